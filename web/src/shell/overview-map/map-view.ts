import type { Pin } from '../../shared/map/pin.ts'
import type { Bounds, MapSight, View } from '../../shared/map/view.ts'

/** `51.1657,10.4515,5.3`: the position of the map, as stored in the address. */
export const writeView = ({ latitude, longitude, zoom }: View): string =>
  `${latitude.toFixed(4)},${longitude.toFixed(4)},${zoom.toFixed(2)}`

/** Null if it is no place on earth. */
export function readView(raw: string | null): View | null {
  const [, latitude, longitude, zoom] = (/^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?),(\d{1,2}(?:\.\d+)?)$/.exec(raw ?? '') ?? []).map(
    Number,
  )
  if (latitude === undefined || longitude === undefined || zoom === undefined) return null
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && zoom <= 22 ? { latitude, longitude, zoom } : null
}

/** The number of pins in view, and the `limit` nearest to its centre. */
export function nearestTo<P extends Pin>(pins: readonly P[], seen: MapSight, limit: number): { count: number; nearest: P[] } {
  const inView = pins.filter((pin) => isWithin(pin, seen.bounds))
  const eastWest = Math.cos((seen.latitude * Math.PI) / 180)
  const far = (pin: P) => Math.hypot(pin.latitude - seen.latitude, (pin.longitude - seen.longitude) * eastWest)
  const byDistance = inView.map((pin) => ({ pin, distance: far(pin) })).toSorted((one, other) => one.distance - other.distance)
  return { count: inView.length, nearest: byDistance.slice(0, limit).map(({ pin }) => pin) }
}

const isWithin = ({ latitude, longitude }: Pin, [west, south, east, north]: Bounds): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north
