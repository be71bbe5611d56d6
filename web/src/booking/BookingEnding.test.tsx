import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatDay } from '../shared/language/format.ts'
import { aBooking, inDays } from './booking.test-support.ts'
import { dialog, openBooking } from './bookings.test-support.ts'

test('a booking is called off with a note, and nothing else is sent', async () => {
  const { written } = await openBooking({ at: 'booking-cancellation&booking-cancellation-id=31' })
  await dialog().getByRole('textbox', { name: 'Notes' }).fill('The ward closes.')
  await expect.element(dialog().getByText('The facility is not notified.')).toBeVisible()
  await expect.element(dialog().getByRole('button', { name: 'Keep booking' })).toBeVisible()
  await expect.element(dialog().getByText('Required')).not.toBeInTheDocument()
  await dialog().getByRole('button', { name: 'Cancel booking' }).click()
  await expect.element(page.getByText('Booking was cancelled')).toBeVisible()
  expect(written()).toEqual([['PATCH /bookings/31.json/', { cancelled: true, notes: 'The ward closes.', version: 'first' }]])
})

test('a booking ends today unless another day until its former end is chosen', async () => {
  const { written } = await openBooking({ at: 'booking-termination&booking-termination-id=31', booking: aBooking({ lasts: [-5, 20] }) })
  const last = dialog().getByLabelText('Last day')
  await expect.element(last).toHaveValue(formatDay(inDays(0)))
  for (const [typed, refused] of [
    [formatDay(inDays(21)), 'The new end cannot be after the current one.'],
    [formatDay(inDays(-6)), 'The end cannot be before the start.'],
    ['', 'Please choose the last day.'],
  ] as const) {
    await last.fill(typed)
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByText(refused)).toBeVisible()
  }
  for (const day of [inDays(-5), inDays(20)]) {
    await last.fill(formatDay(day))
    await userEvent.keyboard('{Enter}')
    await expect.element(last).not.toHaveAttribute('aria-invalid', 'true')
  }
  await dialog().getByRole('button', { name: 'End booking' }).click()
  await vi.waitFor(() =>
    expect(written()).toEqual([
      ['PATCH /bookings/31.json/', { terminated: true, notes: '', date_range: { upper: inDays(20) }, version: 'first' }],
    ]),
  )
})

test('a booking that is going on says at once that it is not called off any more', async () => {
  await openBooking({ at: 'booking-cancellation&booking-cancellation-id=31', booking: aBooking({ lasts: [-5, 20] }) })
  await expect.element(dialog().getByRole('alert')).toHaveTextContent('The booking has already started. It can only be ended.')
})

test('before a booking is ended what follows is said, on a button that invites nobody, and then the facility can be told', async () => {
  const { router } = await openBooking({
    at: 'booking-termination&booking-termination-id=31',
    booking: aBooking({ lasts: [-5, 20], vacancy: { id: 12, name: 'Fachkraft ZNA' }, vacancy_type: null }),
  })
  await expect.element(dialog().getByText('The position is freed up again. The facility is not notified.')).toBeVisible()
  const end = dialog().getByRole('button', { name: 'End booking' })
  await expect.element(end).toHaveClass('ant-btn-dangerous')
  await expect.element(end).not.toHaveClass('ant-btn-primary')
  await end.click()
  await page.getByRole('button', { name: 'Notify the facility' }).click()
  await vi.waitFor(() => expect(router.state.location.search).toContain('email-from=ended-at%3A7&email-with=employee%3A5'))
})
