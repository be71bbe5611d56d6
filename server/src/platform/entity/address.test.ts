import { expect, test } from 'vitest'
import { addressWarning, formattedAddress, preferredAddressWarning, settleAddress, settlePreferredLocation } from './address.ts'

const point = (address_latitude: number | null, address_longitude: number | null) => ({ address_latitude, address_longitude })
const preferred = (preferred_location_latitude: number | null, preferred_location_longitude: number | null) => ({
  preferred_location_latitude,
  preferred_location_longitude,
})
const halves: [number | null, number | null][] = [
  [52.5, null],
  [null, 13.4],
  [null, null],
]

test('an address is approximate only with both coordinates, and only if it was said to be', () => {
  const settled = (at: ReturnType<typeof point>, said: boolean) =>
    settleAddress({ ...at, address_is_approximate: said }).address_is_approximate
  expect(settled(point(52.5, 13.4), true)).toBe(true)
  expect(settled(point(52.5, 13.4), false)).toBe(false)
  for (const half of halves) expect(settled(point(...half), true)).toBe(false)
})

test('so is a preferred location', () => {
  const settled = (at: ReturnType<typeof preferred>, said: boolean) =>
    settlePreferredLocation({ ...at, preferred_location_is_approximate: said }).preferred_location_is_approximate
  expect(settled(preferred(52.5, 13.4), true)).toBe(true)
  expect(settled(preferred(52.5, 13.4), false)).toBe(false)
  for (const half of halves) expect(settled(preferred(...half), true)).toBe(false)
})

test('half a pair of coordinates is warned of, as is none, but not where there is no address', () => {
  const berlin = { street: '', postal_code: '10115', city: 'Berlin', country_code: 'DE' }
  const nowhere = { ...berlin, postal_code: '', city: '' }
  expect(addressWarning({ ...berlin, ...point(52.5, 13.4) })).toBe(false)
  expect(preferredAddressWarning({ preferred_postal_code: '10115', ...preferred(52.5, 13.4) })).toBe(false)
  for (const half of halves) {
    expect(addressWarning({ ...berlin, ...point(...half) })).toBe(true)
    expect(addressWarning({ ...nowhere, ...point(...half) })).toBe(false)
    expect(preferredAddressWarning({ preferred_postal_code: '10115', ...preferred(...half) })).toBe(true)
    expect(preferredAddressWarning({ preferred_postal_code: '', ...preferred(...half) })).toBe(false)
  }
})

test('an address reads as on an envelope, and names its country unless that is Germany', () => {
  const graz = { street: 'Hauptplatz 1', postal_code: '8010', city: 'Graz', country_code: 'AT' }
  expect(formattedAddress(graz)).toBe('Hauptplatz 1, 8010 Graz, AT')
  expect(formattedAddress({ ...graz, street: '', postal_code: '' })).toBe('Graz, AT')
  expect(formattedAddress({ ...graz, country_code: 'DE' })).toBe('Hauptplatz 1, 8010 Graz')
  expect(formattedAddress({ postal_code: '', city: '', country_code: 'AT' })).toBe('')
})
