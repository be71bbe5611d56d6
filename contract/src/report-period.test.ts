import { expect, test } from 'vitest'
import { periodAfter, periodDays, periodDaysUntil, periodName, weekAround, weeksIn } from './report-period.ts'

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

test('the periods before and after others cross the ends of years', () => {
  const names = (period: Parameters<typeof periodAfter>[0]) => [-1, 0, 1].map((steps) => periodName(periodAfter(period, steps)))
  expect(names({ year: 2026 })).toEqual(['2025', '2026', '2027'])
  expect(names({ year: 2026, month: 1 })).toEqual(['2025-12', '2026-01', '2026-02'])
  expect(names({ year: 2026, month: 12 })).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(names({ year: 2020, week: 53 })).toEqual(['2020-W52', '2020-W53', '2021-W01'])
  expect(names({ year: 2025, week: 1 })).toEqual(['2024-W52', '2025-W01', '2025-W02'])
  expect(periodAfter({ year: 2026, month: 11 }, -23)).toEqual({ year: 2024, month: 12 })
})

test('the same days of another period end on the same weekday, day of the month or date', () => {
  const last = (period: Parameters<typeof periodDaysUntil>[0], day: string) => periodDaysUntil(period, day).upper
  expect(periodDaysUntil({ year: 2026, week: 47 }, '2026-11-26')).toEqual({ lower: '2026-11-16', upper: '2026-11-19' })
  expect([last({ year: 2026, week: 47 }, '2026-11-23'), last({ year: 2020, week: 53 }, '2026-11-29')]).toEqual(['2026-11-16', '2021-01-03'])
  expect([last({ year: 2026, month: 10 }, '2026-11-26'), last({ year: 2026, month: 2 }, '2026-03-31')]).toEqual([
    '2026-10-26',
    '2026-02-28',
  ])
  expect([last({ year: 2024, month: 2 }, '2026-03-30'), last({ year: 2026, month: 11 }, '2026-12-01')]).toEqual([
    '2024-02-29',
    '2026-11-01',
  ])
  expect([last({ year: 2025 }, '2026-11-26'), last({ year: 2023 }, '2024-02-29')]).toEqual(['2025-11-26', '2023-02-28'])
  expect(last({ year: 2024 }, '2025-12-31')).toBe('2024-12-31')
})

test('cut at its last day a period is whole', () => {
  for (const period of [{ year: 2024 }, { year: 2024, month: 2 }, { year: 2020, week: 53 }])
    expect(periodDaysUntil(period, periodDays(period).upper)).toEqual(periodDays(period))
})

/** By another rule: a year has as many weeks as Thursdays. */
function lastWeekOf(year: number): number {
  const thursdays = Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index))).filter(
    (day) => day.getUTCFullYear() === year && day.getUTCDay() === 4,
  )
  return thursdays.length
}
