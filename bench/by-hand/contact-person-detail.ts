import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, joins, toContactPerson } from './contact-person-list.ts'

const text = `select ${columns} from contact_person ${joins} where contact_person.id = $1`

export const call: CallByHand = {
  route: '/api/v0/contact-persons/:id.json/',
  measured: { 'one contact person': Array.from({ length: 50 }, (_, index) => `/api/v0/contact-persons/${1 + index * 599}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toContactPerson(row!))
  },
}
