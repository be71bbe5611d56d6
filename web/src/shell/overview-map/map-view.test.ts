import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPin } from '../../shared/map/map.test-support.ts'
import { nearestTo, readView, writeView } from './map-view.ts'

test('where a map is stands in its address, to some metres', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 0, max: 22, noNaN: true }),
      (latitude, longitude, zoom) => {
        const read = readView(writeView({ latitude, longitude, zoom }))
        expect(read?.latitude).toBeCloseTo(latitude, 3)
        expect(read?.longitude).toBeCloseTo(longitude, 3)
        expect(read?.zoom).toBeCloseTo(zoom, 1)
      },
    ),
  )
})

test.for([null, '', '51', '51,10', '51,10,', 'a,b,c', '51,10,5,6', '95,10,5', '51,190,5', '51,10,99', ' 51,10,5'])(
  '%s is no place of a map',
  (raw) => expect(readView(raw)).toBeNull(),
)

test('of what is in view the nearest to the middle come first', () => {
  const at = (key: string, latitude: number, longitude: number) => aPin({ key, latitude, longitude })
  const pins = [at('far', 51, 11.9), at('outside', 51, 13), at('north', 51.7, 10), at('east', 51, 10.8), at('edge', 50, 8)]
  const seen = { latitude: 51, longitude: 10, zoom: 6, bounds: [8, 50, 12, 52] as [number, number, number, number] }
  expect(nearestTo(pins, seen, 3)).toEqual({ count: 4, nearest: [pins[3], pins[2], pins[0]] })
})
