import type { CompiledQuery, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Sort, SortBy } from './cut.ts'
import { cutOf, orderOf } from './cut.ts'
import type { Db } from '../database/db.ts'
import { read } from '../database/db.ts'
import type { ListRequest, SortKey } from './list-request.ts'
import { isPlannedForValues } from '../database/prepared.ts'
import type { StatementReading } from '../read/reading.ts'
import type { PreparedRows } from '../read/statement.ts'
import { compile, prepareShown } from '../read/statement.ts'

type Sql = RawBuilder<unknown>
type Row = Record<string, unknown>

type Source<Context extends object> = {
  rows: PreparedRows<Context>
  sorts: Record<string, Sort | ((reading: never) => Sort)>
}

/**
 * A page is cut out of its table first; whatever else is shown is joined to these few rows. If the cut is planned for its values, it
 * returns only ids, and another statement, whose plan is kept, returns the rows: planning all the joins takes longer than both.
 */
export type PageStatement = { cut: CompiledQuery<Row>; shown: ((ids: number[]) => CompiledQuery<Row>) | null }

export async function readPage(db: Db, { cut, shown }: PageStatement): Promise<Row[]> {
  const rows = await read(db, cut)
  if (!shown || rows.length === 0) return rows
  return read(db, shown(rows.map(({ id }) => id as number)))
}

/** What a page is made of: its conditions, its reader, and whether only ids are needed. */
type PageParts<Context extends object> = { all: Sql[]; reading: StatementReading<Context>; idsOnly?: boolean }

/** Makes the statements of a list's pages from their conditions. */
export function preparePage<Context extends object>(name: string, { rows, sorts }: Source<Context>) {
  const table = sql.table(name)
  const shownOf = prepareShown(name, rows)
  return ({ sort, page, size }: ListRequest, { all, reading, idsOnly = false }: PageParts<Context>): PageStatement => {
    const keys = withTies(sort).map(({ field, descending }): SortBy => {
      const found = sorts[field]!
      return { ...(typeof found === 'function' ? found(reading as never) : found), descending }
    })
    // No OFFSET on the first page, and both numbers written out, so that PostgreSQL keeps its plan. Few readers go to pages far behind;
    // those share one statement with the numbers in subqueries, which PostgreSQL does not look into: it plans all of them alike.
    const skipped = ((page ?? 1) - 1) * size
    const lines = (number: number) => (skipped < 10 * size ? sql.lit(number) : sql`(select ${number}::bigint)`)
    const offset = skipped === 0 ? sql`` : sql`offset ${lines(skipped)}`
    const cut = sql`${cutOf(table, all, keys, lines(skipped + size))} limit ${sql.lit(size)} ${offset}`
    const order = sql`order by ${sql.join(keys.map(orderOf))}`
    const joins = rows.joins(reading)
    const sorting = keys.some(({ of }) => of) ? joins : sql``
    const ids = compile(sql<Row>`select ${table}.id from (${cut}) ${table} ${sorting} ${order}`)
    if (idsOnly) return { cut: ids, shown: null }
    const isJoined = compile(joins).sql !== ''
    if (isJoined && isPlannedForValues(ids.sql)) return { cut: ids, shown: (found) => shownOf(reading, found) }
    return { cut: compile(sql<Row>`select ${rows.columns(reading)} from (${cut}) ${table} ${joins} ${order}`), shown: null }
  }
}

/** Ties are in the order of ids, in the direction of the first key. */
const withTies = (keys: SortKey[]): SortKey[] =>
  keys.some(({ field }) => field === 'id') ? keys : [...keys, { field: 'id', descending: keys[0]?.descending ?? false }]
