import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { periodAfter, periodDays, periodName, reportYears, weekAround, weeksIn } from '@kasack/contract/report-period.ts'
import { contains } from '@kasack/contract/range.ts'

export const timeFrames = ['years', 'months', 'weeks'] as const
export type TimeFrame = (typeof timeFrames)[number]

/** Periods offered in addition to the current one (product.md 9). */
const periodsBack = { years: 5, months: 36, weeks: 60 } satisfies Record<TimeFrame, number>

/** The names of the current and earlier periods, latest first: `2026-11`. */
export const offeredPeriods = (frame: TimeFrame, today: string): string[] => latestPeriods(frame, today, periodsBack[frame] + 1)

/**
 * The current period, the two before it, and for comparison the one a year ago; for years, the one three years ago
 * (G52).
 */
export function usualPeriods(frame: TimeFrame, today: string): string[] {
  const latest = latestPeriods(frame, today, 4)
  return frame === 'years' ? latest : latest.with(3, periodName(yearBefore(currentPeriod(frame, today))))
}

/** The current period and those right before it, `count` in total. */
export const latestPeriods = (frame: TimeFrame, today: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => periodName(periodAfter(currentPeriod(frame, today), -back)))

function currentPeriod(frame: TimeFrame, today: string): ReportPeriod {
  if (frame === 'weeks') return weekAround(today)
  const [year = 0, month] = today.split('-').map(Number)
  return frame === 'years' ? { year } : { year, month }
}

/** The same month or week a year earlier; week 53 becomes the last week if that year has none. */
function yearBefore({ year, month, week }: ReportPeriod): ReportPeriod {
  return { year: year - 1, month, week: week && Math.min(week, weeksIn(year - 1)) }
}

/** Parses a period name; null if it names no period of that kind. */
export function readPeriod(frame: TimeFrame, name: string): ReportPeriod | null {
  const [, year, month, week] = /^(\d{4})(?:-(\d{2})|-W(\d{2}))?$/.exec(name) ?? []
  const period = { year: Number(year), month: month ? Number(month) : undefined, week: week ? Number(week) : undefined }
  const isOfFrame = frame === (month ? 'months' : week ? 'weeks' : 'years')
  return year && isOfFrame && isPeriod(period) ? period : null
}

const isPeriod = ({ year, month = 1, week = 1 }: ReportPeriod): boolean =>
  year >= reportYears.from && year <= reportYears.to && month >= 1 && month <= 12 && week >= 1 && week <= weeksIn(year)

/** Begun but not over. */
export const isRunning = (period: ReportPeriod, today: string): boolean => contains(periodDays(period), today)
