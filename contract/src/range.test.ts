import { expect, test } from 'vitest'
import { contains, endsBeforeStart, ended, mergeBounds, overlaps } from './range.ts'

// The plain model: a range is the set of its days. Every range of a short calendar is looked at, around the end of a year and a leap day.
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
    for (const other of ranges)
      expect([range, other, overlaps(range, other)]).toEqual([range, other, [...daysOf(other)].some((day) => ofRange.has(day))])
  }
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
