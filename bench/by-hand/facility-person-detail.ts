import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { facilityPersons } from './facility-person-list.ts'

const find = finder(facilityPersons)

export const call: CallByHand = {
  route: '/api/v0/facility-persons/:id.json/',
  measured: { 'one favourite': Array.from({ length: 50 }, (_, index) => `/api/v0/facility-persons/${1 + index * 97}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
