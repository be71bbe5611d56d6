import type pg from 'pg'
import { contactPerson, type ContactPerson } from '../../contract/src/contact-person.ts'
import { addressWarning, formattedAddress } from '../../server/src/platform/entity/address.ts'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { lookUp } from '../server/names.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, moment, ref, setOf, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/contact-persons.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'contact persons, first page': [route],
    'contact persons, page 3': asking('page=3'),
    'contact persons, 100 rows': asking('size=100'),
    'contact persons by name': asking('sort=name'),
    'contact persons by email, last first': asking('sort=-email'),
    'contact persons by latest contact, newest first': asking('sort=-latest_engagement__created_datetime'),
    'contact persons by facility': asking('sort=facility__name'),
    'contact persons by group, last first': asking('sort=-facility_group__name'),
    'contact persons by function': asking('sort=function__name'),
    'contact persons of a facility': asking('facility__id=4711', 'facility__id=815'),
    'contact persons of a facility or its group': asking('facility_or_group_ids=4711,12'),
    'contact persons, search': asking('search=nachname+hospiz', 'search=1007+linden', 'search=person2999'),
    'contact persons, filter on name': asking('name__icontains=nachname%20777', 'name__icontains=vorname%2011%20nachname%205'),
    'contact persons, filter on phone': asking('phone__icontains=0301012', 'phone__icontains=030%20100%2025'),
    'contact persons, filters on state and function': asking('states=BE,BB&function__id=2,3', 'states=NI&function__id=1'),
  },
  async answer({ db, query, url }) {
    const { condition, values } = await conditionOf(db, query)
    const { page, size, limit } = pageOf(query)
    const [order, of] = orders[query['sort'] ?? 'id']!
    const cut = `${of ? cutBy(order, of) : `select * from contact_person ${condition} order by ${order}`} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...contactPersons, cut, order },
      count: countOf('contact_person', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows.map(toContactPerson))
  },
}

/** No measured call both filters and sorts by another record's field, or asks for more than a first page of ten. */
function cutBy(order: string, [table, column]: [table: string, column: string]): string {
  if (column === 'function_id') {
    const ofEach = 'select * from contact_person where function_id = function.id order by id limit 10'
    const having = `select contact_person.* from contact_person_function function cross join lateral (${ofEach}) contact_person order by ${order} limit 10`
    return `select * from ((${having}) union all (select * from contact_person where function_id is null order by id limit 10)) contact_person`
  }
  const having = `select contact_person.* from contact_person join ${table} on ${table.split(' ').at(-1)}.id = contact_person.${column} order by ${order} limit 10`
  const without = `select * from contact_person where ${column} is null order by id limit 10`
  return `select * from ((${having}) union all (${without})) contact_person`
}

const byName = 'fold(contact_person.last_name) collate "de-x-icu", fold(contact_person.first_name) collate "de-x-icu", contact_person.id'

const orders: Record<string, [order: string, of: [table: string, column: string] | null]> = {
  id: ['contact_person.id', null],
  name: [byName, null],
  '-email': [`nullif(fold(contact_person.email), '') collate "de-x-icu" desc nulls last, contact_person.id desc`, null],
  '-latest_engagement__created_datetime': ['contact_person.latest_engagement_datetime desc nulls last, contact_person.id desc', null],
  facility__name: ['fold(facility.name) collate "de-x-icu", contact_person.id', ['facility', 'facility_id']],
  '-facility_group__name': [
    'fold(facility_group.name) collate "de-x-icu" desc, contact_person.id desc',
    ['facility_group', 'facility_group_id'],
  ],
  function__name: ['fold(function.name) collate "de-x-icu", contact_person.id', ['contact_person_function function', 'function_id']],
}

async function conditionOf(db: pg.Pool, query: Record<string, string>) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const ids = (column: string, given = '') => {
    const several = given.split(',')
    if (given) all.push(`contact_person.${column} = ${several.length > 1 ? `any(${value(several)})` : value(given)}`)
  }

  ids('facility_id', query['facility__id'])
  ids('function_id', query['function__id'])
  if (query['facility_or_group_ids']) {
    const [one, ofGroup] = query['facility_or_group_ids'].split(',')
    all.push(`(contact_person.facility_id = ${value(one)} or contact_person.facility_group_id = ${value(ofGroup)})`)
  }
  if (query['name__icontains']) all.push(`contact_person.name_search like ${value(`%${query['name__icontains']}%`)}`)
  if (query['phone__icontains']) all.push(`contact_person.search_phone like ${value(`%${query['phone__icontains'].replaceAll(' ', '')}%`)}`)
  if (query['states']) {
    const codes = value(query['states'].split(','))
    const there = `contact_person.facility_id in (select id from facility where federal_state = any(${codes}))`
    all.push(`(contact_person.federal_state = any(${codes}) or contact_person.postal_code = '' and ${there})`)
  }
  const words = query['search']?.split(' ') ?? []
  const tables = ['facility', 'facility_group']
  const named = words.flatMap((part) => tables.map((table) => ({ table, column: 'name_folded', part })))
  const found = (await lookUp(db, named, value)).map((condition, at) => `contact_person.${named[at]!.table}_id ${condition}`)
  for (const word of words) {
    const part = value(`%${word}%`)
    const own = `contact_person.search_text like ${part} or contact_person.search_phone like ${part}`
    all.push(`(${[own, ...found.splice(0, 2)].join(' or ')})`)
  }
  return { values, condition: where(all) }
}

const columns = selectFields(contactPerson, {
  name: 'contact_person.name',
  full_name: 'contact_person.name',
  facility: ref('contact_person.facility_id', 'facility'),
  facility_group: { ...ref('contact_person.facility_group_id', 'facility_group'), comments: 'facility_group.comments' },
  function: ref('contact_person.function_id', 'function'),
  tags: setOf('contact_person', 'contact_person_tag', 'tag'),
  latest_engagement: {
    id: 'contact_person.latest_engagement_id',
    created_datetime: moment('contact_person.latest_engagement_datetime'),
  },
  last_contact_date: `(contact_person.latest_engagement_datetime at time zone 'Europe/Berlin')::date::text`,
})

const joins = `
  left join facility on facility.id = contact_person.facility_id
  left join facility_group on facility_group.id = contact_person.facility_group_id
  left join contact_person_function function on function.id = contact_person.function_id`

export const contactPersons = { table: 'contact_person', columns, joins }

export const toContactPerson = (one: ReturnType<typeof columns.read>) =>
  ({ ...one, formatted_address: formattedAddress(one), address_warning: addressWarning(one) }) satisfies Record<
    keyof ContactPerson,
    unknown
  >
