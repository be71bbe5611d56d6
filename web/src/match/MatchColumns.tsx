import { mayViewBookings } from '@kasack/contract/availability.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import type { employeeMatchList } from '@kasack/contract/match-list.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { AvailabilityGrid } from '../availability/AvailabilityGrid.tsx'
import { CandidateName } from '../candidate/CandidateName.tsx'
import { EmployeePhones } from '../employee/EmployeePhones.tsx'
import { labels } from '../employee/labels.ts'
import { JudgeReasons } from '../judge/JudgeReasons.tsx'
import { Distance } from '../shared/map/Distance.tsx'
import type { Column } from '../shared/table/column.ts'
import type { TableFilter } from '../shared/table/question/table-filter.ts'
import { MatchReasons } from './MatchReasons.tsx'
import { MatchScore } from './MatchScore.tsx'
import type { Fit } from './rules.ts'
import { texts } from './texts.ts'

export type MatchColumn = Column<typeof employeeMatchList, Fit<Employee>>

type Part = 'name' | 'reasons' | 'distance' | 'availability' | 'phone'
type Filters = Partial<Record<Part, readonly TableFilter[]>>

/**
 * The employees who match a vacancy, how well and why, with widths in percent; `act` comes before the phone numbers.
 */
export const matchColumns = (vacancy: Vacancy, filters: Filters = {}, act: readonly MatchColumn[] = []): MatchColumn[] => [
  {
    title: labels.name,
    width: 17,
    cell: (employee) => (
      <>
        <CandidateName employee={employee} facility={vacancy.facility.id} remark={employee.exam?.name} />
        <JudgeReasons
          level={employee.match.findings_level}
          plan={{ vacancy: vacancy.id, employee: employee.id, date_range: vacancy.date_range }}
        />
      </>
    ),
    ...filtered(filters.name),
  },
  { title: texts.score, width: 7.5, cell: ({ match }) => <MatchScore match={match} /> },
  {
    title: texts.reasons,
    width: act.length > 0 ? 28.75 : 36.5,
    cell: ({ match }) => <MatchReasons match={match} />,
    ...filtered(filters.reasons),
  },
  {
    title: labels.distance_to_near_facility_id_km,
    width: 10,
    cell: ({ match, max_distance }) => <Distance distance={match.distance_km} limit={max_distance} />,
    align: 'end',
    ...filtered(filters.distance),
  },
  {
    title: labels.availability,
    width: 12,
    cell: ({ match }) => <AvailabilityGrid weeks={match.availability} of="person" />,
    needs: mayViewBookings,
    ...filtered(filters.availability),
  },
  ...act,
  { title: labels.phone, width: 13, cell: (employee) => <EmployeePhones employee={employee} />, ...filtered(filters.phone) },
]

const filtered = (filter: readonly TableFilter[] | undefined) => (filter ? { filter } : {})
