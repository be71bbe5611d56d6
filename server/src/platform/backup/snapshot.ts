import type { Readable } from 'node:stream'
import type pg from 'pg'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Connection } from '../database/db.ts'
import { openClient, readRows, tablesOf, type StoredTable } from './rows.ts'

/** A database at one moment. */
export type Snapshot = {
  /** The version of PostgreSQL: `18.4`. */
  postgres: string
  /** In the order they were run. */
  migrations: string[]
  tables: StoredTable[]
  /** The last number each sequence has given, by its name; a sequence that has given none is left out. */
  sequences: Record<string, string>
  rows: (table: StoredTable) => Readable
  /** The checksums of the uploaded files that rows refer to, in columns called `file_sha256`. */
  fileSums: () => Promise<string[]>
}

/**
 * Reads a database while it is written to. The snapshot holds everything that was committed before the call, and no transaction in
 * part. Writers go on; only a migration waits.
 */
export async function readSnapshot<T>(connection: Connection, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = await openClient(connection)
  try {
    const names = (await tablesOf(client)).map(({ name }) => name)
    if (!names.includes('migration'))
      throw new Error('There is no Kasack database: set DATA_DIR or DATABASE_URL to the same values as for npm start')
    await client.query('select pg_advisory_lock_shared($1)', [advisoryLock.files]) // files that rows refer to are not removed meanwhile
    await client.query('begin isolation level repeatable read read only')
    // Before the first query, which begins the snapshot: an older snapshot would lack what a migration rewrites.
    await client.query(`lock table ${names.join(', ')} in access share mode`)
    const snapshot = await takeSnapshot(client)
    if (snapshot.tables.map(({ name }) => name).join() !== names.join()) throw new Error('The database has just been migrated: try again')
    return await work(snapshot)
  } finally {
    await client.end()
  }
}

async function takeSnapshot(client: pg.Client): Promise<Snapshot> {
  const values = async (statement: string) => (await client.query<{ name: string; value: string }>(statement)).rows
  const migrations = await values('select name from migration order by applied_datetime, name')
  const sequences = await values(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = current_schema() and last_value is not null`,
  )
  const [version] = await values(`select current_setting('server_version') as value`)
  const tables = await tablesOf(client)
  const naming = tables
    .filter(({ columns }) => columns.includes('file_sha256'))
    .map(({ name }) => `select file_sha256 as name from ${name}`)
  return {
    postgres: version!.value.split(' ')[0]!,
    migrations: migrations.map(({ name }) => name),
    tables,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
    rows: (table) => readRows(client, table),
    fileSums: async () => {
      const named = naming.length === 0 ? [] : await values(`select name from (${naming.join(' union ')}) named where name is not null`)
      return named.map(({ name }) => name)
    },
  }
}
