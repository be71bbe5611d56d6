import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Whether another record refers to this one, by the database's foreign keys. What is deleted together with the record is a part of
 * it and does not count.
 */
export async function hasReferences(db: Db, table: string, id: number): Promise<boolean> {
  const users = await sql<{ table: string; column: string }>`
    select using_table.relname as table, using_column.attname as column
    from pg_constraint
    join pg_class using_table on using_table.oid = pg_constraint.conrelid
    join pg_attribute using_column on using_column.attrelid = using_table.oid and using_column.attnum = pg_constraint.conkey[1]
    where pg_constraint.contype = 'f'
      and pg_constraint.confrelid = format('%I', ${table}::text)::regclass
      and pg_constraint.confdeltype <> 'c'`.execute(db)
  if (users.rows.length === 0) return false
  const uses = users.rows.map((use) => sql`exists (select 1 from ${sql.table(use.table)} where ${sql.ref(use.column)} = ${id})`)
  const { rows } = await sql<{ used: boolean }>`select ${sql.join(uses, sql` or `)} as used`.execute(db)
  return rows[0]?.used ?? false
}
