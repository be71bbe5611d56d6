import type { Spot } from './pin.ts'

/** The distance between two places, as the server computes it: on a sphere of 6,371 km radius, one decimal (docs/rules/distances.md). */
export function kilometresBetween(one: Spot, other: Spot): number {
  const [north, otherNorth] = [radians(one.latitude), radians(other.latitude)]
  const [up, right] = [otherNorth - north, radians(other.longitude - one.longitude)]
  const chord = Math.sin(up / 2) ** 2 + Math.cos(north) * Math.cos(otherNorth) * Math.sin(right / 2) ** 2
  return Math.round(2 * 6371 * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
