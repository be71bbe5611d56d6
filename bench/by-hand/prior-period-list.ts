import { priorPeriod } from '../../contract/src/prior-period.ts'
import type { CallByHand } from '../call.ts'
import { lookUp } from '../server/names.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, ref, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/prior-periods.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'prior periods, first page': [route],
    'prior periods of an employee': asking('employee__id=18&size=5', 'employee__id=3032&size=5'),
    'prior periods at a facility': asking('facility__id=17', 'facility__id=102'),
    'prior periods at a hirer': asking('hirer__id=11', 'hirer__id=102'),
    'prior periods, filter on kind': asking('kind=employed'),
    'prior periods by employee': asking('sort=employee__name'),
    'prior periods, search': asking('search=personal+77', 'search=petersen+anja'),
  },
  async answer({ db, query, url }) {
    const { condition, values } = await conditionOf(query, db)
    const { page, size, limit } = pageOf(query)
    const order = orders[query['sort'] ?? '-date_range']!
    const from = query['sort'] ? 'employee join prior_period on prior_period.employee_id = employee.id' : 'prior_period'
    const cut = `select prior_period.* from ${from} ${condition} order by ${order} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...priorPeriods, cut, order },
      count: countOf('prior_period', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const orders: Record<string, string> = {
  '-date_range': 'prior_period.date_lower desc, prior_period.id desc',
  employee__name: 'fold(employee.last_name) collate "de-x-icu", fold(employee.first_name) collate "de-x-icu", prior_period.id',
}

const columnOf: Record<string, string> = { employee__id: 'employee_id', facility__id: 'facility_id', hirer__id: 'hirer_id', kind: 'kind' }

async function conditionOf(query: Record<string, string>, db: Parameters<CallByHand['answer']>[0]['db']) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all = Object.entries(columnOf).flatMap(([name, column]) => (query[name] ? [`prior_period.${column} = ${value(query[name])}`] : []))
  const words = query['search']?.split(' ') ?? []
  const places = [
    { table: 'employee', column: 'name_search', reference: 'employee_id' },
    { table: 'facility', column: 'name_folded', reference: 'facility_id' },
    { table: 'hirer', column: 'name_folded', reference: 'hirer_id' },
  ]
  const found = await lookUp(
    db,
    words.flatMap((part) => places.map(({ table, column }) => ({ table, column, part }))),
    value,
  )
  for (const [at, word] of words.entries()) {
    const named = places.map(({ reference }, place) => `prior_period.${reference} ${found[at * places.length + place]!}`)
    all.push(`(prior_period.search_text like ${value(`%${word}%`)} or ${named.join(' or ')})`)
  }
  return { values, condition: where(all) }
}

export const priorPeriods = {
  table: 'prior_period',
  columns: selectFields(priorPeriod, {
    employee: ref('prior_period.employee_id', 'employee'),
    facility: ref('prior_period.facility_id', 'facility'),
    hirer: ref('prior_period.hirer_id', 'hirer'),
  }),
  joins: `
    join employee on employee.id = prior_period.employee_id
    left join facility on facility.id = prior_period.facility_id
    left join hirer on hirer.id = prior_period.hirer_id`,
}
