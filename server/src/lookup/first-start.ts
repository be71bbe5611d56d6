import type { LookupName } from '@kasack/contract/reference.ts'
import { lookups } from '@kasack/contract/reference.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Fills empty reference lists with the entries of the trade, in order; gaps leave room for additions. */
export async function insertReferenceLists(db: Db): Promise<void> {
  const empty = await emptyLists(db)
  if (empty.length === 0) return
  const { referenceLists } = await import('./reference-lists.ts') // needed once in the life of most databases
  for (const table of empty) {
    const path = lookups[table].path as keyof typeof referenceLists
    const items = referenceLists[path].map((item, at) => ({ ...item, order: (at + 1) * 10 }))
    const columns = Object.keys(items[0] ?? {})
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(columns.map((name) => sql.ref(name)))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(items)}::jsonb)
      order by "order"`.execute(db)
  }
}

async function emptyLists(db: Db): Promise<LookupName[]> {
  const tables = Object.keys(lookups) as LookupName[]
  const questions = tables.map((table) => sql`select ${table} as name where not exists (select 1 from ${sql.table(table)})`)
  const { rows } = await sql<{ name: LookupName }>`${sql.join(questions, sql` union all `)}`.execute(db)
  return rows.map(({ name }) => name)
}
