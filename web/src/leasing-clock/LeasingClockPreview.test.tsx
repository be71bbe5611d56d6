import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aBooking, inDays } from '../booking/booking.test-support.ts'
import { dialog, field, openBooking } from '../booking/bookings.test-support.ts'
import { formatDay } from '../shared/language/format.ts'
import { aVacancy } from '../vacancy/vacancy.test-support.ts'
import { aClock } from './clock.test-support.ts'

const stored = 'booking&booking-id=31'
const {
  id: _id,
  computing: _computing,
  ...planned
} = aClock({ last_day: inDays(20), last_day_months: inDays(20), last_day_days: inDays(14) })
const served = { 'POST /leasing-clocks/preview.json/': { status: 200, data: planned } }
const room = () => document.querySelector('.k-clock-room')!
const height = () => room().getBoundingClientRect().height
const untilLastDay = () => dialog().getByRole('button', { name: `until ${formatDay(planned.last_day)}`, exact: true })

test('the form tells the clock as it would be with the booking, and is not higher for it', async () => {
  const { previewed, written } = await openBooking({ at: stored, served })
  await expect.element(field('Employee')).toBeVisible()
  const before = height()
  await expect.element(dialog().getByRole('meter', { name: 'Leasing to Klinikverbund Elbmark' })).toBeVisible()
  await expect.element(dialog().getByText(`last day ${formatDay(planned.last_day)}`, { exact: false })).toBeVisible()
  expect(height()).toBe(before)
  const days = { lower: inDays(3), upper: inDays(30) }
  expect(previewed()).toEqual([{ employee: 5, facility: 7, vacancy_type: 6, date_range: days, booking: 31 }])
  expect(written()).toEqual([])
})

test('an end after the last day is set back to it at one click', async () => {
  const { written } = await openBooking({ at: stored, served })
  await untilLastDay().click()
  await expect.element(field('Period, to')).toHaveValue(formatDay(planned.last_day))
  await expect.element(untilLastDay()).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(written()).toMatchObject([['PATCH /bookings/31.json/', { date_range: { upper: planned.last_day } }]]))
})

test('a booking without an end is offered the last day, one that ends on it is not', async () => {
  await openBooking({ at: stored, booking: aBooking({ lasts: [3, null] }), served })
  await expect.element(untilLastDay()).toBeVisible()
})

test('with a vacancy the clock is asked of the vacancy, once nobody types any more', async () => {
  const { previewed } = await openBooking({
    at: stored,
    booking: aBooking({ vacancy: { id: 12, name: 'Fachkraft ZNA, Klinikum Spreetal' } }),
    vacancy: aVacancy(),
    served,
  })
  await vi.waitFor(() => expect(previewed()).toHaveLength(1))
  expect(previewed()[0]).toEqual({ employee: 5, vacancy: 12, date_range: { lower: inDays(3), upper: inDays(30) }, booking: 31 })
  await field('Period, to').fill(formatDay(inDays(29)))
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(previewed()).toHaveLength(2))
})

test('what does not count, and what cannot be read, is told', async () => {
  await openBooking({ at: stored })
  await expect.element(dialog().getByText('Does not count towards the maximum duration.')).toBeVisible()
})

test('a clock that cannot be read is told as such, and nothing else is disturbed', async () => {
  await openBooking({ at: stored, served: { 'POST /leasing-clocks/preview.json/': { status: 500, data: { detail: 'down' } } } })
  await expect.element(dialog().getByText('The leasing clock could not be loaded.')).toBeVisible()
  expect(document.querySelectorAll('.ant-notification-notice')).toHaveLength(0)
})

test('whoever may not see clocks finds no room for one, and nothing is asked', async () => {
  const { previewed } = await openBooking({ at: stored, holds: ['vacancies.view_booking', 'vacancies.add_booking'], served })
  await expect.element(field('Period, from')).toBeVisible()
  expect(document.querySelector('.k-clock-room')).toBeNull()
  expect(previewed()).toEqual([])
})
