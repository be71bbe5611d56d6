import { employee, employeeList } from '@kasack/contract/employee.ts'
import { facility, facilityList } from '@kasack/contract/facility.ts'
import type { UserNeeds } from '@kasack/contract/user.ts'
import { vacancyList } from '@kasack/contract/vacancy.ts'
import { labels as employeeLabels } from '../../employee/labels.ts'
import { labels as facilityLabels } from '../../facility/labels.ts'
import type { Choice } from '../../shared/address/url-codec.ts'
import type { ListState } from '../../shared/table/question/list-state.ts'
import type { TableFilter } from '../../shared/table/question/table-filter.ts'
import { listFilter, phraseFilter } from '../../shared/table/question/table-filter.ts'
import { activeFilter, statesFilter } from '../../shared/table/question/usual-filters.ts'
import { labels as vacancyLabels } from '../../vacancy/labels.ts'
import type { ChoiceFilter, MapPin } from './map-pin.ts'
import { folded } from './map-pin.ts'
import { texts } from './texts.ts'

/** The prefix of the map's filters in the address. */
export const tableKey = 'map'

const kinds = [
  { id: 'facility', name: facility.plural, needs: facility.access.read },
  { id: 'employee', name: employee.plural, needs: employee.access.read },
  { id: 'vacancy', name: texts.open_vacancies, needs: facility.access.read },
] as const

/** The filters of the lists, applied in the browser. The kinds offered are those the user may see. */
export const mapFilters = (may: (needs: UserNeeds) => boolean): TableFilter[] => [
  {
    type: 'checkbox',
    key: 'kind',
    label: texts.kind,
    single: true,
    fixed: kinds.filter(({ needs }) => may(needs)),
    parameters: () => ({}),
  },
  activeFilter(facilityList),
  statesFilter(facilityList),
  ...Object.values(choiceFilters),
  phraseFilter,
]

const choiceFilters: Record<ChoiceFilter, TableFilter> = {
  facility_type__id: listFilter(facilityList, 'facility_type__id', { label: facilityLabels.facility_type }),
  exam__id: listFilter(employeeList, 'exam__id', { label: employeeLabels.exam }),
  vacancy_type__id: listFilter(vacancyList, 'vacancy_type__id', { label: vacancyLabels.vacancy_type }),
}

/** The pins that pass all filters. A filter ignores pins it does not apply to, such as facility type on employees. */
export function passing(pins: readonly MapPin[], filters: ListState['filters']): MapPin[] {
  const chosen = (key: string) => (filters[key] as Choice[] | undefined)?.map(({ id }) => String(id))
  const [entities, active, states] = [chosen('kind'), chosen('is_active'), chosen('states')]
  const choices = (Object.keys(choiceFilters) as ChoiceFilter[]).flatMap((key) => {
    const ids = chosen(key)
    return ids ? [{ key, ids }] : []
  })
  const words = folded(String(filters[phraseFilter.key] ?? '')).split(/\s+/)
  return pins.filter(
    (pin) =>
      (!entities || entities.includes(pin.entity)) &&
      (!active || active.includes(String(!pin.isInactive))) &&
      (!states || states.includes(String(pin.state))) &&
      choices.every(({ key, ids }) => pin.choices[key]?.some((id) => ids.includes(String(id))) ?? true) &&
      words.every((word) => pin.folded.includes(word)),
  )
}
