import { expect, test } from 'vitest'
import {
  contains,
  covers,
  dayFrom,
  endOfMonth,
  endsBeforeStart,
  ended,
  isWithin,
  mergeBounds,
  overlaps,
  sharedDays,
  uncovered,
  without,
} from './range.ts'

// The model: a range is the set of its days. Tests every range of a short calendar, around the end of a year and a leap day.
const calendars = [
  ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
  ['2028-02-27', '2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'],
]

test.each(calendars)('ranges between %s and the days after it are sets of days', (...days) => {
  // Open ends reach beyond the calendar, so its first and last day stand for all before and after.
  const inner = days.slice(1, -1)
  const bounds = [null, ...inner]
  const ranges = bounds.flatMap((lower) => bounds.map((upper) => ({ lower, upper }))).filter((range) => !endsBeforeStart(range))
  const daysOf = ({ lower, upper }: (typeof ranges)[number]) =>
    new Set(days.slice(lower === null ? 0 : days.indexOf(lower), upper === null ? days.length : days.indexOf(upper) + 1))

  expect(ranges).toHaveLength(13)
  for (const range of ranges) {
    const ofRange = daysOf(range)
    for (const day of days) {
      expect([range, day, contains(range, day)]).toEqual([range, day, ofRange.has(day)])
      const isOver = !days.slice(days.indexOf(day)).some((later) => ofRange.has(later))
      expect([range, day, ended(range, day)]).toEqual([range, day, isOver])
    }
    for (const other of ranges) {
      const ofOther = daysOf(other)
      const both = [...ofRange].filter((day) => ofOther.has(day))
      const left = [...ofRange].filter((day) => !ofOther.has(day))
      expect([range, other, overlaps(range, other)]).toEqual([range, other, both.length > 0])
      expect([range, other, isWithin(range, other)]).toEqual([range, other, left.length === 0])
      expect([range, other, covers([other], range)]).toEqual([range, other, left.length === 0])
      expect([range, other, daysIn(sharedDays(range, other))]).toEqual([range, other, both])
      expect([range, other, without(range, other).flatMap(daysIn)]).toEqual([range, other, left])
    }
  }

  function daysIn(range: (typeof ranges)[number] | null): string[] {
    return range ? [...daysOf(range)] : []
  }
})

test('ranges that adjoin or overlap cover what lies in them together', () => {
  const days = (lower: number, upper: number) => ({ lower: `2026-06-${lower + 10}`, upper: `2026-06-${upper + 10}` })
  expect(covers([days(1, 3), days(4, 6), days(5, 8)], days(2, 8))).toBe(true)
  expect(covers([days(1, 3), days(5, 8)], days(2, 8))).toBe(false)
  expect(covers([], days(1, 1))).toBe(false)
  expect(uncovered([days(1, 3), days(5, 6)], days(2, 8))).toEqual([days(4, 4), days(7, 8)])
  expect(covers([days(1, 3)], { lower: '2026-06-11', upper: null })).toBe(false)
})

test('days are counted over the ends of months and the change of the clock', () => {
  expect([dayFrom('2026-03-28', 2), dayFrom('2026-10-24', 2), dayFrom('2028-03-01', -1), dayFrom('2026-12-31', 1)]).toEqual([
    '2026-03-30',
    '2026-10-26',
    '2028-02-29',
    '2027-01-01',
  ])
})

test('one day is a range; what ends before its start is none', () => {
  expect(endsBeforeStart({ lower: '2026-06-10', upper: '2026-06-10' })).toBe(false)
  expect(endsBeforeStart({ lower: '2026-06-10', upper: '2026-06-09' })).toBe(true)
  expect(endsBeforeStart({ lower: null, upper: '2026-06-09' })).toBe(false)
  expect(endsBeforeStart({ lower: '2026-06-10', upper: null })).toBe(false)
})

test('a bound that is not sent stays, an empty end takes it away', () => {
  const stored = { lower: '2026-06-01', upper: '2026-06-30' }
  expect(mergeBounds(stored, {})).toEqual(stored)
  expect(mergeBounds(stored, { lower: '2026-06-10' })).toEqual({ lower: '2026-06-10', upper: '2026-06-30' })
  expect(mergeBounds(stored, { upper: null })).toEqual({ lower: '2026-06-01', upper: null })
  expect(mergeBounds(undefined, { upper: '2026-06-30' })).toEqual({ lower: '', upper: '2026-06-30' })
  expect(mergeBounds(undefined, { lower: '2026-06-01' })).toEqual({ lower: '2026-06-01', upper: null })
})

test.each([
  ['2024-06-10', '2024-06-30'],
  ['2024-02-01', '2024-02-29'],
  ['2026-12-31', '2026-12-31'],
])('what begins on %s ends on %s, with its month', (start, end) => expect(endOfMonth(start)).toBe(end))
