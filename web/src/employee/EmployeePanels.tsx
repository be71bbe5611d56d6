import type { Employee } from '@kasack/contract/employee.ts'
import { email } from '@kasack/contract/email.ts'
import { employee as entity } from '@kasack/contract/employee.ts'
import { absence } from '@kasack/contract/absence.ts'
import { booking } from '@kasack/contract/booking.ts'
import { absenceModal } from '../absence/door.ts'
import { AbsenceIcon } from '../absence/AbsenceIcon.tsx'
import { AbsenceTable } from '../absence/AbsenceTable.tsx'
import { BookingAdd } from '../booking/BookingAdd.tsx'
import { BookingIcon } from '../booking/BookingIcon.tsx'
import { BookingTable } from '../booking/BookingTable.tsx'
import { EmailIcon } from '../email/EmailIcon.tsx'
import { EmailTable } from '../email/EmailTable.tsx'
import { engagementModal } from '../engagement/door.ts'
import { EngagementIcon } from '../engagement/EngagementIcon.tsx'
import { useText } from '../shared/language/i18n.ts'
import { Panels } from '../shared/part/Panels.tsx'
import { useDetailsPanel } from '../shared/record/details-panel.tsx'
import { OpenButton } from '../shared/record/OpenButton.tsx'
import { useListCount } from '../shared/table/count.ts'
import { employeeModal } from './door.ts'
import { EmployeeFacts } from './EmployeeFacts.tsx'
import { EmployeeLogbook } from './EmployeeLogbook.tsx'
import { texts } from './texts.ts'

/** What is known of an employee, on her page and in the drawer. */
export function EmployeePanels({ employee }: { employee: Employee }) {
  const t = useText()
  const { id } = employee
  const details = useDetailsPanel({ modal: employeeModal, id }, <EmployeeFacts employee={employee} />)
  return (
    <Panels
      panels={[
        details,
        {
          key: 'bookings',
          title: t(booking.plural),
          icon: BookingIcon,
          count: useListCount('eb'),
          needs: booking.access.read,
          extra: <BookingAdd type="text" size="small" from={{ entity: 'employee', id }} />,
          children: <BookingTable tableKey="eb" of={{ entity: 'employee', id }} />,
        },
        {
          key: 'absences',
          title: t(absence.plural),
          icon: AbsenceIcon,
          count: useListCount('ea'),
          needs: absence.access.read,
          extra: (
            <OpenButton type="text" size="small" modal={absenceModal} about={{ from: { entity: 'employee', id } }}>
              {t(absence.noun)}
            </OpenButton>
          ),
          children: <AbsenceTable tableKey="ea" employee={id} />,
        },
        {
          key: 'logbook',
          title: t(texts.logbook),
          icon: EngagementIcon,
          count: useListCount('ee'),
          extra: (
            <OpenButton type="text" size="small" modal={engagementModal} about={{ from: { entity: 'employee', id } }}>
              {t(texts.engagement)}
            </OpenButton>
          ),
          children: <EmployeeLogbook employee={employee} />,
        },
        {
          key: 'emails',
          title: t(email.plural),
          icon: EmailIcon,
          count: useListCount('em'),
          needs: entity.access.read,
          children: <EmailTable tableKey="em" of={{ entity: 'employee', id }} />,
        },
      ]}
    />
  )
}
