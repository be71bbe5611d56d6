import { readFile, readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { advisoryLock } from './advisory-lock.ts'
import type { Connection, Db } from './db.ts'
import { openDatabase } from './db.ts'
import { CannotStart } from '../program/setting.ts'

const folder = new URL('../../../migrations/', import.meta.url)

/**
 * Brings the database to the newest migration and returns the names of those it ran. Each runs as a whole or not at all, without a
 * time limit: indexing a long table takes longer than a request may. Refuses a database that a newer program has changed, because
 * this one does not know its rules.
 */
export async function migrate(connection: Connection): Promise<string[]> {
  const db = openDatabase(connection, { size: 1, patience: 0 })
  try {
    return await db.connection().execute(migrateAlone)
  } finally {
    await db.destroy()
  }
}

async function migrateAlone(db: Db): Promise<string[]> {
  await sql`select pg_advisory_lock(${advisoryLock.migration})`.execute(db)
  try {
    await sql.raw(migrationTable).execute(db)
    const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
    const known = await refuseUnknown(rows.map(({ name }) => name))
    const missing = known.filter((file) => !rows.some(({ name }) => name === file))
    for (const file of missing) await apply(db, file)
    return missing
  } finally {
    await sql`select pg_advisory_unlock(${advisoryLock.migration})`.execute(db)
  }
}

/** Refuses migrations that only a newer program knows, and returns all that this one knows, in order. */
export async function refuseUnknown(done: string[]): Promise<string[]> {
  const known = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const newer = done.findLast((name) => !known.includes(name))
  if (newer) throw new CannotStart(`This database has been used by a newer version of Kasack (it contains ${newer}): start that version`)
  return known
}

/** Creates the tables of an empty database with these migrations, in the client's transaction; none is recorded as applied yet. */
export async function createTables(client: pg.ClientBase, migrations: string[]): Promise<void> {
  await client.query(migrationTable)
  for (const file of migrations) await client.query(await readMigration(file))
}

const migrationTable = 'create table if not exists migration (name text primary key, applied_datetime timestamptz not null default now())'

const readMigration = (file: string) => readFile(new URL(file, folder), 'utf8')

async function apply(db: Db, file: string): Promise<void> {
  const statements = await readMigration(file)
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('kasack.history', 'off', true)`.execute(tx)
    await sql.raw(statements).execute(tx)
    await sql`insert into migration (name) values (${file})`.execute(tx)
  })
}
