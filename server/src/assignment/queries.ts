import type { Ref } from '@kasack/contract/field.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export type VacancyToPlan = {
  id: number
  name: string
  status: Exclude<Vacancy['status'], 'filled'>
  lower: string
  upper: string | null
  positions: number
  bookings: number
  facility_id: number
  facility_name: string
}

/** These vacancies, by id. Unknown ids are missing. */
export async function findVacanciesToPlan(db: Db, ids: readonly number[]): Promise<VacancyToPlan[]> {
  const { rows } = await sql<VacancyToPlan>`
    select vacancy.id, vacancy.shown_name as name, vacancy.status, date_lower as lower, date_upper as upper, number_of_positions as positions,
      number_of_bookings as bookings, facility.id as facility_id, facility.name as facility_name
    from vacancy join facility on facility.id = vacancy.facility_id
    where vacancy.id = any(${[...ids]}) order by vacancy.id`.execute(db)
  return rows
}

/** The named employees (null: everyone active), and the others. */
type Whom = { employees: readonly number[] | null; others: readonly number[] }

/** Beyond `most` pairs, only employees with one of the vacancies' exams are considered. */
type Narrowing = { vacancies: number; exams: readonly number[] | null; most: number }

export type RequestedEmployees = { ids: number[]; is_narrowed: boolean }

/** The employees to consider. If there are many, those without an exam that any vacancy takes are left out (null: any exam will do). */
export async function findRequestedEmployees(
  db: Db,
  { employees, others }: Whom,
  { vacancies, exams, most }: Narrowing,
): Promise<RequestedEmployees> {
  const { rows } = await sql<RequestedEmployees>`
    with asked as (
      select id, exam_id from employee
      where ${employees === null ? sql`is_active` : sql`id = any(${[...employees]})`} or id = any(${[...others]})
    ),
    size as (select count(*) * ${vacancies}::int > ${most}::int as is_narrowed from asked)
    select is_narrowed, array(
      select id from asked
      where not is_narrowed or ${exams === null ? sql`true` : sql`exam_id = any(${[...exams]})`} or id = any(${[...others]})
      order by id
    ) as ids
    from size`.execute(db)
  return rows[0]!
}

/** The names of these employees. Unknown ids are missing. */
export async function findNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<Ref>`select id, name from employee where id = any(${[...ids]})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
