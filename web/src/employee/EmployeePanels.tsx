import { absence } from '@kasack/contract/absence.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as entity } from '@kasack/contract/employee.ts'
import { absenceModal } from '../absence/door.ts'
import { AbsenceIcon } from '../absence/AbsenceIcon.tsx'
import { AbsenceTable } from '../absence/AbsenceTable.tsx'
import { useBookingPanel } from '../booking/BookingPanel.tsx'
import { useEmailPanel } from '../email/EmailPanel.tsx'
import { useEmployeeDocumentPanel } from '../employee-document/EmployeeDocumentPanel.tsx'
import { useEngagementPanel } from '../engagement/EngagementPanel.tsx'
import { useFacilityPersonPanel } from '../facility-person/FacilityPersonPanel.tsx'
import { useHistoryPanel } from '../history/HistoryPanel.tsx'
import { useLeasingClockPanel } from '../leasing-clock/LeasingClockPanel.tsx'
import { useVacancyMatchPanel } from '../match/MatchPanel.tsx'
import { usePriorPeriodPanel } from '../prior-period/PriorPeriodPanel.tsx'
import { Panels } from '../shared/part/Panels.tsx'
import { AddButton } from '../shared/record/AddButton.tsx'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { useListPanel } from '../shared/table/list-panel.tsx'
import { employeeModal } from './door.ts'
import { EmployeeFacts } from './EmployeeFacts.tsx'
import { texts } from './texts.ts'

type Props = {
  employee: Employee
  /** Id of the facility she might go to. */
  facility?: number | null
  /** Show the matching vacancies. */
  withMatches?: boolean
}

/** The panels of an employee, on her page and in the drawer. */
export function EmployeePanels({ employee, facility = null, withMatches = false }: Props) {
  const { id } = employee
  const of = { entity: 'employee', id } as const
  const matches = useVacancyMatchPanel({ tableKey: 'ev', of, employee })
  return (
    <Panels
      panels={[
        useDetailsPanel({ modal: employeeModal, id }, <EmployeeFacts employee={employee} facility={facility} />),
        ...(withMatches && employee.is_active ? [matches] : []),
        useBookingPanel({ tableKey: 'eb', of }),
        useLeasingClockPanel(id),
        useListPanel({
          entity: absence,
          icon: AbsenceIcon,
          tableKey: 'ea',
          extra: <AddButton isInHead modal={absenceModal} from={of} />,
          children: <AbsenceTable tableKey="ea" employee={id} />,
        }),
        usePriorPeriodPanel({ tableKey: 'ep', employee: id }),
        useFacilityPersonPanel({ tableKey: 'ef', of }),
        useEmployeeDocumentPanel(employee),
        useEngagementPanel({
          tableKey: 'ee',
          referrer: 'employee/details',
          prefilters: { employee__id: String(id) },
          pageSize: 10,
          from: of,
          hint: texts.no_entry_hint,
        }),
        useEmailPanel({ tableKey: 'em', of, needs: entity.access.read }),
        useHistoryPanel(entity, id),
      ]}
    />
  )
}
