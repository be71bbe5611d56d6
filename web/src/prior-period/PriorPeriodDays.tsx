import type { PriorPeriod } from '@kasack/contract/prior-period.ts'
import { daysBetween, formatInteger, formatPeriod } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { texts } from './texts.ts'

/** The period, and its length in days below. */
export function PriorPeriodDays({ period: { date_range } }: { period: PriorPeriod }) {
  const t = useText()
  const days = daysBetween(date_range.lower, date_range.upper) + 1
  return (
    <TwoLines
      first={<span className="k-line">{formatPeriod(date_range)}</span>}
      second={t(days === 1 ? texts.one_day : texts.some_days, { count: formatInteger(days) })}
    />
  )
}
