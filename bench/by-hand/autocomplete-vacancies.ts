import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectColumns } from '../server/selection.ts'
import { countOf, german, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/autocompletes/vacancies.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}&page_size=50`)

export const call: CallByHand = {
  route,
  measured: {
    'choices of vacancies': asking('page=1'),
    'choices of vacancies of a facility': asking('facility__id=4711', 'facility__id=815'),
    'choices of vacancies, open ones': asking('status=open'),
    'choices of vacancies, typed': asking('name__icontains=einsatz%20777', 'name__icontains=hospiz'),
  },
  async answer({ db, query, url }) {
    const { page, size, limit } = pageOf(query)
    const { name__icontains: part, facility__id: facility, status } = query
    const values: unknown[] = []
    const all: string[] = []
    if (part) all.push(`shown_name_folded like $${values.push(`%${part}%`)}`)
    if (facility) all.push(`facility_id = $${values.push(facility)}`)
    if (status) all.push(`shown_status = $${values.push(status)}::vacancy_status`)
    const condition = where(all)
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `vacancy ${condition} order by ${german('shown_name')}, id ${limit}` },
      count: countOf('vacancy', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const columns = selectColumns({ id: 'id', name: 'shown_name' })
