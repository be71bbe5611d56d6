import type { Spot } from './pin.ts'
import written from './towns.json'

type Town = [name: string, rank: number, longitude: number, latitude: number]

/** Towns and villages of the built-in map, largest first; written by `npm run base-map`. */
export const towns = written as Town[]

/** The zoom from which towns of a rank appear, large ones first; rank 4: 5,000 inhabitants. */
export const ranks = [
  [6, 2],
  [7, 3],
  [8, 4],
  [9, 5],
  [10, 6],
] as const

/** Distance from the centre, in pixels, within which the smallest of our maps still shows a town's name. */
const inSight = 70
/** Villages with fewer than 5,000 inhabitants do not help to find one's way. */
const leastKnown = 4
const farthest = 5

/** How far a map may zoom in on a spot, up to `nearest`, with a town still in sight. */
export function zoomWithTown(spot: Spot, nearest: number): number {
  for (let zoom = nearest; zoom > farthest; zoom--) {
    const rank = Math.min(leastKnown, rankAt(zoom))
    const within = inSight * degreesPerPixel(spot, zoom)
    if (towns.some((town) => town[1] <= rank && isWithin(town, spot, within))) return zoom
  }
  return farthest
}

const rankAt = (zoom: number): number => ranks.findLast(([from]) => zoom >= from)?.[1] ?? 0

/** Degrees of latitude per pixel at the spot. */
const degreesPerPixel = ({ latitude }: Spot, zoom: number): number => (360 * eastWest(latitude)) / (512 * 2 ** zoom)

const isWithin = ([, , east, north]: Town, { longitude, latitude }: Spot, degrees: number): boolean =>
  Math.abs(north - latitude) <= degrees && Math.hypot(north - latitude, (east - longitude) * eastWest(latitude)) <= degrees

const eastWest = (latitude: number): number => Math.cos((latitude * Math.PI) / 180)
