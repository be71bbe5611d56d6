import { expect, test } from 'vitest'
import { pinsFrom, ward } from './map.test-support.ts'
import { mostSpread, spread } from './spread.ts'

/** A map on which a degree is a pixel. */
const projection = {
  project: ([x, y]: [number, number]) => ({ x, y }),
  unproject: ([lng, lat]: [number, number]) => ({ lng, lat }),
}

test.for([2, 9, mostSpread])('%d pins stand around their number, none upon another', (count) => {
  const pins = pinsFrom(50.7, 0.001, count)
  const cluster = {
    id: 1,
    count,
    longitude: 7,
    latitude: 50,
    kinds: new Map([[ward, count]]),
    pins: (limit: number) => pins.slice(0, limit),
  }
  const stand = spread(cluster, projection)
  expect(stand.map(({ key }) => key)).toEqual(pins.map(({ key }) => key))
  const distance = (one: { longitude: number; latitude: number }, other: { longitude: number; latitude: number }) =>
    Math.hypot(one.longitude - other.longitude, one.latitude - other.latitude)
  for (const [index, pin] of stand.entries()) {
    expect(distance(pin, cluster)).toBeGreaterThan(40)
    for (const other of stand.slice(0, index)) expect(distance(pin, other)).toBeGreaterThan(30)
  }
})
