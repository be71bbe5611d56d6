import { contactPerson } from '@kasack/contract/contact-person.ts'
import { settleAddress } from '../platform/entity/address.ts'
import { records } from '../platform/write/records.ts'
import { changeContactPerson, contactPersonReferences, insertContactPerson, lockFacilitiesOf } from './queries.ts'
import { refuseContactPerson } from './rules.ts'

export const contactPersons = records(contactPerson, {
  lock: lockFacilitiesOf,
  complete: settleAddress,
  refuse: refuseContactPerson,
  insert: (db, input, { now }) => insertContactPerson(db, input, now),
  change: changeContactPerson,
  removal: { references: contactPersonReferences },
})
