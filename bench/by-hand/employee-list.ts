import { availabilityOfEmployee } from '../../contract/src/availability.ts'
import { employee, type Employee } from '../../contract/src/employee.ts'
import type { Ref } from '../../contract/src/field.ts'
import type { MatchNeeds } from '../../contract/src/match.ts'
import type { DayRange } from '../../contract/src/range.ts'
import { townOfCode } from '../../server/src/place/town-of-code.ts'
import { formattedAddress, preferredAddressWarning } from '../../server/src/platform/entity/address.ts'
import type { CallByHand } from '../call.ts'
import { absentFrom, absentIn } from '../server/absent.ts'
import { absencesFrom, bookingsIn, bookingsOf, rangesOf, today } from '../server/availability.ts'
import type { Context, Near } from '../server/context.ts'
import { pageOf, pageText } from '../server/page.ts'
import { farthestCut, kmOf, nearestCut, nearestOrder, within, withinOwnReach } from '../server/near.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german, ref, setOf, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/employees.json/'
const nearestFirst = 'sort=distance_to_near_facility_id_km'
const nearSome = (query: string) => [7, 1204, 5011, 8500].map((id) => `near_facility_id=${id}&${query}`)
const forSome = (query: string) => [3, 20011, 39007, 59002].map((id, at) => `candidates_for_vacancy__id=${id}&${nearSome(query)[at]}`)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'employees, first page': [route],
    'employees, active ones': asking('is_active=true'),
    'employees, active ones, page 3': asking('is_active=true&page=3'),
    'employees, 100 rows': asking('is_active=true&size=100'),
    'employees by name': asking('is_active=true&sort=name'),
    'employees by email, last first': asking('sort=-email'),
    'employees by number, last first': asking('sort=-public_id'),
    'employees by status': asking('sort=status__name'),
    'employees by exam': asking('sort=exam__name'),
    'employees by dispatcher, last first': asking('sort=-dispatcher__name'),
    'employees by availability': asking('sort=available_from_date'),
    'employees by radius': asking('sort=preferred_location_radius'),
    'employees, filter on name': asking('name__icontains=anja%20sch', 'name__icontains=kova%C4%8Devi%C4%87'),
    'employees, filter on phone': asking('phone__icontains=04069021', 'phone__icontains=99998%20636'),
    'employees, filters on state and exam': asking('is_active=true&states=BE,BB&exam__id=2,3', 'is_active=true&states=NI&exam__id=4'),
    'employees, filters on status and dispatcher': asking('status__id=2&dispatcher__id=7', 'status__id=3&dispatcher__id=61'),
    'employees, filter on qualification': asking('qualifications__id=1', 'qualifications__id=9,21'),
    'employees, filters on qualification and state': asking('qualifications__id=5&states=HH', 'qualifications__id=11,12&states=BY,BW'),
    'employees near a facility': asking(...nearSome(nearestFirst)),
    'employees far from a facility': asking(...nearSome('sort=-distance_to_near_facility_id_km')),
    'employees near a facility, page 3': asking(...nearSome(`${nearestFirst}&page=3`)),
    'employees, active ones near a facility': asking(...nearSome(`${nearestFirst}&is_active=true`)),
    'employees within 50 km': asking(...nearSome(`${nearestFirst}&preferred_location_radius=50`)),
    'employees within 200 km, by name': asking(...nearSome('sort=name&preferred_location_radius=200')),
    'employees as far as each goes': asking(...nearSome(`${nearestFirst}&filter_by_distance=true`)),
    'employees with an exam near a facility': asking(...nearSome(`${nearestFirst}&exam__id=2&states=BE,BB`)),
    'employees for a vacancy, nearest first': asking(...forSome(`${nearestFirst}&is_active=true`)),
    'employees for a vacancy whose exam fits': asking(...forSome(`${nearestFirst}&is_active=true&exams_match_with_vacancy=true`)),
    'employees for a vacancy who fit and are free': asking(
      ...forSome(
        `${nearestFirst}&is_active=true&exams_match_with_vacancy=true&qualifications_match_with_vacancy=true&from_date=2026-03-02&to_date=2026-04-30`,
      ),
    ),
    'employees near a facility, from next month on': asking(...nearSome(`${nearestFirst}&is_active=true&for_date=${inDays(30)}`)),
    'employees, filter on documents': asking('document_state=missing', 'document_state=expiring', 'document_state=complete'),
    'employees, active ones whose documents are complete': asking('is_active=true&document_state=complete&sort=name'),
    'employees, search': asking('search=anja+hamburg', 'search=ionescu', 'search=47110'),
  },
  async answer({ db, query, url }) {
    const { near_facility_id: facility, sort = 'id', for_date: day = today } = query
    const near: Near | null = facility ? { table: 'employee', from: { table: 'facility', id: Number(facility) } } : null
    const { all, values } = conditionOf(query, near)
    const condition = where(all)
    const { page, size, limit } = pageOf(query)
    const skipped = (page - 1) * size
    const isByDistance = sort.endsWith('_km')
    const descending = sort.startsWith('-')
    const [order, of] = isByDistance ? [nearestOrder('employee', descending), null] : orders[sort]!
    const cut =
      near && isByDistance
        ? (descending ? farthestCut : nearestCut)(near, { conditions: all, skipped, size })
        : `${of ? cutBy(order, of) : `select * from employee ${condition} order by ${order}`} ${limit}`
    const context = { day, near, vacancy: Number(query['candidates_for_vacancy__id']) || null }
    const { rows, count } = await runPage(db, {
      rows: { ...employees, cut, order, context },
      count: countOf('employee', condition),
      values,
      page,
    })
    return pageText(
      url,
      { page, size, count },
      rows.map((row) => toEmployee(row, day)),
    )
  },
}

