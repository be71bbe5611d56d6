import { readFile, readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { advisoryLock } from './advisory-lock.ts'
import type { Connection, Db } from './db.ts'
import { openDatabase } from './db.ts'
import { CannotStart } from './setting.ts'

const folder = new URL('../../migrations/', import.meta.url)

/**
 * Brings the database to the newest migration and returns the names of those it ran. Each runs whole or not at all, and takes
 * as long as it takes: an index on a long table is not made within the time of a request. Refuses a database that a newer
 * program has changed: this one knows nothing of its rules.
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
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  await sql`select pg_advisory_lock(${advisoryLock.migration})`.execute(db)
  try {
    await sql`create table if not exists migration (name text primary key, applied_datetime timestamptz not null default now())`.execute(db)
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(db)
    const newer = rows.find(({ name }) => !files.includes(name))
    if (newer) throw new CannotStart(`A newer version of Kasack has used this database (it knows ${newer.name}): start that version`)
    const missing = files.filter((file) => !rows.some(({ name }) => name === file))
    for (const file of missing) await apply(db, file)
    return missing
  } finally {
    await sql`select pg_advisory_unlock(${advisoryLock.migration})`.execute(db)
  }
}

async function apply(db: Db, file: string): Promise<void> {
  const statements = await readFile(new URL(file, folder), 'utf8')
  await db.transaction().execute(async (tx) => {
    await sql.raw(statements).execute(tx)
    await sql`insert into migration (name) values (${file})`.execute(tx)
  })
}
