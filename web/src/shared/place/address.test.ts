import type { MapPlace } from '@kasack/contract/place.ts'
import { describe, expect, test } from 'vitest'
import { chosenAddress, placeOf } from './address.ts'

const munich: MapPlace = {
  id: 'postcode.80331',
  relevance: 0.6,
  center: [11.57, 48.13],
  text: '80331',
  place_name: '80331 München, Bayern, Deutschland',
  country: 'Deutschland',
  country_code: 'DE',
  region: 'Bayern',
  district: 'Kreisfreie Stadt München',
  place: 'München',
  postcode: '80331',
  street: null,
  is_approximate: true,
}
const town = { ...munich, id: 'place.1', text: 'München', place_name: 'München, Bayern, Deutschland', postcode: null }
const house = { ...munich, id: 'address.1', text: 'Sendlinger Straße', street: 'Sendlinger Straße 5', relevance: 1, is_approximate: false }

describe('choosing a place', () => {
  test.for([
    ['Am Markt 5, 80331 München', 'Am Markt 5'],
    ['Am Markt 5, 80331 Münch', 'Am Markt 5'],
    ['Am Markt 5 80331', 'Am Markt 5'],
    ['Am Markt 5, Muenchen, Bayern', 'Am Markt 5'],
    ['Am Markt 5 b München', 'Am Markt 5 b'],
    ['Haus 3, Am Markt 5, München', 'Haus 3, Am Markt 5'],
    ['Münchner Straße 5, 80331', 'Münchner Straße 5'],
    ['80331', ''],
    ['Münch', ''],
    ['Straße des 17. Juni 135, 80331 München', 'Straße des 17. Juni 135'],
  ])('of "%s" leaves the street "%s"', ([typed, street]) => {
    expect(chosenAddress(munich, typed!).address).toEqual({ street, postal_code: '80331', city: 'München', country_code: 'DE' })
  })
  test('without streets is approximate, however good the service calls it', () => {
    expect(chosenAddress({ ...munich, relevance: 1, is_approximate: false }, 'Am Markt 5, 80331').point).toEqual({
      latitude: 48.13,
      longitude: 11.57,
      is_approximate: true,
      place_name: munich.place_name,
    })
  })
  test('that is a town has no postal code', () => {
    expect(chosenAddress(town, 'Am Markt 5, München').address).toMatchObject({ street: 'Am Markt 5', postal_code: '', city: 'München' })
  })
  test('that is a house is exact', () => {
    expect(chosenAddress(house, 'sendlinger str')).toEqual({
      address: { street: 'Sendlinger Straße 5', postal_code: '80331', city: 'München', country_code: 'DE' },
      point: { latitude: 48.13, longitude: 11.57, is_approximate: false, place_name: house.place_name },
    })
  })
  test('that is a street keeps the number that was typed, and is approximate', () => {
    const street = { ...house, street: 'Sendlinger Straße', text: 'Sendlinger Straße' }
    expect(chosenAddress(street, 'Sendlinger Strasse 5, München')).toMatchObject({
      address: { street: 'Sendlinger Strasse 5' },
      point: { is_approximate: true },
    })
  })
})

describe('an address that was typed', () => {
  const typed = (postal_code: string, city: string) => ({ postal_code, city })
  test('lies at its postal code, whatever its town is called', () => {
    expect(placeOf([town, munich], typed('80331', 'Haidhausen'))).toBe(munich)
  })
  test('lies nowhere where only another code, or a house, was found', () => {
    expect(placeOf([munich, house], typed('80335', 'München'))).toBe('none')
    expect(placeOf([house], typed('80331', ''))).toBe('none')
    expect(placeOf([], typed('', 'München'))).toBe('none')
  })
  test('lies in its town where it has no code, in any spelling', () => {
    expect(placeOf([munich, town], typed('', 'Muenchen'))).toBe(town)
    const oder = { ...town, text: 'Frankfurt (Oder)' }
    expect(placeOf([oder], typed('', 'Frankfurt Oder'))).toBe(oder)
    expect(placeOf([oder], typed('', 'Frankfurt'))).toBe('none')
  })
  test('is not guessed where several towns have its name', () => {
    expect(placeOf([town, { ...town, id: 'place.2', region: 'Hessen' }], typed('', 'München'))).toBe('ambiguous')
  })
})
