import type { Priority } from '@kasack/contract/shared-shape.ts'
import { sql } from 'kysely'
import { openCarriers } from '../engagement/writes.ts'
import { type FollowUpCarrier, setFollowUps } from '../facility/writes.ts'
import type { Moment, PartyTable } from '../latest-engagement/queries.ts'
import type { Db } from '../platform/database/db.ts'
import type { Sql } from '../platform/list/list-query.ts'

type Ref = { id: number } | null

/** A follow-up as it is stored. */
export type FollowUp = Omit<FollowUpCarrier, 'facility' | 'entry'>

/** A follow-up as a form sends it. */
export type FollowUpValues = { followup_date: string | null; followup_user: Ref; followup_priority: Priority | null }

/** The records a logbook entry is about. */
export type About = { facility: Ref; contact_person: Ref; employee: Ref; applicant: Ref }

/** The fields of a logbook entry that other records depend on. */
export type Entry = About & FollowUpValues & { id: number }

/** The entry that carries a facility's follow-up, and when that is due. */
export type Carrier = { id: number; date: string }

/**
 * An entry without facility about this employee or applicant. `own`: this person decides whether it is open, not an employee also named.
 */
export type EntryOfPerson = Moment & { person: string; own: boolean; followup_date: string | null; todo: boolean }

type EntryRow = {
  id: number
  facility_id: number | null
  contact_person_id: number | null
  employee_id: number | null
  applicant_id: number | null
  followup_date: string | null
  followup_user_id: number | null
  followup_priority: Priority
}

const entryColumns = sql`
  engagement.id, engagement.facility_id, engagement.contact_person_id, engagement.employee_id, engagement.applicant_id,
  engagement.followup_date, engagement.followup_user_id, engagement.followup_priority`

const ref = (id: number | null): Ref => (id === null ? null : { id })

const entryOf = ({ facility_id, contact_person_id, employee_id, applicant_id, followup_user_id, ...due }: EntryRow): Entry => ({
  id: due.id,
  facility: ref(facility_id),
  contact_person: ref(contact_person_id),
  employee: ref(employee_id),
  applicant: ref(applicant_id),
  followup_date: due.followup_date,
  followup_user: ref(followup_user_id),
  followup_priority: due.followup_priority,
})

// Callers of these functions, and of what is written along with them, lock the records that the entries are about, so that facility,
// carrier and todo change together.

/** Locks these facilities and returns the carriers of their follow-ups; null: none. */
export async function readCarriers(db: Db, facilities: number[]): Promise<Map<number, Carrier | null>> {
  if (facilities.length === 0) return new Map()
  const { rows } = await sql<{ id: number; carrier_id: number | null; followup_date: string }>`
    select id, carrier_id, followup_date from facility where id = any(${facilities}) order by id for no key update`.execute(db)
  return new Map(
    rows.map(({ id, carrier_id, followup_date }) => [id, carrier_id === null ? null : { id: carrier_id, date: followup_date }]),
  )
}

/** Makes these entries carry the facilities' follow-ups; the caller has locked both. */
export async function carry(db: Db, carried: FollowUpCarrier[]): Promise<void> {
  if (carried.length === 0) return
  await openCarriers(db, carried)
  await setFollowUps(db, carried)
}

/** Each person's newest entries without facility, and their open ones. */
export async function readEntriesOfPersons(
  db: Db,
  { employees, applicants }: { employees: number[]; applicants: number[] },
): Promise<EntryOfPerson[]> {
  const all = [
    ...(employees.length > 0 ? [newestAndOpen('employee', employees, sql`true`)] : []),
    ...(applicants.length > 0 ? [newestAndOpen('applicant', applicants, sql`employee_id is null`)] : []),
  ]
  return all.length === 0 ? [] : (await sql<EntryOfPerson>`${sql.join(all, sql` union all `)}`.execute(db)).rows
}

function newestAndOpen(table: 'employee' | 'applicant', ids: number[], own: Sql): Sql {
  const columns = sql`id, created_datetime, followup_date, todo, ${own} as own`
  const column = sql.ref(`${table}_id`)
  return sql`
    select ${sql.lit(table)} || ' ' || one.id as person, entry.* from unnest(${ids}::int[]) as one (id) cross join lateral (
      (
        select ${columns} from engagement where ${column} = one.id and facility_id is null
        order by created_datetime desc fetch first 1 row with ties
      )
      union
      select ${columns} from engagement where ${column} = one.id and facility_id is null and todo
    ) entry`
}

/** Entries of these facilities to open, because they carry the follow-up, and to close, because they do not. */
export async function readCarrying(db: Db, facilities: number[]): Promise<{ opened: number[]; closed: number[] }> {
  const { rows } = await sql<{ id: number; todo: boolean }>`
    select engagement.id, engagement.todo from facility join engagement on engagement.facility_id = facility.id
    where facility.id = any(${facilities}) and engagement.todo <> coalesce(engagement.id = facility.carrier_id, false)`.execute(db)
  const ids = (isOpen: boolean) => rows.filter(({ todo }) => todo === isOpen).map(({ id }) => id)
  return { opened: ids(false), closed: ids(true) }
}

/** The facilities whose follow-up differs from that of the entry that carries it. */
export async function readContradictions(db: Db, facilities: number[]): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select name from facility
    where id = any(${facilities}) and carrier_id is not null and not exists (
      select from engagement
      where engagement.id = facility.carrier_id and engagement.facility_id = facility.id
        and (engagement.followup_date, engagement.followup_user_id, engagement.followup_priority)
          = (facility.followup_date, facility.followup_user_id, facility.followup_priority)
    )
    order by id`.execute(db)
  return rows
}

/** Locks records of one table in the order of their ids. */
export async function lockRows(db: Db, table: PartyTable | 'employee' | 'applicant', ids: number[]): Promise<void> {
  if (ids.length > 0) await sql`select 1 from ${sql.table(table)} where id = any(${ids}) order by id for no key update`.execute(db)
}

export async function readEntriesOfFacility(db: Db, facility: number): Promise<Entry[]> {
  const { rows } = await sql<EntryRow>`select ${entryColumns} from engagement where facility_id = ${facility}`.execute(db)
  return rows.map(entryOf)
}

export async function readEntriesOfEmployee(db: Db, employee: number): Promise<Entry[]> {
  const { rows } = await sql<EntryRow>`select ${entryColumns} from engagement where employee_id = ${employee}`.execute(db)
  return rows.map(entryOf)
}
