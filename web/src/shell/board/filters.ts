import type { BoardRows } from '@kasack/contract/board.ts'
import { boardLists, boardOrder } from '@kasack/contract/board.ts'
import { employeeList } from '@kasack/contract/employee.ts'
import { employeeFilters } from '../../employee/EmployeeFilters.tsx'
import { labels as employeeLabels } from '../../employee/labels.ts'
import { texts as employeeTexts } from '../../employee/texts.ts'
import { facilityFilters } from '../../facility/FacilityFilters.tsx'
import { texts as facilityTexts } from '../../facility/texts.ts'
import type { Text } from '@kasack/contract/text.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import type { ListRules } from '../../shared/table/question/list-state.ts'
import type { TableFilter } from '../../shared/table/question/table-filter.ts'
import { listFilter, phraseFilter } from '../../shared/table/question/table-filter.ts'
import { vacancyFilters } from '../../vacancy/VacancyFilters.tsx'
import { texts as vacancyTexts } from '../../vacancy/texts.ts'

/** The filters of a board are those of its list; `bar` are the ones shown above it, the others arrive by link. */
type BoardFilters = { search: Text; bar: readonly TableFilter[]; all: readonly TableFilter[] }

const name = listFilter(employeeList, 'name__icontains', { label: employeeLabels.name })
const status = listFilter(employeeList, 'status__id', { label: employeeLabels.status })

const { active, states, dispatcher, exam, qualifications } = employeeFilters

const filtersByRows: Record<BoardRows, BoardFilters> = {
  employees: {
    search: employeeTexts.search_hint,
    bar: [active, exam, qualifications, states, dispatcher],
    all: [...Object.values(employeeFilters), name, status],
  },
  facilities: {
    search: facilityTexts.search_hint,
    bar: [facilityFilters.active, facilityFilters.type, facilityFilters.group, facilityFilters.states, facilityFilters.supportUser],
    all: Object.values(facilityFilters),
  },
  vacancies: {
    search: vacancyTexts.search_hint,
    bar: [vacancyFilters.status, vacancyFilters.type, vacancyFilters.facility, vacancyFilters.states, vacancyFilters.exams],
    all: Object.values(vacancyFilters),
  },
}

/** The filters this reader may use on these rows, with the same names in the address as on the list's page. */
export function boardFiltersOf(
  rows: BoardRows,
  may: (needs: UserNeeds) => boolean,
): BoardFilters & ListRules & { sorts: readonly string[] } {
  const { search, bar, all } = filtersByRows[rows]
  const exists = ({ needs }: TableFilter) => needs === undefined || may(needs)
  const filters = [phraseFilter, ...all.filter(exists)]
  return { search, bar: bar.filter(exists), all, filters, defaultSort: boardOrder[rows], sorts: boardLists[rows].sorts }
}
