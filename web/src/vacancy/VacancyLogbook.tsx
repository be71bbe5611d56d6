import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { engagementModal } from '../engagement/door.ts'
import { EngagementIcon } from '../engagement/EngagementIcon.tsx'
import { EngagementTable } from '../engagement/EngagementTable.tsx'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { texts } from './texts.ts'

/** What was said with the facility of a vacancy, the newest first. */
export function VacancyLogbook({ vacancy: { facility } }: { vacancy: Vacancy }) {
  const t = useText()
  const create = (
    <OpenButton modal={engagementModal} about={{ from: { entity: 'facility', id: facility.id } }}>
      {t(texts.engagement)}
    </OpenButton>
  )
  return (
    <EngagementTable
      tableKey="ve"
      referrer="vacancy/details"
      prefilters={{ facility: String(facility.id) }}
      pageSize={5}
      defaultSort="-created_datetime"
      empty={{ icon: EngagementIcon, title: texts.no_entry, hint: texts.no_entry_hint, action: create }}
    />
  )
}
