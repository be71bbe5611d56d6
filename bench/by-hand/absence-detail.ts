import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, joins, toAbsence } from './absence-list.ts'

const text = `select ${columns} from absence ${joins} where absence.id = $1`

export const call: CallByHand = {
  route: '/api/v0/absences/:id.json/',
  measured: { 'one absence': Array.from({ length: 50 }, (_, index) => `/api/v0/absences/${1 + index * 2971}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toAbsence(row!))
  },
}
