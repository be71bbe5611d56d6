import type { Facility } from '@kasack/contract/facility.ts'
import { Button } from 'antd'
import { engagementModal } from '../engagement/door.ts'
import { EngagementTable } from '../engagement/EngagementTable.tsx'
import { useText } from '../shared/language/i18n.ts'
import { actionIcon, entityIcon } from '../shared/look/icons.ts'
import { openModal } from '../shared/address/modals.ts'
import { texts } from './texts.ts'

/** What was said with the facility, the newest first. */
export function FacilityLogbook({ facility: { id } }: { facility: Facility }) {
  const t = useText()
  const create = (
    <Button icon={<actionIcon.add />} onClick={() => openModal(engagementModal, { from: { entity: 'facility', id } })}>
      {t(texts.engagement)}
    </Button>
  )
  return (
    <EngagementTable
      tableKey="fe"
      referrer="facility/details"
      prefilters={{ facility: String(id) }}
      defaultSort="-created_datetime"
      empty={{ icon: entityIcon.engagement, title: texts.no_entry, hint: texts.no_entry_hint, action: create }}
    />
  )
}
