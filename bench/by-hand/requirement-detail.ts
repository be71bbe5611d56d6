import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { requirements } from './requirement-list.ts'

const find = finder(requirements)

export const call: CallByHand = {
  route: '/api/v0/requirements/:id.json/',
  measured: { 'one requirement': Array.from({ length: 50 }, (_, index) => `/api/v0/requirements/${1 + index * 97}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
