import type { Facility } from '@kasack/contract/facility.ts'
import type { FollowUp } from '@kasack/contract/shared-shape.ts'
import { Button } from 'antd'
import { EngagementTable } from '../engagement/EngagementTable.tsx'
import { useText } from '../shared/i18n.ts'
import { actionIcon, entityIcon } from '../shared/icons.ts'
import { openModal } from '../shared/modals.ts'
import { texts } from './texts.ts'

/** What was said with the facility, the newest first. */
export function FacilityLogbook({ facility: { id, follow_up } }: { facility: Facility }) {
  const t = useText()
  const create = (
    <Button icon={<actionIcon.add />} onClick={() => openModal('engagement', { from: { entity: 'facility', id } })}>
      {t(texts.engagement)}
    </Button>
  )
  return (
    <EngagementTable
      tableKey="fe"
      referrer="facility/details"
      prefilters={{ facility: String(id) }}
      defaultSort="-created_datetime"
      isOpen={({ follow_up: own }) => own !== null && sameFollowUp(own, follow_up)}
      empty={{ icon: entityIcon.engagement, title: texts.no_entry, hint: texts.no_entry_hint, action: create }}
    />
  )
}

/** Only the facility's own follow-up is still to be done, and the entry that carries it always says the same. */
const sameFollowUp = (own: NonNullable<FollowUp>, its: FollowUp) =>
  own.date === its?.date && own.user?.id === its.user?.id && own.priority === its.priority
