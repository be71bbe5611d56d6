import { vacancyList } from '@kasack/contract/vacancy.ts'
import { sql } from 'kysely'
import { nearEmployee, withinReach } from '../surroundings/queries.ts'
import { byDistance, within } from '../platform/list/distance.ts'
import { listQuery } from '../platform/list/list-query.ts'
import { overlapping } from '../platform/list/range.ts'
import {
  containsFolded,
  dictionary,
  fromDay,
  joined,
  joinedKinds,
  oneOf,
  refersTo,
  refersToKindNamed,
  refersToNamed,
  refersToOneOfFew,
  toDay,
  value,
  valueOrNull,
} from '../platform/list/sql.ts'
import { vacancyRows } from './queries.ts'

const ofFacility = refersTo('vacancy.facility_id', 'facility')
const ofOneOfFew = refersToOneOfFew('vacancy.facility_id', 'facility')
const facilityNamed = refersToNamed('vacancy.facility_id', 'facility')
const typeNamed = refersToKindNamed('vacancy.vacancy_type_id', 'vacancy_type')
const departmentNamed = refersToKindNamed('vacancy.department_id', 'facility_department')
const examined = oneOf('vacancy_exam.exam_id')
const qualified = oneOf('vacancy_qualification.qualification_id')

export const listVacancies = listQuery(vacancyList, {
  rows: vacancyRows,
  search: (word) => sql`(
    ${containsFolded('vacancy.search_text')(word)} or ${typeNamed(word)} or ${facilityNamed(word)} or ${departmentNamed(word)}
  )`,
  filters: {
    vacancy_type__id: oneOf('vacancy.vacancy_type_id'),
    facility: oneOf('vacancy.facility_id'),
    facility__id: oneOf('vacancy.facility_id'),
    department__id: oneOf('vacancy.department_id'),
    contact_person__id: oneOf('vacancy.contact_person_id'),
    exams__id: (ids) => sql`vacancy.id in (select vacancy_id from vacancy_exam where ${examined(ids)})`,
    qualifications__id: (ids) => sql`vacancy.id in (select vacancy_id from vacancy_qualification where ${qualified(ids)})`,
    priority: oneOf('vacancy.priority', 'priority'),
    facility__name__icontains: facilityNamed,
    name__icontains: containsFolded('vacancy.shown_name_folded'),
    facility_or_group_ids: ({ facility, group }) =>
      ofOneOfFew(sql`facility.id = ${facility} or facility.facility_group_id = ${group}::int`),
    facility_group__id: (ids) => ofOneOfFew(oneOf('facility.facility_group_id')(ids)),
    states: (codes) => ofFacility(oneOf('facility.federal_state')(codes)),
    status: oneOf('vacancy.shown_status', 'vacancy_status'),
    ...overlapping('vacancy'),
    for_date: (day) => sql`(vacancy.date_upper is null or vacancy.date_upper >= ${day}::date)`,
    filter_by_distance: (isOn, facts) => (isOn ? withinReach('vacancy.place', facts) : sql`true`),
    distance_to_near_employee_id_km: (limit, facts) => within('vacancy.place', nearEmployee.in(facts), limit),
    created_datetime__date__gte: fromDay('vacancy.created_datetime'),
    created_datetime__date__lte: toDay('vacancy.created_datetime'),
    created_by_user__id: oneOf('vacancy.created_by_user_id'),
  },
  sorts: {
    id: value('vacancy.id'),
    name: dictionary('vacancy.shown_name'),
    vacancy_type__name: joinedKinds(dictionary('vacancy_type.name'), 'vacancy.vacancy_type_id', 'vacancy_type'),
    facility__name: joined(dictionary('facility.name'), 'vacancy.facility_id', 'facility'),
    department__name: joinedKinds(dictionary('facility_department.name'), 'vacancy.department_id', 'facility_department'),
    date_range: value('vacancy.date_lower'),
    date_range__lower: value('vacancy.date_lower'),
    date_range__upper: valueOrNull('vacancy.date_upper'),
    number_of_positions: value('vacancy.number_of_positions'),
    number_of_bookings: value('vacancy.number_of_bookings'),
    priority: valueOrNull('vacancy.priority'),
    status: value('vacancy.shown_status'),
    created_datetime: value('vacancy.created_datetime'),
    distance_to_near_employee_id_km: (reading) => byDistance('vacancy.place', nearEmployee.in(reading)),
  },
  readFirst: [nearEmployee],
})
