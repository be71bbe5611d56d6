import { contactPerson } from '@kasack/contract/contact-person.ts'
import { afterUndo } from '../logbook/after.ts'
import { nobody } from '../logbook/rules.ts'
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
  undone: (db, put) => afterUndo(db, { ...nobody, contactPersons: put.flatMap(({ id, after }) => (after ? [id] : [])) }),
  removal: { references: contactPersonReferences },
})
