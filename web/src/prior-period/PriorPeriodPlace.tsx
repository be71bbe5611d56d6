import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { PriorPeriod } from '@kasack/contract/prior-period.ts'
import { useText } from '../shared/language/i18n.ts'
import { Ellipsis } from '../shared/part/Ellipsis.tsx'
import { TwoLines } from '../shared/part/TwoLines.tsx'
import { RecordLink } from '../shared/record/RecordLink.tsx'
import { labels } from './labels.ts'

/** The facility or hirer of an earlier period, and which of the two it is. */
export function PriorPeriodPlace({ period: { facility, hirer } }: { period: PriorPeriod }) {
  const t = useText()
  if (facility)
    return <TwoLines first={<RecordLink entity={facilityEntity} of={facility} className="k-line" />} second={t(labels.facility)} />
  return <TwoLines first={<Ellipsis>{hirer?.name ?? ''}</Ellipsis>} second={t(labels.hirer)} />
}
