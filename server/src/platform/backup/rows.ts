import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Connection } from '../database/db.ts'

/**
 * A table and what is stored of it; what PostgreSQL computes itself is left out, and which transaction wrote a row: that number says
 * nothing on another server. Names are quoted as SQL needs them.
 */
export type StoredTable = { name: string; columns: string[]; key: string }

/** How many rows there are, and the SHA-256 of them as PostgreSQL writes them, in the order of the primary key. */
export type Sum = { rows: number; sha256: string }

/** Values are written in the same way by every server, whatever its settings. */
const settings = [
  'statement_timeout=0',
  'lock_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'TimeZone=UTC',
  'DateStyle=ISO',
  'IntervalStyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=1',
]

/** A connection of its own for long work with whole tables. The caller ends it. */
export async function openClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  })
  client.on('error', () => {}) // the statement under way fails, too
  await client.connect()
  return client
}

const isOfExtension = `exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

/** All tables of the program, by name, but those that are empty after a crash: they hold what is of no use an hour later. */
export async function tablesOf(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(`
    select quote_ident(relname) as name,
      array(
        select quote_ident(attname) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
        order by attnum
      ) as columns,
      (
        select string_agg(quote_ident(attname) || case when attcollation = 0 then '' else ' collate "C"' end, ', ' order by place)
        from pg_index, unnest(indkey::int[]) with ordinality as part (number, place)
        join pg_attribute on attnum = part.number
        where indrelid = pg_class.oid and indisprimary and attrelid = pg_class.oid
      ) as key
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' and not ${isOfExtension}
    order by relname collate "C"`)
  return rows
}

/** Whether the database has nothing in it yet but what extensions bring. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and nspname <> 'information_schema' and nspname !~ '^pg_' and not ${isOfExtension}
    limit 1`)
  return rowCount === 0
}

/** So long PostgreSQL may take until it has noticed that a connection was ended, in milliseconds. */
const patience = 5_000

/** Refuses a database that somebody else is connected to. */
export async function refuseUsed(client: pg.Client): Promise<void> {
  for (const until = performance.now() + patience; performance.now() < until; await delay(50)) if (!(await isUsed(client))) return
  throw new Error('Kasack or another program is using the database: stop it first')
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename is not null
      and coalesce(backend_type, 'client backend') = 'client backend'
    limit 1`)
  return rowCount! > 0
}

/** The rows of a table, a line each, in the order of its key. */
export function readRows(client: pg.Client, { name, columns, key }: StoredTable): Readable {
  return client.query(to(`copy (select ${columns.join(', ')} from ${name} order by ${key}) to stdout`))
}

/** Sums up the rows that pass `through`; `sum` is for when they have. */
export function summing() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    async *through(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of stream) {
        hash.update(chunk)
        for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows++
        yield chunk
      }
    },
    sum: (): Sum => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** The sum of the rows that a table has. */
export async function sumOf(client: pg.Client, table: StoredTable): Promise<Sum> {
  const { through, sum } = summing()
  for await (const _ of through(readRows(client, table)));
  return sum()
}
