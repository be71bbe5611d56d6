import type { Priority } from '@kasack/contract/shared-shape.ts'
import { sql } from 'kysely'
import type { Writer } from '../platform/call.ts'
import type { Db } from '../platform/db.ts'
import type { Row } from '../platform/record.ts'

/** A follow-up as it is stored, always whole. */
type StoredFollowUp = { date: string; user: number; priority: Priority }

type Wanted = { followup_date: string | null; followup_user: { id: number } | null; followup_priority: Priority | null }

/** What is stored for what was asked: without a date nothing; without a user the caller, without a priority medium. */
export function followUpOf({ followup_date, followup_user, followup_priority }: Wanted, caller: Writer['caller']): StoredFollowUp | null {
  if (followup_date === null) return null
  return { date: followup_date, user: followup_user?.id ?? caller.id, priority: followup_priority ?? 'medium' }
}

export const sameFollowUp = (one: StoredFollowUp | null, other: StoredFollowUp | null): boolean =>
  one?.date === other?.date && one?.user === other?.user && one?.priority === other?.priority

/** The three flat columns as one object, null without a date. */
export function followUpObject(row: Row) {
  const [id, name] = [row['followup_user_id'] as number | null, row['followup_user_name'] as string]
  if (row['followup_date'] === null) return null
  return { date: row['followup_date'] as string, user: id === null ? null : { id, name }, priority: row['followup_priority'] as Priority }
}

/** An entry of the logbook with the facility it is about. */
type Offer = { id: number; facility: number; followUp: StoredFollowUp }

// Whoever calls these holds the lock on the facility's row, so that facility, carrier and todo change together.

/** Offers an entry as the carrier of its facility's follow-up: it takes over if there is none, or one due the same day or earlier. */
export async function offerFollowUp(db: Db, { id, facility, followUp }: Offer): Promise<void> {
  const { rows } = await sql`
    select 1 from facility where id = ${facility} and (followup_date is null or followup_date <= ${followUp.date})`.execute(db)
  if (rows.length === 0) return
  await releaseCarrier(db, facility)
  await carry(db, facility, id, followUp)
}

/** Clears the facility's follow-up if this entry carries it; the entry keeps its date as history. */
export async function leaveFacility(db: Db, facility: number, entry: number): Promise<void> {
  const { rows } = await sql`select 1 from facility where id = ${facility} and carrier_id = ${entry}`.execute(db)
  if (rows.length > 0) await clearFollowUp(db, facility)
}

/** Clears a facility's follow-up. */
export async function clearFollowUp(db: Db, facility: number): Promise<void> {
  await releaseCarrier(db, facility)
  await sql`
    update facility set carrier_id = null, followup_date = null, followup_user_id = null, followup_priority = null
    where id = ${facility}`.execute(db)
}

/** Sets a facility's follow-up from the facility: written through to its carrier, or to a new entry where there is none. */
export async function setFollowUp(db: Db, facility: number, followUp: StoredFollowUp, writer: Writer): Promise<void> {
  const { rows } = await sql<{ carrier_id: number | null }>`select carrier_id from facility where id = ${facility}`.execute(db)
  const carrier = rows[0]?.carrier_id ?? (await insertCarrier(db, facility, writer))
  await carry(db, facility, carrier, followUp)
}

async function insertCarrier(db: Db, facility: number, { caller, now }: Writer): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into engagement (action_type_id, facility_id, created_by_user_id, created_datetime, is_contact)
    select id, ${facility}, ${caller.id}, ${now}, false from engagement_action where code = 'follow_up'
    returning id`.execute(db)
  if (!rows[0]) throw new Error('there is no engagement action with the code follow_up')
  return rows[0].id
}

async function carry(db: Db, facility: number, carrier: number, { date, user, priority }: StoredFollowUp): Promise<void> {
  await sql`
    update engagement set todo = true, followup_date = ${date}, followup_user_id = ${user}, followup_priority = ${priority}
    where id = ${carrier}`.execute(db)
  await sql`
    update facility set carrier_id = ${carrier}, followup_date = ${date}, followup_user_id = ${user}, followup_priority = ${priority}
    where id = ${facility}`.execute(db)
}

async function releaseCarrier(db: Db, facility: number): Promise<void> {
  await sql`update engagement set todo = false where id = (select carrier_id from facility where id = ${facility})`.execute(db)
}

/** An employee's open follow-up is on the newest entry without a facility, if that entry has a date. */
export async function refreshTodoOfEmployees(db: Db, employees: number[]): Promise<void> {
  if (employees.length === 0) return
  await sql`
    update engagement set todo = newest.id = engagement.id and engagement.followup_date is not null
    from unnest(${employees}::int[]) as one (id)
    cross join lateral (
      select id from engagement
      where employee_id = one.id and facility_id is null
      order by created_datetime desc, id desc limit 1
    ) newest
    where engagement.employee_id = one.id and engagement.facility_id is null
      and engagement.todo <> (newest.id = engagement.id and engagement.followup_date is not null)`.execute(db)
}
