import { facilityList } from '@kasack/contract/facility.ts'
import { sql } from 'kysely'
import { nearEmployee, withinReach } from '../surroundings/queries.ts'
import { byDistance, within } from '../platform/list/distance.ts'
import { listQuery } from '../platform/list/list-query.ts'
import {
  atLeast,
  atMost,
  containsFolded,
  containsPhone,
  dictionary,
  dictionaryOrEmpty,
  fromDay,
  joined,
  joinedKinds,
  oneOf,
  refersToNamed,
  toDay,
  value,
  valueOrNull,
} from '../platform/list/sql.ts'
import { ofVacancies } from '../vacancy/queries.ts'
import { facilityRows } from './queries.ts'

const inGroupNamed = refersToNamed('facility.facility_group_id', 'facility_group')

export const listFacilities = listQuery(facilityList, {
  rows: facilityRows,
  search: (word) => sql`(${containsFolded('facility.search_text')(word)} or ${inGroupNamed(word)})`,
  filters: {
    name__icontains: containsFolded('facility.name_folded'),
    email__icontains: containsFolded('facility.email_folded'),
    phone__icontains: containsPhone('facility'),
    company__icontains: containsFolded('facility.company_folded'),
    city__icontains: containsFolded('facility.city_folded'),
    is_active: oneOf('facility.is_active'),
    states: oneOf('facility.federal_state'),
    facility_type__id: oneOf('facility.facility_type_id'),
    facility_group__id: oneOf('facility.facility_group_id'),
    support_user__id: oneOf('facility.support_user_id'),
    facility_group__name__icontains: inGroupNamed,
    latest_engagement__created_datetime__date__gte: fromDay('facility.latest_engagement_datetime'),
    latest_engagement__created_datetime__date__lte: toDay('facility.latest_engagement_datetime'),
    followup_date__gte: atLeast('facility.followup_date'),
    followup_date__lte: atMost('facility.followup_date'),
    followup_user__id: oneOf('facility.followup_user_id'),
    priority: oneOf('facility.followup_priority', 'priority'),
    // Includes facilities that were never contacted.
    no_contact_in_last_days: (days, { now }) => sql`(
      facility.latest_engagement_datetime is null or facility.latest_engagement_datetime < ${now}::timestamptz - make_interval(days => ${days}::int)
    )`,
    ...ofVacancies,
    filter_by_distance: (isOn, facts) => (isOn ? withinReach('facility.place', facts) : sql`true`),
    distance_to_near_employee_id_km: (limit, facts) => within('facility.place', nearEmployee.in(facts), limit),
  },
  sorts: {
    id: value('facility.id'),
    name: dictionary('facility.name'),
    company: dictionaryOrEmpty('facility.company'),
    city: dictionaryOrEmpty('facility.city'),
    postal_code: dictionaryOrEmpty('facility.postal_code'),
    email: dictionaryOrEmpty('facility.email'),
    created_datetime: value('facility.created_datetime'),
    followup_date: valueOrNull('facility.followup_date'),
    latest_engagement__created_datetime: valueOrNull('facility.latest_engagement_datetime'),
    facility_type__name: joinedKinds(dictionary('facility_type.name'), 'facility.facility_type_id', 'facility_type'),
    facility_group__name: joined(dictionary('facility_group.name'), 'facility.facility_group_id', 'facility_group'),
    distance_to_near_employee_id_km: (reading) => byDistance('facility.place', nearEmployee.in(reading)),
  },
  readFirst: [nearEmployee],
})
