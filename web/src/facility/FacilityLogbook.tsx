import type { Facility } from '@kasack/contract/facility.ts'
import { EngagementIcon } from '../engagement/EngagementIcon.tsx'
import { engagementModal } from '../engagement/door.ts'
import { EngagementTable } from '../engagement/EngagementTable.tsx'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { texts } from './texts.ts'

/** What was said with the facility, the newest first. */
export function FacilityLogbook({ facility: { id } }: { facility: Facility }) {
  const t = useText()
  const create = (
    <OpenButton modal={engagementModal} about={{ from: { entity: 'facility', id } }}>
      {t(texts.engagement)}
    </OpenButton>
  )
  return (
    <EngagementTable
      tableKey="fe"
      referrer="facility/details"
      prefilters={{ facility: String(id) }}
      defaultSort="-created_datetime"
      empty={{ icon: EngagementIcon, title: texts.no_entry, hint: texts.no_entry_hint, action: create }}
    />
  )
}
