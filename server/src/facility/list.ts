import { facilityList } from '@kasack/contract/facility.ts'
import { sql } from 'kysely'
import { listQuery, partOf } from '../platform/list-query.ts'
import { contains, containsPhone, dictionary, dictionaryOrEmpty, joined, oneOf, value } from '../platform/sql.ts'
import { facilityRows } from './queries.ts'

// A group is found through its own index, so that the whole condition stays one on the facility.
const inGroupNamed = (pattern: string) =>
  sql`facility.facility_group_id = any(array(select id from facility_group where fold(name) like fold(${pattern})))`

export const listFacilities = listQuery(facilityList, {
  rows: facilityRows,
  search: (pattern) => sql`(facility.search_text like fold(${pattern}) or ${inGroupNamed(pattern)})`,
  filters: {
    name__icontains: contains('facility.name'),
    email__icontains: contains('facility.email'),
    phone__icontains: containsPhone('facility.search_phone'),
    company__icontains: contains('facility.company'),
    city__icontains: contains('facility.city'),
    is_active: oneOf('facility.is_active'),
    states: oneOf('facility.federal_state'),
    facility_type__id: oneOf('facility.facility_type_id'),
    facility_group__id: oneOf('facility.facility_group_id'),
    support_user__id: oneOf('facility.support_user_id'),
    facility_group__name__icontains: (part) => inGroupNamed(partOf(part)),
  },
  sorts: {
    id: value('facility.id'),
    name: dictionary('facility.name'),
    company: dictionaryOrEmpty('facility.company'),
    city: dictionaryOrEmpty('facility.city'),
    postal_code: dictionaryOrEmpty('facility.postal_code'),
    email: dictionaryOrEmpty('facility.email'),
    created_datetime: value('facility.created_datetime'),
    facility_type__name: joined(dictionary('facility_type.name'), sql`join facility_type on facility_type.id = facility.facility_type_id`),
    facility_group__name: joined(
      dictionary('facility_group.name'),
      sql`left join facility_group on facility_group.id = facility.facility_group_id`,
    ),
  },
})
