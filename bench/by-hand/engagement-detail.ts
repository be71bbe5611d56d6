import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { engagements, toEngagement } from './engagement-list.ts'

const find = finder(engagements)

export const call: CallByHand = {
  route: '/api/v0/engagements/:id.json/',
  measured: { 'one entry of the logbook': Array.from({ length: 50 }, (_, index) => `/api/v0/engagements/${1 + index * 7919}.json/`) },
  answer: async ({ db, params, user }) => JSON.stringify(toEngagement(await find(db, params['id']), user)),
}
