import { email } from '@kasack/contract/email.ts'
import { candidate, type Candidate, type candidateList, type CandidateInput } from '@kasack/contract/candidate.ts'
import type { Capacity } from '@kasack/contract/placement.ts'
import { sql } from 'kysely'
import { findLevels } from '../judge/levels.ts'
import type { Pair } from '../placement/queries.ts'
import type { Writer } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import type { References } from '../platform/write/deletion.ts'
import { emptied } from '../platform/write/deletion.ts'
import type { ComputedFields, Rows } from '../platform/list/list-query.ts'
import { distanceBetween } from '../platform/list/sphere.ts'
import { recordOf, storedColumns } from '../platform/record/record.ts'
import { insertRecords } from '../platform/write/store.ts'

/** The names of an employee's qualifications, in German dictionary order. */
export const qualifications = sql`array(
  select qualification.name from employee_qualification join qualification on qualification.id = employee_qualification.qualification_id
  where employee_qualification.employee_id = employee.id order by fold(qualification.name) collate "de-x-icu", qualification.id
)`

export const candidateRows: Rows<typeof candidateList> = {
  columns: () => sql`
    ${storedColumns(candidate)}, candidate.employee_asked, candidate.facility_asked, candidate.employee_asked_datetime,
    candidate.facility_asked_datetime, candidate.created_datetime,
    (select max(created_datetime) from candidate_rejection where candidate_id = candidate.id) as rejected_datetime,
    employee.name as employee_name, employee.email, employee.phone, employee.mobile, employee.country_code,
    employee.available_from_date, employee.is_active,
    employee.exam_id, exam.name as exam_name, ${distanceBetween(sql`employee.place`, sql`vacancy.place`)} as distance_to_near_facility_id_km, ${qualifications} as qualifications,
    vacancy.shown_name as vacancy_name, vacancy.date_lower, vacancy.date_upper, vacancy.facility_id, facility.name as facility_name,
    vacancy.department_id, facility_department.name as department_name`,
  joins: () => sql`
    join employee on employee.id = candidate.employee_id
    join vacancy on vacancy.id = candidate.vacancy_id
    join facility on facility.id = vacancy.facility_id
    join facility_department on facility_department.id = vacancy.department_id
    left join exam on exam.id = employee.exam_id`,
}

type PlannedRow = Record<'id' | 'employee_id' | 'vacancy_id', number> & { date_lower: string; date_upper: string | null }

/** How strongly findings speak against booking undecided candidates for the days of their vacancies. */
export const candidateLevels: ComputedFields<typeof candidateList> = {
  field: 'findings_level',
  columns: sql`candidate.employee_id, candidate.vacancy_id, candidate.status, vacancy.date_lower, vacancy.date_upper`,
  joins: sql`join vacancy on vacancy.id = candidate.vacancy_id`,
  of: (db, rows) =>
    findLevels(
      db,
      rows.filter(({ status }) => openStatuses.some((one) => one === status)).map((row) => planOf(row as PlannedRow)), // as read above
    ),
}

/** The statuses of undecided candidates. */
export const openStatuses = ['new', 'applied'] as const

const planOf = ({ id, employee_id: employee, vacancy_id: vacancy, date_lower: lower, date_upper: upper }: PlannedRow) => ({
  id,
  employee,
  vacancy,
  facility: null,
  vacancy_type: null,
  department: null,
  plan: { range: { lower, upper }, candidacy: vacancy },
})

type RefColumns<Name extends string> = Record<`${Name}_id`, number> & Record<`${Name}_name`, string>
type EmployeeColumns = RefColumns<'employee'> &
  Pick<Candidate['employee'], 'email' | 'phone' | 'mobile' | 'country_code' | 'qualifications' | 'available_from_date' | 'is_active'> & {
    exam_id: number | null
    exam_name: string
  }
type VacancyColumns = RefColumns<'vacancy' | 'facility' | 'department'>

