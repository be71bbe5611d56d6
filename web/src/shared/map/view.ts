import type { Circle, Pin, Spot } from './pin.ts'

/** The centre of Germany, with the whole country in view: the default (product.md 2.10). */
export const defaultView = { latitude: 51.1657, longitude: 10.4515, zoom: 5.3 }
export const maxZoom = 15
/** The zoom after moving to a pin, and for a single place on a map with streets. */
export const travelZoom = 12
/** The highest zoom at which the built-in map still has detail to show. */
export const detailedZoom = 9

/** The zoom for a radius in kilometres, by the first threshold it reaches (product.md 9). */
const zooms = [
  [1500, 2],
  [700, 3.5],
  [400, 4],
  [300, 4.5],
  [150, 5],
  [75, 5.5],
  [37.5, 7],
  [13.75, 8],
  [6.875, 9],
  [3, 10],
] as const

export const zoomForRadius = (kilometres: number): number => zooms.find(([reached]) => kilometres >= reached)?.[1] ?? 11

export type View = Spot & { zoom: number }
/** West, south, east, north. */
export type Bounds = [number, number, number, number]

/** All of these bounds, at no higher zoom than given. */
type Around = { bounds: Bounds; zoom: number }

/** The part of the world a map shows. */
export type MapSight = View & { bounds: Bounds }

/** Where a map starts or moves: its circle, only place, all pins, or the whole country; within `nearest`. A `reach` stays in sight. */
export function startOf(pins: readonly Pin[], circle: Circle | null, nearest: (spot: Spot) => number): View | Around {
  const hasEnds = pins.some(({ reach }) => reach !== undefined)
  if (circle && !hasEnds) return { latitude: circle.latitude, longitude: circle.longitude, zoom: zoomForRadius(circle.radius) }
  if (pins.length === 0) return defaultView
  const bounds = boundsOf(circle ? [...pins, ...edgesOf(circle)] : pins)
  const [west, south, east, north] = bounds
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const zoom = nearest(middle)
  return west === east && south === north ? { ...middle, zoom } : { bounds, zoom }
}

function edgesOf({ latitude, longitude, radius }: Circle): Spot[] {
  const [up, right] = [radius / 111.2, radius / (111.2 * Math.cos((latitude * Math.PI) / 180))]
  return [
    { latitude: latitude - up, longitude: longitude - right },
    { latitude: latitude + up, longitude: longitude + right },
  ]
}

function boundsOf(spots: readonly Spot[]): Bounds {
  const bounds: Bounds = [180, 90, -180, -90]
  for (const { longitude, latitude } of spots) {
    bounds[0] = Math.min(bounds[0], longitude)
    bounds[1] = Math.min(bounds[1], latitude)
    bounds[2] = Math.max(bounds[2], longitude)
    bounds[3] = Math.max(bounds[3], latitude)
  }
  return bounds
}
