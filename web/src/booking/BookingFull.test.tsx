import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { anEmployee } from '../employee/employee.test-support.ts'
import { formatDay } from '../shared/language/format.ts'
import { setPreference } from '../shared/storage/preference.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aBooking, inDays } from './booking.test-support.ts'
import { dialog, field, openBooking } from './bookings.test-support.ts'

const vacancy = aVacancy({
  number_of_positions: 1,
  number_of_bookings: 1,
  status: 'filled',
  date_range: { lower: inDays(0), upper: null, bounds: '[]' },
})
const atVacancy = { vacancy: { id: 12, name: vacancy.name }, vacancy_type: null, department: vacancy.department }
/** Ended early, so its position became free and has been taken since. */
const booking = aBooking({ ...atVacancy, terminated: true })
const renewal = 'booking&booking-from=renewal:31'
const choice = () => dialog().getByText(/^The vacancy is filled \(1 of 1\)/)
const create = () => dialog().getByRole('button', { name: 'Create booking' }).click()

/** The server raises the vacancy's positions and answers once `isLet` resolves. */
function served(isLet = Promise.resolve()) {
  let positions = 1
  const answer = () => ({ status: 200, data: { ...vacancy, number_of_positions: positions, status: positions > 1 ? 'open' : 'filled' } })
  return {
    'GET /vacancies/12.json/': answer,
    'PATCH /vacancies/12.json/': ({ body }: { body: unknown }) => {
      positions = (body as { number_of_positions: number }).number_of_positions
      return isLet.then(answer)
    },
  }
}

test('a renewal begins the day after the end with the same person on the same terms', async () => {
  await openBooking({ at: renewal, booking, vacancy: aVacancy() })
  await expect.element(field('Period, from')).toHaveValue(formatDay(inDays(31)))
  await expect.element(dialog().getByText('Jana Reuter', { exact: true })).toBeVisible()
  await expect.element(field('Charge rate')).toHaveValue('48,50')
  await expect.element(dialog().getByRole('radio', { name: 'Renewal' })).toBeChecked()
})

test('where no position is left nothing is sent before it is chosen how to go on', async () => {
  const { written } = await openBooking({ at: renewal, booking, served: served() })
  await expect.element(choice()).toBeVisible()
  await create()
  await expect.element(dialog().getByText('All positions are filled.')).toBeVisible()
  expect(written()).toEqual([])
})

test('one more position is added to the vacancy, and the booking goes on', async () => {
  const answer = Promise.withResolvers<void>()
  const { written } = await openBooking({ at: renewal, booking, served: served(answer.promise) })
  await create()
  await dialog().getByRole('button', { name: 'Raise positions to 2' }).dblClick()
  answer.resolve()
  await expect.element(choice()).not.toBeInTheDocument()
  await expect.element(page.getByText('Positions raised to 2')).toBeVisible()
  await create()
  await vi.waitFor(() =>
    expect(written()).toMatchObject([
      ['PATCH /vacancies/12.json/', { number_of_positions: 2, version: 'first' }],
      ['POST /bookings.json/', { vacancy: { id: 12 }, vacancy_type: null, booking_type: 'renewal' }],
    ]),
  )
})

test('or it does without the vacancy, for the same work at the same facility', async () => {
  const { written } = await openBooking({ at: renewal, booking, served: served() })
  await dialog().getByRole('button', { name: 'Without the vacancy, as Fachkraft ZNA' }).click()
  await expect.element(choice()).not.toBeInTheDocument()
  await create()
  await vi.waitFor(() =>
    expect(written()).toMatchObject([
      [
        'POST /bookings.json/',
        { vacancy: null, vacancy_type: { id: 6 }, facility: { id: 7 }, department: { id: 4 }, employee: { id: 5 }, continues: null },
      ],
    ]),
  )
})

test('whoever comes second for the last position is offered the same, and the page behind shows who came first', async () => {
  let isTaken = false
  const { asked } = await openBooking({
    at: renewal,
    on: '/bookings',
    booking,
    served: {
      'GET /vacancies/12.json/': () => ({ status: 200, data: { ...vacancy, number_of_bookings: isTaken ? 1 : 0 } }),
      'POST /bookings.json/': () => {
        isTaken = true
        return { status: 400, data: { errors: { vacancy: ['All positions of the vacancy are filled.'] } } }
      },
    },
  })
  await expect.element(field('Charge rate')).toHaveValue('48,50')
  expect(choice().elements()).toEqual([])
  const behind = () => asked('/bookings.json/').filter(({ sort }) => sort === '-created_datetime')
  await vi.waitFor(() => expect(behind()).toHaveLength(1))
  await create()
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('Vacancy: All positions of the vacancy are filled.')
  await expect.element(choice()).toBeVisible()
  await vi.waitFor(() => expect(behind()).toHaveLength(2))
})

