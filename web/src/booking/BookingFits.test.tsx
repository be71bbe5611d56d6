import { expect, test } from 'vitest'
import { aMatch } from '../match/match.test-support.ts'
import { dialog, openBooking } from './bookings.test-support.ts'

const jana = aMatch({ employee: { id: 5, name: 'Jana Reuter' } })
const served = { 'GET /vacancies/12/matches.json/': { status: 200, data: { count: 1, next: null, previous: null, results: [jana] } } }
const chips = () => dialog().getByRole('group', { name: 'Matching employees' })

test('as long as nobody is chosen for a vacancy, who fits best is chosen at one click', async () => {
  const { asked } = await openBooking({ at: 'booking&booking-from=vacancy:12', served })
  const chip = chips().getByRole('button', { name: 'Jana Reuter · 91' })
  await expect.element(chip).toHaveAttribute('title', expect.stringContaining('Has all required qualifications.'))
  expect(asked('/vacancies/12/matches.json/')).toEqual([{ size: '4' }])
  await chip.click()
  await expect.element(dialog().getByText('Jana Reuter', { exact: true })).toBeVisible()
  await expect.element(chips()).not.toBeInTheDocument()
})

test('whoever may not see employees, and a booking without a vacancy, is told nothing of who fits', async () => {
  const { read } = await openBooking({
    at: 'booking&booking-from=vacancy:12',
    holds: ['vacancies.view_booking', 'vacancies.add_booking'],
    served,
  })
  await expect.element(dialog().getByText('Klinikum Spreetal', { exact: true })).toBeVisible()
  expect(read()).not.toContain('/vacancies/12/matches.json/')
})
