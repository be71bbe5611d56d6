import type { SearchKind } from '@kasack/contract/search.ts'
import { kindNumber, kindOf, searchEntities } from '@kasack/contract/search.ts'
import { sql } from 'kysely'
import { advisoryLock } from '../platform/database/advisory-lock.ts'
import type { Db } from '../platform/database/db.ts'

/** A record, by the number of its kind and its id. */
export type IndexKey = { kind: number; id: number }

/** Locks the index for this transaction; false: another process holds it. */
export async function takeIndex(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ is_ours: boolean }>`select pg_try_advisory_xact_lock(${advisoryLock.search}) as is_ours`.execute(tx)
  return rows[0]!.is_ours
}

type State = { snapshot: string; is_stale: boolean; sweep_kind: number | null; sweep_id: number }

/**
 * Marks records as due that changed since the last call. Sweeps all records if that is unknown: the first time, after a crash, and after a
 * pause so long that notes may have been deleted.
 */
export async function noteChanges(tx: Db): Promise<void> {
  const { rows } = await sql<State>`
    select snapshot::text as snapshot, read_datetime < now() - interval '1 hour' as is_stale, sweep_kind, sweep_id from search_state`.execute(
    tx,
  )
  const [state] = rows
  if (!state || state.is_stale) return beginSweep(tx)
  const { rows: found } = await sql<{ snapshot: string; notes: { entity: string; ids: number[] | null }[] | null; is_old: boolean }>`
    select
      pg_current_snapshot()::text as snapshot, (select read_datetime < now() - interval '1 minute' from search_state) as is_old,
      (
        select json_agg(json_build_object('entity', entity, 'ids', ids)) from change_note
        where xid >= pg_snapshot_xmin(${state.snapshot}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${state.snapshot}::pg_snapshot)
      ) as notes`.execute(tx)
  const { snapshot, notes, is_old: isOld } = found[0]!
  if (!notes && !isOld) return
  await sql`update search_state set snapshot = ${snapshot}::pg_snapshot, read_datetime = now()`.execute(tx)
  const changed = (notes ?? []).flatMap(({ entity, ids }) => {
    const at = searchEntities.findIndex(({ name }) => name === entity)
    return at === -1 ? [] : [{ kind: at + 1, ids }]
  })
  await addDue(
    tx,
    changed.flatMap(({ kind, ids }) => (ids ?? []).map((id) => ({ kind, id }))),
  )
  if (changed.some(({ ids }) => ids === null)) await sql`update search_state set sweep_kind = 1, sweep_id = 0`.execute(tx)
}

/** Starts to sweep all records; the index serves what it has meanwhile. */
async function beginSweep(tx: Db): Promise<void> {
  await sql`
    insert into search_state (snapshot, read_datetime, sweep_kind) values (pg_current_snapshot(), now(), 1)
    on conflict (is_only) do update set
      snapshot = excluded.snapshot, read_datetime = excluded.read_datetime, sweep_kind = excluded.sweep_kind, sweep_id = 0`.execute(tx)
}

async function addDue(tx: Db, records: readonly IndexKey[]): Promise<void> {
  if (records.length === 0) return
  await sql`
    insert into search_due (kind, record_id) select * from ${listed(records)} on conflict do nothing`.execute(tx)
}

/** Takes due records, then the next ones of the sweep. Empty: nothing to do. */
export async function takeDue(tx: Db, most: number): Promise<IndexKey[]> {
  const { rows } = await sql<IndexKey>`
    delete from search_due where (kind, record_id) in (select kind, record_id from search_due order by kind, record_id limit ${most})
    returning kind, record_id as id`.execute(tx)
  if (rows.length === most) return rows
  return [...rows, ...(await takeSwept(tx, most - rows.length))]
}

