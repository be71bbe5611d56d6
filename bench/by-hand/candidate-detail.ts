import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { candidates, withLevels } from './candidate-list.ts'

const find = finder(candidates)

export const call: CallByHand = {
  route: '/api/v0/candidates/:id.json/',
  measured: { 'one candidate': Array.from({ length: 50 }, (_, index) => `/api/v0/candidates/${1 + index * 1979}.json/`) },
  answer: async ({ db, params }) => JSON.stringify((await withLevels(db, [await find(db, params['id'])]))[0]),
}
