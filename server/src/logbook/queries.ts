import type { Priority } from '@kasack/contract/shared-shape.ts'
import { sql } from 'kysely'
import type { Moment, PartyTable } from '../latest-engagement/queries.ts'
import type { Writer } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'

type Ref = { id: number } | null

/** A follow-up as it is stored, always whole. */
export type FollowUp = { date: string; user: number; priority: Priority }

/** What a form says of a follow-up. */
export type Wanted = { followup_date: string | null; followup_user: Ref; followup_priority: Priority | null }

/** Whom an entry of the logbook is about. */
export type About = { facility: Ref; contact_person: Ref; employee: Ref }

/** An entry of the logbook, as far as it concerns others. */
export type Entry = About & Wanted & { id: number }

/** The entry that carries a facility's follow-up, and when that is due. */
export type Carrier = { id: number; date: string }

/** An entry about an employee alone. */
export type EntryOfEmployee = Moment & { employee_id: number; followup_date: string | null; todo: boolean }

type EntryRow = {
  id: number
  facility_id: number | null
  contact_person_id: number | null
  employee_id: number | null
  followup_date: string | null
  followup_user_id: number | null
  followup_priority: Priority
}

const entryColumns = sql`
  engagement.id, engagement.facility_id, engagement.contact_person_id, engagement.employee_id,
  engagement.followup_date, engagement.followup_user_id, engagement.followup_priority`

const ref = (id: number | null): Ref => (id === null ? null : { id })

const entryOf = ({ facility_id, contact_person_id, employee_id, followup_user_id, ...due }: EntryRow): Entry => ({
  id: due.id,
  facility: ref(facility_id),
  contact_person: ref(contact_person_id),
  employee: ref(employee_id),
  followup_date: due.followup_date,
  followup_user: ref(followup_user_id),
  followup_priority: due.followup_priority,
})

// Whoever calls these holds the locks of lock.ts, so that facility, carrier and todo change together.

/** Who carries the follow-ups of these facilities now; null: nobody. */
export async function readCarriers(db: Db, facilities: number[]): Promise<Map<number, Carrier | null>> {
  if (facilities.length === 0) return new Map()
  const { rows } = await sql<{ id: number; carrier_id: number | null; followup_date: string }>`
    select id, carrier_id, followup_date from facility where id = any(${facilities}) order by id for no key update`.execute(db)
  return new Map(
    rows.map(({ id, carrier_id, followup_date }) => [id, carrier_id === null ? null : { id: carrier_id, date: followup_date }]),
  )
}

/** A facility, and the entry that is to carry its follow-up. */
type Carried = FollowUp & { facility: number; entry: number }

/** Lets entries carry the facilities' follow-ups; both hold them. What was removed before cannot come back any more. */
export async function carry(db: Db, carried: Carried[]): Promise<void> {
  if (carried.length === 0) return
  const one = sql`
    unnest(
      ${carried.map(({ facility }) => facility)}::int[], ${carried.map(({ entry }) => entry)}::int[],
      ${carried.map(({ date }) => date)}::date[], ${carried.map(({ user }) => user)}::int[],
      ${carried.map(({ priority }) => priority)}::priority[]
    ) as one (facility, entry, date, user_id, priority)`
  await sql`
    update engagement set todo = true, followup_date = one.date, followup_user_id = one.user_id, followup_priority = one.priority
    from ${one} where id = one.entry`.execute(db)
  await sql`
    update facility
    set carrier_id = one.entry, followup_date = one.date, followup_user_id = one.user_id, followup_priority = one.priority
    from ${one} where id = one.facility`.execute(db)
  await sql`delete from cleared_follow_up where facility_id = any(${carried.map(({ facility }) => facility)})`.execute(db)
}

/** The follow-up that a facility lost last, to a removal or to another entry: by whom and when, and what its entry says now. */
export type Cleared = { entry: Entry; by: number; datetime: string }

/** Whether a facility has a follow-up, and what was removed last. */
export async function readCleared(db: Db, facility: number): Promise<{ hasFollowUp: boolean; cleared: Cleared | null }> {
  type Found = EntryRow & { carrier_id: number | null; cleared_by_user_id: number; cleared_datetime: string }
  const { rows } = await sql<Found | (Found & { id: null })>`
    select facility.carrier_id, cleared_by_user_id, cleared_datetime, ${entryColumns}
    from facility
    left join cleared_follow_up on cleared_follow_up.facility_id = facility.id
    left join engagement on engagement.id = cleared_follow_up.engagement_id
    where facility.id = ${facility}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no facility ${facility}`)
  const { carrier_id, cleared_by_user_id: by, cleared_datetime: datetime } = row
  return { hasFollowUp: carrier_id !== null, cleared: row.id === null ? null : { entry: entryOf(row), by, datetime } }
}

