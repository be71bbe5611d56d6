import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectColumns } from '../server/selection.ts'
import { german, plain } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/autocompletes/facilities.json/'

export const call: CallByHand = {
  route,
  measured: {
    'choices of facilities': [`${route}?page_size=50`],
    'choices of facilities, typed': [`${route}?name__icontains=linden&page_size=50`, `${route}?name__icontains=hospiz&page_size=50`],
  },
  async answer({ db, query, url }) {
    const { name__icontains: part } = query
    const { page, size, limit } = pageOf(query)
    const condition = part ? 'where name_folded like $1 and is_active' : 'where is_active'
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `facility ${condition} order by ${german('name')}, id ${limit}` },
      count: `select count(*)::int from facility ${condition}`,
      values: part ? [`%${part}%`] : [],
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectColumns(plain('facility', 'id', 'name', 'postal_code', 'city'))
