import type { Duplicates } from '@kasack/contract/duplicate.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { Sql } from '../platform/list-query.ts'

/** Somebody has applied fifty times: more are no help. */
const most = 50

/** Who may be the same person as an applicant, the newest first, in one statement; the employee she has become is no hint. */
export async function findDuplicates(db: Db, id: number, { employees }: { employees: boolean }): Promise<Duplicates> {
  const { rows } = await sql<Duplicates>`
    select ${applicantsLike(id)} as applicants, ${employees ? employeesLike(id) : sql`null::json`} as employees`.execute(db)
  return rows[0]!
}

const applicantsLike = (id: number): Sql => sql`(
  select coalesce(json_agg(found), '[]') from (
    select other.id, other.name, ${by(sql`other.email_folded`, [sql`other.mobile_e164`])} as by, ${asOnTheWire(sql`other.created_datetime`)} as created_datetime
    from applicant one
    join applicant other on other.id <> one.id
      and (other.email_folded = one.email_folded or other.mobile_e164 = nullif(one.mobile_e164, ''))
    where one.id = ${id}
    order by other.created_datetime desc, other.id desc limit ${sql.lit(most)}
  ) found)`

const employeesLike = (id: number): Sql => sql`(
  select coalesce(json_agg(found), '[]') from (
    select other.id, other.name, ${by(sql`other.email_folded`, [sql`other.mobile_e164`, sql`other.phone_e164`])} as by, other.is_active
    from applicant one
    join employee other on other.converted_from_applicant_id is distinct from one.id
      and (
        other.email_folded = one.email_folded
        or other.mobile_e164 = nullif(one.mobile_e164, '') or other.phone_e164 = nullif(one.mobile_e164, '')
      )
    where one.id = ${id}
    order by other.created_datetime desc, other.id desc limit ${sql.lit(most)}
  ) found)`

const by = (email: Sql, numbers: Sql[]): Sql => sql`
  array_remove(array[
    case when ${email} = one.email_folded then 'email' end,
    case when nullif(one.mobile_e164, '') in (${sql.join(numbers)}) then 'phone' end
  ], null)`

const asOnTheWire = (moment: Sql): Sql => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
