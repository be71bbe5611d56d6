import type { Priority } from '@kasack/contract/shared-shape.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** A facility's follow-up, always complete, and the entry that carries it. */
export type FollowUpCarrier = { facility: number; entry: number; date: string; user: number; priority: Priority }

export async function setFollowUps(db: Db, carried: FollowUpCarrier[]): Promise<void> {
  await sql`
    update facility
    set carrier_id = one.entry, followup_date = one.date, followup_user_id = one.user_id, followup_priority = one.priority
    from ${rowsOf(carried)} where id = one.facility`.execute(db)
}

/** Facilities, entries and follow-ups as rows: `one (facility, entry, date, user_id, priority)`. */
export const rowsOf = (carried: FollowUpCarrier[]) => sql`
  unnest(
    ${carried.map(({ facility }) => facility)}::int[], ${carried.map(({ entry }) => entry)}::int[],
    ${carried.map(({ date }) => date)}::date[], ${carried.map(({ user }) => user)}::int[],
    ${carried.map(({ priority }) => priority)}::priority[]
  ) as one (facility, entry, date, user_id, priority)`

/** Removes the follow-up from a facility. Entries keep their dates. */
export async function clearFollowUp(db: Db, facility: number): Promise<void> {
  await sql`
    update facility set carrier_id = null, followup_date = null, followup_user_id = null, followup_priority = null
    where id = ${facility}`.execute(db)
}

export async function replaceFollowUpUser(db: Db, from: number, to: number): Promise<void> {
  await sql`update facility set followup_user_id = ${to} where followup_user_id = ${from}`.execute(db)
}

export async function replaceSupportUser(db: Db, from: number, to: number): Promise<void> {
  await sql`update facility set support_user_id = ${to} where support_user_id = ${from}`.execute(db)
}
