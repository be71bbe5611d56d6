import type { CallByHand } from '../call.ts'
import { today } from '../server/availability.ts'
import { run } from '../server/statement.ts'
import { columnsFrom, joins, toEmployee } from './employee-list.ts'

const text = `select ${columnsFrom(today)} from employee ${joins} where employee.id = $1`

export const call: CallByHand = {
  route: '/api/v0/employees/:id.json/',
  measured: { 'one employee': Array.from({ length: 50 }, (_, index) => `/api/v0/employees/${1 + index * 997}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, text, [params['id']])
    return JSON.stringify(toEmployee(row!))
  },
}
