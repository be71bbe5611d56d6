import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { absences, toAbsence } from './absence-list.ts'

const find = finder(absences)

export const call: CallByHand = {
  route: '/api/v0/absences/:id.json/',
  measured: { 'one absence': Array.from({ length: 50 }, (_, index) => `/api/v0/absences/${1 + index * 2971}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(toAbsence(await find(db, params['id']))),
}
