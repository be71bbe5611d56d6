import type { ContextValues, FilterValues, List } from '@kasack/contract/list.ts'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { compiledOnce } from './compiled-once.ts'
import { keeper, recallCount } from './counts.ts'
import type { Db } from './db.ts'
import { read } from './db.ts'
import type { ListRequest, SortKey } from './list-request.ts'
import { Refusal, refusalTexts } from './refusal.ts'

export type Sql = RawBuilder<unknown>

/** Facts a condition may need: the moment of the request and its day in Europe/Berlin. */
export type ListFacts = { now: Date; today: string }

/** How rows of an entity are read: the columns shown, and the tables joined for them. */
export type Rows<L extends List> = { columns: (context: ContextValues<L>) => Sql; joins: (context: ContextValues<L>) => Sql }

/**
 * A sort: the expressions by which an index is kept, whether it can be null (then last both ways),
 * and the table it needs beside the list's own, joined under the name by which `Rows.joins` joins it again.
 */
export type Sort = { by: readonly Sql[]; nullable: boolean; join?: Sql }

/** One line of SQL for every promise of the list's contract. */
export type ListSource<L extends List> = {
  rows: Rows<L>
  /** Where a word of the search occurs. */
  search: (word: string) => Sql
  filters: {
    [K in keyof L['filters']]-?: (value: NonNullable<FilterValues<L>[K]>, facts: ListFacts & { context: ContextValues<L> }) => Sql
  }
  sorts: Record<L['sorts'][number], Sort | ((context: ContextValues<L>) => Sort)>
}

export type ListResult = { count: number; rows: Record<string, unknown>[] }
export type ListQuery<L extends List> = {
  list: L
  rows: Rows<L>
  run: (db: Db, request: ListRequest<L>, facts: ListFacts) => Promise<ListResult>
}

/** Turns a list's promises into two statements, page and count, that share their conditions. See docs/rules/lists.md. */
export function listQuery<L extends List>(list: L, given: ListSource<L>): ListQuery<L> {
  const table = sql.table(list.entity.name)
  const source = { ...given, rows: { columns: compiledOnce(given.rows.columns), joins: compiledOnce(given.rows.joins) } }
  return {
    list,
    rows: source.rows,
    async run(db, request, facts) {
      const where = conditions(source, request, facts)
      const [rows, count] = await Promise.all([
        request.page === null ? [] : read(db, pageOf(source, table, where, request).compile(db)),
        countOf(db, sql<{ count: number }>`select count(*) as count from ${table} ${where}`, {
          now: facts.now,
          turning: request.page !== 1,
        }),
      ])
      const pastTheEnd = rows.length === 0 && request.page !== 1
      if (pastTheEnd) throw new Refusal(404, refusalTexts.invalid_page)
      return { count, rows }
    },
  }
}

/** Counting is the bill of long lists: the first page pays it, the pages after it read it again until something is written. */
async function countOf(
  db: Db,
  question: RawBuilder<{ count: number }>,
  { now, turning }: { now: Date; turning: boolean },
): Promise<number> {
  const compiled = question.compile(db)
  const key = `${compiled.sql} ${JSON.stringify(compiled.parameters)}`
  const known = turning ? recallCount(db, key, now) : null
  if (known !== null) return known
  const keep = keeper(db, key, now)
  const [counted] = await read(db, compiled)
  const count = counted?.count ?? 0
  keep(count)
  return count
}

/** The page is cut out of the base table first; what is shown beside it is joined to these few rows. */
function pageOf<L extends List>(
  { rows, sorts }: ListSource<L>,
  table: Sql,
  where: Sql,
  { sort, page, size, context }: ListRequest<L>,
): RawBuilder<Record<string, unknown>> {
  const sortOf = (field: string): Sort => {
    const found: Sort | ((context: ContextValues<L>) => Sort) = sorts[field as L['sorts'][number]]
    return typeof found === 'function' ? found(context) : found
  }
  const order = orderBy(sortOf, sort)
  const joins = sort.flatMap(({ field }) => sortOf(field).join ?? [])
  // No OFFSET on the first page, and both numbers written out: PostgreSQL then keeps its plan. Few turn to the pages far behind.
  const skipped = ((page ?? 1) - 1) * size
  const offset = skipped === 0 ? sql`` : sql` offset ${skipped < 10 * size ? sql.lit(skipped) : skipped}`
  const cut = sql`select ${table}.* from ${table} ${sql.join(joins, sql` `)} ${where} ${order} limit ${sql.lit(size)}${offset}`
  return sql<Record<string, unknown>>`select ${rows.columns(context)} from (${cut}) ${table} ${rows.joins(context)} ${order}`
}

/** Ties fall in the order of ids, in the direction of the first key. */
function orderBy(sortOf: (field: string) => Sort, keys: SortKey[]): Sql {
  const all = keys.some(({ field }) => field === 'id') ? keys : [...keys, { field: 'id', descending: keys[0]?.descending ?? false }]
  const parts = all.flatMap(({ field, descending }) => {
    const { by, nullable } = sortOf(field)
    return by.map((expression) => sql`${expression} ${sql.raw(descending ? `desc${nullable ? ' nulls last' : ''}` : 'asc')}`)
  })
  return sql`order by ${sql.join(parts)}`
}

function conditions<L extends List>(source: ListSource<L>, { filters, words, context }: ListRequest<L>, facts: ListFacts): Sql {
  const all = [
    ...Object.entries(filters).map(([name, value]) => source.filters[name as keyof L['filters']](value as never, { ...facts, context })),
    ...words.map(source.search),
  ]
  return all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`
}

/** A LIKE pattern for "occurs somewhere", its own signs escaped. */
export const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
