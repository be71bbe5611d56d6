import { candidate } from '../../contract/src/candidate.ts'
import type { Period } from '../../contract/src/field.ts'
import type pg from 'pg'
import type { CallByHand } from '../call.ts'
import { levelsBy } from '../server/judged.ts'
import { lookUp } from '../server/names.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german, moment, period, plain, ref, where } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/candidates.json/'
const asking = (...queries: string[]) => queries.map((query) => `${route}?${query}`)

export const call: CallByHand = {
  route,
  measured: {
    'candidates of a vacancy': asking('vacancy__id=857&size=5', 'vacancy__id=48000&size=5'),
    'candidates of a vacancy, the nearest first': asking(
      'vacancy__id=857&sort=distance_to_near_facility_id_km',
      'vacancy__id=48000&sort=distance_to_near_facility_id_km',
    ),
    'candidates, one employee': asking('employee__id=25&size=5', 'employee__id=3020&size=5'),
    'candidates of a facility': asking('facility__id=4711', 'facility__id=815,816'),
    'candidates, first page': [route],
    'candidates, page 3': asking('page=3'),
    'candidates, 100 rows': asking('size=100'),
    'candidates by status, last first': asking('sort=-status'),
    'candidates by employee': asking('sort=employee__name'),
    'candidates by availability': asking('sort=employee__available_from_date'),
    'candidates, the newest first': asking('sort=-created_datetime'),
    'candidates, filter on status': asking('status=applied', 'status=rejected_by_employee,rejected_by_facility'),
    'candidates, filter on employee': asking('employee__name__icontains=petersen', 'employee__name__icontains=anja%20sch'),
    'candidates, search': asking('search=petersen+anja', 'search=ionescu'),
  },
  async answer({ db, query, url }) {
    const { all, values } = await conditionOf(query, db)
    const condition = where(all)
    const { page, size, limit } = pageOf(query)
    const order = orders[query['sort'] ?? 'id']!
    const { rows, count } = await runPage(db, {
      rows: { ...candidates, cut: `${cutOf(query['sort'], { condition, order })} ${limit}`, order },
      count: countOf('candidate', condition),
      values,
      page,
    })
    return pageText(url, { page, size, count }, await withLevels(db, rows))
  },
}

/** Computes every distance: candidates are only sorted by it within a vacancy. */
function cutOf(sort: string | undefined, { condition, order }: { condition: string; order: string }): string {
  if (sort?.startsWith('employee__'))
    return `select candidate.* from employee join candidate on candidate.employee_id = employee.id order by ${order}`
  if (!sort?.startsWith('distance')) return `select * from candidate ${condition} order by ${order}`
  const places = 'join employee on employee.id = candidate.employee_id join vacancy on vacancy.id = candidate.vacancy_id'
  return `select candidate.*, ${km} as km from candidate ${places} ${condition} order by km, candidate.id`
}

const km = 'round(127420 * asin((employee.place <-> vacancy.place) / 2)) / 10'

const orders: Record<string, string> = {
  id: 'candidate.id',
  '-status': 'candidate.status desc, candidate.id desc',
  employee__name: `${german('employee.last_name')}, ${german('employee.first_name')}, candidate.id`,
  employee__available_from_date: 'employee.available_from_date, candidate.id',
  '-created_datetime': 'candidate.created_datetime desc, candidate.id desc',
  distance_to_near_facility_id_km: `${km}, candidate.id`,
}

async function conditionOf(query: Record<string, string>, db: pg.Pool) {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const all: string[] = []
  const oneOf = (column: string, given: string, type = '') =>
    given.includes(',') ? `${column} = any(${value(given.split(','))}${type && `${type}[]`})` : `${column} = ${value(given)}${type}`
  if (query['vacancy__id']) all.push(oneOf('candidate.vacancy_id', query['vacancy__id']))
  if (query['employee__id']) all.push(oneOf('candidate.employee_id', query['employee__id']))
  if (query['status']) all.push(oneOf('candidate.status', query['status'], '::candidate_status'))
  if (query['facility__id'])
    all.push(`candidate.vacancy_id = any(array(select id from vacancy where ${oneOf('facility_id', query['facility__id'])}))`)
  const parts = [
    ...(query['employee__name__icontains'] ? [query['employee__name__icontains']] : []),
    ...(query['search']?.split(' ') ?? []),
  ]
  const found = await lookUp(
    db,
    parts.map((part) => ({ table: 'employee', column: 'name_search', part })),
    value,
  )
  all.push(...found.map((one) => `candidate.employee_id ${one}`))
  return { values, all }
}

const columns = selectFields(candidate, {
  employee: {
    ...ref('candidate.employee_id', 'employee'),
    full_name: 'employee.name',
    email: 'employee.email',
    phone: 'employee.phone',
    mobile: 'employee.mobile',
    country_code: 'employee.country_code',
    qualifications: `coalesce((
      select json_agg(qualification.name order by ${german('qualification.name')}, qualification.id)
      from employee_qualification one join qualification on qualification.id = one.qualification_id where one.employee_id = employee.id
    ), '[]')`,
    available_from_date: 'employee.available_from_date::text',
    exam: ref('employee.exam_id', 'exam'),
    is_active: 'employee.is_active',
  },
  vacancy: {
    id: 'candidate.vacancy_id',
    name: 'vacancy.shown_name',
    facility: ref('vacancy.facility_id', 'facility'),
    department: ref('vacancy.department_id', 'facility_department'),
  },
  ...plain('candidate', 'employee_asked', 'facility_asked'),
  employee_asked_datetime: moment('candidate.employee_asked_datetime'),
  facility_asked_datetime: moment('candidate.facility_asked_datetime'),
  date_range: period('vacancy'),
  distance_to_near_facility_id_km: km,
  findings_level: 'null',
  rejected_datetime: moment('(select max(created_datetime) from candidate_rejection where candidate_id = candidate.id)'),
})

const joins = `
  join employee on employee.id = candidate.employee_id
  join vacancy on vacancy.id = candidate.vacancy_id
  join facility on facility.id = vacancy.facility_id
  join facility_department on facility_department.id = vacancy.department_id
  left join exam on exam.id = employee.exam_id`

export const candidates = { table: 'candidate', columns, joins }

type Row = ReturnType<typeof columns.read>

/** Adds the findings level to candidates whose status is still open. */
export async function withLevels(db: pg.Pool, rows: readonly Row[]) {
  const open = rows.filter(({ status }) => status === 'new' || status === 'applied')
  const levels = await levelsBy(
    db,
    open.map(({ id, employee, vacancy, date_range }) => {
      const { lower, upper } = date_range as Period
      const plan = { range: { lower, upper }, candidacy: vacancy.id }
      return { id, employee: employee.id, vacancy: vacancy.id, facility: null, vacancy_type: null, department: null, plan }
    }),
  )
  return rows.map((row) => ({ ...row, findings_level: levels.get(row.id) ?? null }))
}
