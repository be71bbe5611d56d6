import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fairShares } from './fair-share.ts'
import type { PreparingClient } from './prepared.ts'
import { preparing } from './prepared.ts'
import type { Server } from './primary.ts'
import { openPrimary } from './primary.ts'
import type { DB } from './tables.ts'
import { getTypeParser } from './type-parser.ts'

/** The database, or the current transaction. */
export type Db = Kysely<DB>

/** Where the database is: a URL, which may name several servers, or the embedded server's socket. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

const settings = {
  TimeZone: 'UTC',
  // Many short queries run side by side: none may take both cores.
  max_parallel_workers_per_gather: 0,
  jit: 'off',
  // Joins the few rows of a page to names in the written order: trying other orders of eight tables costs more than it saves.
  join_collapse_limit: 4,
}

type Options = { size?: number; patience?: number }

/** How much earlier than our own timeout a live server ends the statement itself, in milliseconds. */
const notice = 5_000

/** How long a statement waits for another transaction's locks, in milliseconds. */
const patienceWithLocks = 4_000

/** Notices within some twenty seconds that a server's machine is gone, and would never have noticed on an idle connection. */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Connections in addition to the pool's, for what must not wait behind a slow list: see `readFirst`. */
const kept = 2

/**
 * Opens a pool. The next query replaces a lost connection. A server that does not answer within `patience` milliseconds is given up;
 * with 0 a statement may take any time.
 */
export function openDatabase(connection: Connection, { size = 20, patience = 20_000 }: Options = {}): Db {
  const primary = openPrimary(connection)
  const open = (max: number) => (server: Server) =>
    new pg.Pool({
      ...server,
      ...keepAlive,
      max,
      connectionTimeoutMillis: 10_000,
      query_timeout: patience,
      types: { getTypeParser },
      options: Object.entries({
        ...settings,
        statement_timeout: Math.max(0, patience - notice),
        lock_timeout: Math.min(patience, patienceWithLocks),
      })
        .map(([name, value]) => `-c ${name}=${value}`)
        .join(' '),
    })
  const prepared = preparing(open(size), primary)
  const aside = preparing(open(kept), primary)
  const end = () => Promise.all([prepared.end(), aside.end()])
  return over({ prepared, aside, connect: prepared.connect, share: fairShares(prepared), end })
}

/** A share of the same database: what waits for one slow table takes no connection that others need, see `fairShares`. */
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

/** Kysely uses only connect and end of a pool, and only query and release of a client. */
function over(pool: Pool): Db {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) }) // only connect and end are used
  pools.set(db, pool)
  return db
}

/**
 * The rows of a statement. Outside transactions it goes straight to the pool: through kysely a short query takes half as long again.
 * For what every request needs; everything else uses `execute`.
 */
export async function read<Row>(db: Db, statement: CompiledQuery<Row>): Promise<Row[]> {
  const found = pools.get(db)
  return found ? readFrom(found, statement) : (await db.executeQuery(statement)).rows
}

/**
 * The rows of a short statement that everything depends on: who the caller is, whether the database answers. Two connections are
 * reserved for it when the pool is exhausted.
 */
export async function readFirst<Row>(db: Db, statement: CompiledQuery<Row>): Promise<Row[]> {
  const found = pools.get(db)
  if (!found) return (await db.executeQuery(statement)).rows
  return readFrom(found.prepared.free() > 0 ? found.prepared : found.aside, statement)
}

/** Two reads side by side, or one after the other unless more than half of all connections are free, so that others get theirs. */
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

/** Whether the database answers within two seconds. */
export const isReachable = (db: Db): Promise<boolean> =>
  Promise.race([
    readFirst(db, CompiledQuery.raw('select 1')).then(
      () => true,
      () => false,
    ),
    delay(2_000, false, { ref: false }),
  ])
