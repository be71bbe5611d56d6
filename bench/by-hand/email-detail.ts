import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { emails } from './email-list.ts'

const find = finder(emails)

export const call: CallByHand = {
  route: '/api/v0/emails/:id.json/',
  // The ids of user-written e-mails follow those of automated ones.
  measured: { 'one e-mail': Array.from({ length: 50 }, (_, index) => `/api/v0/emails/${40_001 + index * 979}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
