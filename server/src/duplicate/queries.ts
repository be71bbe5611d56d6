import type { Duplicates } from '@kasack/contract/duplicate.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { read } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { compile } from '../platform/read/statement.ts'

/** Duplicates returned at most. Applicants with fifty applications exist, and more would not help. */
const most = 50

/** What an applicant may share with others. The number is null if it cannot be dialled. */
export type Traits = { id: number; email: string; number: string | null }

export async function findTraits(db: Db, id: number): Promise<Traits | null> {
  const statement = sql<Traits>`
    select id, email_folded as email, nullif(mobile_e164, '') as number from applicant where id = ${id}`
  const [traits] = await read(db, compile(statement))
  return traits ?? null
}

/**
 * Who may be the same person as an applicant, newest first, except the employee they have become. The traits are passed as values: joined
 * from another record's column, PostgreSQL would expect as many matches as there are records without an address.
 */
export async function findDuplicates(db: Db, traits: Traits, { employees }: { employees: boolean }): Promise<Duplicates> {
  const statement = sql<Duplicates>`
    select ${applicantsLike(traits)} as applicants, ${employees ? employeesLike(traits) : sql`null::json`} as employees`
  const [found] = await read(db, compile(statement))
  return found!
}

const applicantsLike = ({ id, ...traits }: Traits): Sql => sql`(
  select coalesce(json_agg(found), '[]') from (
    select other.id, other.name, ${by(traits, [sql`other.mobile_e164`])} as by, ${asOnTheWire(sql`other.created_datetime`)} as created_datetime
    from applicant other
    where other.id <> ${id} and (other.email_folded = ${traits.email} or other.mobile_e164 = ${traits.number}::text)
    order by other.created_datetime desc, other.id desc limit ${sql.lit(most)}
  ) found)`

const employeesLike = ({ id, ...traits }: Traits): Sql => sql`(
  select coalesce(json_agg(found), '[]') from (
    select other.id, other.name, ${by(traits, [sql`other.mobile_e164`, sql`other.phone_e164`])} as by, other.is_active
    from employee other
    where other.converted_from_applicant_id is distinct from ${id}::int
      and (
        other.email_folded = ${traits.email}
        or other.mobile_e164 = ${traits.number}::text or other.phone_e164 = ${traits.number}::text
      )
    order by other.created_datetime desc, other.id desc limit ${sql.lit(most)}
  ) found)`

const by = ({ email, number }: Omit<Traits, 'id'>, numbers: Sql[]): Sql => sql`
  array_remove(array[
    case when other.email_folded = ${email} then 'email' end,
    case when ${number}::text in (${sql.join(numbers)}) then 'phone' end
  ], null)`

const asOnTheWire = (moment: Sql): Sql => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
