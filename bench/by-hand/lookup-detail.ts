import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { tags } from './lookup-list.ts'

const find = finder(tags)

export const call: CallByHand = {
  route: '/api/v0/lookups/tags/:id.json/',
  caller: 'administrator',
  measured: { 'one entry of a reference list': Array.from({ length: 50 }, (_, index) => `/api/v0/lookups/tags/${30 + index}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
