import type { Period } from '@kasack/contract/field.ts'
import type { JudgeFacts } from '@kasack/contract/judge.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import { compile } from '../platform/read/statement.ts'

/** About whom something is known: without days, for those of the vacancy. */
type Asked = { employees: readonly number[]; vacancy: number | null; range: Period | null }

/** What is known of each employee that there is, and of the vacancy; null: there is none. */
export type Known = { employees: Map<number, JudgeFacts['employee']>; vacancy: JudgeFacts['vacancy'] }

type Row = {
  vacancy: JudgeFacts['vacancy']
  id: number | null
  name: string
  is_active: boolean
  available_from_date: string | null
  bookings: JudgeFacts['employee']['bookings']
  absences: JudgeFacts['employee']['absences']
}

const [employees, vacancy, isGiven, lower, upper] = [0, 1, 2, 3, 4] // the places of what is asked

const statement = compile(sql<Row>`
  with asked as (
    select ${employees}::int[] as employees, vacancy.id as vacancy_id, vacancy.shown_name, vacancy.status, vacancy.date_lower, vacancy.date_upper,
      case when given.is_given then daterange(given.lower, given.upper, '[]') else daterange(vacancy.date_lower, vacancy.date_upper, '[]') end as period
    from (select ${vacancy}::int as vacancy_id, ${isGiven}::boolean as is_given, ${lower}::date as lower, ${upper}::date as upper) given
    left join vacancy on vacancy.id = given.vacancy_id
  )
  select
    case when asked.vacancy_id is not null then json_build_object(
      'id', asked.vacancy_id, 'name', asked.shown_name, 'status', asked.status, 'lower', asked.date_lower, 'upper', asked.date_upper
    ) end as vacancy,
    employee.id, employee.name, employee.is_active, employee.available_from_date,
    array(
      select json_build_object('id', booking.id, 'facility', facility.name, 'lower', booking.date_lower, 'upper', booking.date_upper)
      from booking join facility on facility.id = booking.facility_id
      where booking.employee_id = employee.id and not booking.cancelled and booking.period && asked.period order by booking.date_lower, booking.id
    ) as bookings,
    array(
      select json_build_object('id', absence.id, 'reason', absence.reason, 'lower', absence.date_lower, 'upper', absence.date_upper)
      from absence where absence.employee_id = employee.id and absence.period && asked.period order by absence.date_lower, absence.id
    ) as absences
  from asked left join employee on employee.id = any(asked.employees)`)

/** What is known of employees and a vacancy, as far as it touches the days; in one statement. */
export async function findJudgeFacts(db: Db, asked: Asked): Promise<Known> {
  const { range } = asked
  const rows = await read<Row>(db, {
    ...statement,
    parameters: [asked.employees, asked.vacancy, range !== null, range?.lower ?? null, range?.upper ?? null],
  })
  const known = rows.flatMap(({ id, name, is_active, available_from_date, bookings, absences }) =>
    id === null ? [] : [[id, { id, name, is_active, available_from_date, bookings, absences }] as const],
  )
  return { employees: new Map(known), vacancy: rows[0]?.vacancy ?? null }
}
