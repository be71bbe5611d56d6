import { expect, test } from 'vitest'
import { plain, shortName, wordsOf } from './spelling.ts'

test.each([
  ['München', 'MUENCHEN'],
  ['Straße', 'strasse'],
  ['Frankfurt (Oder)', 'Frankfurt an der Oder'],
  ['St. Ingbert', 'Sankt Ingbert'],
  ['Łaz', 'laz'],
  ['Höchst i. Odw.', 'hoechst im odw'],
])('%s and %s have the same words', (one, other) => expect(wordsOf(one)).toEqual(wordsOf(other)))

test.each([
  ['Neuenkirchen', 'Neunkirchen'],
  ['Bauer', 'Baur'],
])('%s and %s have not', (one, other) => expect(wordsOf(one)).not.toEqual(wordsOf(other)))

test('joining words are words where there are no others', () => {
  expect(wordsOf('Am')).toEqual(['am'])
  expect(wordsOf('Am Markt')).toEqual(['markt'])
  expect(wordsOf(' -/- ')).toEqual([])
})
test.each([
  ['Frankfurt am Main', 'Frankfurt'],
  ['Halle (Saale)', 'Halle'],
  ['Lahr/Schwarzwald', 'Lahr'],
  ['Limburg a. d. Lahn', 'Limburg'],
  ['Bad Oeynhausen', 'Bad Oeynhausen'],
])('%s is called %s for short', (name, short) => expect(shortName(name)).toBe(short))

test('what is written keeps its dots', () => expect(plain('Münster (Westf.)')).toBe('münster westf'))
