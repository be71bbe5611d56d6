import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectColumns } from '../server/selection.ts'
import { german, plain } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/autocompletes/employees.json/'

export const call: CallByHand = {
  route,
  measured: {
    'choices of employees': [`${route}?page_size=50`],
    'choices of employees, typed': [`${route}?name__icontains=anja&page_size=50`, `${route}?name__icontains=petersen%20k&page_size=50`],
  },
  async answer({ db, query, url }) {
    const { name__icontains: part } = query
    const { page, size, limit } = pageOf(query)
    const condition = part ? 'where name_search like $1 and is_active' : 'where is_active'
    const order = `${german('last_name')}, ${german('first_name')}, id`
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `employee ${condition} order by ${order} ${limit}` },
      count: `select count(*)::int from employee ${condition}`,
      values: part ? [`%${part}%`] : [],
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectColumns(plain('employee', 'id', 'name'))
