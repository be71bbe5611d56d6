export type Degrees = { latitude: number; longitude: number }

/** Kilometres over a sphere of radius 6371 km, by the haversine formula; not rounded. */
export function haversine(one: Degrees, other: Degrees): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)]
  const half = Math.sin(north / 2) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * 6371 * Math.atan2(Math.sqrt(half), Math.sqrt(Math.max(0, 1 - half)))
}
