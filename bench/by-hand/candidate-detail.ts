import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, joins, toCandidate } from './candidate-list.ts'

const text = `select ${columns} from candidate ${joins} where candidate.id = $1`

export const call: CallByHand = {
  route: '/api/v0/candidates/:id.json/',
  measured: { 'one candidate': Array.from({ length: 50 }, (_, index) => `/api/v0/candidates/${1 + index * 1979}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toCandidate(row!))
  },
}
