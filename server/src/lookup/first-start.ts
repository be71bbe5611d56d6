import type { LookupName } from '@kasack/contract/reference.ts'
import { lookups } from '@kasack/contract/reference.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { referenceLists } from './reference-lists.ts'

/** Fills reference lists that are empty with the lists of the trade, in their order; gaps leave room for additions. */
export async function insertReferenceLists(db: Db): Promise<void> {
  for (const [table, { path }] of Object.entries(lookups) as [LookupName, { path: keyof typeof referenceLists }][]) {
    const items = referenceLists[path].map((item, at) => ({ ...item, order: (at + 1) * 10 }))
    const columns = Object.keys(items[0] ?? {})
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      select ${sql.join(columns.map((name) => sql.ref(name)))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(items)}::jsonb)
      where not exists (select 1 from ${sql.table(table)})
      order by "order"`.execute(db)
  }
}
