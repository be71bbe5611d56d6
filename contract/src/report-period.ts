// Years, months and calendar weeks (ISO 8601), docs/rules/figures.md. Days are `YYYY-MM-DD`.

import { endOfMonth } from './range.ts'

/** A year, or one of its months or calendar weeks. The year of a week is that of its Thursday. */
export type ReportPeriod = { year: number; month?: number | undefined; week?: number | undefined }

/** The years that reports cover. */
export const reportYears = { from: 1900, to: 2100 } as const

/** `2024`, `2024-05` or `2024-W20`. */
export function periodName({ year, month, week }: ReportPeriod): string {
  if (month !== undefined) return `${year}-${twoDigits(month)}`
  return week === undefined ? String(year) : `${year}-W${twoDigits(week)}`
}

/** Its first and last day. */
export function periodDays({ year, month, week }: ReportPeriod): { lower: string; upper: string } {
  if (month !== undefined) return { lower: dayText(Date.UTC(year, month - 1, 1)), upper: dayText(Date.UTC(year, month, 0)) }
  if (week === undefined) return { lower: `${year}-01-01`, upper: `${year}-12-31` }
  const monday = firstMonday(year) + (week - 1) * 7 * dayLength
  return { lower: dayText(monday), upper: dayText(monday + 6 * dayLength) }
}

/** Its days up to the one that corresponds to `day`: the same weekday, the same day of the month (or its last), or the same date. */
export function periodDaysUntil(period: ReportPeriod, day: string): { lower: string; upper: string } {
  const { lower } = periodDays(period)
  if (period.week !== undefined) return { lower, upper: dayText(Date.parse(lower) + weekdayOf(Date.parse(day)) * dayLength) }
  const month = `${lower.slice(0, 4)}-${period.month === undefined ? day.slice(5, 7) : lower.slice(5, 7)}`
  const [same, last] = [`${month}-${day.slice(8)}`, endOfMonth(`${month}-01`)]
  return { lower, upper: same < last ? same : last }
}

/** The period `steps` years, months or weeks after another, or before it if negative. */
export function periodAfter(period: ReportPeriod, steps: number): ReportPeriod {
  const { year, month, week } = period
  if (week !== undefined) return weekAround(dayText(Date.parse(periodDays(period).lower) + steps * 7 * dayLength))
  if (month === undefined) return { year: year + steps }
  const months = year * 12 + month - 1 + steps
  return { year: Math.floor(months / 12), month: (months % 12) + 1 }
}

/** The calendar week that contains a day. */
export function weekAround(day: string): { year: number; week: number } {
  const monday = mondayOf(Date.parse(day))
  const year = new Date(monday + 3 * dayLength).getUTCFullYear()
  return { year, week: Math.round((monday - firstMonday(year)) / (7 * dayLength)) + 1 }
}

/** How many calendar weeks the year has: 52 or 53. */
export const weeksIn = (year: number): number => Math.round((firstMonday(year + 1) - firstMonday(year)) / (7 * dayLength))

/** In milliseconds; days are counted in UTC, where all are equally long. */
const dayLength = 86_400_000

/** The Monday of the first calendar week: the one that contains 4 January. */
const firstMonday = (year: number): number => mondayOf(Date.UTC(year, 0, 4))

const mondayOf = (moment: number): number => moment - weekdayOf(moment) * dayLength

/** 0 is Monday. */
const weekdayOf = (moment: number): number => (new Date(moment).getUTCDay() + 6) % 7

const dayText = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

const twoDigits = (number: number): string => String(number).padStart(2, '0')
