import { expect, test } from 'vitest'
import { daysLate, dueOf } from './due.ts'

test('yesterday is late, today is due, tomorrow is still to come', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => dueOf(day, '2026-11-21'))).toEqual(['late', 'today', 'later'])
})

test('days late are counted over the change of the clock', () => {
  expect(daysLate('2026-10-20', '2026-10-26')).toBe(6)
  expect(daysLate('2026-10-26', '2026-10-26')).toBe(0)
  expect(daysLate('2026-10-27', '2026-10-26')).toBe(0)
})
