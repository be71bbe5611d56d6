import { expect, test } from 'vitest'
import type { PlaceFeature } from './place.ts'
import { endOfToken, placeAnswer, placeAttribution, placesUrl, placeTypes, toMapPlace } from './place.ts'

const code: PlaceFeature = {
  id: 'postcode.80331',
  type: 'Feature',
  relevance: 1,
  place_type: ['postcode'],
  text: '80331',
  place_name: '80331 München, Bayern, Deutschland',
  properties: { approximate: false },
  center: [11.5717, 48.1363],
  geometry: { type: 'Point', coordinates: [11.5717, 48.1363] },
  context: [
    { id: 'place.1', text: 'München' },
    { id: 'district.2', text: 'Kreisfreie Stadt München' },
    { id: 'region.BY', text: 'Bayern', short_code: 'DE-BY' },
    { id: 'country.DE', text: 'Deutschland', short_code: 'de' },
  ],
}

test('a postal code is a map place with everything it lies in', () => {
  expect(toMapPlace(code)).toEqual({
    id: 'postcode.80331',
    relevance: 1,
    center: [11.5717, 48.1363],
    text: '80331',
    place_name: '80331 München, Bayern, Deutschland',
    country: 'Deutschland',
    country_code: 'DE',
    region: 'Bayern',
    district: 'Kreisfreie Stadt München',
    place: 'München',
    postcode: '80331',
    street: null,
    is_approximate: false,
  })
})
test('a town is its own place, and has no postal code where the service names none', () => {
  const town = { ...code, id: 'place.1', place_type: ['place'], text: 'München', context: [] }
  expect(toMapPlace(town)).toMatchObject({ place: 'München', postcode: null, region: null, country: null, country_code: null })
})
test('a house has a street with its number', () => {
  const house = { ...code, id: 'address.3', place_type: ['address'], text: 'Sendlinger Straße', address: '5' }
  expect(toMapPlace(house)).toMatchObject({ street: 'Sendlinger Straße 5', place: 'München', postcode: null })
  const { address: _number, ...street } = house
  expect(toMapPlace(street).street).toBe('Sendlinger Straße')
})
test('what is approximate stays approximate', () => {
  expect(toMapPlace({ ...code, properties: { approximate: true } }).is_approximate).toBe(true)
})
test('an answer with a place outside the world, or without one, is none', () => {
  const answer = (feature: object) => placeAnswer.safeParse({ type: 'FeatureCollection', query: [], attribution: '', features: [feature] })
  expect(answer(code).success).toBe(true)
  expect(answer({ ...code, center: [11.5, 91] }).success).toBe(false)
  expect(answer({ ...code, center: [181, 48] }).success).toBe(false)
  expect(answer({ ...code, center: [48.1] }).success).toBe(false)
  expect(answer({ ...code, center: null }).success).toBe(false)
  expect(answer({ ...code, relevance: 2 }).success).toBe(false)
})
test('places are asked for in Germany, eight at most, as one types', () => {
  expect(placesUrl('Frankfurt/Oder ß?', { language: 'de', token: null })).toBe(
    '/geocoding/v5/mapbox.places/Frankfurt%2FOder%20%C3%9F%3F.json?limit=8&autocomplete=true&country=de&language=de&types=address%2Cpostcode%2Cplace',
  )
  expect(placesUrl('Bonn', { language: 'en', token: '1795384800.a-b' })).toMatch(/&language=en&.*&access_token=1795384800[.]a-b$/)
  expect(placeTypes).toEqual(expect.arrayContaining(['address', 'postcode', 'place']))
})
test('a token says when it ends', () => {
  expect(endOfToken('1795384800.a-b')).toBe(Date.UTC(2026, 10, 22, 22))
})
test('whoever gave the built-in places is named with the licence', () => {
  for (const named of ['OpenStreetMap contributors (ODbL', 'GeoNames (CC BY', 'DB InfraGO (CC BY'])
    expect(placeAttribution).toContain(named)
})
