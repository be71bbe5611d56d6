import type { Code, Gazetteer, Part, Town } from './gazetteer.ts'
import { allWordsOf, wordsOf } from './spelling.ts'

/** Whatever can be found, and by which words. */
export type Entry = {
  place: Town | Part | Code
  /** The names of a town or part; of a postal code those of its towns. */
  names: Name[]
  /** Inhabitants, as far as they make a place likely to be meant. */
  weight: number
}

/** `main` are the words without which nobody means it, Frankfurt of Frankfurt am Main; `plain` is how these are written. */
export type Name = { words: string[]; main: string[]; plain: string }

export type Index = { entries: Entry[]; words: string[]; entriesOf: Map<string, number[]> }

export function indexOf({ towns, parts, codes }: Gazetteer): Index {
  const named = new Map<Town | Part, Name[]>([...towns, ...parts].map((place) => [place, place.names.map(nameOf)]))
  const entries: Entry[] = [
    ...towns.map((place) => ({ place, names: named.get(place)!, weight: place.population })),
    ...parts.map((place) => ({ place, names: named.get(place)!, weight: place.population / 3 })),
    ...codes.map((place) => ({ place, names: place.towns.flatMap((town) => named.get(town)!), weight: place.towns[0].population / 1e6 })),
  ]
  const entriesOf = new Map<string, number[]>()
  for (const [index, { place, names }] of entries.entries()) {
    const words = new Set(names.flatMap((name) => name.words))
    if (place.kind === 'postcode') words.add(place.code)
    for (const word of words) {
      const found = entriesOf.get(word)
      if (found) found.push(index)
      else entriesOf.set(word, [index])
    }
  }
  return { entries, words: [...entriesOf.keys()].toSorted(), entriesOf }
}

function nameOf(name: string): Name {
  const own = wordsOf(name)
  const words = own.length > 0 ? own : allWordsOf(name)
  const short = name.replace(/\s*[(/].*$|\s+(am|an|auf|bei|im|in|ob|vor|[abiv]\.).*$/u, '')
  const main = wordsOf(short)
  return { words, main: main.length > 0 ? main : words, plain: plain(short) }
}

/** As it is written, but for capitals and signs. */
export const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')

/** The words that begin so, in order. */
export function* wordsFrom({ words }: Index, start: string): Generator<string> {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < start) low = middle + 1
    else high = middle
  }
  for (; low < words.length && words[low]!.startsWith(start); low++) yield words[low]!
}
