import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, joins, toApplicant } from './applicant-list.ts'

const text = `select ${columns} from applicant ${joins} where applicant.id = $1`

export const call: CallByHand = {
  route: '/api/v0/applicants/:id.json/',
  measured: { 'one applicant': Array.from({ length: 50 }, (_, index) => `/api/v0/applicants/${1 + index * 399}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toApplicant(row!))
  },
}
