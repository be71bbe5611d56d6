import { expect, test } from 'vitest'
import { isOngoing } from './row-state.ts'

test('a period is going on from its first to its last day', () => {
  const period = { lower: '2026-03-01', upper: '2026-03-31' }
  expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((today) => isOngoing(period, today))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('a period without an end goes on', () => expect(isOngoing({ lower: '2026-03-01', upper: null }, '2200-12-31')).toBe(true))
