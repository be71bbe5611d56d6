import { employeeList } from '@kasack/contract/employee.ts'
import { availabilityFilter, freeInBar } from '../availability/AvailabilityFilter.tsx'
import { documentStatusWords } from '../employee-document/labels.ts'
import { aroundFacility } from '../facility/FacilityAddress.tsx'
import { areaFilter, exceedFilter } from '../shared/table/question/area-filter.ts'
import { listFilter } from '../shared/table/question/table-filter.ts'
import { activeFilter, statesFilter } from '../shared/table/question/usual-filters.ts'
import { labels } from './labels.ts'
import { texts } from './texts.ts'

const near = listFilter(employeeList, 'near_facility_id', {
  key: 'near_facility',
  label: texts.near_facility,
  sorter: 'distance_to_near_facility_id_km',
})

export const employeeFilters = {
  near,
  exceed: exceedFilter(employeeList, 'filter_by_distance', { label: texts.reach, near, inside: texts.inside, outside: texts.outside }),
  area: areaFilter(employeeList, 'preferred_location_radius', { label: texts.area, near, around: aroundFacility }),
  active: activeFilter(employeeList),
  states: statesFilter(employeeList),
  free: freeInBar(employeeList),
  firstWeek: availabilityFilter(employeeList),
  dispatcher: listFilter(employeeList, 'dispatcher__id', { label: labels.dispatcher }),
  exam: listFilter(employeeList, 'exam__id', { label: labels.exam }),
  documents: listFilter(employeeList, 'document_state', { label: labels.document_state, fixed: documentStatusWords }),
  qualifications: listFilter(employeeList, 'qualifications__id', { label: labels.qualifications }),
}
