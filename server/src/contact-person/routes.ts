import { contactPerson } from '@kasack/contract/contact-person.ts'
import { settleAddress } from '../platform/entity/address.ts'
import { resource } from '../platform/resource/resource.ts'
import { listContactPersons } from './list.ts'
import { changeContactPerson, contactPersonReferences, insertContactPerson, lockFacilitiesOf, toContactPerson } from './queries.ts'
import { refuseContactPerson } from './rules.ts'

export const contactPersonRoutes = resource(contactPerson, {
  list: listContactPersons,
  record: toContactPerson,
  lock: lockFacilitiesOf,
  complete: settleAddress,
  refuse: refuseContactPerson,
  insert: (db, input, { now }) => insertContactPerson(db, input, now),
  change: changeContactPerson,
  removal: { references: contactPersonReferences },
})
