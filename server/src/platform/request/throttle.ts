import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { LimitWords } from '../text/limit-text.ts'
import { limitText } from '../text/limit-text.ts'
import { Refusal } from '../text/refusal.ts'
import type { Limit } from '../program/setting.ts'

/** Whose attempts are counted together, as a hash: the table holds no personal data. */
export const throttleKey = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

/** A limit, and whose attempts it counts. */
export type QuietLimit = { key: Buffer; limit: Limit }

/** The same with what it says when it is reached. */
export type CountedLimit = LimitWords & QuietLimit

/** The limit that an attempt has to wait for the longest, and the seconds until there is a place for it. */
export type Full<L extends QuietLimit = CountedLimit> = { full: L; wait: number }

/** The places that an attempt has taken, one of each limit; none where one of them is full. */
export type TakenPlaces<L extends QuietLimit = CountedLimit> = { places: number[] } | Full<L>

/**
 * Takes a place of each limit before the attempt is made, so that a burst cannot slip through, in any number of processes.
 * Where one limit has no place left the attempt is refused and takes none.
 */
export async function takePlaces(db: Db, counted: CountedLimit[], now: Date): Promise<TakenPlaces> {
  if (counted.every(({ limit }) => limit === null)) return { places: [] }
  return db.transaction().execute((tx) => takePlacesIn(tx, counted, now))
}

/** The same within a transaction: its places are given back if it fails, and until it ends others wait who are counted with it. */
export async function takePlacesIn<L extends QuietLimit>(tx: Db, counted: L[], now: Date): Promise<TakenPlaces<L>> {
  const limited = counted.filter((one): one is L & ActiveLimit => one.limit !== null)
  if (limited.length === 0) return { places: [] }
  await lockKeys(tx, limited)
  const { places, waits } = await takeOfEach(tx, limited, now)
  if (places !== null) return { places }
  const wait = Math.max(...waits)
  return { full: limited[waits.indexOf(wait)]!, wait }
}

/** Takes a place, whether or not one is left: what nobody refuses counts for others all the same. */
export async function takeAnyway(tx: Db, { key, limit }: QuietLimit, now: Date): Promise<void> {
  if (limit === null) return
  await sql`
    insert into throttle_attempt (key, expires_datetime)
    values (${key}, ${now}::timestamptz + make_interval(secs => ${limit.seconds}))`.execute(tx)
}

/** The refusal of an attempt that a limit does not let through. */
const tooMany = ({ full, wait }: Full, now: Date): Refusal =>
  new Refusal(429, limitText(full, { wait, now }), { 'Retry-After': String(wait) })

/** Counts an attempt, whatever becomes of it; one too many is refused with 429. */
export async function admit(db: Db, counted: CountedLimit[], now: Date): Promise<void> {
  const taken = await takePlaces(db, counted, now)
  if ('full' in taken) throw tooMany(taken, now)
}

/** Counts what a transaction does, if it is done; one too many is refused with 429. */
export async function admitIn(tx: Db, counted: CountedLimit[], now: Date): Promise<void> {
  const taken = await takePlacesIn(tx, counted, now)
  if ('full' in taken) throw tooMany(taken, now)
}

type ActiveLimit = QuietLimit & { limit: NonNullable<Limit> }

/** In one order for everybody. A statement of its own: only the next one sees what others have counted meanwhile. */
async function lockKeys(tx: Db, limited: ActiveLimit[]): Promise<void> {
  const keys = limited.map(({ key }) => key).toSorted((one, other) => Buffer.compare(one, other))
  await sql`select pg_advisory_xact_lock(key) from unnest(${keys.map((key) => key.readBigInt64BE().toString())}::bigint[]) key`.execute(tx)
}

/**
 * A place of each limit, or null where one has none; and the seconds until each has one, 0 where it has. Places taken by a clock
 * that was ahead count as taken now. Some that have expired go.
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

/** Gives back the places of an attempt that is not to be counted. */
export async function freePlaces(db: Db, places: number[]): Promise<void> {
  await sql`delete from throttle_attempt where id = any(${places}::bigint[])`.execute(db)
}

/** Gives all places of one limit back, after a success. */
export async function clearCount(db: Db, key: Buffer): Promise<void> {
  await sql`delete from throttle_attempt where key = ${key}`.execute(db)
}