/** The next records of the sweep, and index entries among them whose record was deleted. */
async function takeSwept(tx: Db, most: number): Promise<IndexKey[]> {
  const { rows: states } = await sql<State>`
    select snapshot::text as snapshot, false as is_stale, sweep_kind, sweep_id from search_state`.execute(tx)
  const { sweep_kind: kind, sweep_id: from } = states[0] ?? { sweep_kind: null, sweep_id: 0 }
  if (kind === null) return []
  const table = tableOf(kind)
  const { rows } = await sql<IndexKey>`
    select ${kind}::int as kind, id from (
      (select id from ${table} where id > ${from} order by id limit ${most})
      union
      (select record_id from search_record where kind = ${kind} and record_id > ${from} order by record_id limit ${most})
    ) next order by id limit ${most}`.execute(tx)
  const last = rows.at(-1)
  const next = kind < searchEntities.length ? kind + 1 : null
  await (last
    ? sql`update search_state set sweep_id = ${last.id}`.execute(tx)
    : sql`update search_state set sweep_kind = ${next}::int, sweep_id = 0`.execute(tx))
  return last || next === null ? rows : takeSwept(tx, most)
}

const tableOf = (kind: number) => sql.table(searchEntities[kind - 1]!.name)

/** A record as stored in the index. */
export type Row = IndexKey & { is_active: boolean; moment: string; words: number[]; numbers: string; named: string }

export async function readRows(tx: Db, records: readonly IndexKey[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select kind, record_id as id, is_active, moment, words, numbers, named from search_record
    where (kind, record_id) in (select * from ${listed(records)})`.execute(tx)
  return rows
}

export async function keepRows(tx: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into search_record (kind, record_id, is_active, moment, words, numbers, named)
    select kind, id, is_active, moment, array(select jsonb_array_elements_text(words)::int), numbers, named
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as kept (kind smallint, id integer, is_active boolean, moment timestamptz, words jsonb, numbers text, named text)
    on conflict (kind, record_id) do update set
      is_active = excluded.is_active, moment = excluded.moment, words = excluded.words, numbers = excluded.numbers,
      named = excluded.named`.execute(tx)
}

export async function removeRows(tx: Db, records: readonly IndexKey[]): Promise<void> {
  if (records.length === 0) return
  await sql`delete from search_record where (kind, record_id) in (select * from ${listed(records)})`.execute(tx)
}

/** Marks records as due that contain the names of these. */
export async function addThoseWhoName(tx: Db, renamed: readonly IndexKey[]): Promise<void> {
  for (const [kind, ids] of byKind(renamed)) {
    for (const { of, column } of naming[kindOf(kind)] ?? []) {
      const table = tableOf(kindNumber(of))
      await sql`
        insert into search_due (kind, record_id) select ${kindNumber(of)}::smallint, id from ${table} where ${sql.ref(column)} = any(${ids}::int[])
        on conflict do nothing`.execute(tx)
    }
  }
}

/** Marks applicants as due who became these employees: they are found as employees now. */
export async function addConverted(tx: Db, employees: readonly number[]): Promise<void> {
  if (employees.length === 0) return
  await sql`
    insert into search_due (kind, record_id)
    select ${kindNumber('applicants')}::smallint, converted_from_applicant_id from employee
    where id = any(${[...employees]}::int[]) and converted_from_applicant_id is not null
    on conflict do nothing`.execute(tx)
}

const naming: Partial<Record<SearchKind, { of: SearchKind; column: string }[]>> = {
  employees: [
    { of: 'bookings', column: 'employee_id' },
    { of: 'engagements', column: 'employee_id' },
  ],
  applicants: [{ of: 'engagements', column: 'applicant_id' }],
  facilities: [
    { of: 'contact-persons', column: 'facility_id' },
    { of: 'vacancies', column: 'facility_id' },
    { of: 'bookings', column: 'facility_id' },
    { of: 'engagements', column: 'facility_id' },
  ],
  facilitygroups: [{ of: 'contact-persons', column: 'facility_group_id' }],
  'contact-persons': [{ of: 'engagements', column: 'contact_person_id' }],
  vacancies: [{ of: 'bookings', column: 'vacancy_id' }],
}

export function byKind(records: readonly IndexKey[]): Map<number, number[]> {
  const ids = new Map<number, number[]>()
  for (const { kind, id } of records) ids.set(kind, [...(ids.get(kind) ?? []), id])
  return ids
}

const listed = (records: readonly IndexKey[]) =>
  sql`unnest(${records.map(({ kind }) => kind)}::smallint[], ${records.map(({ id }) => id)}::int[])`

/** Empties the index; the next update fills it again. */
export async function emptyIndex(db: Db): Promise<void> {
  await sql`truncate search_word, search_cut, search_record, search_due, search_state`.execute(db)
}

export async function countRows(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_record`.execute(db)
  return rows[0]!.count
}
