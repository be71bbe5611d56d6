import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { periodDays } from '@kasack/contract/report-period.ts'
import { formatMonth, formatShortMonth } from '../../shared/language/format-month.ts'
import { formatDays, formatPeriod, formatWeekday } from '../../shared/language/format.ts'
import { t } from '../../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** `2026`, `November 2026` or `KW 48/2026`. */
export function periodText(period: ReportPeriod): string {
  const { year, week } = period
  if (week !== undefined) return t(texts.week_of, { week, year })
  return period.month === undefined ? String(year) : formatMonth(periodDays(period).lower)
}

/** `2026`, `Nov 26` or `KW 48`, below a line. */
export function shortPeriodText(period: ReportPeriod): string {
  if (period.week !== undefined) return t(texts.week, { week: period.week })
  return period.month === undefined ? String(period.year) : formatShortMonth(periodDays(period).lower)
}

/** `23.11.26 – 29.11.26`. */
export const daysText = (period: ReportPeriod): string => formatPeriod(periodDays(period))

/** The day at which a period is cut: `26.11.`, for a week `Do 26.11.`. */
export function cutText({ week }: ReportPeriod, day: string): string {
  const short = formatDays({ lower: day, upper: day })
  return week === undefined ? short : `${formatWeekday(day)} ${short}`
}
