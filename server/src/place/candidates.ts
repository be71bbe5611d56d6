import type { Gazetteer } from './gazetteer.ts'
import type { Index } from './index-of-words.ts'
import { firstFrom, listAt, rangeOf, townsIn } from './index-of-words.ts'

export type Kind = 'place' | 'locality' | 'postcode'

/** A row that matches words of the query, which are the bits of `words`. */
export type Candidate = {
  kind: Kind
  row: number
  /** The name that contains the words; null if they are only digits, or only the start of a name. */
  name: number | null
  words: number
  /** The last of them is only the start of a word. */
  isPrefix: boolean
}

/** The words of a query. `openEnd`: the last one may be incomplete. `start`: the whole text may be the start of a name, spelt like this. */
export type WordQuery = { words: string[]; openEnd: boolean; start: string | null }

/** Beyond this many towns their postal codes are left out: they would rank below the towns anyway. */
const manyTowns = 100

/** All rows that match a word of the query, each once, by the name with the most matches. */
export function candidatesOf(
  gazetteer: Gazetteer,
  index: Index,
  { asked, kinds }: { asked: WordQuery; kinds: ReadonlySet<Kind> },
): Candidate[] {
  const started = withStart(gazetteer, asked)
  const isStarted = ({ kind, row }: Candidate) => started.some((one) => one.kind === kind && one.row === row)
  const named = withNames(index, asked).filter((one) => !isStarted(one))
  const towns = new Map(named.flatMap((one) => (one.kind === 'place' ? [[one.row, one]] : [])))
  const byDigits = withDigits(gazetteer, asked)
  const codes = new Map(byDigits.map((one) => [one.row, joined(one, bestOf(townsIn(gazetteer.rows.codes[one.row]!), towns))]))
  const asking = kinds.has('place') && towns.size > manyTowns ? [] : [...towns.values()]
  for (const town of asking)
    for (const row of listAt(index.codesOfTown, town.row)) codes.set(row, codes.get(row) ?? { ...town, kind: 'postcode', row })
  return [...started, ...named, ...codes.values()].filter(({ kind }) => kinds.has(kind))
}

/** Set if the bit of the last word stands for only the start of a word. */
const prefixBit = 1 << 30

function withNames(index: Index, { words, openEnd }: WordQuery): Candidate[] {
  const found = new Map<number, number>()
  const note = (word: number, bits: number) => {
    for (const name of listAt(index.namesOfWord, word)) {
      const known = found.get(name) ?? 0
      if ((known & bits & ~prefixBit) === 0) found.set(name, known | bits)
    }
  }
  for (const [position, word] of words.entries()) {
    const number = firstFrom(index.words, word)
    if (index.words[number] === word) note(number, 1 << position)
  }
  const last = words.at(-1)
  if (!openEnd || last === undefined) return onePerRow(index, found)
  const [first, end] = rangeOf(index.words, last)
  for (let number = first; number < end; number++) if (index.words[number] !== last) note(number, (1 << (words.length - 1)) | prefixBit)
  return onePerRow(index, found)
}

function onePerRow(index: Index, found: Map<number, number>): Candidate[] {
  const best = new Map<number, Candidate>()
  for (const [name, bits] of found) {
    const isTown = name < index.townNames
    const row = index.rows[name]!
    const key = isTown ? row : row + 0x10000
    const one: Candidate = { kind: isTown ? 'place' : 'locality', row, name, words: bits & ~prefixBit, isPrefix: (bits & prefixBit) !== 0 }
    const known = best.get(key)
    if (known === undefined || weight(known) < weight(one)) best.set(key, one)
  }
  return [...best.values()]
}

/** Two words count more than one, a whole word more than its start. */
function weight({ words, isPrefix }: Candidate): number {
  let count = 0
  for (let bits = words; bits !== 0; bits &= bits - 1) count++
  return 2 * count - Number(isPrefix)
}

/** The index leaves out filler words, so names that start with one are compared as they are spelt. */
function withStart({ rows: { towns, parts } }: Gazetteer, { words, start }: WordQuery): Candidate[] {
  if (start === null) return []
  const from = (rows: readonly string[], kind: Kind) =>
    rows.flatMap((text, row): Candidate[] => {
      const name = text.toLowerCase()
      if (!name.startsWith(`${words[0]} `) || !name.startsWith(start)) return []
      return [{ kind, row, name: null, words: 2 ** words.length - 1, isPrefix: true }]
    })
  return [...from(towns, 'place'), ...from(parts, 'locality')]
}

/** The postal codes that equal or start with a number. */
function withDigits({ rows: { codes } }: Gazetteer, { words, openEnd }: WordQuery): Candidate[] {
  return words.flatMap((word, position) => {
    const isEnd = openEnd && position === words.length - 1
    if (!(isEnd ? /^\d{1,5}$/ : /^\d{5}$/).test(word)) return []
    const [first, end] = rangeOf(codes, word)
    return codes
      .slice(first, end)
      .map((_, index): Candidate => ({ kind: 'postcode', row: first + index, name: null, words: 1 << position, isPrefix: word.length < 5 }))
  })
}

function bestOf(rows: number[], towns: Map<number, Candidate>): Candidate | undefined {
  return rows
    .flatMap((row) => towns.get(row) ?? [])
    .reduce<Candidate | undefined>((one, other) => (one && weight(one) >= weight(other) ? one : other), undefined)
}

function joined(code: Candidate, town: Candidate | undefined): Candidate {
  return town === undefined ? code : { ...code, name: town.name, words: code.words | town.words, isPrefix: code.isPrefix || town.isPrefix }
}
