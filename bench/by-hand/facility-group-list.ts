import { facilityGroup } from '../../contract/src/facility-group.ts'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/facilitygroups.json/'

export const call: CallByHand = {
  route,
  measured: {
    'facility groups, first page': [route],
    'facility groups, filter on name': [`${route}?name__icontains=r%20k`, `${route}?name__icontains=ger%20b`],
  },
  async answer({ db, query, url }) {
    const { name__icontains: part } = query
    const { page, size, limit } = pageOf(query)
    const condition = part ? 'where name_folded like $1' : ''
    const values = part ? [`%${part}%`] : []
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `facility_group ${condition} order by ${german('name')}, id ${limit}` },
      count: countOf('facility_group', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectFields(facilityGroup, {})

export const facilityGroups = { table: 'facility_group', columns, joins: '' }
