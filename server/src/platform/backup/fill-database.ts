import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Connection } from '../database/db.ts'
import { createTables, refuseUnknown } from '../database/migrate.ts'
import { isEmpty, openClient, refuseUsed, sumOf, summing, tablesOf, type Sum } from './rows.ts'
import type { Snapshot } from './snapshot.ts'

/** What a database is filled with; `rows` returns the lines of a table in the format of `readRows`. */
export type Contents = Pick<Snapshot, 'migrations' | 'sequences'> & {
  tables: { name: string; columns: string[] }[]
  rows: (name: string) => Readable
}

/** Further work: once the database has turned out to be unused and empty, and once all rows are in it. If it fails, nothing remains. */
export type Steps = { first?: () => Promise<void>; last?: (sums: Record<string, Sum>, client: pg.Client) => Promise<void> }

/**
 * Fills an empty database as a whole or not at all, and returns the sum of each table. Each is read back and compared with what was
 * written. Refuses a database that is in use or not empty, and contents of a newer program.
 */
export async function fillDatabase(connection: Connection, contents: Contents, steps: Steps = {}): Promise<Record<string, Sum>> {
  await refuseUnknown(contents.migrations)
  const client = await openClient(connection)
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock.migration]) // a program that starts now waits
    await refuseUsed(client)
    if (!(await isEmpty(client))) throw new Error('The database is not empty: name an empty one')
    await steps.first?.()
    await client.query('begin')
    await client.query(`select set_config('kasack.history', 'off', true)`) // history lines come with the rows
    await createTables(client, contents.migrations)
    const sums = await fill(client, contents)
    await steps.last?.(sums, client)
    await client.query('commit')
    await client.query('analyze')
    return sums
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client, { tables, sequences, rows }: Contents): Promise<Record<string, Sum>> {
  const known = await tablesOf(client)
  const names = known.map(({ name }) => name)
  const others = tables.filter(({ name }) => !names.includes(name))
  if (others.length > 0 || tables.length !== names.length) throw new Error('The tables do not match those created by the migrations')

  const putBack = await setAside(client, names)
  await client.query(`truncate ${names.join(', ')} restart identity`) // rows that migrations have written come with the others
  const sums: Record<string, Sum> = {}
  for (const { name, columns } of tables) {
    const { through, sum } = summing()
    await pipeline(rows(name), through, client.query(from(`copy ${name} (${columns.join(', ')}) from stdin`)))
    sums[name] = sum()
  }
  for (const [name, value] of Object.entries(sequences)) await client.query('select setval(quote_ident($1)::regclass, $2)', [name, value])
  await putBack()

  for (const { name, columns } of tables) {
    const { key } = known.find((table) => table.name === name)!
    const { rows: found, sha256 } = await sumOf(client, { name, columns, key })
    if (found !== sums[name]!.rows || sha256 !== sums[name]!.sha256)
      throw new Error(`The rows of ${name} differ from those that were written`)
  }
  return sums
}

/**
 * Removes what would hinder rows that come table by table: references, triggers, and indexes, which are built faster in one go.
 * The returned function restores them, and thereby checks every reference.
 */
async function setAside(client: pg.Client, tables: string[]): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ away: string; back: string }>(`
    select 1 as turn, format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    union all
    select 2, format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
    order by turn, away`)
  const triggers = (word: string) => tables.map((table) => `alter table ${table} ${word} trigger user`)
  for (const statement of [...triggers('disable'), ...rows.map(({ away }) => away)]) await client.query(statement)
  return async () => {
    // In reverse: a reference may need an index.
    for (const statement of [...rows.toReversed().map(({ back }) => back), ...triggers('enable')]) await client.query(statement)
  }
}
