import { employee, employeeList } from '@kasack/contract/employee.ts'
import { facility, facilityList } from '@kasack/contract/facility.ts'
import { labels as employeeLabels } from '../../employee/labels.ts'
import { labels as facilityLabels } from '../../facility/labels.ts'
import type { Choice } from '../../shared/address/url-codec.ts'
import type { ListState } from '../../shared/table/question/list-state.ts'
import type { TableFilter } from '../../shared/table/question/table-filter.ts'
import { listFilter, phraseFilter } from '../../shared/table/question/table-filter.ts'
import { activeFilter, statesFilter } from '../../shared/table/question/usual-filters.ts'
import type { MapPin } from './map-pin.ts'
import { folded } from './map-pin.ts'
import { texts } from './texts.ts'

/** The table key under which the map's filters stand in its address. */
export const tableKey = 'map'

/** Facilities, employees, or both. */
const kindFilter: TableFilter = {
  type: 'checkbox',
  key: 'kind',
  label: texts.kind,
  single: true,
  fixed: [
    { id: 'facility', name: facility.plural },
    { id: 'employee', name: employee.plural },
  ],
  parameters: () => ({}),
  needs: employee.access.read,
}

/** Filters are those of the lists, applied to what the browser has. */
export const mapFilters: TableFilter[] = [
  kindFilter,
  activeFilter(facilityList),
  statesFilter(facilityList),
  listFilter(facilityList, 'facility_type__id', { label: facilityLabels.facility_type }),
  { ...listFilter(employeeList, 'exam__id', { label: employeeLabels.exam }), needs: employee.access.read },
  phraseFilter,
]

/** The pins that pass all filters. A facility type says nothing about employees, an exam nothing about facilities. */
export function passing(pins: readonly MapPin[], filters: ListState['filters']): MapPin[] {
  const chosen = (key: string) => (filters[key] as Choice[] | undefined)?.map(({ id }) => String(id))
  const [kinds, active, states] = [chosen('kind'), chosen('is_active'), chosen('states')]
  const trades = { facility: chosen('facility_type__id'), employee: chosen('exam__id') }
  const words = folded(String(filters[phraseFilter.key] ?? '')).split(/\s+/)
  return pins.filter(
    (pin) =>
      (!kinds || kinds.includes(pin.entity)) &&
      (!active || active.includes(String(!pin.isInactive))) &&
      (!states || states.includes(String(pin.state))) &&
      (!trades[pin.entity] || trades[pin.entity]!.includes(String(pin.trade))) &&
      words.every((word) => pin.folded.includes(word)),
  )
}
