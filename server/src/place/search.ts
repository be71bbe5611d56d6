import { federalStates } from '@kasack/contract/federal-state.ts'
import type { Code, District, Part, Town } from './gazetteer.ts'
import type { Entry, Index } from './index-of-words.ts'
import { plain, wordsFrom } from './index-of-words.ts'
import { allWordsOf, wordsOf } from './spelling.ts'

export type Place = Town | Part | Code

/** A place, how much of the text it answers (1: all), and whether it only lies near what was asked for: there was a street, too. */
export type Found = { place: Place; relevance: number; approximate: boolean }

/** `autocomplete`: the last word may be the beginning of one. */
export type Wanted = { text: string; kinds: ReadonlySet<Place['kind']>; autocomplete: boolean; limit: number }

/** The places that a text names, the best first. See docs/rules/places.md. */
export function searchPlaces(index: Index, { text, kinds, autocomplete, limit }: Wanted): Found[] {
  const query = queryOf(text, autocomplete)
  const matches = matchesOf(index, query)
  const possible = [...matches]
    .map(([entry, matched]) => matchOf(index.entries[entry]!, matched, query))
    .filter((match) => kinds.has(match.entry.place.kind))
  const complete = possible.filter((match) => match.missing === 0)
  const best = complete.length > 0 ? complete : likely(possible)
  return best
    .toSorted((one, other) => compare(one, other))
    .slice(0, limit)
    .map(({ entry: { place }, missing }) => ({
      place,
      relevance: missing === 0 ? 1 : Math.max(0.01, Math.round(99 * (1 - missing / query.letters)) / 100),
      approximate: missing > 0,
    }))
}

type Query = { words: string[]; plain: string; letters: number; openEnd: boolean; town: number }

/** The words that count; those before `town` are of a street, for a number of a house follows them. */
function queryOf(text: string, autocomplete: boolean): Query {
  const counting = wordsOf(text)
  const words = counting.length > 0 ? counting : allWordsOf(text)
  const house = words.findLastIndex((word) => /^\d{1,4}[a-z]?$/.test(word))
  return {
    words,
    plain: plain(text),
    letters: words.join('').length,
    openEnd: autocomplete && /[\p{L}\p{M}\p{N}]$/u.test(text),
    town: house > 0 && house < words.length - 1 ? house + 1 : 0,
  }
}

/** Of each entry that is named the words of the query that name it; `begun`: its last one only begins a word of it. */
type Matched = { words: Set<number>; begun: boolean }

function matchesOf(index: Index, { words, openEnd }: Query): Map<number, Matched> {
  const matches = new Map<number, Matched>()
  const note = (entry: number, word: number, begun: boolean) => {
    const known = matches.get(entry)
    if (known === undefined) matches.set(entry, { words: new Set([word]), begun })
    else if (!known.words.has(word)) {
      known.words.add(word)
      known.begun ||= begun
    }
  }
  for (const [position, word] of words.entries()) for (const entry of index.entriesOf.get(word) ?? []) note(entry, position, false)
  const last = words.at(-1)
  if (!openEnd || last === undefined) return matches
  const begun = [...wordsFrom(index, last)].filter((word) => word !== last)
  for (const entry of begun.flatMap((word) => index.entriesOf.get(word)!)) note(entry, words.length - 1, true)
  return matches
}

type Match = {
  entry: Entry
  /** 5: this very postal code; 4: written just so, for Munster is not Münster, but Muenster is; 3: its name; 2: begins so; 1: some other word of it. */
  rank: number
  /** Letters of the query that say nothing of it. */
  missing: number
  /** Sure enough to be the town of an address whose street is not known. */
  isAnchored: boolean
  /** Where in the query it is named last: the town follows the street. */
  position: number
}

function matchOf(entry: Entry, { words: own, begun }: Matched, query: Query): Match {
  const { place, names } = entry
  const last = query.words.length - 1
  const around = own.size === query.words.length ? null : wordsAround(place)
  const isKnown = (position: number) => own.has(position) || isAround(around!, query, position)
  // A number at the end is the start of a postal code, or that of a house.
  const isHouse = begun && /^\d/.test(query.words[last]!) && !query.words.every((_, position) => isKnown(position))
  const texts = query.words.filter((_, position) => own.has(position) && !(isHouse && position === last))
  const missing = query.words.filter((_, position) => !isKnown(position) || (isHouse && position === last))
  const isCode = place.kind === 'postcode' && texts.includes(place.code)
  const named = names.filter(({ main }) => main.every((word) => texts.includes(word)))
  const isWritten = place.kind !== 'postcode' && named.some((name) => ` ${query.plain} `.includes(` ${name.plain} `))
  const begins = names.some(({ words }) => texts.some((text) => words[0]!.startsWith(text)))
  const position = Math.max(0, ...[...own].filter((word) => !(isHouse && word === last)))
  const isTown = named.length > 0 || (begun && begins && query.town > 0)
  return {
    entry,
    rank: isCode ? 5 : isWritten ? 4 : named.length > 0 ? 3 : begins ? 2 : 1,
    missing: missing.join('').length,
    isAnchored: isCode || (isTown && position >= query.town),
    position,
  }
}

/** Of the places that leave a part of the text unknown those that leave the least, and the postal code itself. */
function likely(matches: Match[]): Match[] {
  const anchored = matches.filter(({ isAnchored }) => isAnchored)
  const least = Math.min(...anchored.map(({ missing }) => missing))
  return anchored.filter(({ missing, rank }) => missing === least || rank === 5)
}

const order = { place: 0, locality: 1, postcode: 2 }

function compare(one: Match, other: Match): number {
  const [first, second] = [one.entry.place, other.entry.place]
  const isCertain = Number(other.rank === 5) - Number(one.rank === 5)
  if (isCertain !== 0) return isCertain
  if (one.missing > 0 && one.position !== other.position) return other.position - one.position
  if (one.rank !== other.rank) return other.rank - one.rank
  if (one.rank > 2 && first.kind !== second.kind) return order[first.kind] - order[second.kind]
  return other.entry.weight - one.entry.weight || (first.id < second.id ? -1 : 1)
}

/** Where the place lies, in words that may stand beside its name: its town, district and state, Germany. */
function wordsAround(place: Place): Set<string> {
  const towns = place.kind === 'place' ? [place] : place.kind === 'locality' ? [place.town] : place.towns
  const known = place.kind === 'locality' ? towns.flatMap(({ names }) => names.flatMap(wordsOf)) : []
  return new Set([...known, ...towns.flatMap(({ district }) => districtWords(district)), ...country])
}

const country = 'deutschland germany de brd stadt lutherstadt hansestadt landeshauptstadt kreisstadt gemeinde kreis landkreis'.split(' ')

const wordsByDistrict = new Map<District, string[]>()

function districtWords(district: District): string[] {
  const known = wordsByDistrict.get(district)
  if (known) return known
  const { name } = federalStates.find(({ code }) => code === district.state)!
  const words = [district.name, name.de, name.en].flatMap(wordsOf)
  wordsByDistrict.set(district, words)
  return words
}

function isAround(around: Set<string>, { words, openEnd }: Query, position: number): boolean {
  const word = words[position]!
  return around.has(word) || (openEnd && position === words.length - 1 && [...around].some((other) => other.startsWith(word)))
}
