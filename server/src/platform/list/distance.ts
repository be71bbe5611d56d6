import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Column } from '../database/column.ts'
import type { Sort } from './cut.ts'
import { distanceFrom, isInBox } from './sphere.ts'

type Sql = RawBuilder<unknown>

/** Where a request measures from: the place, null if it is unknown, and how many km its record travels, null if it does not. */
export type Near = { place: string | null; radius: number | null }

/** The distance in km with one decimal; null if either place is unknown. */
export const distance = (column: Column, near: Near | null): Sql =>
  near?.place ? distanceFrom(sql.ref(column), near.place) : sql`null::double precision`

/** The sort by that distance. Where the rounded distances are equal, the next key decides. */
export const byDistance = (column: Column, near: Near | null): Sort => ({
  by: [distance(column, near)],
  nullable: true,
  ...(near?.place && { nearest: { place: sql.ref(column), from: near.place } }),
})

/** At most `limit` km away, by the distance as it is shown; null accepts any known distance. Without `near` all are near enough. */
export function within(column: Column, near: Near | null, limit: number | null): Sql {
  if (!near) return sql`true`
  if (!near.place) return sql`false`
  if (limit === null) return sql`${sql.ref(column)} is not null`
  const isNear = sql`${distance(column, near)} <= ${limit}::double precision`
  return limit > widestBox ? isNear : sql`(${isInBox(sql.ref(column), near.place, limit)} and ${isNear})`
}

/** Same where each record sets its own limit; more than `widest` means anywhere. */
export function withinOwn(column: Column, near: Near | null, { radius, widest }: { radius: Column; widest: number }): Sql {
  if (!near) return sql`true`
  if (!near.place) return sql`false`
  return sql`(${sql.ref(column)} is not null and (${sql.ref(radius)} > ${sql.lit(widest)} or ${distance(column, near)} <= ${sql.ref(radius)}))`
}

/** In km. PostgreSQL assumes that any box holds few records: in a wider one it would look up many of them one by one. */
const widestBox = 100