test('a booking that fills the vacancy itself is changed without a question', async () => {
  const { written } = await openBooking({ at: 'booking&booking-id=31', booking: aBooking(atVacancy), served: served() })
  await field('Notes').fill('Early shift.')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toEqual([['PATCH /bookings/31.json/', { notes: 'Early shift.', version: 'first' }]]))
})

test('a renewal at a full vacancy has the position of what it continues, and the end is one click', async () => {
  const { written } = await openBooking({ at: renewal, booking: aBooking(atVacancy), served: served() })
  await expect.element(dialog().getByText(/^Jana Reuter, /)).toBeVisible()
  const [inFourWeeks, asBefore] = [dialog().getByRole('button', { name: '+4 weeks' }), dialog().getByRole('button', { name: 'as before' })]
  await expect.element(asBefore).toHaveAttribute('aria-pressed', 'true')
  await inFourWeeks.click()
  await expect.element(field('Period, to')).toHaveValue(formatDay(inDays(31 + 27)))
  expect(choice().elements()).toEqual([])
  await create()
  await vi.waitFor(() =>
    expect(written()).toMatchObject([
      ['POST /bookings.json/', { continues: { id: 31 }, vacancy: { id: 12 }, date_range: { lower: inDays(31), upper: inDays(58) } }],
    ]),
  )
})

test('the usual ends, five with the former one, have room beside the days', async () => {
  await page.viewport(1280, 800)
  await openBooking({ at: renewal, booking: aBooking(atVacancy), served: served() })
  setPreference({ language: 'de' })
  const former = page.getByRole('button', { name: 'wie bisher' })
  await expect.element(former).toBeVisible()
  const right = (element: Element) => element.getBoundingClientRect().right
  expect(right(former.element())).toBeLessThanOrEqual(right(former.element().closest('fieldset')!))
})

test('somebody else takes the place: whom is asked, and for whom is kept', async () => {
  await openBooking({ at: 'booking&booking-from=replacement:31', booking: aBooking({ lasts: [-4, 20] }) })
  await expect.element(field('Period, from')).toHaveValue(formatDay(inDays(0)))
  await expect.element(dialog().getByRole('radio', { name: 'Replacement' })).toBeChecked()
  await expect.element(dialog().getByText('Jana Reuter', { exact: true })).toBeVisible()
  await create()
  await expect.element(dialog().getByText('Employee is required!')).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

test('whoever replaces somebody whose booking ended early continues that booking', async () => {
  const { written } = await openBooking({
    at: 'booking&booking-from=replacement:31&booking-with=employee:6',
    booking,
    vacancy: aVacancy(),
    served: { 'GET /employees/6.json/': { status: 200, data: anEmployee({ id: 6, name: 'Mia Lorenz' }) } },
  })
  await expect.element(dialog().getByText('Mia Lorenz', { exact: true })).toBeVisible()
  await create()
  await vi.waitFor(() =>
    expect(written()).toMatchObject([
      ['POST /bookings.json/', { employee: { id: 6 }, replacement_for: { id: 5 }, continues: { id: 31 }, stands_in_for: null }],
    ]),
  )
})

test('who was chosen stands in the form that goes on from there', async () => {
  const absent = { id: 5, reason_display: 'sick', date_range: aBooking({ lasts: [5, 9] }).date_range as never, stand_ins: [] }
  const { written } = await openBooking({
    at: 'booking&booking-from=replacement:31&booking-with=employee:6',
    booking: aBooking({ ...atVacancy, absences: [absent] }),
    served: { ...served(), 'GET /employees/6.json/': { status: 200, data: anEmployee({ id: 6, name: 'Mia Lorenz' }) } },
  })
  await expect.element(dialog().getByText('Mia Lorenz', { exact: true })).toBeVisible()
  expect(choice().elements()).toEqual([])
  await create()
  await vi.waitFor(() =>
    expect(written()).toMatchObject([
      [
        'POST /bookings.json/',
        {
          employee: { id: 6 },
          booking_type: 'replacement',
          replacement_for: { id: 5 },
          stands_in_for: { id: 31 },
          date_range: { lower: inDays(5), upper: inDays(9) },
        },
      ],
    ]),
  )
})
