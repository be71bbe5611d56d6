import type { CallByHand } from '../call.ts'
import { finder } from '../server/statement.ts'
import { users } from './user-list.ts'

const find = finder(users)

export const call: CallByHand = {
  route: '/api/v0/users/:id.json/',
  caller: 'administrator',
  measured: { 'one user': Array.from({ length: 50 }, (_, index) => `/api/v0/users/${1 + index}.json/`) },
  answer: async ({ db, params }) => JSON.stringify(await find(db, params['id'])),
}
