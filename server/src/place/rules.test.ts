import { expect, test } from 'vitest'
import { readQuestion } from './rules.ts'
import { texts } from './texts.ts'

test('a text alone asks for five places of any kind in Germany, in German, as far as it is typed', () => {
  expect(readQuestion('Bonn', {})).toEqual({
    question: {
      text: 'Bonn',
      limit: 5,
      language: 'de',
      autocomplete: true,
      inGermany: true,
      types: new Set(['postcode', 'place', 'locality', 'address']),
    },
  })
})
test('a whole question is read as it is written', () => {
  const query = { limit: '10', language: 'en', autocomplete: 'false', country: 'AT, ch', types: 'place, postcode', proximity: '1,2' }
  expect(readQuestion('Bonn', query)).toEqual({
    question: { text: 'Bonn', limit: 10, language: 'en', autocomplete: false, inGermany: false, types: new Set(['place', 'postcode']) },
  })
})
test.for([
  [{ limit: '0' }, texts.limit],
  [{ limit: '11' }, texts.limit],
  [{ limit: '05' }, texts.limit],
  [{ language: 'DE' }, texts.language],
  [{ autocomplete: '1' }, texts.autocomplete],
  [{ country: 'de,deu' }, texts.country],
  [{ types: 'region' }, texts.types],
] as const)('%o is wrong', ([query, problem]) => expect(readQuestion('Bonn', query)).toEqual({ problem }))

test('a text has 256 characters, however many bytes they take', () => {
  expect(readQuestion('𝕂'.repeat(256), {})).toHaveProperty('question')
  expect(readQuestion('𝕂'.repeat(257), {})).toEqual({ problem: texts.too_long })
})
