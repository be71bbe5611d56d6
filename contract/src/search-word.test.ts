import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beginningsOf,
  cutsOf,
  filedFormsOf,
  gapKeysOf,
  isOneSlip,
  matchOf,
  slipKeysOf,
  typedFormsOf,
  wordMatches,
  wordsOf,
} from './search-word.ts'

const match = (typed: string, word: string) => {
  const matches = filedFormsOf(word).map((form) => matchOf(typedFormsOf(typed), form))
  return wordMatches.find((one) => matches.includes(one)) ?? null
}

test.each([
  ['Müller', 'Mueller'],
  ['Mueller', 'Muller'],
  ['Muller', 'Müller'],
  ['Größe', 'GROESSE'],
  ['Groß', 'Gross'],
  ['José', 'jose'],
  ['Søren', 'Soren'],
  ['Michael', 'MICHAEL'],
])('%s is spelt %s as well, both ways', (one, other) => {
  expect([match(one, other), match(other, one)]).toEqual(['equal', 'equal'])
})

/** Latin letters that are another one with marks above, below or through it, as Unicode takes them apart. */
const marked = Array.from({ length: 0x1eff - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at)).filter((letter) =>
  /^[a-z]\p{M}+$/iu.test(letter.normalize('NFD')),
)

test('marks make no difference to any letter, both ways', () => {
  expect(marked.length).toBeGreaterThan(400)
  const differing = marked.filter((letter) => {
    const [word, plain] = [`B${letter}rken`, `B${letter.normalize('NFD')[0]!}rken`]
    return match(word, plain) !== 'equal' || match(plain, word) !== 'equal' || match(word.normalize('NFD'), word) !== 'equal'
  })
  expect(differing).toEqual([])
})

test('a word is found by its beginning, whichever way it is spelt', () => {
  for (const typed of ['M', 'Mu', 'Mü', 'Mue', 'Muel', 'Müll', 'Mulle']) expect(match(typed, 'Müllermann')).toBe('beginning')
  expect(match('ller', 'Müller')).toBeNull()
})

test.each([
  ['wrong', 'Schmodt'],
  ['missing', 'Schmdt'],
  ['too many', 'Schmiddt'],
  ['swapped', 'Shcmidt'],
])('one letter may be %s', (_what, typed) => {
  expect(match(typed, 'Schmidt')).toBe('slip')
})

test('a slip within an umlaut that is written out is one slip', () => {
  expect(match('Mveller', 'Müller')).toBe('slip')
  expect(match('Meuller', 'Müller')).toBe('slip')
})

test('a slip in ß is one slip, although it is two letters written out', () => {
  for (const typed of ['Grocheim', 'Groheim']) expect(match(typed, 'Großheim')).toBe('slip')
  expect(match('Groc', 'Groß')).toBe('slip')
})

test('two slips are too many, and so is one in three letters or in digits', () => {
  expect(match('Schmott', 'Schmidt')).toBeNull()
  expect(match('Rut', 'Ruf')).toBeNull()
  expect(match('För', 'Foert')).toBe('beginning')
  expect(match('För', 'Fert')).toBeNull()
  expect(match('Rufa', 'Ruf')).toBe('slip')
  expect(match('20146', '20145')).toBeNull()
})

test('a word of four letters may lack one', () => {
  expect(match('Kug', 'Krug')).toBe('slip')
  expect(match('Kug', 'Kruger')).toBeNull()
  expect(match('Maer', 'Maier')).toBe('slip')
})

test('a beginning may have a slip, but not in the letter that was typed last', () => {
  expect(match('Tnnerm', 'Tannermann')).toBe('beginning_with_slip')
  expect(match('Janh', 'Jahn')).toBe('slip')
  expect(match('Janh', 'Jansen')).toBeNull()
  expect(match('Tannerx', 'Tannermann')).toBeNull()
})

test('words are what stands between other characters', () => {
  expect(wordsOf('Dr. Anna-Lena O’Neill, a.b@klinik.de (20146)')).toEqual([
    'Dr',
    'Anna',
    'Lena',
    'O',
    'Neill',
    'a',
    'b',
    'klinik',
    'de',
    '20146',
  ])
})

const letters = fc.string({ unit: fc.constantFrom(...'abce'), minLength: 4, maxLength: 9 })

test('every word that matches with a slip is found by what is looked up', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abce'), minLength: 3, maxLength: 12 })
  fc.assert(
    fc.property(fc.oneof(letters, word), word, (typed, one) => {
      const forms = typedFormsOf(typed)
      if (!matchOf(forms, one)?.includes('slip')) return
      const filed = new Set(beginningsOf(one).flatMap(cutsOf))
      expect([...slipKeysOf(forms), ...gapKeysOf(forms)].some((key) => filed.has(key))).toBe(true)
    }),
    { numRuns: 20_000 },
  )
})

test('one slip is the same from both sides', () => {
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      expect(isOneSlip(one, other)).toBe(isOneSlip(other, one))
    }),
  )
})
