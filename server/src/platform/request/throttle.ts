import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { LimitWords } from '../text/limit-text.ts'
import { limitText } from '../text/limit-text.ts'
import { Refusal } from '../text/refusal.ts'
import type { Limit } from '../program/setting.ts'

/** Identifies whose attempts are counted together, as a hash: the table holds no personal data. */
export const throttleKey = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

/** A limit, and whose attempts it counts. */
export type QuietLimit = { key: Buffer; limit: Limit }

/** Same, with what it says when it is reached. */
export type CountedLimit = LimitWords & QuietLimit

/** The limit that an attempt has to wait for longest, and the seconds until it has a place. */
export type Full<L extends QuietLimit = CountedLimit> = { full: L; wait: number }

/** The places that an attempt has taken, one per limit; none if one of them is full. */
export type TakenPlaces<L extends QuietLimit = CountedLimit> = { places: number[] } | Full<L>

/**
 * Takes a place of each limit before the attempt is made, so that no burst slips through, whatever the number of processes.
 * If one limit is full, the attempt is refused and takes no place.
 */
export async function takePlaces(db: Db, counted: CountedLimit[], now: Date): Promise<TakenPlaces> {
  if (counted.every(({ limit }) => limit === null)) return { places: [] }
  return db.transaction().execute((tx) => takePlacesIn(tx, counted, now))
}

/** Same within a transaction: a rollback gives the places back, and until it ends, attempts counted with it wait. */
export async function takePlacesIn<L extends QuietLimit>(tx: Db, counted: L[], now: Date): Promise<TakenPlaces<L>> {
  const limited = counted.filter((one): one is L & ActiveLimit => one.limit !== null)
  if (limited.length === 0) return { places: [] }
  await lockKeys(tx, limited)
  const { places, waits } = await takeOfEach(tx, limited, now)
  if (places !== null) return { places }
  const wait = Math.max(...waits)
  return { full: limited[waits.indexOf(wait)]!, wait }
}

/** Takes a place, whether or not one is left: an attempt that is never refused still counts against others. */
export async function takeAnyway(tx: Db, { key, limit }: QuietLimit, now: Date): Promise<void> {
  if (limit === null) return
  await sql`
    insert into throttle_attempt (key, expires_datetime)
    values (${key}, ${now}::timestamptz + make_interval(secs => ${limit.seconds}))`.execute(tx)
}

/** The refusal of an attempt for which a limit is full. */
const tooMany = ({ full, wait }: Full, now: Date): Refusal =>
  new Refusal(429, limitText(full, { wait, now }), { 'Retry-After': String(wait) })

/** Counts an attempt, whatever its outcome; one too many is refused with 429. */
export async function admit(db: Db, counted: CountedLimit[], now: Date): Promise<void> {
  const taken = await takePlaces(db, counted, now)
  if ('full' in taken) throw tooMany(taken, now)
}

/** Counts what a transaction does, if it commits; one too many is refused with 429. */
export async function admitIn(tx: Db, counted: CountedLimit[], now: Date): Promise<void> {
  const taken = await takePlacesIn(tx, counted, now)
  if ('full' in taken) throw tooMany(taken, now)
}

type ActiveLimit = QuietLimit & { limit: NonNullable<Limit> }

/** In the same order everywhere. A separate statement, because only the next one sees what others have counted meanwhile. */
async function lockKeys(tx: Db, limited: ActiveLimit[]): Promise<void> {
  const keys = limited.map(({ key }) => key).toSorted((one, other) => Buffer.compare(one, other))
  await sql`select pg_advisory_xact_lock(key) from unnest(${keys.map((key) => key.readBigInt64BE().toString())}::bigint[]) key`.execute(tx)
}

/**
 * A place of each limit, or null if one is full; and the seconds until each has a place, 0 if it has one now. Places taken by a clock
 * that was ahead count as taken now. Deletes some expired places.
 */
async function takeOfEach(tx: Db, limited: ActiveLimit[], now: Date): Promise<{ places: number[] | null; waits: number[] }> {
  const keys = limited.map(({ key }) => key)
  const counts = limited.map(({ limit }) => limit.count)
  const seconds = limited.map(({ limit }) => limit.seconds)
  const { rows } = await sql<{ places: number[] | null; waits: number[] }>`
    with counted as (
      select *, ${now}::timestamptz + make_interval(secs => seconds) as latest
      from unnest(${keys}::bytea[], ${counts}::int[], ${seconds}::int[]) with ordinality as counted (key, count, seconds, number)
    ),
    taken_ahead as (
      update throttle_attempt set expires_datetime = latest
      from counted
      where throttle_attempt.key = counted.key and expires_datetime > latest
    ),
    waiting as (
      select key, latest, number, coalesce((
        select greatest(1, ceil(extract(epoch from least(expires_datetime, latest) - ${now}::timestamptz)))::int
        from throttle_attempt
        where throttle_attempt.key = counted.key and expires_datetime > ${now}
        order by expires_datetime desc
        offset counted.count - 1 limit 1
      ), 0) as wait
      from counted
    ),
    expired as (
      delete from throttle_attempt where id in (
        select id from throttle_attempt where expires_datetime <= ${now} order by expires_datetime limit 100 for update skip locked
      )
    ),
    taken as (
      insert into throttle_attempt (key, expires_datetime)
      select key, latest from waiting
      where not exists (select from waiting where wait > 0)
      returning id
    )
    select (select json_agg(id) from taken) as places, array(select wait from waiting order by number) as waits`.execute(tx)
  return rows[0]!
}

/** Gives back the places of an attempt that does not count. */
export async function freePlaces(db: Db, places: number[]): Promise<void> {
  await sql`delete from throttle_attempt where id = any(${places}::bigint[])`.execute(db)
}

/** Gives all places of one limit back, after a success. */
export async function clearCount(db: Db, key: Buffer): Promise<void> {
  await sql`delete from throttle_attempt where key = ${key}`.execute(db)
}
