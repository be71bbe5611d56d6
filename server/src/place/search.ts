import { federalStates } from '@kasack/contract/federal-state.ts'
import type { WordQuery, Candidate, Kind } from './candidates.ts'
import { candidatesOf } from './candidates.ts'
import type { Code, Gazetteer, Part, Town } from './gazetteer.ts'
import type { Index } from './index-of-words.ts'
import { listAt, townsIn } from './index-of-words.ts'
import { areFillers, plain, shortName, wordsOf } from './spelling.ts'

export type Place = Town | Part | Code

/** A place, how much of the text it explains (1: all), and whether it is only near the target, as the text also names a street. */
export type PlaceHit = { place: Place; relevance: number; approximate: boolean }

/** `autocomplete`: the last word may be incomplete. */
export type PlaceQuery = { text: string; kinds: ReadonlySet<Kind>; autocomplete: boolean; limit: number }

export type PlaceIndex = { gazetteer: Gazetteer; index: Index }

/** The places that a text names, best first. See docs/rules/places.md. */
export function searchPlaces(known: PlaceIndex, { text, kinds, autocomplete, limit }: PlaceQuery): PlaceHit[] {
  const query = queryOf(text, autocomplete)
  const matches = candidatesOf(known.gazetteer, known.index, { asked: query, kinds })
    .toSorted((one, other) => lettersOf(other, query) - lettersOf(one, query))
    .map((candidate, order) => matchOf(known, candidate, { query, comparesSurroundings: order < maxCompared }))
  const complete = matches.filter(({ missing }) => missing === 0)
  return (complete.length > 0 ? complete : likely(matches))
    .toSorted(compare)
    .slice(0, limit)
    .map(({ candidate, missing }) => ({
      place: placeOf(known.gazetteer, candidate),
      relevance: missing === 0 ? 1 : Math.max(0.01, Math.round(99 * (1 - missing / query.letters)) / 100),
      approximate: missing > 0,
    }))
}

/** Candidates whose surroundings are compared, those that match most letters first. */
const maxCompared = 300
/** Each word has a bit. */
const maxWords = 30

type Query = WordQuery & { plain: string; letters: number; town: number }

/** The words that count; words before `town` belong to a street, as a house number follows them. */
function queryOf(text: string, autocomplete: boolean): Query {
  const words = wordsOf(text)
  const house = words.findLastIndex((word) => /^\d{1,4}[a-z]?$/.test(word))
  return {
    words: words.slice(0, maxWords),
    plain: plain(text),
    letters: words.join('').length,
    openEnd: autocomplete && words.length <= maxWords && /[\p{L}\p{M}\p{N}]$/u.test(text),
    start: autocomplete && words.length > 0 && areFillers(words) ? plain(text) : null,
    town: house > 0 && house < words.length - 1 ? house + 1 : 0,
  }
}

type Match = {
  candidate: Candidate
  /**
   * 5: exactly this postal code; 4: spelt exactly like this, for Munster is not Münster, but Muenster is; 3: its name; 2: the start of its
   * name; 1: another word of it.
   */
  rank: number
  /** Letters of the query that do not match it. */
  missing: number
  /** Certain enough to be the town of an address with an unknown street. */
  isAnchored: boolean
  /** The position of its last word in the query: the town follows the street. */
  position: number
  /** Inhabitants, as a measure of how likely it is meant. */
  weight: number
}

