import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
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
    const [page, size] = [Number(query['page'] ?? 1), Number(query['page_size'])]
    const condition = part ? 'where name_search like $1 and is_active' : 'where is_active'
    const offset = page === 1 ? '' : `offset ${(page - 1) * size}`
    const order = 'fold(last_name) collate "de-x-icu", fold(first_name) collate "de-x-icu", id'
    const { rows, count } = await runPage(db, {
      rows: `select id, name from employee ${condition} order by ${order} limit ${size} ${offset}`,
      count: `select count(*)::int from employee ${condition}`,
      values: part ? [`%${part}%`] : [],
      page,
    })
    const results = rows.map(([id, name]) => ({ id, name }))
    return pageText(url, { page, size, count }, results)
  },
}
