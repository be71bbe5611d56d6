import type { Offer } from '../../contract/src/availability.ts'
import { availabilityOfFacility } from '../../contract/src/availability.ts'
import { facility, type Facility } from '../../contract/src/facility.ts'
import { addressWarning, formattedAddress } from '../../server/src/platform/entity/address.ts'
import { effectiveHirerOf } from '../../server/src/hirer/queries.ts'
import type pg from 'pg'
import type { CallByHand } from '../call.ts'
import { bookingsIn, bookingsOf, offersFrom, rangesOf, today } from '../server/availability.ts'
import type { Context, Near } from '../server/context.ts'
import { pageOf, pageText } from '../server/page.ts'
import { lookUp } from '../server/names.ts'
import { farthestCut, kmOf, nearestCut, nearestOrder, within, withinReach } from '../server/near.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german, moment, plain, ref, setOf, where } from '../server/sql.ts'
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
    const condition = where(all)
    const { page, size, limit } = pageOf(query)
    const skipped = (page - 1) * size
    const isByDistance = sort.endsWith('_km')
    const descending = sort.startsWith('-')
    const [order, join] = isByDistance ? [nearestOrder('facility', descending), ''] : orders[sort]! // every facility has a type
    const cut =
      near && isByDistance
        ? (descending ? farthestCut : nearestCut)(near, { conditions: all, skipped, size })
        : `select facility.* from facility ${join} ${condition} order by ${order} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...facilities, cut, order, context: { day, near } },
      count: countOf('facility', condition),
      values,
      page,
    })
    return pageText(
      url,
      { page, size, count },
      rows.map((row) => toFacility(row, day)),
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

const contact = (role: string) => ({
  ...ref(`facility.${role}_id`, role),
  full_name: `${role}.name`,
  ...plain(role, 'email', 'phone', 'mobile'),
})

const contactPersons = `(
  select json_agg(
    json_build_object(
      'id', one.id, 'name', one.name, 'full_name', one.name, 'email', one.email, 'phone', one.phone, 'mobile', one.mobile,
      'function', case when one.function_id is not null then json_build_object('id', one.function_id, 'name', function.name) end
    )
    order by one.facility_id is null, ${german('one.last_name')}, ${german('one.first_name')}, one.id
  )
  from contact_person one left join contact_person_function function on function.id = one.function_id
  where one.facility_id = facility.id or one.facility_group_id = facility.facility_group_id
)`

const hirers = `json_build_object(
  'id', facility.id, 'name', facility.name, 'hirer_id', facility.hirer_id, 'hirer_since', facility.hirer_since, 'hirer_name', hirer.name,
  'hirer_maximum_months', hirer.maximum_months, 'hirer_equal_pay_months', hirer.equal_pay_months, 'company_key', facility.company_key,
  'company_name', (select company from facility first where first.company_key = facility.company_key and company_key <> '' order by id limit 1),
  'company_houses', case when facility.company_key = '' then 1 else (select count(*)::int from facility same where same.company_key = facility.company_key and same.company_key <> '') end,
  'company_hirers', (
    select json_agg(distinct jsonb_build_object(
      'hirer', one.id, 'hirer_since', other.hirer_since,
      'name', one.name, 'maximum_months', one.maximum_months, 'equal_pay_months', one.equal_pay_months
    ))
    from facility other join hirer one on one.id = other.hirer_id
    where other.company_key = facility.company_key and other.hirer_id is not null
  )
)`

const columns = selectFields(facility, {
  facility_type: ref('facility.facility_type_id', 'facility_type'),
  facility_group: { ...ref('facility.facility_group_id', 'facility_group'), comments: 'facility_group.comments' },
  hirer: ref('facility.hirer_id', 'hirer'),
  effective_hirer: hirers,
  support_user: ref('facility.support_user_id', 'support_user'),
  main_contact: contact('main_contact'),
  contract_contact: contact('contract_contact'),
  invoice_contact: contact('invoice_contact'),
  federal_state: 'facility.federal_state',
  tags: setOf('facility', 'facility_tag', 'tag'),
  followup_user: ref('facility.followup_user_id', 'followup_user'),
  follow_up: {
    date: 'facility.followup_date::text',
    user: ref('facility.followup_user_id', 'followup_user'),
    priority: 'facility.followup_priority',
  },
  latest_engagement: { id: 'facility.latest_engagement_id', created_datetime: moment('facility.latest_engagement_datetime') },
  contact_persons: contactPersons,
  bookings: bookingsOf('facility'),
  availability: ({ day }: Context) => offersFrom(day),
  distance_to_near_employee_id_km: ({ near }: Context) => (near ? kmOf(near) : 'null'),
})

const joins = `
  join facility_type on facility_type.id = facility.facility_type_id
  left join facility_group on facility_group.id = facility.facility_group_id
  left join hirer on hirer.id = facility.hirer_id
  left join "user" support_user on support_user.id = facility.support_user_id
  left join "user" followup_user on followup_user.id = facility.followup_user_id
  left join contact_person main_contact on main_contact.id = facility.main_contact_id
  left join contact_person contract_contact on contract_contact.id = facility.contract_contact_id
  left join contact_person invoice_contact on invoice_contact.id = facility.invoice_contact_id`

export const facilities = { table: 'facility', columns, joins }

export function toFacility(one: ReturnType<typeof columns.read>, day = today) {
  const bookings = bookingsIn(one.bookings)
  const offered = (one.availability ?? []) as Offer[]
  return {
    ...one,
    formatted_address: formattedAddress(one),
    address_warning: addressWarning(one),
    effective_hirer: effectiveHirerOf(one.effective_hirer as Parameters<typeof effectiveHirerOf>[0], { today }),
    contact_persons: one.contact_persons ?? [],
    bookings,
    availability: availabilityOfFacility(day, rangesOf(bookings), offered),
  } satisfies Record<keyof Facility, unknown>
}
