import { historyEntities } from '@kasack/contract/history-entities.ts'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/database/db.ts'
import { derivedColumns, setsOf } from './described.ts'

const tables = historyEntities.flatMap((entity) => [entity.name, ...setsOf(entity).map(({ table }) => table)])

/** Checksums of all business data except derived columns, and of the history lines up to this one. */
export async function sumUp(db: Db, line: number): Promise<{ records: string; trail: string; newest: number }> {
  const rowOf = (table: string) => sql`(to_jsonb(one) - ${derivedColumns[table] ?? []}::text[])::text`
  const each = tables.map((table) => sql`select ${sql.lit(table)} || ${rowOf(table)} as row from ${sql.table(table)} one`)
  const { rows } = await sql<{ records: string; trail: string; newest: number }>`
    select
      (select md5(string_agg(row, ',' order by row collate "C")) from (${sql.join(each, sql` union all `)}) rows) as records,
      (select coalesce(md5(string_agg(history_line::text, ',' order by id)), '') from history_line where id <= ${line}) as trail,
      (select coalesce(max(id), 0) from history_line) as newest`.execute(db)
  return rows[0]!
}