/** Remembers which entry carried the follow-up that is removed, or handed over to another entry. */
export async function rememberCleared(db: Db, facility: number, entry: number, { caller, now }: Writer): Promise<void> {
  await sql`
    insert into cleared_follow_up (facility_id, engagement_id, cleared_by_user_id, cleared_datetime)
    values (${facility}, ${entry}, ${caller.id}, ${now})
    on conflict (facility_id) do update
    set engagement_id = excluded.engagement_id, cleared_by_user_id = excluded.cleared_by_user_id, cleared_datetime = excluded.cleared_datetime`.execute(
    db,
  )
}

/** Takes the follow-up from a facility; entries keep their dates. */
export async function release(db: Db, facility: number): Promise<void> {
  await sql`
    update facility set carrier_id = null, followup_date = null, followup_user_id = null, followup_priority = null
    where id = ${facility}`.execute(db)
}

/** Makes the entries that carry follow-ups set at their facilities; they are no contacts. Answers them by facility. */
export async function insertCarriers(db: Db, facilities: number[], { caller, now }: Writer): Promise<Map<number, number>> {
  if (facilities.length === 0) return new Map()
  const { rows } = await sql<{ id: number; facility_id: number }>`
    insert into engagement (action_type_id, facility_id, created_by_user_id, created_datetime, is_contact)
    select engagement_action.id, one.id, ${caller.id}, ${now}, false
    from engagement_action, unnest(${facilities}::int[]) as one (id) where code = 'follow_up'
    returning id, facility_id`.execute(db)
  if (rows.length < facilities.length) throw new Error('there is no engagement action with the code follow_up')
  return new Map(rows.map(({ id, facility_id }) => [facility_id, id]))
}

export async function setOpen(db: Db, entries: number[], isOpen: boolean): Promise<void> {
  if (entries.length > 0) await sql`update engagement set todo = ${isOpen} where id = any(${entries})`.execute(db)
}

/** Of each employee's entries without facility those of the newest moment and those that are open. */
export async function readEntriesOfEmployees(db: Db, employees: number[]): Promise<EntryOfEmployee[]> {
  if (employees.length === 0) return []
  const columns = sql`id, employee_id, created_datetime, followup_date, todo`
  const { rows } = await sql<EntryOfEmployee>`
    select entry.* from unnest(${employees}::int[]) as one (id) cross join lateral (
      (
        select ${columns} from engagement where employee_id = one.id and facility_id is null
        order by created_datetime desc fetch first 1 row with ties
      )
      union
      select ${columns} from engagement where employee_id = one.id and facility_id is null and todo
    ) entry`.execute(db)
  return rows
}

/** Locks records of one table in the order of their ids. */
export async function lockRows(db: Db, table: PartyTable | 'employee', ids: number[]): Promise<void> {
  if (ids.length > 0) await sql`select 1 from ${sql.table(table)} where id = any(${ids}) order by id for no key update`.execute(db)
}

export async function lockEntryAlone(db: Db, id: number): Promise<void> {
  await sql`select 1 from engagement where id = ${id} for update`.execute(db)
}

/** A stored entry; null: there is none. */
export async function readEntry(db: Db, id: number): Promise<Entry | null> {
  const { rows } = await sql<EntryRow>`select ${entryColumns} from engagement where id = ${id}`.execute(db)
  return rows[0] ? entryOf(rows[0]) : null
}

/** All entries about a facility. */
export async function readEntriesOfFacility(db: Db, facility: number): Promise<Entry[]> {
  const { rows } = await sql<EntryRow>`select ${entryColumns} from engagement where facility_id = ${facility}`.execute(db)
  return rows.map(entryOf)
}

/** Deletes a facility's entries but those about employees, which stay without it. */
export async function removeFacilityFromEntries(db: Db, facility: number): Promise<void> {
  await sql`delete from engagement where facility_id = ${facility} and employee_id is null`.execute(db)
  await sql`update engagement set facility_id = null where facility_id = ${facility}`.execute(db)
}

/** All entries about an employee. */
export async function readEntriesOfEmployee(db: Db, employee: number): Promise<Entry[]> {
  const { rows } = await sql<EntryRow>`select ${entryColumns} from engagement where employee_id = ${employee}`.execute(db)
  return rows.map(entryOf)
}

/** Deletes an employee's entries but those about facilities, which stay without her. */
export async function removeEmployeeFromEntries(db: Db, employee: number): Promise<void> {
  await sql`delete from engagement where employee_id = ${employee} and facility_id is null`.execute(db)
  await sql`update engagement set employee_id = null where employee_id = ${employee}`.execute(db)
}

export async function replaceUserOfEntries(db: Db, from: number, to: number): Promise<void> {
  await sql`update engagement set followup_user_id = ${to} where todo and followup_user_id = ${from}`.execute(db)
}

export async function replaceUserOfFacilities(db: Db, from: number, to: number): Promise<void> {
  await sql`update facility set followup_user_id = ${to} where followup_user_id = ${from}`.execute(db)
}
