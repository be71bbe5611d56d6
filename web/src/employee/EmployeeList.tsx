import { mayViewBookings } from '@kasack/contract/availability.ts'
import { documentRight } from '@kasack/contract/document-state.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee, employeeList } from '@kasack/contract/employee.ts'
import { AvailabilityGrid } from '../availability/AvailabilityGrid.tsx'
import { AvailabilityLegend } from '../availability/AvailabilityLegend.tsx'
import { EmployeeDocumentStatus } from '../employee-document/EmployeeDocumentStatus.tsx'
import { BoardLink } from '../shared/table/BoardLink.tsx'
import { recordPath } from '../shared/address/record-path.ts'
import { formatShortDay } from '../shared/language/format.ts'
import { MailLink } from '../shared/part/MailLink.tsx'
import { RecordName } from '../shared/record/RecordName.tsx'
import type { Column } from '../shared/table/column.ts'
import { ListPage } from '../shared/table/ListPage.tsx'
import { greyIfInactive } from '../shared/table/row-state.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { employeeModal } from './door.ts'
import { EmployeeDistance } from './EmployeeDistance.tsx'
import { employeeFilters as filterOf } from './EmployeeFilters.tsx'
import { EmployeeIcon } from './EmployeeIcon.tsx'
import { EmployeePhones } from './EmployeePhones.tsx'
import { EmployeePreferredLocation } from './EmployeePreferredLocation.tsx'
import { EmployeeStatusCell } from './EmployeeStatusCell.tsx'
import { labels } from './labels.ts'
import { texts } from './texts.ts'
import { employeeRowActions } from './EmployeeRowActions.tsx'

export const columns: Column<typeof employeeList, Employee>[] = [
  {
    title: labels.name,
    width: 15,
    cell: (record) => <RecordName record={record} to={recordPath(employee, record.id)} />,
    sort: 'name',
    filter: 'name__icontains',
  },
  {
    title: texts.preferred_location,
    width: 13,
    shown: { without: filterOf.near.key },
    cell: (record) => <EmployeePreferredLocation employee={record} />,
    sort: 'preferred_location_radius',
  },
  {
    title: texts.distance,
    width: 20,
    shown: { with: filterOf.near.key },
    cell: (record) => <EmployeeDistance employee={record} />,
    sort: 'distance_to_near_facility_id_km',
    filter: [filterOf.exceed, filterOf.area],
  },
  {
    title: labels.availability,
    width: 10,
    cell: ({ availability, absences_while_booked }) => (
      <AvailabilityGrid weeks={availability} absences={absences_while_booked} of="person" />
    ),
    needs: mayViewBookings,
  },
  {
    title: labels.document_state,
    width: 9,
    cell: ({ document_state }) => <EmployeeDocumentStatus status={document_state} />,
    filter: filterOf.documents,
    needs: documentRight,
  },
  { title: labels.phone, width: 11, cell: (record) => <EmployeePhones employee={record} />, filter: 'phone__icontains' },
  { title: labels.email, width: 11, cell: ({ email }) => <MailLink address={email} />, sort: 'email', filter: 'email__icontains' },
  {
    title: labels.exam,
    width: 10,
    cell: ({ exam }) => <TextCell text={exam?.name} />,
    sort: 'exam__name',
    filter: [filterOf.exam, filterOf.qualifications],
  },
  {
    title: labels.status,
    width: 9,
    cell: (record) => <EmployeeStatusCell employee={record} />,
    sort: 'status__name',
    filter: 'status__id',
  },
  {
    title: labels.available_from_date,
    width: 8,
    cell: ({ available_from_date: day }) => <TextCell text={formatShortDay(day)} />,
    sort: 'available_from_date',
  },
]

const legend = () => <AvailabilityLegend of="person" withAbsences />

/** All employees, /employees. */
export const EmployeeList = () => (
  <ListPage
    list={employeeList}
    tableKey="employees"
    title={employee.plural}
    columns={columns}
    rowName={({ name }) => name}
    rowState={greyIfInactive}
    search={{ placeholder: texts.search_hint }}
    bar={[filterOf.active, filterOf.free, filterOf.firstWeek, filterOf.states, filterOf.dispatcher, filterOf.near]}
    barEnd={legend}
    actions={employeeRowActions}
    beside={<BoardLink rows="employees" />}
    create={{ modal: employeeModal }}
    empty={{ icon: EmployeeIcon, title: texts.no_employee, hint: texts.no_employee_hint }}
  />
)
