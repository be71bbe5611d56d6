import { useText } from '../../shared/language/i18n.ts'
import { cutText, periodText } from './period-text.ts'
import type { KpiColumn } from './question.ts'
import { texts } from './texts.ts'

/** Says up to which day a period counts, and what it is compared with. */
export function KpiCutHead({ column: { period, days }, against }: { column: KpiColumn; against: KpiColumn | null }) {
  const t = useText()
  return (
    <th scope="col" className="k-kpi-cut">
      <div>{periodText(period)}</div>
      <div className="k-label k-kpi-caption">
        <span>{t(texts.until, { day: cutText(period, days.upper) })}</span>
        <span>{against ? t(texts.against, { period: periodText(against.period) }) : t(texts.comparison)}</span>
      </div>
    </th>
  )
}
