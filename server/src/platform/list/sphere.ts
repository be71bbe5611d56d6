import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Places in SQL, as the database stores them: points on a sphere of radius 1. See docs/rules/distances.md. */

const earthRadius = 6371

/** More than rounding adds to a distance, in km. */
const slack = 0.051

/**
 * The distance over the ground in km, rounded to one decimal; null where the place is. The straight line between both places is twice
 * the sine of half the angle between them.
 */
export const distanceFrom = (place: Sql, from: string): Sql => kilometres(place, sql`${from}::cube`)

/** Same between two columns; null if either place is unknown. */
export const distanceBetween = (place: Sql, other: Sql): Sql => sql`case when ${other} is not null then ${kilometres(place, other)} end`

const kilometres = (place: Sql, other: Sql): Sql =>
  sql`case when ${place} is not null then round(${sql.lit(2 * 10 * earthRadius)} * asin(least(1, (${place} <-> ${other}) / 2))) / 10 end`

/** Lies in a box around the other place that holds everything up to `km` away, and little more. */
export const isInBox = (place: Sql, from: string, km: number): Sql => inBox(place, from, sql`${chordOf(km + slack)}::double precision`)

/** What an index on a table's places sorts by: the distance of `place` from `from`. */
export type Nearest = { place: Sql; from: string }

/**
 * True for the first rows that `cut` selects in the given order, and for those as far away as the last of them: the index sorts by the
 * exact distance, which is up to 50 m off the rounded one.
 */
export function isAmongNearest({ place, from }: Nearest, cut: (km: Sql, order: Sql) => Sql): Sql {
  const rows = cut(distanceFrom(place, from), sql`${place} <-> ${from}::cube`)
  const reach = sql`((select max(km) from (${rows}) nearest) + ${sql.lit(slack)}) / ${sql.lit(2 * earthRadius)}`
  return inBox(place, from, sql`2 * sin(least(${reach}, ${sql.lit(Math.PI / 2)}))`)
}

const inBox = (place: Sql, centre: string, chord: Sql): Sql => sql`${place} <@ cube_enlarge(${centre}::cube, ${chord}, 3)`

const chordOf = (km: number) => 2 * Math.sin(Math.min(km / (2 * earthRadius), Math.PI / 2))
