import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'

export const call: CallByHand = {
  route: '/api/v0/lookups/tags/:id.json/',
  caller: 'administrator',
  measured: { 'one entry of a reference list': Array.from({ length: 50 }, (_, index) => `/api/v0/lookups/tags/${30 + index}.json/`) },
  async answer({ db, params }) {
    const [row = []] = await run(db, 'select id, name, "order", is_active from tag where id = $1', [params['id']])
    const [id, name, order, is_active] = row
    return JSON.stringify({ id, name, order, is_active })
  },
}
