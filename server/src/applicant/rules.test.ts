import { expect, test } from 'vitest'
import { refusePoint } from './rules.ts'
import { texts } from './texts.ts'

const refused = (address_latitude: number | null, address_longitude: number | null, unreadable = {}) =>
  refusePoint({ address_latitude, address_longitude }, { unreadable })

test('both coordinates or none are a place, the equator and Greenwich too', () => {
  expect([refused(53.1, 8.8), refused(0, 0), refused(null, null)]).toEqual([{}, {}, {}])
})

test('one coordinate alone is refused at its field', () => {
  expect(refused(53.1, null)).toEqual({ address_latitude: [texts.half_point] })
  expect(refused(0, null)).toEqual({ address_latitude: [texts.half_point] })
  expect(refused(null, 8.8)).toEqual({ address_longitude: [texts.half_point] })
})

test('beside a coordinate that cannot be read the other one is not wrong', () => {
  expect(refused(null, 8.8, { address_latitude: [texts.half_point] })).toEqual({})
  expect(refused(53.1, null, { address_longitude: [texts.half_point] })).toEqual({})
})
