import type { Facility } from '@kasack/contract/facility.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fillText } from '@kasack/contract/text.ts'
import { formatDay, formatInteger } from '../shared/language/format.ts'
import { useText } from '../shared/language/i18n.ts'
import { texts } from './texts.ts'

/** The hirer a facility counts towards in the leasing clocks, why, and the days on which these clocks are split. */
export function FacilityHirer({ facility }: { facility: Facility }) {
  const t = useText()
  const { name, maximum_months, equal_pay_months, split_days: days } = facility.effective_hirer
  return (
    <>
      {name}
      <div className="k-second">{t(whyOf(facility))}</div>
      <div className="k-second">
        {t(fillText(texts.hirer_months, { maximum: String(maximum_months), equal: String(equal_pay_months) }))}
      </div>
      {days.length > 0 && <div>{t(fillText(texts.clocks_split, { days: days.map(formatDay).join(', ') }))}</div>}
    </>
  )
}

function whyOf({ hirer, hirer_since, company, effective_hirer: { kind, id, houses } }: Facility): Text {
  if (kind === 'facility') return texts.counts_itself
  if (kind === 'company') return houses > 1 ? fillText(texts.same_company, { count: formatInteger(houses) }) : texts.counts_company
  if (hirer?.id !== id) return fillText(texts.only_hirer, { company })
  return hirer_since === null ? texts.own_hirer : fillText(texts.own_hirer_since, { day: formatDay(hirer_since) })
}
