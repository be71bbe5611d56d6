import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import type { Connection } from '../database/db.ts'
import { openPrimary } from '../database/primary.ts'

/**
 * A table and its stored columns, without what PostgreSQL computes itself and without the transaction that wrote a row, whose number
 * means nothing on another server. Names are quoted as SQL needs them.
 */
export type StoredTable = { name: string; columns: string[]; key: string }

/** The number of rows, and their SHA-256 as PostgreSQL writes them, in the order of the primary key. */
export type Sum = { rows: number; sha256: string }

/** They make every server write values in the same way, whatever its own settings. */
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

/** A separate connection for long work with whole tables. The caller ends it. */
export async function openClient(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...(await openPrimary(connection).find()),
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
  })
  client.on('error', () => {}) // the statement under way also fails
  await client.connect()
  return client
}

const isOfExtension = `exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')`

/** All tables of the program, by name, except unlogged ones: what they hold is short-lived or can be derived again. */
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

/** Whether the database holds nothing but what extensions bring. */
export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(`
    select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and nspname <> 'information_schema' and nspname !~ '^pg_' and not ${isOfExtension}
    limit 1`)
  return rowCount === 0
}

/** Milliseconds PostgreSQL may take to notice that a connection was ended. */
const patience = 5_000

/** Refuses a database that has other connections. */
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

/** The rows of a table, one per line, in the order of its key. */
export function readRows(client: pg.Client, { name, columns, key }: StoredTable): Readable {
  return client.query(to(`copy (select ${columns.join(', ')} from ${name} order by ${key}) to stdout`))
}

/** Sums up the rows that pass `through`; call `sum` once they have. */
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

/** The sum of a table's rows. */
export async function sumOf(client: pg.Client, table: StoredTable): Promise<Sum> {
  const { through, sum } = summing()
  for await (const _ of through(readRows(client, table)));
  return sum()
}
