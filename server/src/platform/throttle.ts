import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import type { Limit } from './setting.ts'

/** Whose attempts are counted together, as a hash: the table holds no personal data. */
export const throttleKey = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

/**
 * Takes one of the limit's places before the attempt is made, so that a burst cannot slip through, in any number of processes.
 * Answers the seconds until a place is free when all are taken, else 0. A refused attempt takes no place.
 */
export async function takePlace(db: Db, key: Buffer, limit: Limit, now: Date): Promise<number> {
  if (limit === null) return 0
  const expires = new Date(now.getTime() + limit.seconds * 1000)
  return db.transaction().execute(async (tx) => {
    await removeExpired(tx, now)
    await sql`select pg_advisory_xact_lock(${key.readBigInt64BE().toString()}::bigint)`.execute(tx)
    const { rows } = await sql<{ wait: number }>`
      select ceil(extract(epoch from expires_datetime - ${now}::timestamptz))::int as wait
      from throttle_attempt
      where key = ${key} and expires_datetime > ${now}
      order by expires_datetime desc
      offset ${limit.count - 1} limit 1`.execute(tx)
    if (rows[0]) return Math.max(1, rows[0].wait)
    await sql`insert into throttle_attempt (key, expires_datetime) values (${key}, ${expires})`.execute(tx)
    return 0
  })
}

/** Gives all places back, after a success. */
export async function freePlaces(db: Db, key: Buffer): Promise<void> {
  await sql`delete from throttle_attempt where key = ${key}`.execute(db)
}

/** A few at a time, each by one process alone. */
async function removeExpired(db: Db, now: Date): Promise<void> {
  await sql`
    delete from throttle_attempt where id in (
      select id from throttle_attempt where expires_datetime <= ${now} order by id limit 100 for update skip locked
    )`.execute(db)
}
