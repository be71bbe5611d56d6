import type { CallByHand } from '../call.ts'
import { today } from '../server/availability.ts'
import { run } from '../server/statement.ts'
import { columnsFrom, joins, toFacility } from './facility-list.ts'

const text = `select ${columnsFrom(today)} from facility ${joins} where facility.id = $1`

export const call: CallByHand = {
  route: '/api/v0/facilities/:id.json/',
  measured: { 'one facility': Array.from({ length: 50 }, (_, index) => `/api/v0/facilities/${1 + index * 199}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toFacility(row!))
  },
}
