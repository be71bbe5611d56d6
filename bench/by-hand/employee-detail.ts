import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { employees, toEmployee } from './employee-list.ts'

const find = finder(employees)

export const call: CallByHand = {
  route: '/api/v0/employees/:id.json/',
  measured: { 'one employee': Array.from({ length: 50 }, (_, index) => `/api/v0/employees/${1 + index * 997}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(toEmployee(await find(db, params['id']))),
}
