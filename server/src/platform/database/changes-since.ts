import { CompiledQuery, sql } from 'kysely'
import type { Db } from './db.ts'
import { read } from './db.ts'

/**
 * What one statement changed: records of an entity, null for many or all of them. `sight`: who could see the deleted logbook entries
 * or documents; `transaction`: the one the statement ran in.
 */
export type ChangeNote = { transaction: string; entity: string; ids: number[] | null; is_deletion: boolean; sight: number }

/** How far a client knows of changes, opaque outside this file. Valid for an hour, and only until the database restarts, crashes or fails over. */
export type Cursor = string

export type Changes = { notes: ChangeNote[]; cursor: Cursor }

/** How long notes are kept, in milliseconds; a cursor is valid for half as long. */
const kept = 2 * 3_600_000

type Row = { running_since: string; now: string; snapshot: string; is_ours: boolean; notes: ChangeNote[] | null }

// A crash empties the notes and resets PostgreSQL's statistics; its first process goes on if another one crashed.
// Notes and snapshot come from one statement: what it does not see, the next one will, however late it is committed.
const statement = CompiledQuery.raw(`
  select
    (extract(epoch from greatest(pg_postmaster_start_time(), pg_stat_get_bgwriter_stat_reset_time())) * 1000)::bigint::text as running_since,
    (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now,
    pg_current_snapshot()::text as snapshot,
    former is null or pg_snapshot_xmax(former) <= pg_snapshot_xmax(pg_current_snapshot()) as is_ours,
    (
      select json_agg(json_build_object('transaction', xid::text, 'entity', entity, 'ids', ids, 'is_deletion', is_deletion, 'sight', sight) order by id)
      from change_note where xid >= pg_snapshot_xmin(former) and not pg_visible_in_snapshot(xid, former)
    ) as notes
  from (select $1::pg_snapshot as former) asked`) as CompiledQuery<Row> // typed like its columns

/** A cursor for changes from now on. */
export async function cursorNow(db: Db): Promise<Cursor> {
  return cursorOf((await ask(db, null))!)
}

/** The changes since the cursor and the next cursor; null if they are no longer known, so that everything must be read anew. */
export async function changesSince(db: Db, cursor: Cursor): Promise<Changes | null> {
  const parts = partsOf(cursor)
  if (!parts) return null
  const row = (await ask(db, parts.snapshot))!
  const isKnown = row.is_ours && row.running_since === parts.running_since && Number(row.now) - parts.at < kept / 2
  return isKnown ? { notes: row.notes ?? [], cursor: cursorOf(row) } : null
}

/** Deletes notes that no valid cursor needs. */
export async function forgetChanges(db: Db): Promise<void> {
  await sql`delete from change_note where written_datetime < now() - make_interval(secs => ${kept / 1000})`.execute(db)
}

const ask = async (db: Db, snapshot: string | null) => (await read<Row>(db, { ...statement, parameters: [snapshot] }))[0]

const cursorOf = ({ running_since, now, snapshot }: Row): Cursor => `${running_since}-${now}-${snapshot}`

/** Null if the cursor is not one of ours; the snapshot must be one that PostgreSQL can read. */
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
