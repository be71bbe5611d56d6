import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { periodAfter, periodDays, periodName, reportYears, weekAround, weeksIn } from '@kasack/contract/report-period.ts'
import { contains } from '@kasack/contract/range.ts'

export const timeFrames = ['years', 'months', 'weeks'] as const
export type TimeFrame = (typeof timeFrames)[number]

/** So many periods are offered beside the current one (product.md 9). */
const periodsBack = { years: 5, months: 36, weeks: 60 } satisfies Record<TimeFrame, number>

/** The current period and those before it, the latest first, by their names: `2026-11`. */
export const offeredPeriods = (frame: TimeFrame, today: string): string[] => latestPeriods(frame, today, periodsBack[frame] + 1)

/** The current one, the two before it, and for comparison the one a year ago; of years the one three years ago (G52). */
export function usualPeriods(frame: TimeFrame, today: string): string[] {
  const latest = latestPeriods(frame, today, 4)
  return frame === 'years' ? latest : latest.with(3, periodName(yearBefore(currentPeriod(frame, today))))
}

/** The current one and those right before it, so many in all. */
export const latestPeriods = (frame: TimeFrame, today: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => periodName(periodAfter(currentPeriod(frame, today), -back)))

function currentPeriod(frame: TimeFrame, today: string): ReportPeriod {
  if (frame === 'weeks') return weekAround(today)
  const [year = 0, month] = today.split('-').map(Number)
  return frame === 'years' ? { year } : { year, month }
}

/** The same month or week of the year before; for week 53, which that year may not have, its last one. */
function yearBefore({ year, month, week }: ReportPeriod): ReportPeriod {
  return { year: year - 1, month, week: week && Math.min(week, weeksIn(year - 1)) }
}

/** What a name says, or null if it names no period of that kind. */
export function readPeriod(frame: TimeFrame, name: string): ReportPeriod | null {
  const [, year, month, week] = /^(\d{4})(?:-(\d{2})|-W(\d{2}))?$/.exec(name) ?? []
  const period = { year: Number(year), month: month ? Number(month) : undefined, week: week ? Number(week) : undefined }
  const isOfFrame = frame === (month ? 'months' : week ? 'weeks' : 'years')
  return year && isOfFrame && isPeriod(period) ? period : null
}

const isPeriod = ({ year, month = 1, week = 1 }: ReportPeriod): boolean =>
  year >= reportYears.from && year <= reportYears.to && month >= 1 && month <= 12 && week >= 1 && week <= weeksIn(year)

/** Its last day is not over yet, but its first has begun. */
export const isRunning = (period: ReportPeriod, today: string): boolean => contains(periodDays(period), today)
