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

type Entry = { facility: { id: number } | null; contact_person: { id: number } | null; employee: { id: number } | null }

/** Whom entries of the logbook concern, each once and in the order of ids. */
export type Parties = { facilities: number[]; contactPersons: number[]; employees: number[] }

export function partiesOf(entries: Entry[]): Parties {
  const ids = (of: (entry: Entry) => { id: number } | null) =>
    [...new Set(entries.flatMap((entry) => of(entry)?.id ?? []))].toSorted((one, other) => one - other)
  return {
    facilities: ids(({ facility }) => facility),
    contactPersons: ids(({ contact_person }) => contact_person),
    employees: ids(({ employee }) => employee),
  }
}

/**
 * Locks whom the entries concern before the entries themselves, always facilities, contact persons, employees, each by id:
 * two who write about the same facility take turns, and nobody waits in a circle.
 */
export async function lockParties(db: Db, entries: Entry[]): Promise<void> {
  const { facilities, contactPersons, employees } = partiesOf(entries)
  for (const [table, ids] of [
    ['facility', facilities],
    ['contact_person', contactPersons],
    ['employee', employees],
  ] as const) {
    if (ids.length > 0) await sql`select 1 from ${sql.table(table)} where id = any(${ids}) order by id for no key update`.execute(db)
  }
}

/** Locks an entry and whom it concerns now or will concern. Somebody may have moved it meanwhile: then once more. */
export async function lockEntry(db: Db, id: number, wanted: Partial<Entry>): Promise<void> {
  for (;;) {
    const before = await partiesOfStored(db, id)
    if (!before) return
    await lockParties(db, [before, { ...before, ...wanted }])
    await sql`select 1 from engagement where id = ${id} for update`.execute(db)
    const after = await partiesOfStored(db, id)
    if (JSON.stringify(after) === JSON.stringify(before)) return
  }
}

async function partiesOfStored(db: Db, id: number): Promise<Entry | null> {
  const { rows } = await sql<Record<'facility_id' | 'contact_person_id' | 'employee_id', number | null>>`
    select facility_id, contact_person_id, employee_id from engagement where id = ${id}`.execute(db)
  const ref = (value: number | null) => (value === null ? null : { id: value })
  return rows[0]
    ? { facility: ref(rows[0].facility_id), contact_person: ref(rows[0].contact_person_id), employee: ref(rows[0].employee_id) }
    : null
}

/** Keeps the newest contact beside facilities and contact persons, where lists sort and filter by it. */
export async function refreshLatest(db: Db, { facilities, contactPersons }: Pick<Parties, 'facilities' | 'contactPersons'>): Promise<void> {
  for (const [table, ids] of [
    ['facility', facilities],
    ['contact_person', contactPersons],
  ] as const) {
    if (ids.length === 0) continue
    await sql`
      update ${sql.table(table)} as party
      set latest_engagement_id = newest.id, latest_engagement_datetime = newest.created_datetime
      from unnest(${ids}::int[]) as one (id)
      left join lateral (
        select id, created_datetime from engagement
        where ${sql.ref(`${table}_id`)} = one.id and is_contact
        order by created_datetime desc, id desc limit 1
      ) newest on true
      where party.id = one.id
        and (party.latest_engagement_id, party.latest_engagement_datetime) is distinct from (newest.id, newest.created_datetime)`.execute(
      db,
    )
  }
}

/** The newest contact, kept beside the record. */
export function latestEngagementObject(row: Row) {
  return row['latest_engagement_id'] === null
    ? null
    : { id: row['latest_engagement_id'] as number, created_datetime: row['latest_engagement_datetime'] as string }
}

/** Takes a facility out of the logbook: entries of employees stay without it, the others go; what is kept beside follows. */
export async function leaveLogbook(db: Db, facility: number): Promise<void> {
  const { rows } = await sql<{ contact_person_id: number | null; employee_id: number | null }>`
    select distinct contact_person_id, employee_id from engagement where facility_id = ${facility}`.execute(db)
  const ref = (id: number | null) => (id === null ? null : { id })
  const entries = rows.map((row) => ({ facility: null, contact_person: ref(row.contact_person_id), employee: ref(row.employee_id) }))
  await lockParties(db, entries)
  await clearFollowUp(db, facility)
  await sql`delete from engagement where facility_id = ${facility} and employee_id is null`.execute(db)
  await sql`update engagement set facility_id = null where facility_id = ${facility}`.execute(db)
  await refreshLatest(db, partiesOf(entries))
  await refreshTodoOfEmployees(db, partiesOf(entries).employees)
}
