import { hirer } from '../../contract/src/hirer.ts'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/hirers.json/'

export const call: CallByHand = {
  route,
  measured: {
    'hirers, first page': [route],
    'hirers, filter on name': [`${route}?name__icontains=tr%C3%A4ger%20k`, `${route}?name__icontains=ger%20b`],
  },
  async answer({ db, query, url }) {
    const { name__icontains: part } = query
    const { page, size, limit } = pageOf(query)
    const condition = part ? 'where name_folded like $1' : ''
    const values = part ? [`%${part}%`] : []
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `hirer ${condition} order by ${german('name')}, id ${limit}` },
      count: countOf('hirer', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectFields(hirer, {})

export const hirers = { table: 'hirer', columns, joins: '' }