/** No measured call both filters and sorts by another record's field, or asks for more than a first page of ten. */
function cutBy(order: string, [table, column]: [table: string, column: string]): string {
  if (column === 'dispatcher_id') {
    const having = `select employee.* from employee join ${table} on dispatcher.id = employee.dispatcher_id order by ${order} limit 10`
    return `select * from ((${having}) union all (select * from employee where dispatcher_id is null order by id desc limit 10)) employee`
  }
  // `between` reads one kind through the index on kind and id, however rare or new the kind.
  const ofEach = `select * from employee where ${column} between ${table}.id and ${table}.id order by ${column}, id limit 10`
  const having = `select employee.* from ${table} cross join lateral (${ofEach}) employee order by ${order} limit 10`
  return `select * from ((${having}) union all (select * from employee where ${column} is null order by id limit 10)) employee`
}

const userName = ['last_name', 'first_name'].map((name) => `nullif(fold(dispatcher.${name}), '') collate "de-x-icu" desc nulls last`)

const orders: Record<string, [order: string, of: [table: string, column: string] | null]> = {
  id: ['employee.id', null],
  name: [`${german('employee.last_name')}, ${german('employee.first_name')}, employee.id`, null],
  '-email': [`nullif(fold(employee.email), '') collate "de-x-icu" desc nulls last, employee.id desc`, null],
  '-public_id': ['employee.public_id desc nulls last, employee.id desc', null],
  available_from_date: ['employee.available_from_date, employee.id', null],
  preferred_location_radius: ['employee.preferred_location_radius, employee.id', null],
  status__name: [`${german('employee_status.name')}, employee.id`, ['employee_status', 'status_id']],
  exam__name: [`${german('exam.name')}, employee.id`, ['exam', 'exam_id']],
  '-dispatcher__name': [
    `${userName.join()}, ${german('dispatcher.username')} desc nulls last, employee.id desc`,
    ['"user" dispatcher', 'dispatcher_id'],
  ],
}

function conditionOf(query: Record<string, string>, near: Near | null) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const oneOf = (column: string, given: string) =>
    given.includes(',') ? `${column} = any(${value(given.split(','))})` : `${column} = ${value(given)}`
  const isOneOf = (column: string, given: string | undefined) => given && all.push(oneOf(`employee.${column}`, given))

  if (near && query['preferred_location_radius']) all.push(within(near, Number(query['preferred_location_radius'])))
  if (near && query['filter_by_distance']) all.push(withinOwnReach(near))
  const vacancy = Number(query['candidates_for_vacancy__id'])
  if (vacancy) all.push(`employee.id not in (select employee_id from candidate where vacancy_id = ${vacancy})`)
  if (query['exams_match_with_vacancy'])
    all.push(`employee.exam_id = any(array(select exam_id from vacancy_exam where vacancy_id = ${vacancy}))`)
  if (query['qualifications_match_with_vacancy'])
    all.push(`not exists (
      select from vacancy_qualification wanted where vacancy_id = ${vacancy} and not exists (
        select from employee_qualification own where own.employee_id = employee.id and own.qualification_id = wanted.qualification_id
      ))`)
  if (query['from_date']) {
    const period = `daterange('${query['from_date']}', '${query['to_date']}', '[]')`
    all.push(`not exists (select from booking one where one.employee_id = employee.id and not one.cancelled and one.period && ${period})`)
    all.push(`not exists (select from absence one where one.employee_id = employee.id and one.period && ${period})`)
    all.push(`coalesce(employee.available_from_date, '1900-01-01') <= '${query['from_date']}'`)
  }
  isOneOf('is_active', query['is_active'])
  isOneOf('federal_state', query['states'])
  isOneOf('exam_id', query['exam__id'])
  isOneOf('status_id', query['status__id'])
  isOneOf('dispatcher_id', query['dispatcher__id'])
  if (query['qualifications__id'])
    all.push(
      `employee.id in (select employee_id from employee_qualification where ${oneOf('qualification_id', query['qualifications__id'])})`,
    )
  if (query['document_state']) all.push(states[query['document_state']]!)
  if (query['name__icontains']) all.push(`employee.name_search like ${value(`%${query['name__icontains']}%`)}`)
  if (query['phone__icontains']) all.push(`employee.search_phone like ${value(`%${query['phone__icontains'].replaceAll(' ', '')}%`)}`)
  for (const word of query['search']?.split(' ') ?? []) {
    const part = value(`%${word}%`)
    all.push(`(employee.search_text like ${part} or employee.search_phone like ${part})`)
  }
  return { values, all }
}