function matchOf(
  known: PlaceIndex,
  candidate: Candidate,
  { query, comparesSurroundings }: { query: Query; comparesSurroundings: boolean },
): Match {
  const { kind, row, name, isPrefix } = candidate
  const { gazetteer, index } = known
  const last = query.words.length - 1
  const all = 2 ** query.words.length - 1
  const around = candidate.words === all || !comparesSurroundings ? null : wordsAround(placeOf(gazetteer, candidate))
  const bitsAround = around === null ? 0 : bitsOf(query, (word, position) => isAround(around, query, { word, position }))
  // A number at the end starts a postal code, or is a house number.
  const isHouse = isPrefix && /^\d/.test(query.words[last]!) && (candidate.words | bitsAround) !== all
  const own = isHouse ? candidate.words & ~(1 << last) : candidate.words
  const isCode = kind === 'postcode' && bitsOf(query, (word) => gazetteer.rows.codes[row]!.startsWith(`${word}\t`)) !== 0
  const main = name === null ? [] : [...listAt(index.mainWords, name)].map((word) => index.words[word]!)
  const texts = query.words.filter((_, position) => own & (1 << position))
  const isNamed = name !== null && main.every((word) => texts.includes(word))
  const isWritten = isNamed && kind !== 'postcode' && ` ${query.plain} `.includes(` ${plain(shortName(writtenName(known, candidate)))} `)
  const begins = name === null ? own !== 0 : texts.some((text) => main[0]!.startsWith(text))
  const position = 31 - Math.clz32(own)
  return {
    candidate,
    rank: isCode ? 5 : isWritten ? 4 : isNamed ? 3 : begins ? 2 : 1,
    missing: query.letters - query.words.filter((_, word) => (own | bitsAround) & (1 << word)).join('').length,
    isAnchored: isCode || ((isNamed || (isPrefix && begins && query.town > 0)) && position >= query.town),
    position,
    weight: weightOf(known, candidate),
  }
}

const bitsOf = ({ words }: Query, isMeant: (word: string, position: number) => boolean): number =>
  words.reduce((bits, word, position) => (isMeant(word, position) ? bits | (1 << position) : bits), 0)

const lettersOf = ({ words: own }: Candidate, { words }: Query): number =>
  words.filter((_, position) => own & (1 << position)).join('').length

/** If no place explains the whole text: the places that leave the fewest letters, and the postal code itself. */
function likely(matches: Match[]): Match[] {
  const anchored = matches.filter(({ isAnchored }) => isAnchored)
  const least = anchored.reduce((smallest, { missing }) => Math.min(smallest, missing), Infinity)
  return anchored.filter(({ missing, rank }) => missing === least || rank === 5)
}

const order = { place: 0, locality: 1, postcode: 2 }

function compare(one: Match, other: Match): number {
  const [first, second] = [one.candidate, other.candidate]
  const isCertain = Number(other.rank === 5) - Number(one.rank === 5)
  if (isCertain !== 0) return isCertain
  if (one.missing > 0 && one.position !== other.position) return other.position - one.position
  if (one.rank !== other.rank) return other.rank - one.rank
  if (one.rank > 2 && first.kind !== second.kind) return order[first.kind] - order[second.kind]
  return other.weight - one.weight || first.row - second.row
}

function weightOf({ gazetteer, index }: PlaceIndex, { kind, row }: Candidate): number {
  if (kind === 'place') return index.population.towns[row]!
  if (kind === 'locality') return index.population.parts[row]! / 3
  return index.population.towns[townsIn(gazetteer.rows.codes[row]!)[0]!]! / 1e6
}

function placeOf({ town, part, code }: Gazetteer, { kind, row }: Candidate): Place {
  return kind === 'place' ? town(row) : kind === 'locality' ? part(row) : code(row)
}

/** The one of the place's names that matched. */
function writtenName({ gazetteer, index }: PlaceIndex, candidate: Candidate): string {
  const place = placeOf(gazetteer, candidate)
  const number = candidate.name! - index.rows.indexOf(candidate.row, candidate.kind === 'place' ? 0 : index.townNames)
  return place.kind === 'postcode' ? place.code : place.names[number]!
}

/** Words that may follow the place's name: its town, district and state, Germany. */
function wordsAround(place: Place): Set<string> {
  const towns = place.kind === 'place' ? [place] : place.kind === 'locality' ? [place.town] : place.towns
  const names = place.kind === 'locality' ? place.town.names : []
  const regions = towns.flatMap(({ district: { name, state } }) => {
    const { name: ofState } = federalStates.find(({ code }) => code === state)!
    return [name, ofState.de, ofState.en]
  })
  return new Set([...country, ...[...names, ...regions].flatMap(wordsOf)])
}

const country = 'deutschland germany de brd stadt lutherstadt hansestadt landeshauptstadt kreisstadt gemeinde kreis landkreis'.split(' ')

function isAround(around: Set<string>, { words, openEnd }: Query, { word, position }: { word: string; position: number }): boolean {
  return around.has(word) || (openEnd && position === words.length - 1 && [...around].some((other) => other.startsWith(word)))
}
