import type { CallByHand } from '../call.ts'
import { run } from '../server/statement.ts'
import { columns, toFacilityGroup } from './facility-group-list.ts'

export const call: CallByHand = {
  route: '/api/v0/facilitygroups/:id.json/',
  measured: { 'one facility group': Array.from({ length: 50 }, (_, index) => `/api/v0/facilitygroups/${1 + index * 7}.json/`) },
  async answer({ db, params }) {
    const [row = []] = await run(db, `select ${columns} from facility_group where id = $1`, [params['id']])
    return JSON.stringify(toFacilityGroup(row))
  },
}
