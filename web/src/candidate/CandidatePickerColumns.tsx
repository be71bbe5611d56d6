import { mayViewBookings } from '@kasack/contract/availability.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employeeList } from '@kasack/contract/employee.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { freeFilter } from '../availability/AvailabilityFilter.tsx'
import { AvailabilityGrid } from '../availability/AvailabilityGrid.tsx'
import { EmployeePhones } from '../employee/EmployeePhones.tsx'
import { EmployeePreferredLocation } from '../employee/EmployeePreferredLocation.tsx'
import { labels } from '../employee/labels.ts'
import { matchColumns } from '../match/MatchColumns.tsx'
import { formatShortDay } from '../shared/language/format.ts'
import { Distance } from '../shared/map/Distance.tsx'
import type { Column } from '../shared/table/column.ts'
import type { TableFilter } from '../shared/table/question/table-filter.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { activeFilter } from '../shared/table/question/usual-filters.ts'
import { TextCell } from '../shared/table/TextCell.tsx'
import { CandidateChoice } from './CandidateChoice.tsx'
import { CandidateFindings } from './CandidateFindings.tsx'
import { CandidateMark } from './CandidateMark.tsx'
import { CandidateName } from './CandidateName.tsx'
import { examMatch, qualificationMatch } from './rules.ts'
import { texts } from './texts.ts'

/** The key of the picker's table in the address. */
export const pickerKey = 'vp'

type FilterKey = 'active' | 'exam' | 'qualifications' | 'free' | 'reach' | 'radius'

/** The filters of the picker's table; some are set initially. */
export const pickerFilters: Record<FilterKey, TableFilter> = {
  active: activeFilter(employeeList),
  exam: listFilter(employeeList, 'exams_match_with_vacancy', { label: labels.exams_match_with_vacancy }),
  qualifications: listFilter(employeeList, 'qualifications_match_with_vacancy', { label: texts.qualifications_match }),
  free: freeFilter(employeeList),
  reach: listFilter(employeeList, 'filter_by_distance', { label: texts.reach, fixed: [{ id: 'true', name: texts.inside }] }),
  radius: listFilter(employeeList, 'preferred_location_radius', { label: texts.radius }),
}

/** Chooses the employee of a row. */
export type Choose = { label: Text; onChoose: (employee: Employee) => void }

type PickerColumn = Column<typeof employeeList, Employee>

/** The columns needed to choose employees for a facility, with widths in percent; the checkbox or button column takes the rest. */
export const candidatePickerColumns = (facility: number, vacancy: Vacancy | null, choose?: Choose): PickerColumn[] => [
  {
    title: labels.name,
    width: vacancy ? 14.25 : 19.75,
    cell: (employee) => (
      <>
        <CandidateName employee={employee} facility={facility} remark={employee.public_id} />
        {vacancy && <CandidateFindings vacancy={vacancy.id} employee={employee.id} />}
      </>
    ),
    sort: 'name',
    filter: ['name__icontains', pickerFilters.active],
  },
  {
    title: texts.preferred_location,
    width: vacancy ? 11.5 : 16,
    cell: (employee) => <EmployeePreferredLocation employee={employee} />,
    sort: 'preferred_location_radius',
  },
  {
    title: labels.distance_to_near_facility_id_km,
    width: vacancy ? 10.5 : 12,
    cell: (employee) => <Distance distance={employee.distance_to_near_facility_id_km} limit={employee.max_distance} />,
    sort: 'distance_to_near_facility_id_km',
    filter: [pickerFilters.reach, pickerFilters.radius],
    align: 'end',
  },
  ...(vacancy ? markColumns(vacancy) : []),
  {
    title: labels.exam,
    width: vacancy ? 12.5 : 16.5,
    cell: ({ exam }) => <TextCell text={exam?.name} />,
    sort: 'exam__name',
    filter: ['exam__id', listFilter(employeeList, 'qualifications__id', { label: labels.qualifications })],
  },
  {
    title: labels.availability,
    width: 11.5,
    cell: ({ availability }) => <AvailabilityGrid weeks={availability} of="person" />,
    filter: pickerFilters.free,
    needs: mayViewBookings,
  },
  ...(choose ? [choiceColumn(choose)] : [availableFrom]),
  { title: labels.phone, width: 12.5, cell: (employee) => <EmployeePhones employee={employee} />, filter: 'phone__icontains' },
]

/** Same for the order by fit, with the same filters. */
export const pickerMatchColumns = (vacancy: Vacancy, choose?: Choose) =>
  matchColumns(vacancy, matchFilters, choose ? [choiceColumn(choose)] : [])

const matchFilters = {
  name: [listFilter(employeeList, 'name__icontains', { label: labels.name }), pickerFilters.active],
  reasons: [
    pickerFilters.exam,
    pickerFilters.qualifications,
    listFilter(employeeList, 'exam__id', { label: labels.exam }),
    listFilter(employeeList, 'qualifications__id', { label: labels.qualifications }),
  ],
  distance: [pickerFilters.reach, pickerFilters.radius],
  availability: [pickerFilters.free],
  phone: [listFilter(employeeList, 'phone__icontains', { label: labels.phone })],
}

const availableFrom: PickerColumn = {
  title: labels.available_from_date,
  width: 7.75,
  cell: ({ available_from_date: day }) => <TextCell text={formatShortDay(day)} />,
  sort: 'available_from_date',
}

/** As wide as the checkbox column plus what it replaces. */
const choiceColumn = ({ label, onChoose }: Choose) => ({
  title: texts.choice,
  width: 11.75,
  cell: (employee: Employee) => <CandidateChoice employee={employee} label={label} onChoose={onChoose} />,
})

const markColumns = (vacancy: Vacancy): PickerColumn[] => [
  {
    title: labels.exams_match_with_vacancy,
    width: 7.75,
    cell: (employee) => <CandidateMark isSo={employee.exams_match_with_vacancy} why={examMatch(employee, vacancy)} />,
    filter: pickerFilters.exam,
    align: 'center',
  },
  {
    title: texts.qualifications_match_short,
    width: 7.75,
    cell: (employee) => <CandidateMark isSo={employee.qualifications_match_with_vacancy} why={qualificationMatch(employee, vacancy)} />,
    filter: pickerFilters.qualifications,
    align: 'center',
  },
]
