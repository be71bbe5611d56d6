import { expect, test } from 'vitest'
import { planOf } from './plan.ts'
import type { FoundWord } from './queries.ts'
import { partsOf } from './rules.ts'

const word = (id: number, one: string, number: number, more: Partial<FoundWord> = {}): FoundWord => ({
  id,
  word: one,
  kind: 1,
  place: 0,
  number,
  tokens: [0],
  ...more,
})
const records = (number: number) => word(1, '', number, { tokens: [-1] })
const plan = (typed: string, found: FoundWord[]) => {
  const { parts } = partsOf(typed)
  return planOf(
    parts,
    parts.flatMap((part) => part.tokens),
    found,
  )
}

test('words are sorted by how they match, those of the record itself apart', () => {
  const found = [records(9), word(2, 'klinik', 1), word(3, 'klinikum', 1, { place: 1 }), word(4, 'klinek', 1), word(5, 'klasse', 1)]
  const { matches } = plan('klinik', found)!.parts[0]!.tokens[0]!
  expect(matches).toEqual({
    equal: { ids: [2], own: [2], number: 1 },
    beginning: { ids: [3], own: [], number: 1 },
    slip: { ids: [4], own: [4], number: 1 },
  })
})

test('a kind without records, or without one of the words, is not searched', () => {
  expect(plan('klinik', [word(2, 'klinik', 1)])).toBeNull()
  expect(plan('klinik ost', [records(9), word(2, 'klinik', 1)])).toBeNull()
})

test('what many have is looked for among the newest, what few have by its words', () => {
  expect(plan('muller', [records(100_000), word(2, 'muller', 30_000)])).toMatchObject({ all: 'walk', equal: 'walk' })
  expect(plan('muller', [records(100_000), word(2, 'muller', 300)])).toMatchObject({ all: 'gather', equal: 'gather' })
  expect(plan('mu', [records(100_000), word(2, 'mu*', 30_000)])).toMatchObject({ all: 'walk', equal: null })
})

test('digits may be a telephone number that no word says', () => {
  expect(plan('4504', [records(9)])).toMatchObject({ all: 'gather', equal: null })
})
