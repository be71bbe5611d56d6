import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCodes, allTowns, readGazetteer } from './gazetteer.ts'
import { indexOf } from './index-of-words.ts'
import type { Place } from './search.ts'
import { searchPlaces } from './search.ts'
import { wordsOf } from './spelling.ts'

const gazetteer = readGazetteer()
const known = { gazetteer, index: indexOf(gazetteer) }
const [towns, codes] = [allTowns(gazetteer), allCodes(gazetteer)]
const everything = new Set<Place['kind']>(['place', 'locality', 'postcode'])

function search(text: string, { kinds = everything, autocomplete = true, limit = 8 } = {}) {
  return searchPlaces(known, { text, kinds, autocomplete, limit })
}
const nameOf = (place: Place) => (place.kind === 'postcode' ? place.code : place.names[0])
const names = (text: string) => search(text).map(({ place }) => nameOf(place))

test('every postal code is found by its five digits, alone and at once', () => {
  const missed = codes.filter(
    ({ code }) =>
      search(code)
        .map(({ place }) => place.id)
        .join() !== code,
  )
  expect(codes).toHaveLength(8168)
  expect(missed).toEqual([])
})
test('every town is found by its name, among those that are called so', () => {
  const kinds = new Set<Place['kind']>(['place'])
  const missed = towns.filter((town) => !search(town.names[0], { kinds, limit: 60 }).some(({ place }) => place.id === town.id))
  expect(missed.map(nameOf)).toEqual([])
})
test('of towns with one name the largest comes first', () => {
  for (const namesakes of Map.groupBy(towns, ({ names: [name] }) => name).values()) {
    const [first] = search(namesakes[0]!.names[0], { kinds: new Set(['place']) })
    const largest = Math.max(...namesakes.map(({ population }) => population))
    expect((first!.place as (typeof namesakes)[0]).population).toBeGreaterThanOrEqual(largest)
  }
})
test('whatever is looked for, what is found is known and no more than wanted', () => {
  const word = fc.oneof(fc.constantFrom(...towns.map(nameOf), 'Straße', '5', '80331', 'a', '(', '-'), fc.string())
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), fc.integer({ min: 1, max: 10 }), fc.boolean(), (words, limit, autocomplete) => {
      const found = search(words.join(' '), { limit, autocomplete })
      expect(found.length).toBeLessThanOrEqual(limit)
      for (const { relevance, approximate } of found) {
        expect(relevance > 0 && relevance <= 1).toBe(true)
        expect(approximate).toBe(relevance < 1)
      }
    }),
  )
})
test('what is typed of the name of a town finds places that begin so', () => {
  fc.assert(
    fc.property(fc.constantFrom(...towns.map(nameOf)), fc.integer({ min: 3, max: 12 }), (name, length) => {
      const start = name.slice(0, length)
      fc.pre(wordsOf(start).length > 0)
      expect(search(start).length).toBeGreaterThan(0)
    }),
  )
})
test.for([
  ['An d', 'An der Schmücke'],
  ['An der', 'An der Schmücke'],
  ['Am O', 'Am Ohmberg'],
] as const)('of words that join names "%s" is the beginning of %s, before anything else', ([text, town]) => {
  expect(names(text)[0]).toBe(town)
})
test('a word that joins names finds those that begin with it, whole or not yet', () => {
  expect(names('An ')).toContain('An der Schmücke')
  expect(names('Am ')).toEqual(expect.arrayContaining(['Am Mellensee', 'Am Ohmberg']))
  expect(names('Am ').filter((name) => !name.startsWith('Am '))).toEqual([])
  expect(names('Am')).toContain('Amberg')
  expect(search('Am', { autocomplete: false })).toEqual([])
})
test.for([
  ['Mün', 'München'],
  ['Münch', 'München'],
  ['Muenchen', 'München'],
  ['MUNCHEN', 'München'],
  ['munich', 'München'],
  ['Koeln', 'Köln'],
  ['Ber', 'Berlin'],
  ['Frankfurt', 'Frankfurt am Main'],
  ['Frankfurt a. Main', 'Frankfurt am Main'],
  ['Frankfurt Oder', 'Frankfurt (Oder)'],
  ['Frankfurt (Oder)', 'Frankfurt (Oder)'],
  ['Frankfurt/Oder', 'Frankfurt (Oder)'],
  ['Frankfurt an der Oder', 'Frankfurt (Oder)'],
  ['Halle', 'Halle (Saale)'],
  ['Halle Saale', 'Halle (Saale)'],
  ['Halle Westfalen', 'Halle (Westf.)'],
  ['Neustadt a.d. Aisch', 'Neustadt an der Aisch'],
  ['St. Augustin', 'Sankt Augustin'],
  ['Castrop Rauxel', 'Castrop-Rauxel'],
  ['Chóśebuz', 'Cottbus'],
  ['Lutherstadt Wittenberg', 'Wittenberg'],
  ['Neuenkirchen', 'Neuenkirchen'],
  ['Neunkirchen', 'Neunkirchen'],
  ['Munster', 'Munster'],
  ['Münster', 'Münster'],
  ['Muenster', 'Münster'],
  ['Neustadt Holstein', 'Neustadt in Holstein'],
  ['Kassel, Hessen', 'Kassel'],
  ['Kreuzberg, Berlin', 'Kreuzberg'],
  ['Bad Cann', 'Bad Cannstatt'],
  ['Altona', 'Altona'],
] as const)('"%s" is %s', ([text, town]) => expect(names(text)[0]).toBe(town))

test('München comes before Münk while somebody types, and Münk when it is typed', () => {
  expect(names('Mün').indexOf('München')).toBe(0)
  expect(names('Münk')[0]).toBe('Münk')
})
test('a postal code and its town are one question, in either order', () => {
  for (const text of ['80331 München', 'München 80331', '80331, Muenchen']) {
    expect(search(text)).toMatchObject([{ place: { id: '80331' }, relevance: 1, approximate: false }])
  }
})
test('the first digits find the postal codes that begin so', () => {
  expect(names('803').every((code) => code.startsWith('803'))).toBe(true)
  expect(search('803', { autocomplete: false })).toEqual([])
})
test('without autocomplete the beginning of a name is no name', () => {
  expect(search('Münch', { autocomplete: false }).map(({ place }) => nameOf(place))).not.toContain('München')
  expect(search('München', { autocomplete: false })[0]).toMatchObject({ place: { names: ['München', 'Munich'] }, relevance: 1 })
})
test.for([
  ['Sendlinger Straße 5, 80331 München', '80331'],
  ['Straße des 17. Juni 135, 10623 Berlin', '10623'],
  ['Am Markt 1, Weimar', 'Weimar'],
  ['Hauptstraße München', 'München'],
  ['Bonn, Hauptstr. 53', 'Bonn'],
  ['Dachauer Str. 5 Mün', 'München'],
  ['Essener Straße 12a, 44793 Bochum', '44793'],
] as const)('"%s" lies near %s', ([text, near]) => {
  const [first] = search(text)
  expect({ near: nameOf(first!.place), approximate: first!.approximate }).toEqual({ near, approximate: true })
  expect(first!.relevance).toBeLessThan(1)
})
test('a street without a town is nowhere', () => {
  for (const text of ['Sendlinger Str', 'Hauptstraße 5', 'Xyzzy']) expect(search(text)).toEqual([])
})
