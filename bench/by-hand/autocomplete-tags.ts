import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectColumns } from '../server/selection.ts'
import { german, plain } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/autocompletes/tags.json/'

export const call: CallByHand = {
  route,
  measured: { 'choices of tags': [`${route}?page_size=50`] },
  async answer({ db, query, url }) {
    const { page, size, limit } = pageOf(query)
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `tag where is_active order by "order", ${german('name')}, id ${limit}` },
      count: 'select count(*)::int from tag where is_active',
      values: [],
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectColumns(plain('tag', 'id', 'name'))
