import { expect, test } from 'vitest'
import type { FoundWord, Step } from './plan.ts'
import { planOf } from './plan.ts'
import { partsOf } from './question.ts'

const word = (id: number, one: string, number: number, more: Partial<FoundWord> = {}): FoundWord => ({
  id,
  word: one,
  kind: 1,
  place: 0,
  number,
  last: null,
  tokens: [0],
  ...more,
})
const records = (number: number) => word(1, '', number, { tokens: [-1], last: 2 * number })
const plan = (typed: string, found: FoundWord[]) => {
  const { parts } = partsOf(typed)
  return planOf(
    parts,
    parts.flatMap((part) => part.tokens),
    found,
  )
}

const ids = ({ parts }: Step) => parts.map(({ tokens }) => tokens.flatMap(({ costs }) => costs.flatMap((one) => one.ids)))

test('a single word is looked for by what it costs, the cheapest first', () => {
  const found = [
    records(9),
    word(2, 'klinik', 1),
    word(3, 'klinikum', 1, { place: 1 }),
    word(4, 'klinek', 1),
    word(5, 'blinik', 1),
    word(6, 'klinekum', 1),
    word(7, 'klasse', 1),
  ]
  const costs = plan('klinik', found).flatMap(({ parts }) => parts[0]!.tokens[0]!.costs)
  expect(costs.map(({ cost, ids: [id] }) => [cost, id])).toEqual([
    [0, 2],
    [101, 3],
    [10_000, 4],
    [15_000, 5],
    [1_000_000, 6],
  ])
})

test('of several words each step takes in those that match less well', () => {
  const near = [word(2, 'haus', 5), word(3, 'hause', 5), word(4, 'hais', 5), word(5, 'ost', 1, { tokens: [1] })]
  expect(plan('haus ost', [records(9), ...near]).map(ids)).toEqual([
    [[5], [2]],
    [[5], [2, 3]],
    [[5], [2, 3, 4]],
  ])
})

test('a kind without records, or without one of the words, is not searched', () => {
  expect(plan('klinik', [word(2, 'klinik', 1)])).toEqual([])
  expect(plan('klinik ost', [records(9), word(2, 'klinik', 1)])).toEqual([])
})

test('what fewest have is looked up', () => {
  const found = [records(1000), word(2, 'haus', 500), word(3, 'abendrot', 2, { tokens: [1] })]
  expect(plan('haus abendrot', found).map(ids)).toEqual([[[3], [2]]])
})

test('what many have is looked for among the newest first, what few have among all', () => {
  const ranges = (...found: FoundWord[]) => plan('muller', found).map(({ above }) => above)
  expect(ranges(records(100_000), word(2, 'muller', 30_000))).toEqual([196_980, null])
  expect(ranges(records(100_000), word(2, 'muller', 300))).toEqual([null])
})

test('digits may be a telephone number that no word says, if all of their triples are there', () => {
  const triples = [word(2, '#450', 7, { tokens: [-1] }), word(3, '#504', 3, { tokens: [-1] })]
  expect(plan('4504', [records(9), ...triples])[0]!.parts).toMatchObject([
    { tokens: [{ digits: { digits: '4504', ids: [2, 3] }, number: 3 }], digits: null, number: 3 },
  ])
  expect(plan('4504', [records(9), triples[0]!])).toEqual([])
})
