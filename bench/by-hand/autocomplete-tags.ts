import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/autocompletes/tags.json/'

export const call: CallByHand = {
  route,
  measured: { 'choices of tags': [`${route}?page_size=50`] },
  async answer({ db, query, url }) {
    const size = Number(query['page_size'])
    const { rows, count } = await runPage(db, {
      rows: `select id, name from tag where is_active order by "order", fold(name) collate "de-x-icu", id limit ${size}`,
      count: 'select count(*)::int from tag where is_active',
      values: [],
      page: 1,
    })
    return pageText(
      url,
      { page: 1, size, count },
      rows.map(([id, name]) => ({ id, name })),
    )
  },
}
