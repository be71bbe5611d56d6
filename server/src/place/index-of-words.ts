import type { Gazetteer } from './gazetteer.ts'
import { folded, shortName, wordsIn } from './spelling.ts'

/** Lists of numbers in one array: list n goes from `starts[n]` to `starts[n + 1]`. */
export type Lists = { starts: Uint32Array; values: Uint16Array }

/**
 * Which names contain which words, as numbers in a few arrays: as many small objects would take more memory than the rest of the program.
 * Names of towns come first, then those of parts of towns; words are numbered in their order.
 */
export type Index = {
  words: string[]
  namesOfWord: Lists
  /** The words every reference to a name includes: Frankfurt for Frankfurt am Main. */
  mainWords: Lists
  /** The row of each name, and how many names are of towns. */
  rows: Uint16Array
  townNames: number
  population: { towns: Uint32Array; parts: Uint32Array }
  codesOfTown: Lists
}

export function indexOf({ rows }: Gazetteer): Index {
  const towns = rows.towns.map(namesIn)
  const parts = rows.parts.map(namesIn)
  const names = [...towns.flat(), ...parts.flat()]
  const { words, ofNames } = numberedWords(names)
  return {
    words,
    namesOfWord: inverted(ofNames, words.length),
    mainWords: lists(ofNames.map((own, name) => own.slice(0, wordsIn(shortName(names[name]!).toLowerCase()).length))),
    rows: Uint16Array.from([...rowsOf(towns), ...rowsOf(parts)]),
    townNames: towns.flat().length,
    population: { towns: Uint32Array.from(rows.towns, populationIn), parts: Uint32Array.from(rows.parts, populationIn) },
    codesOfTown: inverted(rows.codes.map(townsIn), rows.towns.length),
  }
}

/** The sorted words of all names, and for each name the numbers of its words. */
function numberedWords(names: string[]): { words: string[]; ofNames: number[][] } {
  const met = new Map<string, number>()
  const numberOf = (word: string): number => {
    const number = met.get(word) ?? met.size
    met.set(word, number)
    return number
  }
  // Folded in one go: folding takes many steps.
  const ofNames = folded(names.join('\n'))
    .split('\n')
    .map((name) => wordsIn(name).map(numberOf))
  const words = [...met.keys()].toSorted()
  for (const [number, word] of words.entries()) met.set(word, number)
  const numbers = Uint16Array.from(met.values())
  return { words, ofNames: ofNames.map((own) => own.map((number) => numbers[number]!)) }
}

export const listAt = ({ starts, values }: Lists, number: number): Uint16Array => values.subarray(starts[number], starts[number + 1])

/** The numbers of all words with this start; `end` is exclusive. */
export const rangeOf = (sorted: readonly string[], start: string): [first: number, end: number] => [
  firstFrom(sorted, start),
  firstFrom(sorted, `${start}\uffff`),
]

/** The index of the first word not sorted before this one; the length if there is none. */
export function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The towns in a row of the postal codes. */
export const townsIn = (row: string): number[] =>
  row
    .slice(row.lastIndexOf('\t') + 1)
    .split(',')
    .map(Number)

const namesIn = (row: string): string[] => row.slice(0, row.indexOf('\t')).split('|')

const populationIn = (row: string): number => Number.parseInt(row.slice(row.indexOf('\t') + 1), 10)

const rowsOf = (names: string[][]): number[] => names.flatMap((own, row) => own.map(() => row))

function lists(all: number[][]): Lists {
  const starts = new Uint32Array(all.length + 1)
  for (const [number, list] of all.entries()) starts[number + 1] = starts[number]! + list.length
  return { starts, values: Uint16Array.from(all.flat()) }
}

/** For each value the lists that contain it, in order. */
function inverted(all: number[][], count: number): Lists {
  const starts = new Uint32Array(count + 1)
  for (const list of all) for (const value of list) starts[value + 1]! += 1
  for (let value = 0; value < count; value++) starts[value + 1]! += starts[value]!
  const next = starts.slice()
  const values = new Uint16Array(starts[count]!)
  for (const [number, list] of all.entries()) for (const value of list) values[next[value]!++] = number
  return { starts, values }
}
