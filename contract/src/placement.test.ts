import { expect, test } from 'vitest'
import { isFull, placementTexts, whyNotCancelled, whyNotTerminated } from './placement.ts'

test('a vacancy is full with as many bookings as positions, and without positions', () => {
  const full = (number_of_positions: number, number_of_bookings: number) => isFull({ number_of_positions, number_of_bookings })
  expect([full(2, 1), full(2, 2), full(1, 2), full(0, 0)]).toEqual([false, true, true, true])
})

const today = '2026-06-10'
const from = (lower: string, upper: string | null = null, ended: object = {}) => ({
  date_range: { lower, upper },
  cancelled: false,
  terminated: false,
  ...ended,
})

test('a booking is cancelled before its first day, and once', () => {
  expect(whyNotCancelled(from('2026-06-11'), today)).toBeUndefined()
  expect(whyNotCancelled(from('2026-06-10'), today)).toBe(placementTexts.has_started)
  expect(whyNotCancelled(from('2026-06-11', null, { cancelled: true }), today)).toBe(placementTexts.already_cancelled)
  expect(whyNotCancelled(from('2026-06-01', null, { terminated: true }), today)).toBe(placementTexts.already_terminated)
})

test('a booking is ended from its first day on and before its last, and once', () => {
  expect(whyNotTerminated(from('2026-06-10'), today)).toBeUndefined()
  expect(whyNotTerminated(from('2026-06-01', '2026-06-11'), today)).toBeUndefined()
  expect(whyNotTerminated(from('2026-06-01', '2026-06-10'), today)).toBe(placementTexts.ends_today)
  expect(whyNotTerminated(from('2026-06-01', '2026-06-09'), today)).toBe(placementTexts.has_ended)
  expect(whyNotTerminated(from('2026-06-11'), today)).toBe(placementTexts.not_started)
  expect(whyNotTerminated(from('2026-06-01', null, { terminated: true }), today)).toBe(placementTexts.already_terminated)
  expect(whyNotTerminated(from('2026-06-01', null, { cancelled: true }), today)).toBe(placementTexts.already_cancelled)
})

test('a booking of today alone can be neither cancelled nor ended', () => {
  expect([whyNotCancelled(from(today, today), today), whyNotTerminated(from(today, today), today)]).toEqual([
    placementTexts.has_started,
    placementTexts.ends_today,
  ])
})
