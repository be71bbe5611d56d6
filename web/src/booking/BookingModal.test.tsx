import type { Booking } from '@kasack/contract/booking.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aCandidate } from '../candidate/candidate.test-support.ts'
import { anEmployee } from '../employee/employee.test-support.ts'
import { formatDay } from '../shared/language/format.ts'
import { queryClient } from '../shared/storage/query-client.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aBooking, inDays } from './booking.test-support.ts'
import { dialog, field, openBooking } from './bookings.test-support.ts'
import { vacancyOf } from './queries.ts'

async function choose(label: string, name: string) {
  await field(label).click()
  await page.getByTitle(name, { exact: true }).click()
}

const isOpen = (label: string) => field(label).element() instanceof HTMLInputElement

test('a booking of a vacancy begins with its facility, department and period; its type is not asked for', async () => {
  await openBooking({ at: 'booking&booking-from=vacancy:12' })
  await expect.element(dialog().getByText('Klinikum Spreetal', { exact: true })).toBeVisible()
  await expect.element(dialog().getByText('Notaufnahme')).toBeVisible()
  await expect.element(dialog().getByLabelText('Period, to')).toHaveValue(formatDay(inDays(30)))
  await expect.element(field('Vacancy type')).toBeDisabled()
  await expect.element(dialog().getByText('set by the vacancy')).toBeVisible()
})

test('a booking of a vacancy type is asked for no vacancy', async () => {
  await openBooking({ at: 'booking&booking-id=31' })
  await expect.element(field('Vacancy type')).toBeEnabled()
  await expect.element(field('Vacancy')).toBeDisabled()
})

test('without a vacancy facility and department are asked for, and those of a chosen one are taken', async () => {
  await openBooking({ at: 'booking' })
  await expect.element(field('Facility')).toBeEnabled()
  await field('Vacancy').click()
  await page.getByTitle('Fachkraft ZNA, Klinikum Spreetal').click()
  await expect.element(dialog().getByText('Klinikum Spreetal', { exact: true })).toBeVisible()
  await expect.element(dialog().getByText('Notaufnahme')).toBeVisible()
  expect(isOpen('Facility')).toBe(false)
})

test('of a vacancy that is read late nothing overwrites what was chosen since: another vacancy, or a department by hand', async () => {
  const at = (id: number, name: string) => ({
    facility: { ...aVacancy().facility, id, name: `Haus ${name}` },
    department: { id, name },
    date_range: { lower: inDays(0), upper: null, bounds: '[]' as const },
  })
  const [slow, quick, last] = [
    aVacancy({ id: 13, name: 'Slow', ...at(8, 'Geriatrie') }),
    aVacancy({ id: 14, name: 'Quick', ...at(9, 'Dialyse') }),
    aVacancy({ id: 15, name: 'Last', ...at(10, 'Chirurgie') }),
  ]
  const [late, later] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { written } = await openBooking({
    at: 'booking&booking-from=renewal:31',
    on: '/vacancies/13', // it reads the vacancy too, so its answer is awaited in any case
    booking: aBooking({ vacancy: { id: 12, name: 'Fachkraft ZNA' }, vacancy_type: null }),
    served: {
      'GET /autocompletes/vacancies.json/': { status: 200, data: [slow, quick, last].map(({ id, name }) => ({ id, name })) },
      'GET /autocompletes/facility-departments.json/': { status: 200, data: [{ id: 4, name: 'Notaufnahme' }] },
      'GET /vacancies/13.json/': () => late.promise.then(() => ({ status: 200, data: slow })),
      'GET /vacancies/14.json/': { status: 200, data: quick },
      'GET /vacancies/15.json/': () => later.promise.then(() => ({ status: 200, data: last })),
    },
  })
  for (const name of ['Slow', 'Quick']) await choose('Vacancy', name)
  await expect.element(dialog().getByText('Haus Dialyse')).toBeVisible()
  late.resolve()
  await vi.waitFor(() => expect(queryClient.getQueryData(vacancyOf(slow).queryKey)).toEqual(slow))
  await expect.element(dialog().getByText('Haus Dialyse')).toBeVisible()
  await expect.element(dialog().getByTitle('Dialyse', { exact: true })).toBeVisible()
  await choose('Vacancy', 'Last')
  await choose('Department', 'Notaufnahme')
  later.resolve()
  await expect.element(dialog().getByText('Haus Chirurgie')).toBeVisible()
  await dialog().getByRole('button', { name: 'Create booking' }).click()
  await vi.waitFor(() =>
    expect(written()).toMatchObject([['POST /bookings.json/', { vacancy: { id: 15 }, facility: { id: 10 }, department: { id: 4 } }]]),
  )
})

