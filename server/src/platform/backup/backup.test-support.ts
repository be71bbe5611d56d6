import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Connection } from '../database/db.ts'
import { migrate } from '../database/migrate.ts'
import type { Place } from './open-database.ts'
import { withDatabase, withNewDatabase } from './open-database.ts'
import { openClient, sumOf, tablesOf } from './rows.ts'

/** A folder that the embedded server's own account may enter; removed with the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kasack-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

export async function query(connection: Connection, text: string): Promise<Record<string, unknown>[]> {
  const client = await openClient(connection)
  return client
    .query(text)
    .then(({ rows }) => rows, Promise.reject.bind(Promise))
    .finally(() => client.end())
}

export function writeFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Rows with awkward values, rows that refer to each other, and one that was deleted. */
const filling = `
  insert into user_group (name, permissions) values (E'Tab\\tund\\nZeile \\\\N \\\\.', '{a,"b c",NULL,""}'), ('Öl', '{}'), ('weg', '{}');
  delete from user_group where name = 'weg';
  insert into "user" (username, password_hash, last_login) values ('anna', '', '2026-03-29 01:30:00.123456+01'), ('ben', '', null);
  insert into user_group_member select "user".id, user_group.id from "user", user_group;
  insert into session values ('\\x00ff0a5c', 1, now(), now())`

/** Creates a database with rows at the place. */
export const makeDatabase = (place: Place): Promise<void> =>
  withNewDatabase(place, async (connection) => {
    await migrate(connection)
    await query(connection, filling)
  })

/** Everything that makes up a database: checksums of all rows, the numbers to come, and the definitions of its tables. */
export const portrait = (place: Place) =>
  withDatabase(place, async (connection) => {
    const client = await openClient(connection)
    try {
      const sums: Record<string, unknown> = {}
      for (const table of await tablesOf(client)) sums[table.name] = await sumOf(client, table)
      const { rows: said } = await client.query(saying)
      return { sums, said }
    } finally {
      await client.end()
    }
  })

const saying = `
  select 'index', indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as text
  from pg_index join pg_class on pg_class.oid = indexrelid where relnamespace = 'public'::regnamespace
  union all select 'constraint', concat(conrelid::regclass, ' ', conname), concat(pg_get_constraintdef(oid), convalidated)
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'trigger', concat(tgrelid::regclass, ' ', tgname), concat(pg_get_triggerdef(oid), tgenabled)
  from pg_trigger where not tgisinternal
  union all select 'sequence', sequencename, last_value::text from pg_sequences where schemaname = 'public'
  order by 1, 2`
