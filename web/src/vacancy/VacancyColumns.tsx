import { mayViewBookings } from '@kasack/contract/availability.ts'
import type { Vacancy, vacancyList } from '@kasack/contract/vacancy.ts'
import type { Column } from '../shared/table/column.ts'
import { AvailabilityGrid } from '../availability/AvailabilityGrid.tsx'
import { EmployeeToPlace } from '../employee/EmployeeToPlace.tsx'
import { namedRecord } from '../shared/table/question/filter-value.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { vacancyFilters as filterOf } from './VacancyFilters.tsx'
import { labels } from './labels.ts'
import { VacancyFacility } from './VacancyFacility.tsx'
import { VacancyName } from './VacancyName.tsx'
import { VacancyPeriod } from './VacancyPeriod.tsx'
import { VacancyPositions } from './VacancyPositions.tsx'
import { VacancyStatus } from './VacancyStatus.tsx'

type VacancyColumn = Column<typeof vacancyList, Vacancy>

const parts = {
  name: {
    title: labels.vacancy_type,
    cell: (vacancy) => <VacancyName vacancy={vacancy} />,
    sort: 'vacancy_type__name',
    filter: [filterOf.type, filterOf.name, filterOf.priority],
  },
  facility: {
    title: labels.facility,
    cell: (vacancy) => <VacancyFacility vacancy={vacancy} />,
    sort: 'facility__name',
    filter: [filterOf.facility, filterOf.facilityName, filterOf.group, filterOf.contactPerson],
  },
  distance: {
    title: labels.distance_to_near_employee_id_km,
    shown: { with: filterOf.near.key },
    cell: (vacancy, applied) => (
      <EmployeeToPlace distance={vacancy.distance_to_near_employee_id_km} near={namedRecord(applied, filterOf.near.key) ?? ''} />
    ),
    sort: 'distance_to_near_employee_id_km',
    filter: [filterOf.exceed, filterOf.area],
    align: 'end',
  },
  date_range: {
    title: labels.date_range,
    cell: (vacancy) => <VacancyPeriod vacancy={vacancy} />,
    sort: 'date_range',
    filter: [filterOf.period, filterOf.created, filterOf.creator],
  },
  availability: {
    title: labels.availability,
    cell: ({ availability, absences_while_booked }) => <AvailabilityGrid weeks={availability} absences={absences_while_booked} />,
    needs: mayViewBookings,
  },
  exams: {
    title: labels.exams,
    cell: ({ exams }) => <TextCell text={exams.map(({ name }) => name).join(', ')} />,
    filter: [filterOf.exams, filterOf.qualifications],
  },
  department: {
    title: labels.department,
    cell: ({ department }) => <TextCell text={department.name} />,
    sort: 'department__name',
    filter: filterOf.department,
  },
  number_of_positions: {
    title: labels.number_of_positions,
    cell: (vacancy) => <VacancyPositions vacancy={vacancy} />,
    sort: 'number_of_positions',
  },
  status: {
    title: labels.status,
    cell: (vacancy) => <VacancyStatus vacancy={vacancy} />,
    sort: 'status',
  },
} satisfies Record<string, Omit<VacancyColumn, 'width'>>
type Part = keyof typeof parts

/** The columns by table, in order, with their widths in percent, without those the page already implies. */
const shares = {
  list: {
    name: 16.5,
    facility: 16.5,
    distance: 8,
    date_range: 13.5,
    availability: 10,
    exams: 12,
    department: 10,
    number_of_positions: 8.5,
    status: 9,
  },
  'facility/details': { name: 21, date_range: 14, availability: 10, exams: 19, department: 15, number_of_positions: 8, status: 9 },
} satisfies Record<string, Partial<Record<Part, number>>>

export type VacancyPlace = keyof typeof shares

export const vacancyColumns = (place: VacancyPlace): VacancyColumn[] =>
  Object.entries(shares[place]).map(([part, width]) => ({ ...parts[part as Part], width }))
