import { expect, test } from 'vitest'
import { dayCount, dayOfCount, endOfMonths, monthsAndDays } from './day-count.ts'

const endOf = (day: string, months: number) => dayOfCount(endOfMonths(dayCount(day), months))

test.each([
  ['2017-04-01', 18, '2018-09-30'],
  ['2017-04-03', 9, '2018-01-02'],
  ['2024-08-31', 18, '2026-02-28'],
  ['2024-03-31', 18, '2025-09-30'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-28'],
  ['2026-11-29', 3, '2027-02-28'],
  ['2026-12-01', 3, '2027-02-28'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-14'],
  ['2026-01-01', 0, '2025-12-31'],
])('what begins on %s is %i months old at the end of %s', (begin, months, end) => {
  expect(endOf(begin, months)).toBe(end)
})

const counted = (first: string, last: string) => Object.values(monthsAndDays(dayCount(first), dayCount(last)))

test.each([
  ['2026-01-01', '2026-01-01', 0, 1],
  ['2026-01-01', '2026-01-30', 0, 30],
  ['2026-01-01', '2026-01-31', 1, 0],
  ['2026-02-01', '2026-02-28', 1, 0],
  ['2026-01-31', '2026-02-27', 0, 28],
  ['2026-01-31', '2026-02-28', 1, 0],
  ['2026-01-31', '2026-03-29', 1, 29],
  ['2026-01-31', '2026-03-30', 2, 0],
  ['2024-02-29', '2025-02-28', 12, 0],
  ['2026-01-15', '2026-03-20', 2, 6],
])('from %s to %s it is %i months and %i days', (first, last, months, days) => {
  expect(counted(first, last)).toEqual([months, days])
})
