import { employeeList, widestRadius } from '@kasack/contract/employee.ts'
import type { MatchNeeds } from '@kasack/contract/match.ts'
import { sql } from 'kysely'
import { freeEmployees } from '../availability/queries.ts'
import { inDocumentStates } from '../employee-document/queries.ts'
import { nearFacility } from '../surroundings/queries.ts'
import { examined, noCandidateOf, qualified, soughtVacancy } from '../placement/queries.ts'
import { byDistance, within, withinOwn } from '../platform/list/distance.ts'
import { listQuery, type Sql } from '../platform/list/list-query.ts'
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
} from '../platform/list/sql.ts'
import { employeeRows } from './queries.ts'

const reach = { radius: 'employee.preferred_location_radius', widest: widestRadius } as const
const qualifiedFor = oneOf('employee_qualification.qualification_id')

/** Without a vacancy there is nothing to match, so this filters nothing. */
const matching = (wanted: boolean, sought: MatchNeeds | null, condition: (sought: MatchNeeds) => Sql): Sql =>
  sought ? (wanted ? sql`(${condition(sought)})` : sql`(${condition(sought)}) is not true`) : sql`true`

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
    filter_by_distance: (isOn, facts) => (isOn ? withinOwn('employee.place', nearFacility.in(facts), reach) : sql`true`),
    preferred_location_radius: (limit, facts) => within('employee.place', nearFacility.in(facts), limit),
    candidates_for_vacancy__id: (vacancy, { filters: { with_candidates } }) => (with_candidates ? sql`true` : noCandidateOf(vacancy)),
    with_candidates: () => sql`true`,
    exams_match_with_vacancy: (wanted, facts) => matching(wanted, soughtVacancy.in(facts), examined),
    qualifications_match_with_vacancy: (wanted, facts) => matching(wanted, soughtVacancy.in(facts), qualified),
    document_state: inDocumentStates,
    ...freeEmployees,
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
    distance_to_near_facility_id_km: (reading) => byDistance('employee.place', nearFacility.in(reading)),
  },
  readFirst: [nearFacility, soughtVacancy],
})
