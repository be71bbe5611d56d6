import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
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
    const [page, size] = [Number(query['page'] ?? 1), Number(query['page_size'])]
    const condition = part ? 'where name_folded like $1 and is_active' : 'where is_active'
    const offset = page === 1 ? '' : `offset ${(page - 1) * size}`
    const { rows, count } = await runPage(db, {
      rows: `select id, name, postal_code, city from facility ${condition} order by fold(name) collate "de-x-icu", id limit ${size} ${offset}`,
      count: `select count(*)::int from facility ${condition}`,
      values: part ? [`%${part}%`] : [],
      page,
    })
    const results = rows.map(([id, name, postal_code, city]) => ({ id, name, postal_code, city }))
    return pageText(url, { page, size, count }, results)
  },
}
