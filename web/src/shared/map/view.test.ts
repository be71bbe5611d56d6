import { expect, test } from 'vitest'
import { aPin } from './map.test-support.ts'
import { defaultView, startOf, zoomForRadius } from './view.ts'

const near = () => 9
const pin = (latitude: number, longitude: number) => aPin({ latitude, longitude })

test.for([
  [5000, 2],
  [1500, 2],
  [1499.9, 3.5],
  [700, 3.5],
  [699, 4],
  [400, 4],
  [399, 4.5],
  [300, 4.5],
  [299, 5],
  [150, 5],
  [149, 5.5],
  [75, 5.5],
  [74.9, 7],
  [37.5, 7],
  [37.4, 8],
  [13.75, 8],
  [13.7, 9],
  [6.875, 9],
  [6.87, 10],
  [3, 10],
  [2.9, 11],
  [0, 11],
] as const)('a radius of %d km is seen at zoom %d', ([radius, zoom]) => {
  expect(zoomForRadius(radius)).toBe(zoom)
})

test('a map without anything to show shows all of Germany', () => {
  expect(startOf([], null, near)).toEqual({ latitude: 51.1657, longitude: 10.4515, zoom: 5.3 })
  expect(startOf([], null, near)).toEqual(defaultView)
})

test('a map begins at its circle, at its only place, or around all its pins', () => {
  const bonn = pin(50.7, 7.1)
  expect(startOf([bonn, pin(53.5, 10)], { latitude: 50.7, longitude: 7.1, radius: 150 }, near)).toEqual({
    latitude: 50.7,
    longitude: 7.1,
    zoom: 5,
  })
  expect(startOf([bonn], null, near)).toEqual({ latitude: 50.7, longitude: 7.1, zoom: 9 })
  expect(startOf([bonn, { ...bonn, key: 'again' }], null, () => 12)).toEqual({ latitude: 50.7, longitude: 7.1, zoom: 12 })
  expect(startOf([bonn, pin(53.5, 10), pin(52, 5)], null, near)).toEqual({ bounds: [5, 50.7, 10, 53.5], zoom: 9 })
})

test('a map with both ends of a way shows both, and all of the circle', () => {
  const circle = { latitude: 50, longitude: 7, radius: 55.6 }
  const far = aPin({ latitude: 52, longitude: 7, reach: { distance: 222.4, limit: 55.6 } })
  const { bounds } = startOf([far], circle, near) as { bounds: number[] }
  expect(bounds.map((edge) => edge.toFixed(2))).toEqual(['6.22', '49.50', '7.78', '52.00'])
})
