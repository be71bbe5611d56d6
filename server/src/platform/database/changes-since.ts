import { CompiledQuery, sql } from 'kysely'
import type { Db } from './db.ts'
import { read } from './db.ts'

/** What one statement changed: records of an entity, null: many or all of them. `sight`: who sees an entry of the logbook that is gone; `transaction`: whose statement it was. */
export type ChangeNote = { transaction: string; entity: string; ids: number[] | null; is_deletion: boolean; sight: number }

/** Up to where somebody has heard of changes; opaque to everybody else. It holds for an hour, and as long as the database runs. */
export type Cursor = string

export type Changes = { notes: ChangeNote[]; cursor: Cursor }

/** So long notes are kept; a cursor holds for half of it, in milliseconds. */
const kept = 2 * 3_600_000

type Row = { running_since: string; now: string; snapshot: string; is_ours: boolean; notes: ChangeNote[] | null }

// What is seen of a table and the snapshot are those of one statement: whatever it does not see yet, the next one does, however late it is committed.
const statement = CompiledQuery.raw(`
  select
    (extract(epoch from pg_postmaster_start_time()) * 1000)::bigint::text as running_since,
    (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now,
    pg_current_snapshot()::text as snapshot,
    former is null or pg_snapshot_xmax(former) <= pg_snapshot_xmax(pg_current_snapshot()) as is_ours,
    (
      select json_agg(json_build_object('transaction', xid::text, 'entity', entity, 'ids', ids, 'is_deletion', is_deletion, 'sight', sight) order by id)
      from change_note where xid >= pg_snapshot_xmin(former) and not pg_visible_in_snapshot(xid, former)
    ) as notes
  from (select $1::pg_snapshot as former) asked`) as CompiledQuery<Row> // as its columns say

/** From now on. */
export async function cursorNow(db: Db): Promise<Cursor> {
  return cursorOf((await ask(db, null))!)
}

/** What was changed since, and up to where that is; null: it cannot be said any more, so that everything is to be read anew. */
export async function changesSince(db: Db, cursor: Cursor): Promise<Changes | null> {
  const parts = partsOf(cursor)
  if (!parts) return null
  const row = (await ask(db, parts.snapshot))!
  const isKnown = row.is_ours && row.running_since === parts.running_since && Number(row.now) - parts.at < kept / 2
  return isKnown ? { notes: row.notes ?? [], cursor: cursorOf(row) } : null
}

/** Forgets what nobody asks for any more. */
export async function forgetChanges(db: Db): Promise<void> {
  await sql`delete from change_note where written_datetime < now() - make_interval(secs => ${kept / 1000})`.execute(db)
}

const ask = async (db: Db, snapshot: string | null) => (await read<Row>(db, { ...statement, parameters: [snapshot] }))[0]

const cursorOf = ({ running_since, now, snapshot }: Row): Cursor => `${running_since}-${now}-${snapshot}`

/** Null: it is none of ours; PostgreSQL must be able to read the snapshot. */
function partsOf(cursor: string): { running_since: string; at: number; snapshot: string } | null {
  const [, running_since, at, snapshot] = /^(\d{1,15})-(\d{1,15})-(\d{1,18}:\d{1,18}:[\d,]{0,4000})$/.exec(cursor) ?? []
  if (!running_since || !at || !snapshot) return null
  const [low, high, open = ''] = snapshot.split(':')
  const running = open === '' ? [] : open.split(',')
  const [xmin, xmax] = [Number(low), Number(high)]
  const isSound =
    xmin > 0 &&
    xmin <= xmax &&
    running.every(
      (one, at_) =>
        /^\d{1,15}$/.test(one) && isBetween(Number(one), { xmin, xmax }) && (at_ === 0 || Number(one) > Number(running[at_ - 1])),
    )
  return isSound ? { running_since, at: Number(at), snapshot } : null
}

const isBetween = (one: number, { xmin, xmax }: { xmin: number; xmax: number }) => one >= xmin && one < xmax
