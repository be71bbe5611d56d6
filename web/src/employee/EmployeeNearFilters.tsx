import type { facilityList } from '@kasack/contract/facility.ts'
import type { vacancyList } from '@kasack/contract/vacancy.ts'
import { areaFilter, exceedFilter } from '../shared/table/question/area-filter.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { aroundEmployee } from './EmployeePreferredLocation.tsx'
import { texts } from './texts.ts'

/** Filters a list of places by distance from an employee: within her own radius, or another. */
export function nearEmployeeFilters(list: typeof facilityList | typeof vacancyList) {
  const near = listFilter(list, 'near_employee_id', {
    key: 'near_employee',
    label: texts.near_employee,
    sorter: 'distance_to_near_employee_id_km',
  })
  return {
    near,
    exceed: exceedFilter(list, 'filter_by_distance', { label: texts.reach, near, inside: texts.inside, outside: texts.outside }),
    area: areaFilter(list, 'distance_to_near_employee_id_km', { label: texts.area, near, around: aroundEmployee }),
  }
}
