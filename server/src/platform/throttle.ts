import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Limit } from './setting.ts'

/** Whose attempts are counted together, as a hash: the table holds no personal data. */
export const throttleKey = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

/** A limit, and whose attempts it counts. */
export type Counted = { key: Buffer; limit: Limit }

/** The places that an attempt has taken, or the seconds until there is one for it in each limit. */
export type Taken = { places: number[]; wait: 0 } | { places: null; wait: number }

/**
 * Takes a place of each limit before the attempt is made, so that a burst cannot slip through, in any number of processes.
 * Where one limit has no place left the attempt is refused and takes none.
 */
export async function takePlaces(db: Db, counted: Counted[], now: Date): Promise<Taken> {
  // Locked in one order by everybody.
  const all = counted.filter(({ limit }) => limit !== null).toSorted((one, other) => Buffer.compare(one.key, other.key))
  if (all.length === 0) return { places: [], wait: 0 }
  return db.transaction().execute(async (tx) => {
    await removeExpired(tx, now)
    for (const { key } of all) await sql`select pg_advisory_xact_lock(${key.readBigInt64BE().toString()}::bigint)`.execute(tx)
    const waits = []
    for (const { key, limit } of all) waits.push(await waitFor(tx, { key, limit: limit! }, now))
    const wait = Math.max(...waits)
    if (wait > 0) return { places: null, wait }
    const places = []
    for (const { key, limit } of all) places.push(await insertPlace(tx, key, new Date(now.getTime() + limit!.seconds * 1000)))
    return { places, wait: 0 }
  })
}

/** Seconds until one of the limit's places is free; 0: there is one now. Places taken by a clock that was ahead count as taken now. */
async function waitFor(tx: Db, { key, limit }: { key: Buffer; limit: NonNullable<Limit> }, now: Date): Promise<number> {
  const latest = new Date(now.getTime() + limit.seconds * 1000)
  const { rows } = await sql<{ wait: number }>`
    with taken_now as (
      update throttle_attempt set expires_datetime = ${latest} where key = ${key} and expires_datetime > ${latest}
    )
    select ceil(extract(epoch from least(expires_datetime, ${latest}) - ${now}::timestamptz))::int as wait
    from throttle_attempt
    where key = ${key} and expires_datetime > ${now}
    order by expires_datetime desc
    offset ${limit.count - 1} limit 1`.execute(tx)
  return rows[0] ? Math.max(1, rows[0].wait) : 0
}

async function insertPlace(tx: Db, key: Buffer, expires: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into throttle_attempt (key, expires_datetime) values (${key}, ${expires}) returning id`.execute(tx)
  return rows[0]!.id
}

/** Gives back the places of an attempt that is not to be counted. */
export async function freePlaces(db: Db, places: number[]): Promise<void> {
  await sql`delete from throttle_attempt where id = any(${places}::bigint[])`.execute(db)
}

/** Gives all places of one limit back, after a success. */
export async function clearCount(db: Db, key: Buffer): Promise<void> {
  await sql`delete from throttle_attempt where key = ${key}`.execute(db)
}

/** A few at a time, each by one process alone. */
async function removeExpired(db: Db, now: Date): Promise<void> {
  await sql`
    delete from throttle_attempt where id in (
      select id from throttle_attempt where expires_datetime <= ${now} order by id limit 100 for update skip locked
    )`.execute(db)
}
