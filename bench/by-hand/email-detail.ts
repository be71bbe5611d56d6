import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, joins, toEmail } from './email-list.ts'

const text = `select ${columns} from outbox ${joins} where outbox.id = $1`

export const call: CallByHand = {
  route: '/api/v0/emails/:id.json/',
  // E-mails of users come after what the program has sent.
  measured: { 'one e-mail': Array.from({ length: 50 }, (_, index) => `/api/v0/emails/${40_001 + index * 979}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toEmail(row!))
  },
}
