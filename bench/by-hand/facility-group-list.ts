import type { FacilityGroup } from '../../contract/src/facility-group.ts'
import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/facilitygroups.json/'
export const columns = 'id, name, comments, is_active'

export const call: CallByHand = {
  route,
  measured: {
    'facility groups, first page': [route],
    'facility groups, filter on name': [`${route}?name__icontains=r%20k`, `${route}?name__icontains=ger%20b`],
  },
  async answer({ db, query, url }) {
    const { name__icontains: part } = query
    const [page, size] = [Number(query['page'] ?? 1), Number(query['size'] ?? 10)]
    const condition = part ? 'where name_folded like $1' : ''
    const values = part ? [`%${part}%`] : []
    const offset = page === 1 ? '' : `offset ${(page - 1) * size}`
    const { rows, count } = await runPage(db, {
      rows: `select ${columns} from facility_group ${condition} order by fold(name) collate "de-x-icu", id limit ${size} ${offset}`,
      count: condition
        ? `select count(*)::int from facility_group ${condition}`
        : `select sum(number)::int from kept_count where entity = 'facility_group'`,
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows.map(toFacilityGroup))
  },
}

/** A row of `columns` as it is shown. */
export function toFacilityGroup([id, name, comments, is_active]: unknown[]) {
  return { id, name, comments, is_active, version: versionOf([name, comments, is_active]) } satisfies Record<keyof FacilityGroup, unknown>
}
