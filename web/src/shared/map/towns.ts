import type { Spot } from './pin.ts'
import written from './towns.json'

type Town = [name: string, rank: number, longitude: number, latitude: number]

/** Towns and villages of the built-in map, the largest first; `npm run base-map` writes them. */
export const towns = written as Town[]

/** From which zoom on towns of which rank show, large ones first: 4 are those of 5,000 inhabitants. */
export const ranks = [
  [6, 2],
  [7, 3],
  [8, 4],
  [9, 5],
  [10, 6],
] as const

/** So far from its middle, in pixels, the smallest of our maps still shows the name of a town. */
const inSight = 70
/** By a village of fewer than 5,000 inhabitants nobody finds his way. */
const leastKnown = 4
const farthest = 5

/** How near, but no nearer than a zoom, a map may come to a spot without losing the next town from sight. */
export function zoomWithTown(spot: Spot, nearest: number): number {
  for (let zoom = nearest; zoom > farthest; zoom--) {
    const rank = Math.min(leastKnown, rankAt(zoom))
    const within = inSight * degreesPerPixel(spot, zoom)
    if (towns.some((town) => town[1] <= rank && isWithin(town, spot, within))) return zoom
  }
  return farthest
}

const rankAt = (zoom: number): number => ranks.findLast(([from]) => zoom >= from)?.[1] ?? 0

/** Degrees of latitude that one pixel takes where the spot is. */
const degreesPerPixel = ({ latitude }: Spot, zoom: number): number => (360 * eastWest(latitude)) / (512 * 2 ** zoom)

const isWithin = ([, , east, north]: Town, { longitude, latitude }: Spot, degrees: number): boolean =>
  Math.abs(north - latitude) <= degrees && Math.hypot(north - latitude, (east - longitude) * eastWest(latitude)) <= degrees

const eastWest = (latitude: number): number => Math.cos((latitude * Math.PI) / 180)
