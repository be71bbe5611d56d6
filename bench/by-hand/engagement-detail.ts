import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, joins, toEngagement } from './engagement-list.ts'

const text = `select ${columns} from engagement ${joins} where engagement.id = $1`

export const call: CallByHand = {
  route: '/api/v0/engagements/:id.json/',
  measured: { 'one entry of the logbook': Array.from({ length: 50 }, (_, index) => `/api/v0/engagements/${1 + index * 7919}.json/`) },
  async answer({ db, params, user }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toEngagement(row!, user))
  },
}
