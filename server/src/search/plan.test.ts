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
const plan = (typed: string, found: FoundWord[], findsAll = true) => {
  const { parts } = partsOf(typed)
  return planOf({ parts, tokens: parts.flatMap((part) => part.tokens), found, findsAll })
}

const searchesAll = ({ among, above }: Step) => among === null && above === null
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

test('what is filed for the beginnings of a few letters is meant by these letters alone', () => {
  const found = [records(9), word(2, 'kai*', 1), word(3, 'kati', 1)]
  expect(plan('kait', found).map(ids)).toEqual([[[3]]])
  expect(plan('kai', found).map(ids)).toEqual([[[2]], [[3]]])
})

test('nothing worse is planned beside a word that enough records have, unless some of them are withheld', () => {
  const found = [records(900), word(2, 'klinik', 90), word(3, 'klinikum', 150), word(4, 'klinikums', 200), word(5, 'klinek', 9)]
  const planned = (findsAll: boolean) =>
    plan('klinik', found, findsAll)
      .filter(searchesAll)
      .map(({ parts }) => parts[0]!.tokens[0]!.costs[0]!.ids)
  expect(planned(true)).toEqual([[2], [3, 4]])
  expect(planned(false)).toEqual([[2], [3, 4], [5]])
})

test('of several words each step takes in those that match less well', () => {
  const near = [word(2, 'haus', 500), word(3, 'hause', 400), word(4, 'hais', 300), word(5, 'ost', 600, { tokens: [1] })]
  const steps = plan('haus ost', [records(900), ...near]).filter(searchesAll)
  expect(steps.map(ids)).toEqual([
    [[2], [5]],
    [[5], [2, 3]],
    [[5], [2, 3, 4]],
  ])
})

test('where few records are expected, the widest step comes first, and narrower ones are for when it finds too many', () => {
  const near = [word(2, 'haus', 5), word(3, 'hause', 5), word(4, 'hais', 500), word(5, 'ost', 100, { tokens: [1] })]
  const steps = plan('haus ost', [records(900), ...near])
  expect(steps.map((step) => [ids(step), step.isNarrower])).toEqual([
    [[[5], [2, 3, 4]], false],
    [[[2], [5]], true],
    [[[2, 3], [5]], true],
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
  const ranges = (...found: FoundWord[]) => plan('muller', found).map(({ among, above }) => ({ among, above }))
  expect(ranges(records(100_000), word(2, 'muller', 30_000))).toEqual([
    { among: 1510, above: null },
    { among: null, above: null },
  ])
  const spellings = Array.from({ length: 50 }, (_, at) => word(2 + at, `muller${at}`, 100))
  expect(ranges(records(100_000), ...spellings)).toEqual([
    { among: null, above: 181_880 },
    { among: null, above: null },
  ])
  expect(ranges(records(100_000), word(2, 'muller', 300))).toEqual([{ among: null, above: null }])
})

test('digits may be a telephone number that no word says, if all of their triples are there', () => {
  const triples = [word(2, '#450', 7, { tokens: [-1] }), word(3, '#504', 3, { tokens: [-1] })]
  expect(plan('4504', [records(9), ...triples])[0]!.parts).toMatchObject([
    { tokens: [{ digits: { digits: '4504', ids: [2, 3] }, number: 3 }], digits: null, number: 3 },
  ])
  expect(plan('4504', [records(9), triples[0]!])).toEqual([])
})
