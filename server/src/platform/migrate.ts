import { readFile, readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from './db.ts'

const folder = new URL('../../migrations/', import.meta.url)
/** Any number, the same in every process: one of them migrates, the others wait. */
const lock = 4711

/** Brings the database to the newest migration and returns the names of those it ran. Each runs whole or not at all. */
export async function migrate(db: Db): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lock})`.execute(connection)
    try {
      await sql`create table if not exists migration (name text primary key, applied_datetime timestamptz not null default now())`.execute(
        connection,
      )
      const { rows } = await sql<{ name: string }>`select name from migration`.execute(connection)
      const missing = files.filter((file) => !rows.some(({ name }) => name === file))
      for (const file of missing) await apply(connection, file)
      return missing
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}

async function apply(db: Db, file: string): Promise<void> {
  const statements = await readFile(new URL(file, folder), 'utf8')
  await db.transaction().execute(async (tx) => {
    await sql.raw(statements).execute(tx)
    await sql`insert into migration (name) values (${file})`.execute(tx)
  })
}
