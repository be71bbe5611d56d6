import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aKnownFacility } from '../facility/facility.test-support.ts'
import { aFinding } from '../judge/finding.test-support.ts'
import { formatDay } from '../shared/language/format.ts'
import { aBooking, inDays } from './booking.test-support.ts'
import { dialog, field, openBooking } from './bookings.test-support.ts'

const inactive = aFinding('The employee is inactive.', { code: 'inactive', level: 'block', can_override: true })
const booked = aFinding('Already booked: Fachklinik Hohenwald, from 04.12.26', { level: 'block', can_override: true })
const reason = 'Mit der Stationsleitung abgesprochen'
const bookAnyway = () => dialog().getByRole('button', { name: 'Book anyway' })
const blocked = (text: string) => dialog().getByText(text)

/** Duplicates Jana Reuter's booking. */
const again = 'booking&booking-from=booking:31'

async function fillDays() {
  await field('Period, from').fill(formatDay(inDays(4)))
  await userEvent.keyboard('{Enter}')
}

test('who may make exceptions books what is blocked by giving a reason', async () => {
  const { written } = await openBooking({ at: again, findings: [inactive, booked] })
  await fillDays()
  await expect.element(blocked(inactive.text)).toBeVisible()
  await expect.element(blocked(booked.text)).toBeVisible()
  expect(dialog().getByText('Blocked:').elements()).toHaveLength(2)
  await bookAnyway().click()
  await expect.element(dialog().getByText('Reason is required!')).toBeVisible()
  expect(written()).toEqual([])
  await field('Reason').fill(reason)
  await bookAnyway().click()
  const override = { codes: ['inactive', 'overlaps_booking'], reason }
  await vi.waitFor(() => expect(written()).toEqual([['POST /bookings.json/', expect.objectContaining({ override })]]))
})

test('who may not is told why and gets a link to the form as it stands, which names nobody', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openBooking({ at: 'booking&booking-from=vacancy:12&booking-with=employee:5', findings: [{ ...inactive, can_override: false }] })
  await expect.element(blocked(inactive.text)).toBeVisible()
  expect(dialog().getByLabelText('Reason', { exact: true }).query()).toBeNull()
  expect(bookAnyway().query()).toBeNull()
  await dialog().getByRole('button', { name: 'Copy link for colleagues' }).click()
  const [link] = writeText.mock.calls[0]!
  const { pathname, searchParams } = new URL(link)
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/bookings',
    {
      modals: 'booking',
      'booking-from': 'vacancy:12',
      'booking-with': 'employee:5',
      'booking-days': `${inDays(1)}_${inDays(30)}`,
    },
  ])
})

test('the link opens the form with the same employee, vacancy and days', async () => {
  const at = `booking&booking-from=vacancy:12&booking-with=employee:5&booking-days=${inDays(7)}_${inDays(9)}`
  const { judged } = await openBooking({ at, findings: [inactive] })
  await expect.element(blocked(inactive.text)).toBeVisible()
  expect(judged().at(-1)).toMatchObject({ employee: 5, vacancy: 12, date_range: { lower: inDays(7), upper: inDays(9) } })
})

test('without a vacancy the form opens with the facility and the vacancy type of the link, and the link from it names them again', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const at = `booking&booking-from=facility:7&booking-with=employee:5&booking-days=${inDays(7)}_${inDays(9)}&booking-type=6`
  const types = [{ id: 4, name: 'Springer' }, { id: 6, name: 'Fachkraft ZNA' }] // prettier-ignore
  const { judged } = await openBooking({
    at,
    findings: [{ ...inactive, can_override: false }],
    served: {
      'GET /facilities/7.json/': { status: 200, data: aKnownFacility({ id: 7, name: 'Klinikum Spreetal' }) },
      'GET /autocompletes/vacancy-types.json/': { status: 200, data: types },
    },
  })
  await expect.element(blocked(inactive.text)).toBeVisible()
  expect(dialog().getByText('Fachkraft ZNA').query()).not.toBeNull()
  expect(judged().at(-1)).toMatchObject({ employee: 5, vacancy: null, facility: 7, vacancy_type: 6 })
  await dialog().getByRole('button', { name: 'Copy link for colleagues' }).click()
  expect(decodeURIComponent(new URL(writeText.mock.calls.at(-1)![0]).search)).toBe(`?modals=${at}`)
})

test('without any place the link still opens the form of the employee', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const at = `booking&booking-from=employee:5&booking-with=employee:5&booking-days=${inDays(7)}_${inDays(9)}`
  const { judged } = await openBooking({ at, findings: [{ ...inactive, can_override: false }] })
  await expect.element(blocked(inactive.text)).toBeVisible()
  expect(judged().at(-1)).toMatchObject({ employee: 5, date_range: { lower: inDays(7), upper: inDays(9) } })
  await dialog().getByRole('button', { name: 'Copy link for colleagues' }).click()
  expect(decodeURIComponent(new URL(writeText.mock.calls.at(-1)![0]).search)).toBe(`?modals=${at}`)
})

test('of a change it opens the form with the new days', async () => {
  const { judged } = await openBooking({ at: `booking&booking-id=31&booking-days=${inDays(3)}_${inDays(40)}`, findings: [inactive] })
  await expect.element(blocked(inactive.text)).toBeVisible()
  expect(judged().at(-1)).toMatchObject({ id: 31, date_range: { lower: inDays(3), upper: inDays(40) } })
})

test('nobody is asked for a reason where there are no exceptions', async () => {
  const forbidden = aFinding('The title forbids agency work.', { code: 'residence_forbids_leasing', level: 'block' })
  await openBooking({ at: `${again}&booking-days=${inDays(3)}_${inDays(40)}`, findings: [forbidden, inactive] })
  await expect.element(dialog().getByText(/no exception can be made/)).toBeVisible()
  expect(dialog().getByRole('button', { name: 'Copy link for colleagues' }).query()).toBeNull()
})

test('an exception that stands lets the booking be changed without a reason', async () => {
  const user = { id: 2, name: 'Lea Vogt' }
  const overrides = [{ code: 'inactive', reason, user, datetime: '2026-11-16T08:00:00.000000Z', text: 'Employee inactive' }]
  const { written } = await openBooking({ at: 'booking&booking-id=31', booking: aBooking({ overrides }), findings: [inactive] })
  await expect.element(dialog().getByText(`${inactive.text} – exception made`)).toBeVisible()
  expect(dialog().getByText('Blocked:').query()).toBeNull()
  expect(bookAnyway().query()).toBeNull()
  await fillDays()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toHaveLength(1))
})

test('what forbids it by the time of saving is told in the form, with the field for a reason', async () => {
  let findings: object[] = []
  const refused = { errors: { findings: [inactive.text] }, findings: [inactive] }
  await openBooking({
    at: `${again}&booking-days=${inDays(3)}_${inDays(40)}`,
    served: {
      'POST /bookings/judge.json/': () => ({ status: 200, data: { findings } }),
      'POST /bookings.json/': () => {
        findings = [inactive]
        return { status: 400, data: refused }
      },
    },
  })
  await dialog().getByRole('button', { name: 'Create booking' }).click()
  await expect.element(page.getByRole('alert').getByText(inactive.text)).toBeVisible()
  await expect.element(field('Reason')).toBeVisible()
})
