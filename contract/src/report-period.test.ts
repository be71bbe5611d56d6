import { expect, test } from 'vitest'
import { periodDays, periodName, weekAround, weeksIn } from './report-period.ts'

test('a period is named as the wire names it', () => {
  expect(periodName({ year: 2024 })).toBe('2024')
  expect(periodName({ year: 2024, month: 5 })).toBe('2024-05')
  expect(periodName({ year: 2024, week: 9 })).toBe('2024-W09')
})

test('a year and a month have their days, in leap years too', () => {
  expect(periodDays({ year: 2024 })).toEqual({ lower: '2024-01-01', upper: '2024-12-31' })
  expect(periodDays({ year: 2024, month: 2 })).toEqual({ lower: '2024-02-01', upper: '2024-02-29' })
  expect(periodDays({ year: 1900, month: 2 })).toEqual({ lower: '1900-02-01', upper: '1900-02-28' })
  expect(periodDays({ year: 2026, month: 12 })).toEqual({ lower: '2026-12-01', upper: '2026-12-31' })
})

test('calendar weeks begin on Monday, and the first of a year is the one with its first Thursday', () => {
  expect(periodDays({ year: 2024, week: 20 })).toEqual({ lower: '2024-05-13', upper: '2024-05-19' })
  expect(periodDays({ year: 2025, week: 1 })).toEqual({ lower: '2024-12-30', upper: '2025-01-05' })
  expect(periodDays({ year: 2021, week: 1 })).toEqual({ lower: '2021-01-04', upper: '2021-01-10' })
  expect(periodDays({ year: 2020, week: 53 })).toEqual({ lower: '2020-12-28', upper: '2021-01-03' })
})

test('every day is in the week whose days hold it', () => {
  expect(weekAround('2027-01-03')).toEqual({ year: 2026, week: 53 })
  expect(weekAround('2024-12-30')).toEqual({ year: 2025, week: 1 })
  for (let moment = Date.UTC(2019, 11, 1); moment < Date.UTC(2022, 1, 1); moment += 86_400_000) {
    const day = new Date(moment).toISOString().slice(0, 10)
    const { lower, upper } = periodDays(weekAround(day))
    expect(lower <= day && day <= upper).toBe(true)
  }
})

test('a year has 53 weeks if it begins on a Thursday, or is a leap year that begins on a Wednesday', () => {
  const long = Array.from({ length: 201 }, (_, index) => 1900 + index).filter((year) => weeksIn(year) === 53)
  expect(long).toContain(2020)
  expect(long).toContain(2026)
  for (const year of [2024, 2025, 2027, 2100]) expect(weeksIn(year)).toBe(52)
  expect(
    long.every((year) => {
      const weekday = new Date(Date.UTC(year, 0, 1)).getUTCDay()
      return weekday === 4 || (weekday === 3 && new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1)
    }),
  ).toBe(true)
  expect(long).toHaveLength(Array.from({ length: 201 }, (_, index) => 1900 + index).filter((year) => lastWeekOf(year) === 53).length)
})

/** As another rule says it: the last Thursday of December, counted from the first one of the year. */
function lastWeekOf(year: number): number {
  const thursdays = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index))).filter(
    (day) => day.getUTCFullYear() === year && day.getUTCDay() === 4,
  )
  return thursdays.length
}
