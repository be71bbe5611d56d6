import { availabilityOfVacancy } from '../../contract/src/availability.ts'
import { vacancy, type Vacancy } from '../../contract/src/vacancy.ts'
import type pg from 'pg'
import type { CallByHand } from '../call.ts'
import { absentFrom, absentIn } from '../server/absent.ts'
import { bookingsIn, bookingsOf, rangesOf, today } from '../server/availability.ts'
import type { Context, Near } from '../server/context.ts'
import { lookUp } from '../server/names.ts'
import { kmOf, nearestCut, nearestOrder, within, withinReach } from '../server/near.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german, plain, ref, setOf, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/vacancies.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const nearestFirst = 'sort=distance_to_near_employee_id_km'
const nearSome = (query: string) => [20, 3032, 17011, 48_500].map((id) => `near_employee_id=${id}&${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'vacancies, first page': [route],
    'vacancies, page 3': asking('page=3'),
    'vacancies, 100 rows': asking('size=100'),
    'vacancies, open ones': asking('status=open'),
    'vacancies, open ones, page 3': asking('status=open&page=3'),
    'vacancies of a facility': asking('facility=4711&size=5', 'facility=815&size=5'),
    'vacancies by start': asking('sort=date_range'),
    'vacancies by type': asking('sort=vacancy_type__name'),
    'vacancies by facility': asking('sort=facility__name'),
    'vacancies by department': asking('sort=department__name'),
    'vacancies by name': asking('sort=name'),
    'vacancies by priority, the highest first': asking('sort=-priority'),
    'vacancies by positions, most first': asking('sort=-number_of_positions'),
    'vacancies, filters on state and status': asking('status=open&states=BE,BB', 'status=open,paused&states=NI'),
    'vacancies, filters on type and department': asking('vacancy_type__id=2,3&department__id=4', 'vacancy_type__id=5&department__id=9'),
    'vacancies, filter on exam': asking('exams__id=3', 'exams__id=2,5'),
    'vacancies, filter on qualification': asking('qualifications__id=5', 'qualifications__id=1,9'),
    'vacancies of this month': asking(`from_date=${inDays(0)}&to_date=${inDays(30)}`, `from_date=${inDays(7)}&to_date=${inDays(37)}`),
    'vacancies available from next month': asking(`status=open&for_date=${inDays(30)}`),
    'vacancies, filter on name': asking('name__icontains=einsatz%20777', 'name__icontains=dialyse'),
    'vacancies, filter on facility': asking('facility__name__icontains=hospiz', 'facility__name__icontains=linden'),
    'vacancies, search': asking('search=nachtwache+linden', 'search=dienstplan+4771'),
    'vacancies near an employee': asking(...nearSome(`${nearestFirst}&status=open`)),
    'vacancies within 50 km': asking(...nearSome(`${nearestFirst}&distance_to_near_employee_id_km=50`)),
    'vacancies as far as she goes': asking(...nearSome(`${nearestFirst}&status=open&filter_by_distance=true`)),
  },
  async answer({ db, query, url }) {
    const { near_employee_id: employee, sort = '-created_datetime', for_date: day = today } = query
    const near: Near | null = employee ? { table: 'vacancy', from: { table: 'employee', id: Number(employee) } } : null
    const { all, values } = await conditionOf(db, query, near)
    const condition = where(all)
    const { page, size, limit } = pageOf(query)
    const skipped = (page - 1) * size
    const isByDistance = sort.endsWith('_km')
    const [order, of] = isByDistance ? [nearestOrder('vacancy', false), null] : orders[sort]!
    const cut =
      near && isByDistance
        ? nearestCut(near, { conditions: all, skipped, size })
        : `${of ? cutBy(order, of) : `select * from vacancy ${condition} order by ${order}`} ${limit}`
    const { rows, count } = await runPage(db, {
      rows: { ...vacancies, cut, order, context: { day, near } },
      count: countOf('vacancy', condition),
      values,
      page,
    })
    return pageText(
      url,
      { page, size, count },
      rows.map((row) => toVacancy(row, day)),
    )
  },
}

/** No measured call both filters and sorts by another record's field, or asks for more than a first page of ten. */
function cutBy(order: string, [table, column]: [table: string, column: string]): string {
  if (column === 'facility_id') return `select vacancy.* from facility join vacancy on vacancy.facility_id = facility.id order by ${order}`
  const ofEach = `select * from vacancy where ${column} between ${table}.id and ${table}.id order by ${column}, id limit 10`
  return `select vacancy.* from ${table} cross join lateral (${ofEach}) vacancy order by ${order}`
}

const orders: Record<string, [order: string, of: [table: string, column: string] | null]> = {
  '-created_datetime': ['vacancy.created_datetime desc, vacancy.id desc', null],
  date_range: ['vacancy.date_lower, vacancy.id', null],
  name: [`${german('vacancy.shown_name')}, vacancy.id`, null],
  '-priority': ['vacancy.priority desc nulls last, vacancy.id desc', null],
  '-number_of_positions': ['vacancy.number_of_positions desc, vacancy.id desc', null],
  vacancy_type__name: [`${german('vacancy_type.name')}, vacancy.id`, ['vacancy_type', 'vacancy_type_id']],
  department__name: [`${german('facility_department.name')}, vacancy.id`, ['facility_department', 'department_id']],
  facility__name: [`${german('facility.name')}, vacancy.id`, ['facility', 'facility_id']],
}

async function conditionOf(db: pg.Pool, query: Record<string, string>, near: Near | null) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const oneOf = (column: string, given: string, type = '') =>
    given.includes(',') ? `${column} = any(${value(given.split(','))}${type && `${type}[]`})` : `${column} = ${value(given)}${type}`
  const isOneOf = (column: string, given: string | undefined, type = '') => given && all.push(oneOf(`vacancy.${column}`, given, type))
  const having = (set: string, target: string, given: string | undefined) =>
    given && all.push(`vacancy.id in (select vacancy_id from ${set} where ${oneOf(`${set}.${target}_id`, given)})`)

  if (near && query['distance_to_near_employee_id_km']) all.push(within(near, Number(query['distance_to_near_employee_id_km'])))
  if (near && query['filter_by_distance']) all.push(await withinReach(db, near))
  isOneOf('facility_id', query['facility'])
  isOneOf('vacancy_type_id', query['vacancy_type__id'])
  isOneOf('department_id', query['department__id'])
  // A literal next to a distance lets the planner estimate how many of the nearest match.
  if (near && query['status']) all.push(`vacancy.shown_status = '${query['status']}'::vacancy_status`)
  else isOneOf('shown_status', query['status'], '::vacancy_status')
  having('vacancy_exam', 'exam', query['exams__id'])
  having('vacancy_qualification', 'qualification', query['qualifications__id'])
  if (query['states']) all.push(`vacancy.facility_id in (select id from facility where ${oneOf('federal_state', query['states'])})`)
  if (query['from_date']) {
    all.push(`vacancy.period && daterange(${value(query['from_date'])}::date, ${value(query['to_date'])}::date, '[]')`)
    all.push(`vacancy.date_lower <= ${value(query['to_date'])}::date`)
  }
  if (query['for_date']) all.push(`(vacancy.date_upper is null or vacancy.date_upper >= ${value(query['for_date'])}::date)`)
  if (query['name__icontains']) all.push(`vacancy.shown_name_folded like ${value(`%${query['name__icontains']}%`)}`)
  const words = query['search']?.split(' ') ?? []
  const facilities = [...words, ...(query['facility__name__icontains'] ? [query['facility__name__icontains']] : [])]
  const found = await lookUp(
    db,
    [
      ...facilities.map((part) => ({ table: 'facility', column: 'name_folded', part })),
      ...words.map((part) => ({ table: 'vacancy_type', column: 'fold(name)', part })),
      ...words.map((part) => ({ table: 'facility_department', column: 'fold(name)', part })),
    ],
    value,
  )
  const [places, types, departments] = [found, found.slice(facilities.length), found.slice(facilities.length + words.length)]
  for (const [at, word] of words.entries())
    all.push(`(
      vacancy.search_text like ${value(`%${word}%`)} or vacancy.facility_id ${places[at]!}
      or vacancy.vacancy_type_id ${types[at]!} or vacancy.department_id ${departments[at]!}
    )`)
  if (query['facility__name__icontains']) all.push(`vacancy.facility_id ${places[words.length]!}`)
  return { values, all }
}

const columns = selectFields(vacancy, {
  name: 'vacancy.shown_name',
  vacancy_type: ref('vacancy.vacancy_type_id', 'vacancy_type'),
  facility: {
    ...ref('vacancy.facility_id', 'facility'),
    ...plain('facility', 'postal_code', 'city', 'address_latitude', 'address_longitude'),
  },
  department: ref('vacancy.department_id', 'facility_department'),
  contact_person: {
    ...ref('vacancy.contact_person_id', 'contact_person'),
    full_name: 'contact_person.name',
    ...plain('contact_person', 'email', 'phone', 'mobile'),
  },
  exams: setOf('vacancy', 'vacancy_exam', 'exam'),
  qualifications: setOf('vacancy', 'vacancy_qualification', 'qualification'),
  status: 'vacancy.shown_status',
  number_of_bookings: 'vacancy.number_of_bookings',
  bookings: bookingsOf('vacancy'),
  absences_while_booked: ({ day }: Context) => absentFrom('vacancy', day),
  distance_to_near_employee_id_km: ({ near }: Context) => (near ? kmOf(near) : 'null'),
  created_by_user: ref('vacancy.created_by_user_id', 'creator'),
})

const joins = `
  join vacancy_type on vacancy_type.id = vacancy.vacancy_type_id
  join facility_department on facility_department.id = vacancy.department_id
  join facility on facility.id = vacancy.facility_id
  join "user" creator on creator.id = vacancy.created_by_user_id
  left join contact_person on contact_person.id = vacancy.contact_person_id`

export const vacancies = { table: 'vacancy', columns, joins }

export function toVacancy(one: ReturnType<typeof columns.read>, day = today) {
  const { date_range, number_of_positions: positions } = one
  const bookings = bookingsIn(one.bookings)
  const availability = availabilityOfVacancy(day, rangesOf(bookings), { ...date_range, positions })
  return { ...one, bookings, availability, absences_while_booked: absentIn(one.absences_while_booked) } satisfies Record<
    keyof Vacancy,
    unknown
  >
}
