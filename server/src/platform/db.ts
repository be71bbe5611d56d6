import { setTimeout as delay } from 'node:timers/promises'
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { fairShares } from './fair-share.ts'
import type { DB } from './tables.ts'

/** The database, or the transaction one is in. */
export type Db = Kysely<DB>

/** Where the database is: a URL, or the embedded server's socket. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

const settings = {
  TimeZone: 'UTC',
  // Short queries side by side: one of them must not take both cores (DESIGN.md 4).
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

/** Of a pool kysely takes connect and end alone, of a client query and release. */
function over(pool: Pool): Db {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
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

const momentText = (text: string) => {
  const [, date, time, fraction = ''] = /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d+))?\+00$/.exec(text) ?? []
  return date === undefined ? text : `${date}T${time}.${fraction.padEnd(6, '0')}Z`
}

/** An array of JSON objects, `{"{\\"id\\": 1}","{…}"}`: PostgreSQL quotes them as JSON quotes texts, so that two parsings read them all. */
const jsonObjects = (text: string): unknown => JSON.parse(`[${JSON.parse(`[${text.slice(1, -1)}]`).join()}]`)

const asText = (text: string) => text
const { INT8, NUMERIC, DATE, TIMESTAMPTZ } = pg.types.builtins
const JSON_ARRAY = 199
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: Number,
  [NUMERIC]: asText,
  [DATE]: asText,
  [TIMESTAMPTZ]: momentText,
  [JSON_ARRAY]: jsonObjects,
}

// Dates, money and moments stay text from the database to the wire: a Date object would lose microseconds and gain a time zone.
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser

/** So many shapes of statements a connection keeps prepared, each about 200 KB of the server's memory; then a new one takes its place. */
const preparedLimit = 100
/** A server that was the first and has become a copy of another: after a failover. */
const readOnly = '25006'
/** A longer statement is rare, and would be kept at the price of many. */
const preparedLength = 10_000

/** Parts of texts, and sets of ids: the way to a rare word or to two ids is not the way to what is everywhere. */
const plannedForValues = / like \$| = any\(\$/

type PreparingClient = {
  query: (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>
  release: (destroy?: boolean) => void
}

/**
 * Statements are prepared by name, once per connection and shape: planning costs more than running them. Those whose
 * best plan depends on their values are planned for them each time.
 */
function preparing(pool: pg.Pool) {
  pool.on('error', () => undefined) // the next query opens a new connection and reports what is wrong
  // The same while a request holds the connection: its statement fails, and an error without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const clients = new WeakMap<pg.PoolClient, PreparingClient>()
  return {
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? preparingClient(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    size: pool.options.max,
    /** How many statements would find a connection at once. */
    free: () => pool.idleCount + pool.options.max - pool.totalCount - pool.waitingCount,
  }
}

function preparingClient(client: pg.PoolClient): PreparingClient {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const known = names.get(text)
    if (known || text.length > preparedLength || !/^\s*(select|with|insert|update|delete)/.test(text) || plannedForValues.test(text))
      return known
    const name = `s${names.size}`
    names.set(text, name)
    return name
  }
  let isBroken = false
  return {
    query: (text, values = []) =>
      client.query({ name: nameOf(text), text, values } as pg.QueryConfig).catch((error: unknown) => {
        isBroken ||= !(error instanceof pg.DatabaseError) || error.code === readOnly // it may never answer, or never write again
        throw error
      }),
    release: (destroy = false) => client.release(destroy || isBroken || names.size >= preparedLimit),
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
