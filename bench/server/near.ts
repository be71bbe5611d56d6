import type pg from 'pg'
import type { Near } from './context.ts'
import { run } from './statement.ts'

const fieldOf = ({ from }: Near, what: string) => `(select ${what} from ${from.table} where id = ${from.id})`

export const kmOf = (near: Near) => `round(127420 * asin((${near.table}.place <-> ${fieldOf(near, 'place')}) / 2)) / 10`

/** Within that many km; up to 100 through the index. */
export function within(near: Near, km: number): string {
  const box = `${near.table}.place <@ cube_enlarge(${fieldOf(near, 'place')}, 2 * sin((${km} + 0.051) / 12742), 3) and `
  return `${km > 100 ? '' : box}${kmOf(near)} <= ${km}`
}

/** Within the travel radius of the employee distances are measured from; beyond 1000 km no box helps. */
export async function withinReach(db: pg.Pool, near: Near): Promise<string> {
  const [row] = await run<[number]>(db, 'select preferred_location_radius from employee where id = $1', [near.from.id])
  const [radius] = row!
  return radius > 1000 ? `${near.table}.place is not null and ${fieldOf(near, 'place')} is not null` : within(near, radius)
}

/** Within the travel radius of each listed employee. */
export const withinOwnReach = (near: Near): string =>
  `(employee.preferred_location_radius > 1000 or ${kmOf(near)} <= employee.preferred_location_radius) and employee.place is not null`

type Cut = { conditions: string[]; skipped: number; size: number }

/**
 * The nearest rows ordered by rounded distance, which is their last column `km`: the index, which knows the exact distance, gives the
 * distance of the last row, and a box holds all rows within it.
 */
export function nearestCut(near: Near, { conditions, skipped, size }: Cut): string {
  const { table } = near
  const centre = fieldOf(near, 'place')
  const all = [...conditions, `${table}.place is not null`].join(' and ')
  const first = `select ${kmOf(near)} as km from ${table} where ${all} order by ${table}.place <-> ${centre} limit ${skipped + size}`
  const reach = `((select max(km) from (${first}) one) + 0.051) / 12742`
  const box = `${table}.place <@ cube_enlarge(${centre}, 2 * sin(least(${reach}, pi() / 2)), 3)`
  return `
    select ${table}.*, ${kmOf(near)} as km from ${table} where ${[...conditions, box].join(' and ')}
    order by km, ${table}.id limit ${size} offset ${skipped}`
}

/** The farthest rows; no box holds them and few others, so all are sorted. */
export const farthestCut = (near: Near, { conditions, skipped, size }: Cut): string => `
  select ${near.table}.*, ${kmOf(near)} as km from ${near.table} ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
  order by ${nearestOrder(near.table, true)} limit ${size} offset ${skipped}`

export const nearestOrder = (table: string, descending: boolean) =>
  descending ? `km desc nulls last, ${table}.id desc` : `km, ${table}.id`
