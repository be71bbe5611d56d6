import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'

/** Counts of attempts and calls are noted whatever the response. */
const exempt = ['throttle_attempt', 'session']

/** One checksum over every row of every table, regardless of the order of rows. */
export async function databaseChecksum(db: Db): Promise<() => Promise<string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const sums = rows
    .filter(({ name }) => !exempt.includes(name))
    .map(
      ({ name }) =>
        sql`select ${sql.lit(name)} as name, coalesce(sum(hashtextextended(one::text, 0)), 0)::text as sum from ${sql.table(name)} one`,
    )
  const all = sql<{ checksum: string }>`
    select md5(string_agg(name || ':' || sum, ' ' order by name)) as checksum from (${sql.join(sums, sql` union all `)}) each_table`
  // Nothing has been written while the snapshot is the same, and it is read in a tenth of the time.
  const current = sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`
  let last = { snapshot: '', checksum: '' }
  return async () => {
    const { snapshot } = (await current.execute(db)).rows[0]!
    if (snapshot !== last.snapshot) last = { snapshot, checksum: (await all.execute(db)).rows[0]!.checksum }
    return last.checksum
  }
}
