import type { AutocompleteItem } from '@kasack/contract/autocomplete.ts'
import { sql } from 'kysely'
import { keptCount } from '../platform/list/counts.ts'
import type { Db } from '../platform/database/db.ts'
import { read, sideBySide } from '../platform/database/db.ts'
import type { Caller } from '../platform/request/call.ts'
import type { Sql } from '../platform/list/list-query.ts'
import type { Source } from './list.ts'

/** The parameters of a list request, whether inactive records are left out, and the page (null: the first items). */
type Request = { asked: Record<string, unknown>; activeOnly: boolean; paging: { page: number; size: number } | null; caller: Caller }

/** The matching items in the list's order. `count` is the number on all pages. */
export async function findItems(
  db: Db,
  source: Source,
  { asked, activeOnly, paging, caller }: Request,
): Promise<{ count: number; items: AutocompleteItem[] }> {
  const table = sql.table(source.table)
  const except = source.except?.(caller)
  const given = [
    ...(await Promise.all(Object.entries(asked).map(([name, value]) => source.parameters[name]!(value as never, db)))),
    ...(activeOnly ? [sql`${table}.is_active`] : []),
    ...(except ? [sql`not (${except})`] : []),
  ]
  const conditions = given.filter((condition) => condition !== null)
  const from = sql`from ${table} ${where(conditions)}`
  const count = conditions.length === 0 ? keptCount(source.table) : sql`(select count(*) ${from})`
  const [items, counted] = await sideBySide(
    db,
    () => read(db, sql<AutocompleteItem>`select ${source.columns} ${from} order by ${source.order} ${limitOf(paging)}`.compile(db)),
    async () => paging && read(db, sql<{ count: number }>`select ${count} as count`.compile(db)),
  )
  return { items, count: counted?.[0]?.count ?? items.length }
}

/** Most items without paging; nobody looks through more (wire.md 11). */
const maxUnpaged = 1000

/** As a literal, like in lists, so that PostgreSQL keeps its plan. */
function limitOf(paging: Request['paging']): Sql {
  if (!paging) return sql`limit ${sql.lit(maxUnpaged)}`
  const { page, size } = paging
  return page === 1 ? sql`limit ${sql.lit(size)}` : sql`limit ${sql.lit(size)} offset ${(page - 1) * size}`
}

const where = (conditions: Sql[]): Sql => (conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`)
