import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, toLookup } from './lookup-list.ts'

export const call: CallByHand = {
  route: '/api/v0/lookups/tags/:id.json/',
  caller: 'administrator',
  measured: { 'one entry of a reference list': Array.from({ length: 50 }, (_, index) => `/api/v0/lookups/tags/${30 + index}.json/`) },
  async answer({ db, params }) {
    const [row = []] = await run(db, `select ${columns} from tag where id = $1`, [params['id']])
    return JSON.stringify(toLookup(row))
  },
}
