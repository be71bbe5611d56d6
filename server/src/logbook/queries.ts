import { sql } from 'kysely'
import { clearFollowUp, refreshTodoOfEmployees } from '../follow-up/queries.ts'
import type { Db } from '../platform/db.ts'
import type { Row } from '../platform/record.ts'

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
