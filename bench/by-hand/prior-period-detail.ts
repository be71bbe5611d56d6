import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { priorPeriods } from './prior-period-list.ts'

const find = finder(priorPeriods)

export const call: CallByHand = {
  route: '/api/v0/prior-periods/:id.json/',
  measured: { 'one prior period': Array.from({ length: 50 }, (_, index) => `/api/v0/prior-periods/${1 + index * 97}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
