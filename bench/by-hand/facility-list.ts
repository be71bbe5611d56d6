import type { Offer } from '../../contract/src/availability.ts'
import { availabilityOfFacility } from '../../contract/src/availability.ts'
import type { Facility } from '../../contract/src/facility.ts'
import type pg from 'pg'
import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { bookingsIn, bookingsOf, offersFrom, rangesOf, today } from '../server/availability.ts'
import { pageText } from '../server/page.ts'
import { lookUp } from '../server/names.ts'
import type { Near } from '../server/near.ts'
import { farthestCut, kmOf, nearestCut, nearestOrder, within, withinReach } from '../server/near.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/facilities.json/'
const nearestFirst = 'sort=distance_to_near_employee_id_km'
const nearSome = (query: string) => [7, 1203, 20_011, 38_500].map((id) => `near_employee_id=${id}&${query}`)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'facilities, first page': [route],
    'facilities, page 3': asking('page=3'),
    'facilities, 100 rows': asking('size=100'),
    'facilities by name': asking('sort=name'),
    'facilities by company, last first': asking('sort=-company'),
    'facilities by latest contact, newest first': asking('sort=-latest_engagement__created_datetime'),
    'facilities by type': asking('sort=facility_type__name'),
    'facilities, search': asking('search=ahorn+berlin', 'search=linden+hamburg', 'search=erlen+klinikum'),
    'facilities, filters on name and type': asking(
      'name__icontains=klinikum&facility_type__id=2&sort=name',
      'name__icontains=hospiz&facility_type__id=20&sort=name',
    ),
    'facilities, filter on city': asking('city__icontains=berlin', 'city__icontains=ulm'),
    'facilities near an employee': asking(...nearSome(nearestFirst)),
    'facilities far from an employee': asking(...nearSome('sort=-distance_to_near_employee_id_km')),
    'facilities near an employee, page 3': asking(...nearSome(`${nearestFirst}&page=3`)),
    'facilities within 30 km': asking(...nearSome(`${nearestFirst}&distance_to_near_employee_id_km=30`)),
    'facilities within 200 km, by name': asking(...nearSome('sort=name&distance_to_near_employee_id_km=200')),
    'facilities as far as she goes': asking(...nearSome(`${nearestFirst}&filter_by_distance=true`)),
    'facilities of a type near an employee': asking(...nearSome(`${nearestFirst}&facility_type__id=3`)),
    'facilities, filters on group and state': asking('facility_group__id=1,2,3&states=BE,BB', 'facility_group__id=4,5,6&states=NI'),
    'facilities with open vacancies': asking('vacancies__status=open', 'vacancies__status=open,filled'),
    'facilities with vacancies nobody is booked for': asking('vacancies_state=empty', 'vacancies_state=empty,partially_filled'),
    'facilities with vacancies now or to come': asking('has_current_or_future_vacancy=true', 'has_current_or_future_vacancy=false'),
    'facilities with vacancies': asking('vacancies_present=true', 'vacancies_present=false'),
    'facilities, from next month on': asking(`for_date=${inDays(30)}`),
  },
  async answer({ db, query, url }) {
    const { near_employee_id: employee, sort = 'id', for_date: day = today } = query
    const near: Near | null = employee ? { table: 'facility', from: { table: 'employee', id: Number(employee) } } : null
    const { all, values } = await conditionOf(db, query, near)
    const condition = all.length === 0 ? '' : `where ${all.join(' and ')}`
    const [page, size] = [Number(query['page'] ?? 1), Number(query['size'] ?? 10)]
    const skipped = (page - 1) * size
    const isByDistance = sort.endsWith('_km')
    const descending = sort.startsWith('-')
    const [order, join] = isByDistance ? [nearestOrder('facility', descending), ''] : orders[sort]! // every facility has a type
    const offset = skipped === 0 ? '' : `offset ${skipped}`
    const cut =
      near && isByDistance
        ? (descending ? farthestCut : nearestCut)(near, { conditions: all, skipped, size })
        : `select facility.* from facility ${join} ${condition} order by ${order} limit ${size} ${offset}`
    const km = near ? `, ${kmOf(near)}` : ''
    const { rows, count } = await runPage(db, {
      rows: { columns: `${columnsFrom(day)}${km}`, cut, table: 'facility', joins, order },
      count: condition
        ? `select count(*)::int from facility ${condition}`
        : `select sum(number)::int from kept_count where entity = 'facility'`,
      values,
      page,
    })
    return pageText(
      url,
      { page, size, count },
      rows.map((row) => toFacility(row, { distance: near && row.at(-1), day })),
    )
  },
}

