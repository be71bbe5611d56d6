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
  return async () => (await all.execute(db)).rows[0]!.checksum
}
