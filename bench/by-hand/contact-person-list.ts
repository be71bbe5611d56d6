import type { ContactPerson } from '../../contract/src/contact-person.ts'
import type pg from 'pg'
import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { lookUp } from '../server/names.ts'
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
    const [page, size] = [Number(query['page'] ?? 1), Number(query['size'] ?? 10)]
    const [order, of] = orders[query['sort'] ?? 'id']!
    const offset = page === 1 ? '' : `offset ${(page - 1) * size}`
    const cut = `${of ? cutBy(order, of) : `select * from contact_person ${condition} order by ${order}`} limit ${size} ${offset}`
    const { rows, count } = await runPage(db, {
      rows: { columns, cut, table: 'contact_person', joins, order },
      count: condition
        ? `select count(*)::int from contact_person ${condition}`
        : `select sum(number)::int from kept_count where entity = 'contact_person'`,
      values,
      page,
    })
    return pageText(url, { page, size, count }, rows.map(toContactPerson))
  },
}

/** No call measured here sorts by another record and filters, or asks for more than its first page of ten. */
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
  return { values, condition: all.length === 0 ? '' : `where ${all.join(' and ')}` }
}

const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const columns = `
  contact_person.id, contact_person.name, contact_person.gender, contact_person.title, contact_person.first_name,
  contact_person.last_name, contact_person.facility_id, facility.name,
  contact_person.facility_group_id, facility_group.name, facility_group.comments, contact_person.function_id, function.name,
  contact_person.birthday_date::text, contact_person.mobile, contact_person.phone, contact_person.fax, contact_person.email,
  contact_person.street, contact_person.postal_code, contact_person.city, contact_person.exam_city, contact_person.country_code,
  contact_person.address_latitude, contact_person.address_longitude, contact_person.address_is_approximate,
  (
    select json_agg(json_build_object('id', tag.id, 'name', tag.name) order by fold(tag.name) collate "de-x-icu", tag.id)
    from contact_person_tag join tag on tag.id = contact_person_tag.tag_id
    where contact_person_tag.contact_person_id = contact_person.id
  ),
  contact_person.note, contact_person.is_active, contact_person.latest_engagement_id,
  ${moment('contact_person.latest_engagement_datetime')},
  (contact_person.latest_engagement_datetime at time zone 'Europe/Berlin')::date::text,
  ${moment('contact_person.created_datetime')}`

export const joins = `
  left join facility on facility.id = contact_person.facility_id
  left join facility_group on facility_group.id = contact_person.facility_group_id
  left join contact_person_function function on function.id = contact_person.function_id`

/** A row of `columns` as it is shown. */
export function toContactPerson(row: unknown[]) {
  const [id, name, gender, title, first_name, last_name, facilityId, facilityName, groupId, groupName, groupComments] = row
  const [functionId, functionName, birthday_date, mobile, phone, fax, email] = row.slice(11)
  const [street, postal_code, city, exam_city, country_code, address_latitude, address_longitude] = row.slice(18)
  const address_is_approximate = row[25]
  const [tags, note, is_active, latestId, latestMoment, last_contact_date, created_datetime] = row.slice(26)
  const person = [gender, title, first_name, last_name, facilityId, groupId, functionId, birthday_date, mobile, phone, fax, email]
  const place = [street, postal_code, city, exam_city, country_code, address_latitude, address_longitude, address_is_approximate]
  const address = [street, `${postal_code} ${city}`.trim()].filter(Boolean)
  return {
    id,
    name,
    full_name: name,
    gender,
    title,
    first_name,
    last_name,
    facility: facilityId === null ? null : { id: facilityId, name: facilityName },
    facility_group: groupId === null ? null : { id: groupId, name: groupName, comments: groupComments },
    function: functionId === null ? null : { id: functionId, name: functionName },
    birthday_date,
    mobile,
    phone,
    fax,
    email,
    street,
    postal_code,
    city,
    exam_city,
    country_code,
    address_latitude,
    address_longitude,
    address_is_approximate,
    formatted_address: (address.length > 0 && country_code !== 'DE' ? [...address, country_code] : address).join(', '),
    address_warning: address.length > 0 && (address_latitude === null || address_longitude === null),
    tags: tags ?? [],
    note,
    is_active,
    latest_engagement: latestId === null ? null : { id: latestId, created_datetime: latestMoment },
    last_contact_date,
    created_datetime,
    version: versionOf([...person, ...place, tags ?? [], note, is_active]),
  } satisfies Record<keyof ContactPerson, unknown>
}
