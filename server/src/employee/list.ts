import { employeeList, widestRadius } from '@kasack/contract/employee.ts'
import { sql } from 'kysely'
import { nearFacility } from '../facility/queries.ts'
import { byDistance, within, withinOwn } from '../platform/distance.ts'
import { listQuery } from '../platform/list-query.ts'
import {
  containsFolded,
  containsPerson,
  containsPhone,
  dictionary,
  dictionaryOrEmpty,
  joined,
  joinedKinds,
  oneOf,
  person,
  userNamed,
  value,
  valueOrNull,
} from '../platform/sql.ts'
import { employeeRows } from './queries.ts'

const reach = { radius: 'employee.preferred_location_radius', widest: widestRadius } as const
const qualifiedFor = oneOf('employee_qualification.qualification_id')

export const listEmployees = listQuery(employeeList, {
  rows: employeeRows,
  search: (word) => sql`(${containsFolded('employee.search_text')(word)} or ${containsPhone('employee')(word)})`,
  filters: {
    name__icontains: containsPerson('employee.name_search'),
    email__icontains: containsFolded('employee.email_folded'),
    phone__icontains: containsPhone('employee'),
    is_active: oneOf('employee.is_active'),
    status__id: oneOf('employee.status_id'),
    exam__id: oneOf('employee.exam_id'),
    qualifications__id: (ids) => sql`employee.id in (select employee_id from employee_qualification where ${qualifiedFor(ids)})`,
    dispatcher__id: oneOf('employee.dispatcher_id'),
    states: oneOf('employee.federal_state'),
    filter_by_distance: (isOn, { near }) => (isOn && near ? withinOwn('employee.place', near, reach) : sql`true`),
    preferred_location_radius: (limit, { near }) => (near ? within('employee.place', near, limit) : sql`true`),
  },
  sorts: {
    id: value('employee.id'),
    last_name: dictionary('employee.last_name'),
    first_name: dictionary('employee.first_name'),
    name: person('employee'),
    email: dictionaryOrEmpty('employee.email'),
    public_id: valueOrNull('employee.public_id'),
    exam__name: joinedKinds(dictionary('exam.name'), 'employee.exam_id', 'exam'),
    status__name: joinedKinds(dictionary('employee_status.name'), 'employee.status_id', 'employee_status'),
    dispatcher__name: joined(userNamed('dispatcher'), 'employee.dispatcher_id', 'user', 'dispatcher'),
    available_from_date: valueOrNull('employee.available_from_date'),
    created_datetime: value('employee.created_datetime'),
    preferred_location_radius: value('employee.preferred_location_radius'),
    distance_to_near_facility_id_km: ({ near }) => byDistance('employee.place', near),
  },
  near: { near_facility_id: nearFacility },
})
