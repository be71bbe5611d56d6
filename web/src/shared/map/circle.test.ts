import { expect, test } from 'vitest'
import { circleAround } from './circle.ts'
import { kilometresBetween } from './kilometres.ts'
import { isExceeded } from './pin.ts'

test('a radius is a circle of 64 points, closed by its first one again', () => {
  const [ring = []] = circleAround({ latitude: 52.52, longitude: 13.405, radius: 30 }).geometry.coordinates
  expect(ring).toHaveLength(65)
  expect(new Set(ring.map(String)).size).toBe(64)
  expect(ring.at(-1)).toEqual(ring[0])
  for (const [longitude = 0, latitude = 0] of ring) expect(kilometres(longitude, latitude)).toBeCloseTo(30, 1)
})

test('how far two places are apart is said with one decimal', () => {
  const [berlin, munich] = [
    { latitude: 52.52, longitude: 13.405 },
    { latitude: 48.1372, longitude: 11.5755 },
  ]
  expect(kilometresBetween(berlin, munich)).toBe(504.3)
  expect(kilometresBetween(berlin, berlin)).toBe(0)
})

test('further away than somebody goes is exceeded, as far as she goes is not', () => {
  expect(isExceeded(60, 50)).toBe(true)
  expect(isExceeded(50, 50)).toBe(false)
  expect(isExceeded(40, 50)).toBe(false)
  expect(isExceeded(900, null)).toBe(false)
  expect(isExceeded(null, 50)).toBe(false)
})

/** The distance from the circle's centre, on a globe. */
function kilometres(longitude: number, latitude: number): number {
  const [lat, lng, midLat, midLng] = [latitude, longitude, 52.52, 13.405].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ]
  return 6371 * Math.acos(Math.sin(lat) * Math.sin(midLat) + Math.cos(lat) * Math.cos(midLat) * Math.cos(lng - midLng))
}
