import type { ReportPeriod } from '@kasack/contract/report-period.ts'
import { periodDays } from '@kasack/contract/report-period.ts'
import { formatMonth } from '../../shared/language/format-month.ts'
import { formatPeriod } from '../../shared/language/format.ts'
import { t } from '../../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** `2026`, `November 2026` or `KW 48/2026`. */
export function periodText(period: ReportPeriod): string {
  const { year, week } = period
  if (week !== undefined) return t(texts.week_of, { week, year })
  return period.month === undefined ? String(year) : formatMonth(periodDays(period).lower)
}

/** `23.11.26 – 29.11.26` */
export const daysText = (period: ReportPeriod): string => formatPeriod(periodDays(period))
