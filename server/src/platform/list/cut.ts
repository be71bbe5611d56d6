import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Nearest } from './sphere.ts'
import { isAmongNearest } from './sphere.ts'

type Sql = RawBuilder<unknown>

/**
 * Another record that a list is sorted by: its table, its join, and the column that refers to it. `kind`: its id if there are few, each
 * with many rows.
 */
type Sorting = { record: Sql; on: Sql; column: Sql; kind: Sql | null }

/**
 * A sort: the expressions of an index, and whether they can be null (then last in both directions). `of`: the other record they belong
 * to, joined under the name by which `Rows.joins` joins it again, through a column of the list's table. `nearest`: the places they are
 * distances between.
 */
export type Sort = { by: readonly Sql[]; nullable: boolean; of?: Sorting; nearest?: Nearest }

export type SortBy = Sort & { descending: boolean }

/**
 * The table's rows in their order, at least the first `most`. When sorting by another record, the index on its name leads if the rows
 * without one are selected separately: they come last in both directions, and PostgreSQL appends them only where the others end.
 */
export function cutOf(table: Sql, all: Sql[], [first, ...others]: SortBy[], most: Sql): Sql {
  const joins = others.flatMap(({ of }) => (of ? [sql`left join ${of.record} on ${of.on}`] : []))
  const select = (join: Sql, some: Sql[], by: Sql[]) =>
    sql`select ${table}.* from ${table} ${sql.join([join, ...joins], sql` `)} ${where(some)} order by ${sql.join(by)}`
  const appended = (having: Sql, without: Sql) =>
    sql`select * from ((${having} limit ${most}) union all (${without} limit ${most})) ${table}`
  const { of, nearest } = first!
  const then = others.map(orderOf)
  // The farthest are found sooner by sorting all: no box contains them and few others.
  if (nearest && !first!.descending) {
    const cut = (km: Sql, order: Sql) =>
      sql`select ${km} as km from ${table} ${where([...all, sql`${nearest.place} is not null`])} order by ${order} limit ${most}`
    const isNear = isAmongNearest(nearest, cut)
    return appended(
      select(sql``, [...all, isNear], [orderWithin(first!), ...then]),
      select(sql``, [...all, sql`${nearest.place} is null`], then),
    )
  }
  if (!of) return select(sql``, all, [orderOf(first!), ...then])
  // Takes the first rows of each kind, by the index on kind and id: sorted together, all rows of a kind would be read.
  // With =, PostgreSQL assumes that rows of any kind are soon found by id, and for a rare or new kind reads the table to its end.
  const ofKind = sql`${of.column} between ${of.kind} and ${of.kind}`
  const byKind = sql`${of.column} ${sql.raw(first!.descending ? 'desc' : 'asc')}`
  const ofEach = sql`(${select(sql``, [...all, ofKind], [byKind, ...then])} limit ${most})`
  const having =
    of.kind && joins.length === 0
      ? sql`select ${table}.* from ${of.record} cross join lateral ${ofEach} ${table} order by ${sql.join([orderWithin(first!), ...then])}`
      : select(sql`join ${of.record} on ${of.on}`, all, [orderWithin(first!), ...then])
  const without = select(sql``, [...all, sql`${of.column} is null`], then)
  return appended(having, without)
}

const orderWithin = ({ by, nullable, descending }: SortBy): Sql =>
  sql.join(by.map((expression) => sql`${expression} ${sql.raw(descending ? `desc${nullable ? ' nulls last' : ''}` : 'asc')}`))

export const orderOf = (key: SortBy): Sql => orderWithin({ ...key, nullable: key.nullable || key.of !== undefined })

export const where = (all: Sql[]): Sql => (all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`)
