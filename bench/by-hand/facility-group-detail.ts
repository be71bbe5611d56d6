import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { facilityGroups } from './facility-group-list.ts'

const find = finder(facilityGroups)

export const call: CallByHand = {
  route: '/api/v0/facilitygroups/:id.json/',
  measured: { 'one facility group': Array.from({ length: 50 }, (_, index) => `/api/v0/facilitygroups/${1 + index * 7}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