test('without vacancy, employee and terms nothing is sent, and each says so', async () => {
  const { written } = await openBooking({ at: 'booking' })
  await dialog().getByRole('button', { name: 'Create booking' }).click()
  expect(dialog().getByText('Please choose a vacancy or a vacancy type.').elements()).toHaveLength(2)
  for (const label of ['Facility', 'Employee', 'Charge rate', 'Hours per month', 'Employee travel', 'Accommodation'])
    await expect.element(dialog().getByText(`${label} is required!`)).toBeInTheDocument()
  await expect.element(dialog().getByText('Expenses are required!')).toBeInTheDocument()
  expect(written()).toEqual([])
})

test('amounts for a flat are asked for only where the agency provides one', async () => {
  await openBooking({ at: 'booking' })
  const amounts = () =>
    dialog()
      .getByRole('spinbutton', { name: /^Accommodation/ })
      .elements()
  expect(amounts()).toEqual([])
  await dialog().getByText('yes', { exact: true }).click()
  await vi.waitFor(() => expect(amounts()).toHaveLength(2))
  for (const amount of amounts()) expect(amount).toHaveAttribute('aria-required', 'true')
  expect(dialog().getByText('€', { exact: true }).elements()).toHaveLength(5) // charge rate, expenses, bonus, package and price
  await dialog().getByText('provided by the facility').click()
  await vi.waitFor(() => expect(amounts()).toEqual([]))
})

test.each([
  ['Booking type', ['New deployment', 'Renewal', 'Replacement']],
  ['InSitu', ['InSitu – handshake', 'Framework contract', 'InSitu – ticked', 'InSitu – open-ended']],
  ['Employee travel', ['daily', 'not daily', 'company car']],
  ['Travel paid by the facility', ['daily', 'not daily']],
  ['Accommodation', ['yes', 'no', 'provided by the facility']],
])('of %s the form offers every word', async (label, words) => {
  await openBooking({ at: 'booking' })
  const select = dialog().getByRole('combobox', { name: label, exact: true })
  const segments = dialog().getByRole('radiogroup', { name: label, exact: true })
  await expect.element(select.or(segments)).toBeVisible()
  if (select.elements().length > 0) await select.click()
  const offered = () =>
    select.elements().length > 0
      ? [...document.querySelectorAll('.ant-select-item-option')]
      : segments.element().querySelectorAll('.ant-segmented-item-label')
  await vi.waitFor(() => expect([...offered()].map(({ textContent }) => textContent)).toEqual(words))
})

test('a duplicate takes everything over but the dates and what became of it', async () => {
  const { written } = await openBooking({
    at: 'booking&booking-from=booking:31',
    booking: aBooking({ cancelled: true, notes: 'Night shifts.' }),
  })
  const start = dialog().getByLabelText('Period, from')
  await expect.element(start).toHaveValue('')
  await expect.element(dialog().getByLabelText('Period, to')).toHaveValue('')
  await start.fill('10.06.2030')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog().getByLabelText('Period, to')).toHaveValue('30.06.2030')
  await dialog().getByRole('button', { name: 'Create booking' }).click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
  expect(written()).toMatchObject([
    [
      'POST /bookings.json/',
      {
        employee: { id: 5 },
        facility: { id: 7 },
        vacancy_type: { id: 6 },
        charge_rate: 48.5,
        notes: 'Night shifts.',
        cancelled: false,
        date_range: { lower: '2030-06-10', upper: '2030-06-30' },
      },
    ],
  ])
})

test('of a stored booking employee and facility stand still', async () => {
  await openBooking({ at: 'booking&booking-id=31' })
  await expect.element(dialog().getByText('Jana Reuter', { exact: true })).toBeVisible()
  expect([isOpen('Employee'), isOpen('Facility'), isOpen('Vacancy type')]).toEqual([false, false, true])
})

test('what the server refuses stands in the form', async () => {
  const errors = { cancelled: ['The booking has already started. It can only be ended.'] }
  await openBooking({
    at: 'booking-cancellation&booking-cancellation-id=31',
    served: { 'PATCH /bookings/31.json/': { status: 400, data: { errors } } },
  })
  await dialog().getByRole('button', { name: 'Cancel booking' }).click()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent(errors.cancelled[0]!)
})

