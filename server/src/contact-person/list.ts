import { contactPersonList } from '@kasack/contract/contact-person.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import {
  containsFolded,
  containsPerson,
  containsPhone,
  dictionary,
  dictionaryOrEmpty,
  fromDay,
  joined,
  joinedKinds,
  oneOf,
  person,
  refersTo,
  refersToNamed,
  toDay,
  value,
  valueOrNull,
} from '../platform/list/sql.ts'
import { contactPersonRows } from './queries.ts'

const ofFacility = refersTo('contact_person.facility_id', 'facility')
const facilityNamed = refersToNamed('contact_person.facility_id', 'facility')
const groupNamed = refersToNamed('contact_person.facility_group_id', 'facility_group')

export const listContactPersons = listQuery(contactPersonList, {
  rows: contactPersonRows,
  search: (word) => sql`(
    ${containsFolded('contact_person.search_text')(word)} or ${containsPhone('contact_person')(word)}
    or ${facilityNamed(word)} or ${groupNamed(word)}
  )`,
  filters: {
    name__icontains: containsPerson('contact_person.name_search'),
    facility__name__icontains: facilityNamed,
    facility__id: oneOf('contact_person.facility_id'),
    facility: oneOf('contact_person.facility_id'),
    facility_group__id: oneOf('contact_person.facility_group_id'),
    facility_group__name__icontains: groupNamed,
    facility_or_group_ids: ({ facility, group }) =>
      sql`(contact_person.facility_id = ${facility} or contact_person.facility_group_id = ${group}::int)`,
    function__id: oneOf('contact_person.function_id'),
    phone__icontains: containsPhone('contact_person'),
    email__icontains: containsFolded('contact_person.email_folded'),
    latest_engagement__created_datetime__date__gte: fromDay('contact_person.latest_engagement_datetime'),
    latest_engagement__created_datetime__date__lte: toDay('contact_person.latest_engagement_datetime'),
    // The person's own address counts if it has a postal code, otherwise the facility's.
    states: (codes) => sql`(
      ${oneOf('contact_person.federal_state')(codes)}
      or contact_person.postal_code = '' and ${ofFacility(oneOf('facility.federal_state')(codes))}
    )`,
    is_active: oneOf('contact_person.is_active'),
  },
  sorts: {
    id: value('contact_person.id'),
    last_name: dictionary('contact_person.last_name'),
    first_name: dictionary('contact_person.first_name'),
    name: person('contact_person'),
    email: dictionaryOrEmpty('contact_person.email'),
    facility__name: joined(dictionary('facility.name'), 'contact_person.facility_id', 'facility'),
    facility_group__name: joined(dictionary('facility_group.name'), 'contact_person.facility_group_id', 'facility_group'),
    function__name: joinedKinds(dictionary('contact_person_function.name'), 'contact_person.function_id', 'contact_person_function'),
    created_datetime: value('contact_person.created_datetime'),
    latest_engagement__created_datetime: valueOrNull('contact_person.latest_engagement_datetime'),
  },
})
