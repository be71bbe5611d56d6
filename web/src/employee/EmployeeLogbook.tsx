import type { Employee } from '@kasack/contract/employee.ts'
import { engagementModal } from '../engagement/door.ts'
import { EngagementIcon } from '../engagement/EngagementIcon.tsx'
import { EngagementTable } from '../engagement/EngagementTable.tsx'
import { useText } from '../shared/language/i18n.ts'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { texts } from './texts.ts'

/** What was said with the employee, the newest first. */
export function EmployeeLogbook({ employee: { id } }: { employee: Employee }) {
  const t = useText()
  const create = (
    <OpenButton modal={engagementModal} about={{ from: { entity: 'employee', id } }}>
      {t(texts.engagement)}
    </OpenButton>
  )
  return (
    <EngagementTable
      tableKey="ee"
      referrer="employee/details"
      prefilters={{ employee__id: String(id) }}
      pageSize={10}
      defaultSort="-created_datetime"
      empty={{ icon: EngagementIcon, title: texts.no_entry, hint: texts.no_entry_hint, action: create }}
    />
  )
}
