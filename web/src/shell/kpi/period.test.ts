import { expect, test } from 'vitest'
import { isRunning, latestPeriods, offeredPeriods, readPeriod, timeFrames, usualPeriods } from './period.ts'

test('the current year is offered with five back, the month with 36, the week with 60', () => {
  const [years, months, weeks] = timeFrames.map((frame) => offeredPeriods(frame, '2026-11-23'))
  expect(years).toEqual(['2026', '2025', '2024', '2023', '2022', '2021'])
  expect([months!.length, months![0], months![36]]).toEqual([37, '2026-11', '2023-11'])
  expect([weeks!.length, weeks![0], weeks![60]]).toEqual([61, '2026-W48', '2025-W40'])
  for (const offered of [years!, months!, weeks!]) expect(new Set(offered).size).toBe(offered.length)
})

test('periods before the end of a year lie in the year before', () => {
  expect(offeredPeriods('months', '2026-01-31').slice(0, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(offeredPeriods('weeks', '2027-01-03').slice(0, 2)).toEqual(['2026-W53', '2026-W52'])
  expect(offeredPeriods('weeks', '2027-01-04').slice(0, 2)).toEqual(['2027-W01', '2026-W53'])
})

test('the latest periods are the current one and those right before it', () => {
  expect(latestPeriods('weeks', '2026-01-01', 2)).toEqual(['2026-W01', '2025-W52'])
  expect(latestPeriods('months', '2026-03-31', 2)).toEqual(['2026-03', '2026-02'])
})

test('the last column is a year ago, of years three years ago', () => {
  expect(usualPeriods('years', '2026-11-23')).toEqual(['2026', '2025', '2024', '2023'])
  expect(usualPeriods('months', '2026-02-28')).toEqual(['2026-02', '2026-01', '2025-12', '2025-02'])
  expect(usualPeriods('weeks', '2026-11-23')).toEqual(['2026-W48', '2026-W47', '2026-W46', '2025-W48'])
})

test('a year before week 53 is week 52, where that year has no other, and it is always offered', () => {
  expect(usualPeriods('weeks', '2026-12-31').at(-1)).toBe('2025-W52')
  for (let moment = Date.UTC(2024, 0, 1); moment < Date.UTC(2029, 0, 1); moment += 86_400_000) {
    const today = new Date(moment).toISOString().slice(0, 10)
    for (const frame of timeFrames) {
      const usual = usualPeriods(frame, today)
      expect(new Set(usual).size).toBe(4)
      expect(offeredPeriods(frame, today)).toEqual(expect.arrayContaining(usual))
    }
  }
})

test('a name is read as the period of its kind, and nothing else is', () => {
  expect(readPeriod('years', '2024')).toEqual({ year: 2024 })
  expect(readPeriod('months', '2024-05')).toEqual({ year: 2024, month: 5 })
  expect(readPeriod('weeks', '2020-W53')).toEqual({ year: 2020, week: 53 })
  expect(['1900-01', '2100-12'].map((name) => readPeriod('months', name))).toEqual([
    { year: 1900, month: 1 },
    { year: 2100, month: 12 },
  ])
  for (const wrong of ['2024-13', '2024-00', '2024-5', '2024', '1899-05', '2101-05', 'May']) expect(readPeriod('months', wrong)).toBeNull()
  for (const wrong of ['2024-W53', '2024-W00', '2024-05', 'W20']) expect(readPeriod('weeks', wrong)).toBeNull()
  expect(readPeriod('years', '2024-05')).toBeNull()
})

test('a period runs from its first to its last day', () => {
  const november = { year: 2026, month: 11 }
  expect(['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => isRunning(november, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isRunning({ year: 2026, week: 53 }, '2027-01-03')).toBe(true)
})
