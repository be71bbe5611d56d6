import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Column } from '../database/column.ts'
import type { Sort } from './cut.ts'
import { distanceFrom, isInBox } from './sphere.ts'

type Sql = RawBuilder<unknown>

/** From where a request measures: the place, null where it is not known, and how many km its record goes, null where none does. */
export type Near = { place: string | null; radius: number | null }

/** The distance in km with one decimal; null where one of both places is not known. */
export const distance = (column: Column, near: Near | null): Sql =>
  near?.place ? distanceFrom(sql.ref(column), near.place) : sql`null::double precision`

/** The sort by that distance. Where it is the same with its one decimal, the next key decides. */
export const byDistance = (column: Column, near: Near | null): Sort => ({
  by: [distance(column, near)],
  nullable: true,
  ...(near?.place && { nearest: { place: sql.ref(column), from: near.place } }),
})

/** At most so many km away, by the distance as it is shown; a limit of null is any known distance. From nowhere all are near enough. */
export function within(column: Column, near: Near | null, limit: number | null): Sql {
  if (!near) return sql`true`
  if (!near.place) return sql`false`
  if (limit === null) return sql`${sql.ref(column)} is not null`
  const isNear = sql`${distance(column, near)} <= ${limit}::double precision`
  return limit > widestBox ? isNear : sql`(${isInBox(sql.ref(column), near.place, limit)} and ${isNear})`
}

/** The same where each record says how far it goes; more than `widest` is anywhere. */
export function withinOwn(column: Column, near: Near | null, { radius, widest }: { radius: Column; widest: number }): Sql {
  if (!near) return sql`true`
  if (!near.place) return sql`false`
  return sql`(${sql.ref(column)} is not null and (${sql.ref(radius)} > ${sql.lit(widest)} or ${distance(column, near)} <= ${sql.ref(radius)}))`
}

/** In km. PostgreSQL believes that any box holds few records: in a wider one it would look for many of them one by one. */
const widestBox = 100
