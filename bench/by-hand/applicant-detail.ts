import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { applicants } from './applicant-list.ts'

const find = finder(applicants)

export const call: CallByHand = {
  route: '/api/v0/applicants/:id.json/',
  measured: { 'one applicant': Array.from({ length: 50 }, (_, index) => `/api/v0/applicants/${1 + index * 399}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
