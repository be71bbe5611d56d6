import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, toUser } from './user-list.ts'

export const call: CallByHand = {
  route: '/api/v0/users/:id.json/',
  caller: 'administrator',
  measured: { 'one user': Array.from({ length: 50 }, (_, index) => `/api/v0/users/${1 + index}.json/`) },
  async answer({ db, params }) {
    const [row] = await run(db, `select ${columns} from "user" where id = $1`, [params['id']])
    return JSON.stringify(toUser(row!))
  },
}
