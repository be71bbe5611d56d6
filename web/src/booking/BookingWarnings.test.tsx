import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anAbsence } from '../absence/absences.test-support.ts'
import { formatDay, formatPeriod } from '../shared/language/format.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aBooking, inDays } from './booking.test-support.ts'
import { dialog, field, openBooking } from './bookings.test-support.ts'

const save = () => dialog().getByRole('button', { name: 'Save' }).click()
const question = () => page.getByRole('dialog', { name: 'Change it anyway?' })

/** Jana Reuter is to work from the third day to the thirtieth; this is in the way. */
const stored = 'booking&booking-id=31'
const elsewhere = aBooking({ id: 40, lasts: [4, 60], facility: { id: 8, name: 'Fachklinik Hohenwald' } })
const away = anAbsence({ lasts: [1, 4] })

async function moveStart(day: string) {
  await field('Period, from').fill(day)
  await userEvent.keyboard('{Enter}')
}

test('the form tells with facility and dates what the employee is booked and away for', async () => {
  const { asked } = await openBooking({ at: stored, bookings: [aBooking(), elsewhere], absences: [away] })
  await expect.element(dialog().getByText(`Already booked: Fachklinik Hohenwald, ${formatPeriod(elsewhere.date_range)}`)).toBeVisible()
  await expect.element(dialog().getByText(`Absent: vacation, ${formatPeriod(away.date_range)}`)).toBeVisible()
  expect(
    dialog()
      .getByText(/^Already booked/)
      .elements(),
  ).toHaveLength(1)
  const period = { employee__id: '5', from_date: inDays(3), to_date: inDays(30), sort: 'date_range', size: '1000' }
  expect([...asked('/bookings.json/'), ...asked('/absences.json/')]).toEqual([period, period])
})

test.each<[string, Permission[], string[]]>([
  ['view bookings', ['employees.view_employee', 'vacancies.add_booking'], ['Absent']],
  ['view employees', ['vacancies.view_booking', 'vacancies.add_booking'], ['Already booked']],
])('who may not %s is not warned of them, and nothing is asked about them', async (_, holds, told) => {
  const { read } = await openBooking({ at: stored, holds, bookings: [elsewhere], absences: [away], isActive: false })
  await expect.element(dialog().getByText(new RegExp(`^${told[0]}`))).toBeVisible()
  expect(
    dialog()
      .getByText(/^(Already booked|Absent)/)
      .elements(),
  ).toHaveLength(1)
  expect(read().includes('/bookings.json/')).toBe(holds.includes('vacancies.view_booking'))
  expect(read().some((path) => /^\/(absences|employees)/.test(path))).toBe(holds.includes('employees.view_employee'))
})

test('an employee at rest, a vacancy that is paused, and dates beyond it are told', async () => {
  const vacancy = aVacancy({ status: 'paused' })
  const booking = aBooking({ vacancy: { id: 12, name: vacancy.name }, vacancy_type: null, lasts: [3, 40] })
  await openBooking({ at: stored, booking, vacancy, isActive: false })
  for (const words of ['The employee is inactive.', 'The vacancy is paused.', /^The period goes beyond that of the vacancy/])
    await expect.element(dialog().getByText(words)).toBeVisible()
})

test('what warns is asked about before it is saved, and whoever is not sure stays in the form', async () => {
  const { written } = await openBooking({ at: stored, bookings: [elsewhere] })
  await moveStart(formatDay(inDays(4)))
  await save()
  await expect.element(question().getByText(/^Already booked: Fachklinik Hohenwald/)).toBeVisible()
  await question().getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(written()).toEqual([])
  await save()
  await question().getByRole('button', { name: 'Change it anyway' }).click()
  await vi.waitFor(() => expect(written()).toMatchObject([['PATCH /bookings/31.json/', { date_range: { lower: inDays(4) } }]]))
})

test('moving a booking to another vacancy is asked about as well', async () => {
  const paused = aVacancy({ id: 13, name: 'Nachtdienst ZNA', status: 'paused' })
  const { written } = await openBooking({
    at: stored,
    booking: aBooking({ vacancy: { id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal' }, vacancy_type: null }),
    served: {
      'GET /vacancies/13.json/': { status: 200, data: paused },
      'GET /autocompletes/vacancies.json/': { status: 200, data: [{ id: 13, name: paused.name }] },
    },
  })
  await field('Vacancy').click()
  await page.getByTitle(paused.name).click()
  await save()
  await expect.element(question().getByText('The vacancy is paused.')).toBeVisible()
  await question().getByRole('button', { name: 'Back to the form' }).click()
  await expect.element(question()).not.toBeInTheDocument()
  expect(written()).toEqual([])
  await save()
  await question().getByRole('button', { name: 'Change it anyway' }).click()
  await vi.waitFor(() => expect(written()).toMatchObject([['PATCH /bookings/31.json/', { vacancy: { id: 13 } }]]))
})

test('what nothing warns of is saved at once, and so is a change that moves nothing', async () => {
  const { written } = await openBooking({ at: stored, bookings: [elsewhere] })
  await field('Notes').fill('With accommodation.')
  await save()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /bookings/31.json/', { notes: 'With accommodation.', version: 'first' }]]))
})

test('what has got in the way since the form was opened is asked about as well', async () => {
  let bookings: object[] = []
  const { written } = await openBooking({
    at: stored,
    served: { 'GET /bookings.json/': () => ({ status: 200, data: { count: bookings.length, results: bookings } }) },
  })
  await moveStart(formatDay(inDays(4)))
  await vi.waitFor(() =>
    expect(
      dialog()
        .getByText(/^Already booked/)
        .elements(),
    ).toEqual([]),
  )
  bookings = [elsewhere]
  await save()
  await expect.element(question().getByText(/^Already booked: Fachklinik Hohenwald/)).toBeVisible()
  expect(written()).toEqual([])
})

test('where it cannot be checked the form says so and asks', async () => {
  await openBooking({ at: stored, served: { 'GET /bookings.json/': { status: 500 } } })
  const unchecked = 'Whether the employee is booked or absent already could not be checked.'
  await expect.element(dialog().getByText(unchecked)).toBeVisible()
  await moveStart(formatDay(inDays(4)))
  await save()
  await expect.element(question().getByText(unchecked)).toBeVisible()
})

test('nothing moves when a warning comes or goes', async () => {
  await openBooking({ at: stored, bookings: [elsewhere] })
  const warning = dialog().getByText(/^Already booked/)
  const height = () => (dialog().element() as HTMLElement).offsetHeight
  await expect.element(warning).toBeVisible()
  const withWarning = height()
  await field('Period, from').clear()
  await userEvent.tab()
  await expect.element(warning).not.toBeInTheDocument()
  expect(height()).toBe(withWarning)
})