const byEva = (booking: Partial<Booking>) =>
  aBooking({
    id: 30,
    employee: { id: 9, name: 'Eva Beispiel' },
    date_range: { lower: '2026-10-12', upper: null, bounds: '[]' },
    ...booking,
  })
const list = (...results: object[]) => ({ status: 200, data: { count: results.length, next: null, previous: null, results } })
const terms = () => dialog().getByText('Terms as on 12.10.26, Eva Beispiel')

test('a new booking begins with the terms of the newest one of the same house, department and type, and with the expenses of the employee', async () => {
  const agreed = byEva({ charge_rate: '51.00', working_hours_month: '150.00', accommodation: 'yes', accommodation_price: '410.00' })
  const { asked, written } = await openBooking({
    at: 'booking&booking-from=candidate:9',
    vacancy: aVacancy({ accommodation_package: '1350.00' }),
    served: {
      'GET /candidates/9.json/': { status: 200, data: aCandidate('applied') },
      'GET /employees/5.json/': { status: 200, data: anEmployee({ expenses: '14.00', hourly_rate: '24.00' }) },
      'GET /bookings.json/': ({ url }) => (url.searchParams.has('vacancy__id') ? list(agreed) : list()),
    },
  })
  await expect.element(terms()).toBeVisible()
  await expect.element(field('Charge rate')).toHaveFocus() // the first missing field
  await expect.element(field('Charge rate')).toHaveValue('51,00')
  await expect.element(field('Hours per month')).toHaveValue('150,00')
  await expect.element(field('Expenses')).toHaveValue('14,00')
  await expect.element(dialog().getByText('pay 24,00 €')).toBeVisible()
  await expect.element(field('Accommodation price')).toHaveValue('410,00')
  const newest = { cancelled: 'false', sort: '-created_datetime', size: '1', facility__id: '7', department__id: '4' }
  expect(asked('/bookings.json/')).toEqual([
    { ...newest, vacancy_type__id: '6' },
    { ...newest, vacancy__id: '12' },
  ])
  await dialog().getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect.element(dialog()).not.toBeInTheDocument() // the user has entered nothing
  expect(written()).toEqual([])
})

test('where nobody was booked for the type, the terms are those of any booking at the house', async () => {
  const { asked } = await openBooking({
    at: 'booking&booking-from=vacancy:12',
    vacancy: aVacancy({ accommodation_package: '1350.00' }),
    served: {
      'GET /bookings.json/': ({ url }) =>
        ['vacancy__id', 'vacancy_type__id'].some((name) => url.searchParams.has(name))
          ? list()
          : list(byEva({ charge_rate: '44.00', accommodation: 'yes', accommodation_package: '900.00' })),
    },
  })
  await expect.element(terms()).toBeVisible()
  await expect.element(field('Charge rate')).toHaveValue('44,00')
  await expect.element(field('Accommodation package')).toHaveValue('1.350,00') // taken from the vacancy
  expect(asked('/bookings.json/')).toHaveLength(5)
})

test('what was typed stays when the terms arrive late, and so does the focus', async () => {
  const late = Promise.withResolvers<void>()
  await openBooking({
    at: 'booking&booking-from=vacancy:12',
    served: { 'GET /bookings.json/': () => late.promise.then(() => list(byEva({ working_hours_month: '150.00' }))) },
  })
  await field('Charge rate').fill('50')
  late.resolve()
  await expect.element(terms()).toBeVisible()
  await expect.element(field('Hours per month')).toHaveValue('150,00')
  expect(document.activeElement).toBe(field('Charge rate').element())
  await userEvent.keyboard('{Tab}')
  await expect.element(field('Charge rate')).toHaveValue('50,00')
})

test.each([
  ['booking&booking-id=31', undefined],
  ['booking&booking-from=booking:31', undefined],
  ['booking&booking-from=renewal:31', undefined],
  ['booking&booking-from=replacement:31', undefined],
  ['booking&booking-from=vacancy:12', ['vacancies.add_booking', 'employees.view_employee']],
] as const)('nothing is preset in %s, by somebody with the rights %j', async (at, holds) => {
  const { asked } = await openBooking({ at, ...(holds && { holds: [...holds] }), served: { 'GET /bookings.json/': list(byEva({})) } })
  await expect.element(field('Charge rate')).toBeVisible()
  expect(terms().elements()).toEqual([])
  expect(asked('/bookings.json/')).toEqual([])
})
