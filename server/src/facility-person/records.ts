import { facilityPerson } from '@kasack/contract/facility-person.ts'
import { records } from '../platform/write/records.ts'
import { storedAsSent } from '../platform/write/store.ts'
import { isKnownAt } from './queries.ts'
import { refuseFacilityPerson } from './rules.ts'

export const facilityPersons = records(facilityPerson, {
  holds: ['employee'],
  facts: async (db, { facility, employee }) => ({ is_known: await isKnownAt(db, { facility: facility.id, employee: employee.id }) }),
  refuse: refuseFacilityPerson,
  ...storedAsSent(facilityPerson),
  removal: {},
})
