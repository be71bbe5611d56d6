import type { HandOverCounts } from '@kasack/contract/hand-over.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** What a user is responsible for: entries with an open follow-up, facilities supported, employees dispatched. */
export async function readHandOverCounts(db: Db, user: number): Promise<HandOverCounts> {
  const { rows } = await sql<HandOverCounts>`
    select
      (select count(*)::int from engagement where todo and followup_user_id = ${user}) as follow_ups,
      (select count(*)::int from facility where support_user_id = ${user}) as facilities,
      (select count(*)::int from employee where dispatcher_id = ${user}) as employees`.execute(db)
  return rows[0]!
}

/** Locks facilities, employees and applicants in the usual order, so that there are no deadlocks. */
export async function lockHandedOver(db: Db, user: number): Promise<void> {
  await sql`
    select from facility where support_user_id = ${user} or followup_user_id = ${user} order by id for no key update`.execute(db)
  await sql`
    select from employee
    where dispatcher_id = ${user}
      or id in (select employee_id from engagement where todo and followup_user_id = ${user} and facility_id is null)
    order by id for no key update`.execute(db)
  await sql`
    select from applicant
    where id in (select applicant_id from engagement where todo and followup_user_id = ${user} and facility_id is null)
    order by id for no key update`.execute(db)
}

export type UserRow = { id: number; is_active: boolean; is_superuser: boolean }

/** A user, locked until the transaction ends; null if unknown. */
export async function holdUser(db: Db, id: number): Promise<UserRow | null> {
  const { rows } = await sql<UserRow>`select id, is_active, is_superuser from "user" where id = ${id} for no key update`.execute(db)
  return rows[0] ?? null
}

export async function userExists(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select 1 from "user" where id = ${id}`.execute(db)
  return rows.length > 0
}
