import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { hirers } from './hirer-list.ts'

const find = finder(hirers)

export const call: CallByHand = {
  route: '/api/v0/hirers/:id.json/',
  measured: { 'one hirer': Array.from({ length: 50 }, (_, index) => `/api/v0/hirers/${1 + index * 7}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