const orders: Record<string, [order: string, join: string]> = {
  id: ['facility.id', ''],
  name: ['fold(facility.name) collate "de-x-icu", facility.id', ''],
  '-company': [`nullif(fold(facility.company), '') collate "de-x-icu" desc nulls last, facility.id desc`, ''],
  '-latest_engagement__created_datetime': ['facility.latest_engagement_datetime desc nulls last, facility.id desc', ''],
  facility_type__name: [
    'fold(facility_type.name) collate "de-x-icu", facility.id',
    'join facility_type on facility_type.id = facility.facility_type_id',
  ],
}

async function conditionOf(db: pg.Pool, query: Record<string, string>, near: Near | null) {
  const { search, name__icontains, city__icontains, facility_type__id, facility_group__id, states } = query
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const ids = (column: string, given = '') => {
    const several = given.split(',')
    if (given) all.push(`facility.${column} = ${several.length > 1 ? `any(${value(several)})` : value(given)}`)
  }
  if (name__icontains) all.push(`facility.name_folded like ${value(`%${name__icontains}%`)}`)
  if (city__icontains) all.push(`facility.city_folded like ${value(`%${city__icontains}%`)}`)
  ids('facility_type_id', facility_type__id)
  ids('facility_group_id', facility_group__id)
  ids('federal_state', states)
  if (near && query['distance_to_near_employee_id_km']) all.push(within(near, Number(query['distance_to_near_employee_id_km'])))
  if (near && query['filter_by_distance']) all.push(await withinReach(db, near))
  const having = (wanted: string, vacancies: string) =>
    all.push(`${wanted === 'true' ? '' : 'not '}facility.id in (select facility_id from vacancy ${vacancies})`)
  const { vacancies__status: statuses, vacancies_state: fillings } = query
  const notOver = `status <> 'closed' and (date_upper is null or date_upper >= '${today}')`
  if (statuses) having('true', `where shown_status = any(${value(statuses.split(','))}::vacancy_status[])`)
  if (fillings) {
    const free = fillings === 'empty' ? 'number_of_bookings = 0' : '(number_of_bookings = 0 or number_of_bookings < number_of_positions)'
    having('true', `where ${notOver} and ${free}`)
  }
  if (query['has_current_or_future_vacancy']) having(query['has_current_or_future_vacancy'], `where ${notOver}`)
  if (query['vacancies_present'] === 'true') all.push('facility.id in (select facility_id from vacancy group by facility_id)')
  if (query['vacancies_present'] === 'false') all.push('not exists (select from vacancy where vacancy.facility_id = facility.id)')
  const words = search?.split(' ') ?? []
  const groups = await lookUp(
    db,
    words.map((part) => ({ table: 'facility_group', column: 'name_folded', part })),
    value,
  )
  for (const [at, word] of words.entries())
    all.push(`(facility.search_text like ${value(`%${word}%`)} or facility.facility_group_id ${groups[at]})`)
  return { values, all }
}

const contactColumns = ['main_contact', 'contract_contact', 'invoice_contact'].map(
  (role) => `facility.${role}_id, ${role}.name, ${role}.email, ${role}.phone, ${role}.mobile`,
)

