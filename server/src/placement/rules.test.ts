import { expect, test } from 'vitest'
import type { Placed } from './rules.ts'
import { effectsOf, isFull, whyNotCancelled, whyNotTerminated } from './rules.ts'

const placed = (vacancy: number | null, ended: Partial<Placed> = {}): Placed => ({
  vacancy: vacancy === null ? null : { id: vacancy },
  employee: { id: 7 },
  cancelled: false,
  terminated: false,
  ...ended,
})
const pair = (vacancy: number) => ({ vacancy, employee: 7 })

test('a vacancy is full with as many bookings as positions, and without positions', () => {
  const full = (number_of_positions: number, number_of_bookings: number) => isFull({ number_of_positions, number_of_bookings })
  expect([full(2, 1), full(2, 2), full(1, 2), full(0, 0)]).toEqual([false, true, true, true])
})

test('a new booking counts and signs its candidate, one without a vacancy does nothing', () => {
  expect(effectsOf(null, placed(1))).toEqual({ recounted: [1], signed: pair(1), released: null })
  expect(effectsOf(null, placed(null))).toEqual({ recounted: [], signed: null, released: null })
})

test('a booking that is cancelled or deleted lets its candidate go, one that ends early does not', () => {
  expect(effectsOf(placed(1), placed(1, { cancelled: true }))).toEqual({ recounted: [1], signed: null, released: pair(1) })
  expect(effectsOf(placed(1), placed(1, { terminated: true }))).toEqual({ recounted: [1], signed: null, released: null })
  expect(effectsOf(placed(1), null)).toEqual({ recounted: [1], signed: null, released: pair(1) })
  expect(effectsOf(placed(1, { terminated: true }), null)).toEqual({ recounted: [1], signed: null, released: pair(1) })
})

test('moved to another vacancy it is a cancellation there and a new booking here', () => {
  expect(effectsOf(placed(2), placed(1))).toEqual({ recounted: [1, 2], signed: pair(1), released: pair(2) })
  expect(effectsOf(placed(2), placed(null))).toEqual({ recounted: [2], signed: null, released: pair(2) })
  expect(effectsOf(placed(null), placed(1))).toEqual({ recounted: [1], signed: pair(1), released: null })
})

test('a change that moves nobody means nothing to the candidate', () => {
  expect(effectsOf(placed(1), placed(1))).toEqual({ recounted: [1], signed: null, released: null })
})

const today = '2026-06-10'
const from = (lower: string, upper: string | null = null, ended: object = {}) => ({
  date_range: { lower, upper },
  cancelled: false,
  terminated: false,
  ...ended,
})

test('a booking is cancelled before its first day, and once', () => {
  expect(whyNotCancelled(from('2026-06-11'), today)).toBeNull()
  expect(whyNotCancelled(from('2026-06-10'), today)).toBe('has_started')
  expect(whyNotCancelled(from('2026-06-11', null, { cancelled: true }), today)).toBe('already_cancelled')
  expect(whyNotCancelled(from('2026-06-01', null, { terminated: true }), today)).toBe('already_terminated')
})

test('a booking is ended from its first day on and before its last, and once', () => {
  expect(whyNotTerminated(from('2026-06-10'), today)).toBeNull()
  expect(whyNotTerminated(from('2026-06-01', '2026-06-11'), today)).toBeNull()
  expect(whyNotTerminated(from('2026-06-01', '2026-06-10'), today)).toBe('has_ended')
  expect(whyNotTerminated(from('2026-06-01', '2026-06-09'), today)).toBe('has_ended')
  expect(whyNotTerminated(from('2026-06-11'), today)).toBe('not_started')
  expect(whyNotTerminated(from('2026-06-01', null, { terminated: true }), today)).toBe('already_terminated')
  expect(whyNotTerminated(from('2026-06-01', null, { cancelled: true }), today)).toBe('already_cancelled')
})

test('a booking of today alone can be neither cancelled nor ended', () => {
  expect([whyNotCancelled(from(today, today), today), whyNotTerminated(from(today, today), today)]).toEqual(['has_started', 'has_ended'])
})
