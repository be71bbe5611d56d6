import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { runPage } from '../server/statement.ts'

// One of the fourteen reference lists, which are served alike.
const route = '/api/v0/lookups/tags.json/'

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: { 'a reference list, first page': [route], 'a reference list, page 3': [`${route}?page=3`] },
  async answer({ db, query, url }) {
    const page = Number(query['page'] ?? 1)
    const offset = page === 1 ? '' : `offset ${(page - 1) * 10}`
    const { rows, count } = await runPage(db, {
      rows: `select ${columns} from tag order by "order", fold(name) collate "de-x-icu", id limit 10 ${offset}`,
      count: `select sum(number)::int from kept_count where entity = 'tag'`,
      values: [],
      page,
    })
    return pageText(url, { page, size: 10, count }, rows.map(toLookup))
  },
}

export const columns = 'id, name, "order", is_active'

/** A row of `columns` as it is shown. */
export function toLookup([id, name, order, is_active]: unknown[]) {
  return { id, name, order, is_active, version: versionOf([name, order, is_active]) }
}
