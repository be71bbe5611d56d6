import { expect, test } from 'vitest'
import { filedNumbers, indexWords, isShort, lookupKeys } from './filing.ts'

test('a word is filed in its spellings, with its first letters', () => {
  const words = indexWords({ own: ['Büro'], others: [], guarded: [] }, '')
  expect(words.map(({ word }) => word).toSorted()).toEqual(['b*', 'bu*', 'bue*', 'buero', 'bur*', 'buro'])
})

test('a word is filed once, where it says most', () => {
  const words = indexWords({ own: ['Ost'], others: ['Ost West'], guarded: ['West Nord'] }, '')
  const placeOf = (one: string) => words.filter(({ word }) => word === one).map(({ place }) => place)
  expect([placeOf('ost'), placeOf('west'), placeOf('nord')]).toEqual([[0], [1], [2]])
})

test('up to three letters are looked up as a beginning', () => {
  expect([lookupKeys('kli'), lookupKeys('klin')]).toEqual([['kli', 'kli*'], ['klin']])
  expect([isShort('kli'), isShort('klin')]).toEqual([true, false])
})

test('numbers are filed with their country code, each once', () => {
  expect(
    filedNumbers([
      ['030 450412345', 'DE'],
      ['+49 30 4504-12345', 'DE'],
      ['', 'DE'],
    ]),
  ).toBe(' 4930450412345 ')
  expect(filedNumbers([['', 'DE']])).toBe('')
})

test('three digits in a row of a number are words of their own', () => {
  const words = indexWords({ own: [], others: [], guarded: [] }, filedNumbers([['030 4504', 'DE']]))
  expect(words.map(({ word }) => word)).toEqual(['#493', '#930', '#304', '#045', '#450', '#504'])
})
