import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fairShares } from './fair-share.ts'
import type { PreparingClient } from './prepared.ts'
import { preparing } from './prepared.ts'
import type { DB } from './tables.ts'
import { getTypeParser } from './type-parser.ts'

/** The database, or the transaction one is in. */
export type Db = Kysely<DB>

/** Where the database is: a URL, or the embedded server's socket. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

const settings = {
  TimeZone: 'UTC',
  // Short queries side by side: one of them must not take both cores.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  // Names are joined to the few rows of a page in the order that is written: other orders of eight tables cost more to try than they save.
  join_collapse_limit: 4,
}

type Options = { size?: number; patience?: number }

/** So much sooner than we lose patience, in milliseconds, a server that is there ends the statement itself. */
const notice = 5_000

/** So long a statement waits for what another transaction has locked, in milliseconds. */
const patienceWithLocks = 4_000

/** Connections beside the pool's, for what must not wait until a slow list is done: see `readFirst`. */
const kept = 2

/**
 * Opens a pool. A lost connection is replaced by the next query. A server that does not answer within `patience`
 * milliseconds is given up; 0: a statement may take as long as it takes.
 */
export function openDatabase(connection: Connection, { size = 20, patience = 20_000 }: Options = {}): Db {
  const open = (max: number) =>
    new pg.Pool({
      ...connection,
      max,
      connectionTimeoutMillis: 10_000,
      query_timeout: patience,
      keepAlive: true,
      types: { getTypeParser },
      options: Object.entries({
        ...settings,
        statement_timeout: Math.max(0, patience - notice),
        lock_timeout: Math.min(patience, patienceWithLocks),
      })
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    })
  const prepared = preparing(open(size))
  const aside = preparing(open(kept))
  const end = () => Promise.all([prepared.end(), aside.end()])
  return over({ prepared, aside, connect: prepared.connect, share: fairShares(prepared), end })
}

/** The same database for some of those who use it: what waits for one slow table takes no connection that others need, see `fairShares`. */
export function shareOf(db: Db): Db {
  const pool = pools.get(db)
  return pool ? over({ ...pool, ...pool.share() }) : db
}

type Pool = Record<'prepared' | 'aside', ReturnType<typeof preparing>> & {
  connect: () => Promise<PreparingClient>
  share: () => Pick<Pool, 'connect'>
  end: () => Promise<unknown>
}

const pools = new WeakMap<Db, Pool>()

/** Kysely takes of a pool connect and end, of a client query and release. */
function over(pool: Pool): Db {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) }) // asked for connect and end alone
  pools.set(db, pool)
  return db
}

/**
 * The rows of a statement. Outside of transactions it takes the short way to the pool: kysely's own takes half as long again as
 * a short query. For what every request needs; everything else says `execute`.
 */
export async function read<Row>(db: Db, statement: CompiledQuery<Row>): Promise<Row[]> {
  const found = pools.get(db)
  return found ? readFrom(found, statement) : (await db.executeQuery(statement)).rows
}

/**
 * The rows of a short statement without which nothing goes on: who calls, and whether the database is there. Where all
 * connections are taken it has two of its own.
 */
export async function readFirst<Row>(db: Db, statement: CompiledQuery<Row>): Promise<Row[]> {
  const found = pools.get(db)
  if (!found) return (await db.executeQuery(statement)).rows
  return readFrom(found.prepared.free() > 0 ? found.prepared : found.aside, statement)
}

/** Two readings side by side; one after the other while more than half of all connections are taken, so that others get theirs. */
export async function sideBySide<One, Other>(db: Db, one: () => Promise<One>, other: () => Promise<Other>): Promise<[One, Other]> {
  const pool = pools.get(db)?.prepared
  if (!pool || pool.free() > pool.size / 2) return Promise.all([one(), other()])
  return [await one(), await other()]
}

async function readFrom<Row>(pool: Pick<Pool, 'connect'>, statement: CompiledQuery<Row>): Promise<Row[]> {
  const client = await pool.connect()
  try {
    return (await client.query(statement.sql, statement.parameters)).rows as Row[]
  } finally {
    client.release()
  }
}

/** Whether the database answers, and does so within two seconds. */
export const isReachable = (db: Db): Promise<boolean> =>
  Promise.race([
    readFirst(db, CompiledQuery.raw('select 1')).then(
      () => true,
      () => false,
    ),
    delay(2_000, false, { ref: false }),
  ])
