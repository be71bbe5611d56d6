import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { contactPersons, toContactPerson } from './contact-person-list.ts'

const find = finder(contactPersons)

export const call: CallByHand = {
  route: '/api/v0/contact-persons/:id.json/',
  measured: { 'one contact person': Array.from({ length: 50 }, (_, index) => `/api/v0/contact-persons/${1 + index * 599}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(toContactPerson(await find(db, params['id']))),
}
