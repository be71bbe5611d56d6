import { booking, type Booking } from '../../contract/src/booking.ts'
import type pg from 'pg'
import type { CallByHand } from '../call.ts'
import type { NameSearch } from '../server/names.ts'
import { absencesOfBooking, bookingAbsencesIn } from '../server/absent.ts'
import { today } from '../server/availability.ts'
import { levelsBy } from '../server/judged.ts'
import { lookUp } from '../server/names.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german, ref, setOf, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/bookings.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const period = (from: number, days: number) => `from_date=${inDays(from)}&to_date=${inDays(from + days)}`

export const call: CallByHand = {
  route,
  measured: {
    'bookings, first page': [route],
    'bookings, page 3': asking('page=3'),
    'bookings, page 1000': asking('page=1000'),
    'bookings, 100 rows': asking('size=100'),
    'bookings of an employee': asking('employee__id=25&size=5', 'employee__id=3032&size=5'),
    'bookings of a facility': asking('facility=4711&size=5', 'facility__id=815&size=5'),
    'bookings of a facility or its group': asking('facility_or_group_ids=4711,12', 'facility_or_group_ids=815,7'),
    'bookings of a vacancy': asking('vacancy__id=521&size=5', 'vacancy__id=48000&size=5'),
    'bookings by start': asking('sort=date_range'),
    'bookings by employee': asking('sort=employee__name'),
    'bookings by facility': asking('sort=facility__name'),
    'bookings by vacancy': asking('sort=vacancy__name'),
    'bookings by vacancy, last first': asking('sort=-vacancy__name'),
    'bookings by kind': asking('sort=booking_type'),
    'bookings, the newest first': asking('sort=-created_datetime'),
    'bookings of this week': asking(period(0, 6), period(1, 6)),
    'bookings of a week years ago': asking(period(-1825, 6), period(-3500, 6)),
    'bookings to come': asking(`from_date=${inDays(1)}&cancelled=false`, `from_date=${inDays(30)}&cancelled=false`),
    'bookings made in a month, not cancelled': asking(
      `created_datetime__date__gte=${inDays(-400)}&created_datetime__date__lte=${inDays(-370)}&cancelled=false&sort=-created_datetime`,
      `created_datetime__date__gte=${inDays(-1500)}&created_datetime__date__lte=${inDays(-1470)}&cancelled=false&sort=-created_datetime`,
    ),
    'bookings, filter on vacancy type': asking('vacancy_type__id=2', 'vacancy_type__id=5,6'),
    'bookings, filter on department': asking('department__id=4', 'department__id=7,8'),
    'bookings, filter on kind': asking('booking_type=replacement', 'booking_type=renewal,replacement'),
    'bookings, cancelled ones': asking('cancelled=true'),
    'bookings, ended early': asking('terminated=true'),
    'bookings of a facility, neither cancelled nor ended': asking(
      'facility__id=4711&cancelled=false&terminated=false&size=5',
      'facility__id=815&cancelled=false&terminated=false&size=5',
    ),
    'bookings, filter on employee': asking('employee__name__icontains=petersen', 'employee__name__icontains=anja%20sch'),
    'bookings, filter on facility': asking('facility__name__icontains=hospiz', 'facility__name__icontains=linden'),
    'bookings, search': asking('search=petersen+hospiz', 'search=pforte+linden', 'search=nachtwache+linden'),
  },
  async answer({ db, query, url }) {
    const { all, values } = await conditionOf(query, db)
    const { page, size, limit } = pageOf(query)
    const [order, of] = orders[query['sort'] ?? '-date_range']!
    const cut = of ? cutBy(order, of) : `select * from booking ${where(all)} order by ${order} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...bookings, cut, order },
      count: countOf('booking', where(all)),
      values,
      page,
    })
    return pageText(url, { page, size, count }, await toBookings(db, rows))
  },
}

/** No measured call both filters and sorts by another record's field, or asks for more than a first page of ten. */
function cutBy(order: string, [table, column]: [table: string, column: string]): string {
  const indexed = order.replace(' nulls last', '')
  const having = `select booking.* from ${table} join booking on booking.${column} = ${table}.id order by ${indexed} limit 10`
  if (column !== 'vacancy_id') return having
  const without = `select * from booking where vacancy_id is null order by id ${order.endsWith('desc') ? 'desc' : ''} limit 10`
  return `select * from ((${having}) union all (${without})) booking limit 10`
}

const orders: Record<string, [order: string, of: [table: string, column: string] | null]> = {
  '-date_range': ['booking.date_lower desc, booking.id desc', null],
  date_range: ['booking.date_lower, booking.id', null],
  employee__name: [`${german('employee.last_name')}, ${german('employee.first_name')}, booking.id`, ['employee', 'employee_id']],
  facility__name: [`${german('facility.name')}, booking.id`, ['facility', 'facility_id']],
  vacancy__name: [`${german('vacancy.shown_name')}, booking.id`, ['vacancy', 'vacancy_id']],
  '-vacancy__name': [`${german('vacancy.shown_name')} desc nulls last, booking.id desc`, ['vacancy', 'vacancy_id']],
  booking_type: ['booking.booking_type, booking.id', null],
  '-created_datetime': ['booking.created_datetime desc, booking.id desc', null],
}

async function conditionOf(query: Record<string, string>, db: pg.Pool) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const oneOf = (column: string, given: string, type = '') =>
    given.includes(',') ? `${column} = any(${value(given.split(','))}${type && `${type}[]`})` : `${column} = ${value(given)}${type}`
  const isOneOf = (column: string, given: string | undefined, type = '') => given && all.push(oneOf(`booking.${column}`, given, type))
  const flag = (column: string) => query[column] && all.push(`${query[column] === 'true' ? '' : 'not '}booking.${column}`)

  isOneOf('employee_id', query['employee__id'])
  isOneOf('facility_id', query['facility'] ?? query['facility__id'])
  isOneOf('vacancy_id', query['vacancy__id'])
  isOneOf('vacancy_type_id', query['vacancy_type__id'])
  isOneOf('department_id', query['department__id'])
  isOneOf('booking_type', query['booking_type'], '::booking_type')
  flag('cancelled')
  flag('terminated')
  const berlin = (day: string) => `${day}::timestamp at time zone 'Europe/Berlin'`
  const [since, until] = [query['created_datetime__date__gte'], query['created_datetime__date__lte']]
  if (since) all.push(`booking.created_datetime >= ${berlin(`${value(since)}::date`)}`)
  if (until) all.push(`booking.created_datetime < ${berlin(`(${value(until)}::date + 1)`)}`)
  if (query['facility_or_group_ids']) {
    const [one, group] = query['facility_or_group_ids'].split(',').map(value)
    all.push(`booking.facility_id = any(array(select id from facility where id = ${one} or facility_group_id = ${group}))`)
  }
  if (query['from_date']) {
    const upper = query['to_date'] ?? null
    all.push(`booking.period && daterange(${value(query['from_date'])}::date, ${value(upper)}::date, '[]')`)
    if (upper) all.push(`booking.date_lower <= ${value(upper)}::date`)
  }
  const words = query['search']?.split(' ') ?? []
  const [employee, facility] = [query['employee__name__icontains'], query['facility__name__icontains']]
  const named: NameSearch[] = [
    ...(employee ? [people(employee)] : []),
    ...(facility ? [facilities(facility)] : []),
    ...words.flatMap((word) => [people(word), facilities(word), vacancies(word)]),
  ]
  const found = await lookUp(db, named, value)
  if (employee) all.push(`booking.employee_id ${found.shift()!}`)
  if (facility) all.push(`booking.facility_id ${found.shift()!}`)
  for (const word of words) {
    const part = value(`%${word}%`)
    const [ofPerson, ofFacility, ofVacancy] = found.splice(0, 3)
    all.push(`(
      booking.notes_folded like ${part} or booking.employee_id ${ofPerson!} or booking.facility_id ${ofFacility!}
      or booking.vacancy_id ${ofVacancy!}
    )`)
  }
  return { values, all }
}

const people = (part: string): NameSearch => ({ table: 'employee', column: 'name_search', part })
const facilities = (part: string): NameSearch => ({ table: 'facility', column: 'name_folded', part })
const vacancies = (part: string): NameSearch => ({ table: 'vacancy', column: 'shown_name_folded', part })

/** The other booking, named by its employee and first day. */
const linked = (as: string) => ({ id: `${as}.id`, name: `${as}_employee.name || ', ' || to_char(${as}.date_lower, 'DD.MM.YYYY')` })

const columns = selectFields(booking, {
  facility: ref('booking.facility_id', 'facility'),
  vacancy: { id: 'booking.vacancy_id', name: 'vacancy.shown_name' },
  vacancy_type: ref('booking.vacancy_type_id', 'vacancy_type'),
  department: ref('booking.department_id', 'facility_department'),
  employee: ref('booking.employee_id', 'employee'),
  qualification: ref('booking.qualification_id', 'qualification'),
  replacement_for: ref('booking.replacement_for_id', 'replacement_for'),
  send_documents: setOf('booking', 'booking_send_document', 'booking_document'),
  continues: linked('continued'),
  stands_in_for: linked('absent'),
  continued_by: linked('successor'),
  absences: absencesOfBooking,
  former_upper: 'booking.former_upper::text',
  findings_level: 'null',
  findings_excused: 'false',
  overrides: 'booking.overrides',
  confirmed: 'booking.confirmed',
  created_by_user: ref('booking.created_by_user_id', 'creator'),
})

const joins = `
  join facility on facility.id = booking.facility_id
  join employee on employee.id = booking.employee_id
  join "user" creator on creator.id = booking.created_by_user_id
  left join vacancy on vacancy.id = booking.vacancy_id
  left join vacancy_type on vacancy_type.id = booking.vacancy_type_id
  left join facility_department on facility_department.id = booking.department_id
  left join qualification on qualification.id = booking.qualification_id
  left join employee replacement_for on replacement_for.id = booking.replacement_for_id
  left join booking continued on continued.id = booking.continues_id left join employee continued_employee on continued_employee.id = continued.employee_id
  left join booking absent on absent.id = booking.stands_in_for_id left join employee absent_employee on absent_employee.id = absent.employee_id
  left join booking successor on successor.continues_id = booking.id and not successor.cancelled
  left join employee successor_employee on successor_employee.id = successor.employee_id`

export const bookings = { table: 'booking', columns, joins }

type Row = ReturnType<typeof columns.read>
type Id = { id: number }

/** Adds the findings level to bookings that are neither cancelled nor over. */
export async function toBookings(db: pg.Pool, rows: readonly Row[]) {
  const live = rows.filter((one) => !one.cancelled && !one.terminated && !(one.date_range.upper && one.date_range.upper < today))
  const levels = await levelsBy(
    db,
    live.map((one) => ({
      id: one.id,
      employee: (one.employee as Id).id,
      vacancy: (one.vacancy as Id | null)?.id ?? null,
      facility: (one.facility as Id).id,
      vacancy_type: (one.vacancy_type as Id | null)?.id ?? null,
      department: (one.department as Id | null)?.id ?? null,
      plan: { range: { lower: one.date_range.lower, upper: one.date_range.upper }, booking: one.id },
    })),
  )
  return rows.map((one) => toBooking(one, levels.get(one.id) ?? null))
}

function toBooking(one: Row, findings_level: string | null) {
  const { facility, vacancy } = one
  const record = vacancy
    ? { id: vacancy.id, path: '/vacancies', name: vacancy.name }
    : { id: facility?.id, path: '/facilities', name: facility?.name }
  return { ...one, record, absences: bookingAbsencesIn(one.absences), findings_level } satisfies Record<keyof Booking, unknown>
}
