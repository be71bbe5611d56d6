import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { facilities, toFacility } from './facility-list.ts'

const find = finder(facilities)

export const call: CallByHand = {
  route: '/api/v0/facilities/:id.json/',
  measured: { 'one facility': Array.from({ length: 50 }, (_, index) => `/api/v0/facilities/${1 + index * 199}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(toFacility(await find(db, params['id']))),
}