export const columnsFrom = (day: string) => `
  facility.id, facility.name, facility.is_active, facility.company,
  facility.facility_type_id, facility_type.name,
  facility.facility_group_id, facility_group.name, facility_group.comments,
  facility.support_user_id, support_user.name,
  facility.client_number, ${contactColumns},
  facility.street, facility.postal_code, facility.city, facility.country_code,
  facility.address_latitude, facility.address_longitude, facility.address_is_approximate,
  facility.email, facility.phone, facility.mobile, facility.fax, facility.webpage,
  (
    select json_agg(json_build_object('id', tag.id, 'name', tag.name) order by fold(tag.name) collate "de-x-icu", tag.id)
    from facility_tag join tag on tag.id = facility_tag.tag_id
    where facility_tag.facility_id = facility.id
  ),
  facility.comments,
  facility.followup_date::text, facility.followup_user_id, followup_user.name, facility.followup_priority,
  facility.latest_engagement_id,
  to_char(facility.latest_engagement_datetime at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  (
    select json_agg(
      json_build_object(
        'id', one.id, 'name', one.name, 'full_name', one.name, 'email', one.email, 'phone', one.phone, 'mobile', one.mobile,
        'function', case when one.function_id is not null then json_build_object('id', one.function_id, 'name', function.name) end
      )
      order by one.facility_id is null, fold(one.last_name) collate "de-x-icu", fold(one.first_name) collate "de-x-icu", one.id
    )
    from contact_person one left join contact_person_function function on function.id = one.function_id
    where one.facility_id = facility.id or one.facility_group_id = facility.facility_group_id
  ),
  to_char(facility.created_datetime at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  facility.federal_state, ${bookingsOf('facility')}, ${offersFrom(day)}`

export const joins = `
  join facility_type on facility_type.id = facility.facility_type_id
  left join facility_group on facility_group.id = facility.facility_group_id
  left join "user" support_user on support_user.id = facility.support_user_id
  left join "user" followup_user on followup_user.id = facility.followup_user_id
  left join contact_person main_contact on main_contact.id = facility.main_contact_id
  left join contact_person contract_contact on contract_contact.id = facility.contract_contact_id
  left join contact_person invoice_contact on invoice_contact.id = facility.invoice_contact_id`

/** A row of `columns` as it is shown. */
export function toFacility(row: unknown[], { distance = null, day = today }: { distance?: unknown; day?: string } = {}) {
  const [id, name, is_active, company, typeId, typeName, groupId, groupName, groupComments, userId, userName, client_number] = row
  const [street, postal_code, city, country_code, address_latitude, address_longitude, address_is_approximate] = row.slice(27)
  const [
    email,
    phone,
    mobile,
    fax,
    webpage,
    tags,
    comments,
    date,
    byId,
    byName,
    priority,
    latest,
    latestMoment,
    persons,
    created,
    federal_state,
    booked,
    offered,
  ] = row.slice(34)
  const bookings = bookingsIn(booked)
  const agency = [name, is_active, company, typeId, groupId, userId, client_number, row[12], row[17], row[22]]
  const place = [street, postal_code, city, country_code, address_latitude, address_longitude, address_is_approximate]
  const reached = [email, phone, mobile, fax, webpage, tags ?? [], comments, date, byId, priority]
  const address = [street, `${postal_code} ${city}`.trim()].filter(Boolean)
  const followup_user = byId === null ? null : { id: byId, name: byName }
  return {
    id,
    name,
    is_active,
    company,
    facility_type: { id: typeId, name: typeName },
    facility_group: groupId === null ? null : { id: groupId, name: groupName, comments: groupComments },
    support_user: userId === null ? null : { id: userId, name: userName },
    client_number,
    main_contact: contact(row, 12),
    contract_contact: contact(row, 17),
    invoice_contact: contact(row, 22),
    street,
    postal_code,
    city,
    country_code,
    address_latitude,
    address_longitude,
    address_is_approximate,
    formatted_address: (address.length > 0 && country_code !== 'DE' ? [...address, country_code] : address).join(', '),
    address_warning: address.length > 0 && (address_latitude === null || address_longitude === null),
    federal_state,
    email,
    phone,
    mobile,
    fax,
    webpage,
    tags: tags ?? [],
    comments,
    followup_date: date,
    followup_user,
    followup_priority: priority,
    follow_up: date === null ? null : { date, user: followup_user, priority },
    latest_engagement: latest === null ? null : { id: latest, created_datetime: latestMoment },
    contact_persons: persons ?? [],
    bookings,
    availability: availabilityOfFacility(day, rangesOf(bookings), (offered ?? []) as Offer[]),
    distance_to_near_employee_id_km: distance,
    created_datetime: created,
    version: versionOf([...agency, ...place, ...reached]),
  } satisfies Record<keyof Facility, unknown>
}

function contact(row: unknown[], at: number) {
  if (row[at] === null) return null
  return { id: row[at], name: row[at + 1], full_name: row[at + 1], email: row[at + 2], phone: row[at + 3], mobile: row[at + 4] }
}