/** The worst among the obligatory kinds that apply to the employee: 0 missing, 1 expiring. */
const documentState = `
  select case min(standing) when 0 then 'missing' when 1 then 'expiring' else 'complete' end
  from (
    select case
      when not coalesce(bool_or(kind_id is not null and coalesce(begins_date <= '${today}', true) and coalesce(valid_until >= '${today}', true)), false) then 0
      when not bool_or(coalesce(valid_until > '${today}'::date + remind_days, true)) then 1
    end as standing
    from document_kind
    left join employee_document on employee_id = employee.id and kind_id = document_kind.id and checked_date is not null
    where is_obligatory and document_kind.is_active
      and (exempt_born_before is null or employee.birthday_date is null or employee.birthday_date >= exempt_born_before)
      and (not is_residence_title or employee.nationality_group = 'third_country')
    group by document_kind.id
  ) asked`

const asked = `is_obligatory and document_kind.is_active`
const lacks = (holding: string) => `exists (
  select from document_kind where ${asked}
    and (exempt_born_before is null or employee.birthday_date is null or employee.birthday_date >= exempt_born_before)
    and (not is_residence_title or employee.nationality_group = 'third_country')
    and (employee.id, document_kind.id) not in (
      select employee_id, kind_id from employee_document join document_kind on document_kind.id = kind_id
      where ${asked} and checked_date is not null and ${holding}
    )
)`
const isMissing = lacks(`coalesce(begins_date <= '${today}', true) and coalesce(valid_until >= '${today}', true)`)
const isShort = lacks(`coalesce(valid_until > '${today}'::date + remind_days, true)`)
/** For all employees: documents are hashed once. */
const states: Record<string, string> = {
  missing: isMissing,
  expiring: `(${isShort} and not ${isMissing})`,
  complete: `not (${isMissing} or ${isShort})`,
}

/** What a vacancy requires of candidates, and when. */
const soughtBy = (vacancy: number) => `(
  select json_build_object(
    'lower', date_lower, 'upper', date_upper, 'exams', array(select exam_id from vacancy_exam where vacancy_id = vacancy.id),
    'qualifications', array(select qualification_id from vacancy_qualification where vacancy_id = vacancy.id)
  ) from vacancy where id = ${vacancy}
)`

const columns = selectFields(employee, {
  name: 'employee.name',
  full_name: 'employee.name',
  status: ref('employee.status_id', 'employee_status'),
  exam: ref('employee.exam_id', 'exam'),
  qualifications: setOf('employee', 'employee_qualification', 'qualification'),
  preferred_facility_types: setOf('employee', 'employee_preferred_facility_type', 'facility_type'),
  preferred_facility_departments: setOf('employee', 'employee_preferred_facility_department', 'facility_department'),
  tags: setOf('employee', 'employee_tag', 'tag'),
  dispatcher: ref('employee.dispatcher_id', 'dispatcher'),
  converted_from_applicant: ref('employee.converted_from_applicant_id', 'applicant'),
  document_state: `(${documentState})`,
  bookings: bookingsOf('employee'),
  availability: ({ day }: Context) => absencesFrom(day),
  absences_while_booked: ({ day }: Context) => absentFrom('employee', day),
  distance_to_near_facility_id_km: ({ near }: Context) => (near ? kmOf(near) : 'null'),
  exams_match_with_vacancy: ({ vacancy }: Context) => (vacancy ? soughtBy(vacancy) : 'null'),
})

const joins = `
  join employee_status on employee_status.id = employee.status_id
  left join exam on exam.id = employee.exam_id
  left join "user" dispatcher on dispatcher.id = employee.dispatcher_id
  left join applicant on applicant.id = employee.converted_from_applicant_id`

export const employees = { table: 'employee', columns, joins }

export function toEmployee(one: ReturnType<typeof columns.read>, day = today) {
  const bookings = bookingsIn(one.bookings)
  const away = (one.availability ?? []) as DayRange[]
  const sought = one.exams_match_with_vacancy as (MatchNeeds & DayRange) | null
  const qualifications = (one.qualifications as Ref[]).map(({ id }) => id)
  const { preferred_location_radius: radius } = one
  return {
    ...one,
    formatted_address: formattedAddress(one),
    preferred_address_warning: preferredAddressWarning(one),
    preferred_city: townOfCode(one.preferred_postal_code),
    max_distance: radius > 1000 ? null : radius,
    bookings,
    absences_while_booked: absentIn(one.absences_while_booked),
    availability: availabilityOfEmployee(day, [...rangesOf(bookings), ...away], sought ?? undefined),
    exams_match_with_vacancy: sought && one.exam !== null && sought.exams.includes(one.exam.id),
    qualifications_match_with_vacancy: sought && sought.qualifications.every((id) => qualifications.includes(id)),
  } satisfies Record<keyof Employee, unknown>
}
