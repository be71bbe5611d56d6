import { facilityPerson, facilityPersonList } from '@kasack/contract/facility-person.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { containsFolded, dictionary, joined, oneOf, person, refersToNamed, refersToPerson, value } from '../platform/list/sql.ts'
import { storedRows } from '../platform/record/record.ts'

const employeeNamed = refersToPerson('facility_person.employee_id', 'employee')
const facilityNamed = refersToNamed('facility_person.facility_id', 'facility')

export const listFacilityPersons = listQuery(facilityPersonList, {
  rows: storedRows(facilityPerson),
  search: (word) => sql`(
    ${containsFolded('facility_person.search_text')(word)} or ${employeeNamed(word)} or ${facilityNamed(word)}
  )`,
  filters: {
    employee__id: oneOf('facility_person.employee_id'),
    facility__id: oneOf('facility_person.facility_id'),
    state: oneOf('facility_person.state'),
  },
  sorts: {
    id: value('facility_person.id'),
    state: value('facility_person.state'),
    employee__name: joined(person('employee'), 'facility_person.employee_id', 'employee'),
    facility__name: joined(dictionary('facility.name'), 'facility_person.facility_id', 'facility'),
  },
})