export const toCandidate = recordOf(candidate, {
  employee: (row: EmployeeColumns) => ({
    id: row.employee_id,
    name: row.employee_name,
    full_name: row.employee_name,
    email: row.email,
    phone: row.phone,
    mobile: row.mobile,
    country_code: row.country_code,
    qualifications: row.qualifications,
    available_from_date: row.available_from_date,
    exam: row.exam_id === null ? null : { id: row.exam_id, name: row.exam_name },
    is_active: row.is_active,
  }),
  vacancy: (row: VacancyColumns) => ({
    id: row.vacancy_id,
    name: row.vacancy_name,
    facility: { id: row.facility_id, name: row.facility_name },
    department: { id: row.department_id, name: row.department_name },
  }),
  date_range: ({ date_lower: lower, date_upper: upper }: { date_lower: string; date_upper: string | null }) => ({
    lower,
    upper,
    bounds: '[]' as const,
  }),
})

export const insertCandidates = (db: Db, inputs: CandidateInput[], now: Date): Promise<number[]> =>
  insertRecords(
    db,
    candidate,
    inputs.map((input) => ({ input, more: { created_datetime: now } })),
  )

/** The distance from an employee to the vacancy. */
export const candidateDistance = sql`(
  select ${distanceBetween(sql`employee.place`, sql`vacancy.place`)} from employee, vacancy
  where employee.id = candidate.employee_id and vacancy.id = candidate.vacancy_id
)`

const isBookedThere = sql`exists (
  select from booking where booking.vacancy_id = pair.vacancy_id and booking.employee_id = pair.employee_id and not cancelled and not terminated
)`

/** For each pair the vacancy (null if unknown), whether the employee is already its candidate, and whether they are booked there. */
export async function readPairs(db: Db, pairs: Pair[]): Promise<{ vacancy: Capacity | null; is_known: boolean; is_booked: boolean }[]> {
  const { rows } = await sql<{ vacancy: Capacity | null; is_known: boolean; is_booked: boolean }>`
    select
      (
        select json_build_object('number_of_positions', number_of_positions, 'number_of_bookings', number_of_bookings)
        from vacancy where vacancy.id = pair.vacancy_id
      ) as vacancy,
      exists (
        select from candidate where candidate.vacancy_id = pair.vacancy_id and candidate.employee_id = pair.employee_id
      ) as is_known,
      ${isBookedThere} as is_booked
    from unnest(${pairs.map(({ vacancy }) => vacancy)}::int[], ${pairs.map(({ employee }) => employee)}::int[])
      with ordinality pair (vacancy_id, employee_id, place)
    order by place`.execute(db)
  return rows
}

type Standing = Pick<Candidate, 'id' | 'status'> & { is_booked: boolean }

/** The statuses of candidates, and whether they are booked. */
export async function readStandings(db: Db, ids: readonly number[]): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select id, status, ${isBookedThere} as is_booked from candidate pair where id = any(${[...ids]})`.execute(db)
  return rows
}

type Rejection = Pick<CandidateInput, 'status'> & { id: number }

/** Records who turned candidates down, when and on whose behalf, for the figures. */
export async function insertRejections(db: Db, rejections: Rejection[], { caller, now }: Writer): Promise<void> {
  if (rejections.length === 0) return
  await sql`
    insert into candidate_rejection (candidate_id, status, user_id, created_datetime)
    select id, status, ${caller.id}, ${now}
    from unnest(${rejections.map(({ id }) => id)}::int[], ${rejections.map(({ status }) => status)}::candidate_status[]) rejected (id, status)`.execute(
    db,
  )
}

/** What refers to a candidate. */
export const candidateReferences: References = {
  'outbox.candidate_id': emptied(email, 'candidate'),
  'outbox_candidate.candidate_id': emptied(email, 'candidates'),
  'candidate_rejection.candidate_id': 'derived',
}
