import { facilityPerson } from '../../contract/src/facility-person.ts'
import type { CallByHand } from '../call.ts'
import { lookUp } from '../server/names.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, ref, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/facility-persons.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'blocked and favourites, first page': [route],
    'where an employee is blocked or a favourite': asking('employee__id=22901&size=5', 'employee__id=45001&size=5'),
    'whom a facility blocks or asks for': asking('facility__id=17&size=5', 'facility__id=102&size=5'),
    'who is blocked': asking('state=blocked'),
    'blocked and favourites by facility': asking('sort=facility__name'),
    'blocked and favourites by state': asking('sort=state'),
    'blocked and favourites, search': asking('search=nr.+77', 'search=petersen+anja'),
  },
  async answer({ db, query, url }) {
    const { condition, values } = await conditionOf(query, db)
    const { page, size, limit } = pageOf(query)
    const { order, from } = orders[query['sort'] ?? 'employee__name']!
    const cut = `select facility_person.* from ${from} ${condition} order by ${order} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...facilityPersons, cut, order },
      count: countOf('facility_person', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const orders: Record<string, { order: string; from: string }> = {
  employee__name: {
    order: 'fold(employee.last_name) collate "de-x-icu", fold(employee.first_name) collate "de-x-icu", facility_person.id',
    from: 'employee join facility_person on facility_person.employee_id = employee.id',
  },
  facility__name: {
    order: 'fold(facility.name) collate "de-x-icu", facility_person.id',
    from: 'facility join facility_person on facility_person.facility_id = facility.id',
  },
  state: { order: 'facility_person.state, facility_person.id', from: 'facility_person' },
}

const columnOf: Record<string, string> = { employee__id: 'employee_id', facility__id: 'facility_id', state: 'state' }

async function conditionOf(query: Record<string, string>, db: Parameters<CallByHand['answer']>[0]['db']) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all = Object.entries(columnOf).flatMap(([name, column]) =>
    query[name] ? [`facility_person.${column} = ${value(query[name])}`] : [],
  )
  const words = query['search']?.split(' ') ?? []
  const places = [
    { table: 'employee', column: 'name_search', reference: 'employee_id' },
    { table: 'facility', column: 'name_folded', reference: 'facility_id' },
  ]
  const found = await lookUp(
    db,
    words.flatMap((part) => places.map(({ table, column }) => ({ table, column, part }))),
    value,
  )
  for (const [at, word] of words.entries()) {
    const named = places.map(({ reference }, place) => `facility_person.${reference} ${found[at * places.length + place]!}`)
    all.push(`(facility_person.search_text like ${value(`%${word}%`)} or ${named.join(' or ')})`)
  }
  return { values, condition: where(all) }
}

export const facilityPersons = {
  table: 'facility_person',
  columns: selectFields(facilityPerson, {
    facility: ref('facility_person.facility_id', 'facility'),
    employee: ref('facility_person.employee_id', 'employee'),
  }),
  joins: `
    join employee on employee.id = facility_person.employee_id
    join facility on facility.id = facility_person.facility_id`,
}
