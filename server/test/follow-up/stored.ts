import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'
import type { Due, Entry, Model } from './model.ts'

type StoredFacility = {
  id: number
  carrier_id: number | null
  due: [string | null, number | null, string | null]
  latest: number | null
  newest: number | null
  todo: { id: number; due: [string, number, string] }[]
}

/** Where a facility and the logbook contradict each other. */
export function disagreements({ carrier_id, due, latest, newest, todo }: StoredFacility): unknown[] {
  const carried = due[0] === null ? [] : [{ id: carrier_id, due }]
  const wrong = JSON.stringify(carried) === JSON.stringify(todo) ? [] : [{ carried, todo }]
  return latest === newest ? wrong : [...wrong, { latest, newest }]
}

/** The stored newest contact; -1 if its moment differs from the entry's. */
const latestOf = (table: string) => sql<number | null>`
  case when latest_engagement_datetime is not distinct from (
    select created_datetime from engagement where id = ${sql.ref(`${table}.latest_engagement_id`)}
  ) then latest_engagement_id else -1 end as latest`

type World = { facilities: number[]; employee: number; contacts: number[] }

/** What the database stores of a world, row by row, in the shape of `stateOf`. */
export async function readStored(db: Db, { facilities, employee, contacts }: World) {
  const kept = await sql<StoredFacility>`
    select id, carrier_id, ${latestOf('facility')},
      json_build_array(followup_date, followup_user_id, followup_priority) as due,
      (select id from engagement where facility_id = facility.id and is_contact order by created_datetime desc, id desc limit 1) as newest,
      coalesce((
        select json_agg(json_build_object('id', id, 'due', json_build_array(followup_date, followup_user_id, followup_priority)) order by id)
        from engagement where facility_id = facility.id and todo
      ), '[]') as todo
    from facility where id = any(${facilities}) order by id`.execute(db)
  const entries = await sql<{ key: number; facility: number | null; due: [string, number, string]; todo: boolean }>`
    select id as key, facility_id as facility, todo, json_build_array(followup_date, followup_user_id, followup_priority) as due
    from engagement where facility_id = any(${facilities}) or employee_id = ${employee} order by id`.execute(db)
  const persons = await sql<{ latest: number | null }>`
    select ${latestOf('contact_person')} from contact_person where id = any(${contacts}) order by id`.execute(db)
  const state = {
    facilities: kept.rows.map(({ id, due, latest }) => [id, due[0] === null ? null : due, latest]),
    entries: entries.rows.map(({ key, facility, due, todo }) => [key, facility, due, todo]),
    contacts: persons.rows.map(({ latest }) => latest),
  }
  return { facilities: kept.rows, entries: entries.rows, state }
}

/** What the model expects the database to store. */
export function stateOf(model: Model, contacts: number[]) {
  const listed = (due: Due) => [due.date, due.user, due.priority]
  const due = (facility: number) => model.dueOf(facility)
  const latest = (of: (entry: Entry) => boolean) => model.latestOf(of)?.key ?? null
  return {
    facilities: model.facilities.map((id) => [id, due(id) && listed(due(id)!), latest((entry) => entry.facility === id)]),
    entries: model.entries
      .toSorted((one, other) => one.key - other.key)
      .map((entry) => [entry.key, entry.facility, entry.due && listed(entry.due), model.isOpen(entry)]),
    contacts: contacts.map((id) => latest((entry) => entry.contact === id)),
  }
}
