import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectColumns } from '../server/selection.ts'
import { german, plain } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/autocompletes/users.json/'

const order = `
  nullif(fold(last_name), '') collate "de-x-icu", nullif(fold(first_name), '') collate "de-x-icu", ${german('username')}`

export const call: CallByHand = {
  route,
  measured: { 'choices of users': [`${route}?page_size=50`] },
  async answer({ db, query, url }) {
    const { page, size, limit } = pageOf(query)
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `"user" where is_active order by ${order} ${limit}` },
      count: `select count(*)::int from "user" where is_active`,
      values: [],
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectColumns(plain('"user"', 'id', 'name'))
