import { lookup } from '../../contract/src/lookup.ts'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

// One of the fifteen reference lists; all are served alike.
const route = '/api/v0/lookups/tags.json/'

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: { 'a reference list, first page': [route], 'a reference list, page 3': [`${route}?page=3`] },
  async answer({ db, query, url }) {
    const { page, size, limit } = pageOf(query)
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `tag order by "order", ${german('name')}, id ${limit}` },
      count: countOf('tag', ''),
      values: [],
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectFields(lookup('tag'), {})

export const tags = { table: 'tag', columns, joins: '' }
