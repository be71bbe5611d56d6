import type { MatchNeeds } from '@kasack/contract/match.ts'
import type { DayRange } from '@kasack/contract/range.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { readFirst } from '../platform/read/read-first.ts'
import { oneOf } from '../platform/list/sql.ts'
import { compile } from '../platform/read/statement.ts'

/** The fields of a vacancy needed to fill it. */
export type VacancyToFill = {
  id: number
  facility_id: number
  department_id: number
  number_of_positions: number
  number_of_bookings: number
}

/** An employee for a vacancy: at most one candidate. */
export type Pair = { vacancy: number; employee: number }

/** A vacancy to be filled, locked by the caller; null: there is none. */
export async function findVacancy(db: Db, id: number): Promise<VacancyToFill | null> {
  const { rows } = await sql<VacancyToFill>`
    select id, facility_id, department_id, number_of_positions, number_of_bookings from vacancy where id = ${id}`.execute(db)
  return rows[0] ?? null
}

const readSought = compile(sql<MatchNeeds & DayRange>`
  select date_lower as lower, date_upper as upper,
    array(select exam_id from vacancy_exam where vacancy_id = vacancy.id) as exams,
    array(select qualification_id from vacancy_qualification where vacancy_id = vacancy.id) as qualifications
  from vacancy where id = ${0}`)

/** The days and requirements of the vacancy for which employees are searched. */
export const soughtVacancy = readFirst(
  'candidates_for_vacancy__id',
  async (db, id) => (await read<MatchNeeds & DayRange>(db, { ...readSought, parameters: [id] }))[0],
)

/** Condition on an employee: she is not yet a candidate of the vacancy. */
export const noCandidateOf = (vacancy: number): Sql =>
  sql`not exists (select from candidate where candidate.vacancy_id = ${vacancy} and candidate.employee_id = employee.id)`

/** Condition on an employee: she has one of the exams. */
export const examined = ({ exams }: MatchNeeds): Sql => (exams.length === 0 ? sql`false` : oneOf('employee.exam_id')(exams))

/** Condition on an employee: she has all of the qualifications. */
export const qualified = ({ qualifications }: MatchNeeds): Sql =>
  qualifications.length === 0
    ? sql`true`
    : sql`${sql.join(
        qualifications.map(
          (id) => sql`exists (
            select from employee_qualification
            where employee_qualification.employee_id = employee.id and employee_qualification.qualification_id = ${id}
          )`,
        ),
        sql` and `,
      )}`
