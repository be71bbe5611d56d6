import { triplesOf } from '@kasack/contract/phone-search.ts'
import type { WordMatch } from '@kasack/contract/search-word.ts'
import { matchOf, wordMatches } from '@kasack/contract/search-word.ts'
import { shortestBeginning, tripleMark, tripleWord } from '../search-index/filing.ts'
import type { Part, Token } from './question.ts'

/** A word of the index that these typed tokens may mean. The empty word counts the records of its kind, and `last` is their highest id. */
export type FoundWord = { id: number; word: string; kind: number; place: number; number: number; last: number | null; tokens: number[] }

/** Words that all cost a record this much; a record pays for its cheapest. `number`: the most records that may have one. */
export type Cost = { cost: number; ids: number[]; number: number }

/** Consecutive digits of a telephone number: `ids` of three digits each must match first. */
export type Digits = { digits: string; ids: number[]; number: number }

/** What a record must match for one token: one of these words, or the digits. */
export type PlannedToken = { costs: Cost[]; digits: Digits | null; number: number }

/** Each token, or all of them together as one number. The rarest token comes first. */
export type PlannedPart = { tokens: PlannedToken[]; digits: Digits | null; number: number }

/**
 * One way to find records: by words that match at least this well, and, if so many match that the newest suffice, only `among` so many of
 * the newest, without the index, or `above` this id. A narrower step runs only if a wider one found more than it could compare, so that the
 * best may be missing.
 */
export type Step = { parts: PlannedPart[]; among: number | null; above: number | null; isNarrower: boolean }

/** Most records found by one step; a few of them may be deleted already. */
export const enough = 151

/** The typed words, the words of the index they may mean, and whether the reader may find every record that has one of those. */
type PlanQuery = { parts: readonly Part[]; tokens: readonly Token[]; found: readonly FoundWord[]; findsAll: boolean }

/** How to search a kind: each step finds what costs more than the steps before, and runs only if they did not find enough. */
export function planOf({ parts, tokens, found, findsAll }: PlanQuery): Step[] {
  const all = found.find(({ word }) => word === '')
  if (!all?.number) return []
  if (parts.length === 0) return [{ parts: [], among: null, above: null, isNarrower: false }]
  const words = new Map(tokens.map((token, at) => [token, matchesOf(token, at, found)]))
  const steps = wordMatches.map((_, at) => {
    const matches = wordMatches.slice(0, at + 1)
    return parts.map((part) => planPart(part, { found, words, matches })).toSorted((one, other) => one.number - other.number)
  })
  const useful = steps.filter((step, at) => step.every(({ number }) => number > 0) && (at === 0 || sizeOf(step) !== sizeOf(steps[at - 1]!)))
  const [word] = parts.length === 1 && parts[0]!.digits === null ? (useful.at(-1)?.[0]?.tokens ?? []) : []
  if (word) return untilEnough(byCost(word), findsAll).flatMap((step) => stepsFor(step, all))
  // A step repeats the narrower ones: if few records are expected it runs first and is usually the only one.
  const wide = useful.findLastIndex((step) => expectedOf(step, all.number) < few)
  const narrower = useful.slice(0, Math.max(wide, 0)).flatMap((step) => stepsFor(step, all, true))
  const [first = [], ...wider] = useful.slice(Math.max(wide, 0)).map((step) => stepsFor(step, all))
  return [...first, ...narrower, ...wider.flat()]
}

/** Records expected below which a step is tried before the narrower ones. */
const few = 75

/** Drops the steps after a word that enough records have: PostgreSQL would plan them even though they never run. */
function untilEnough(steps: PlannedPart[][], findsAll: boolean): PlannedPart[][] {
  const last = steps.findIndex(([part]) => part!.tokens[0]!.costs.some(({ ids, number }) => number / ids.length >= enough))
  return findsAll && last >= 0 ? steps.slice(0, last + 1) : steps
}

/** For a single word no record needs comparing: all that the index finds for words of one cost has that cost. */
function byCost({ costs, digits }: PlannedToken): PlannedPart[][] {
  const alone = (token: PlannedToken) => [{ tokens: [token], digits: null, number: token.number }]
  const ofDigits = digits ? [{ cost: costOfMiddle - 1, step: alone({ costs: [], digits, number: digits.number }) }] : []
  const ofWords = costs.map((one) => ({ cost: one.cost, step: alone({ costs: [one], digits: null, number: one.number }) }))
  return [...ofWords, ...ofDigits].toSorted((one, other) => one.cost - other.cost).map(({ step }) => step)
}

/** A word that a token may mean, and its cost. */
type TokenWord = { id: number; number: number; match: WordMatch; cost: number }
type PlanContext = { found: readonly FoundWord[]; words: ReadonlyMap<Token, readonly TokenWord[]>; matches: readonly WordMatch[] }

/** The words of the index that a token may mean, cheapest first, compared once for all steps. */
function matchesOf(token: Token, at: number, found: readonly FoundWord[]): TokenWord[] {
  const meant = found.flatMap((word) => {
    if (!word.tokens.includes(at)) return []
    const match = matchWith(token, word.word)
    return match === null ? [] : [{ id: word.id, number: word.number, match, cost: costOf(word, match, token) }]
  })
  return meant.toSorted((one, other) => one.cost - other.cost)
}

function matchWith({ forms }: Token, word: string): WordMatch | null {
  if (!word.endsWith(shortestBeginning)) return matchOf(forms, word)
  return forms.some((form) => form + shortestBeginning === word) ? 'beginning' : null
}

function planPart(part: Part, context: PlanContext): PlannedPart {
  const digits = digitsIn(part.digits, context.found)
  const planned = part.tokens.map((token) => planToken(token, context)).toSorted((one, other) => one.number - other.number)
  return { tokens: planned, digits, number: (digits?.number ?? 0) + (planned[0]?.number ?? 0) }
}

function planToken(token: Token, { found, words, matches }: PlanContext): PlannedToken {
  const meant = words.get(token)!.filter(({ match }) => matches.includes(match))
  const costs = [...Map.groupBy(meant, ({ cost }) => cost)].map(([cost, all]) => ({
    cost,
    ids: all.map(({ id }) => id),
    number: sumOf(all),
  }))
  const digits = digitsIn(token.digits, found)
  return { costs, digits, number: sumOf(meant) + (digits?.number ?? 0) }
}

const sumOf = (all: readonly Pick<TokenWord, 'number'>[]): number => all.reduce((sum, { number }) => sum + number, 0)

/** One worse match outweighs all better ones: a record costs the sum of its words. */
const costs: Readonly<Record<WordMatch, number>> = { equal: 0, beginning: 100, slip: 10_000, beginning_with_slip: 1_000_000 }
/** People who hear a name seldom mistake its first letter. */
const costOfFirstLetter = 5_000
const costOfOthers = 1
/** A number that was typed incompletely. */
export const costOfMiddle = costs.beginning

function costOf({ word, place }: FoundWord, match: WordMatch, { forms }: Token): number {
  const isOtherLetter = match === 'slip' && forms.every((form) => form[0] !== word[0])
  return costs[match] + (isOtherLetter ? costOfFirstLetter : 0) + (place > 0 ? costOfOthers : 0)
}

function digitsIn(digits: string | null, found: readonly FoundWord[]): Digits | null {
  if (digits === null) return null
  const triples = triplesOf(digits).map(tripleWord)
  const words = found.filter(({ word }) => word.startsWith(tripleMark) && triples.includes(word))
  if (words.length < triples.length) return null
  return { digits, ids: words.map(({ id }) => id), number: Math.min(...words.map(({ number }) => number)) }
}

const sizeOf = (parts: readonly PlannedPart[]): number =>
  parts.reduce((sum, part) => sum + part.tokens.reduce((all, token) => all + idsOf(token).length, 0), 0)

/** Records expected to have all parts, assuming that these are independent. */
const expectedOf = (parts: readonly PlannedPart[], total: number): number =>
  parts.reduce((left, { number }) => (left * Math.min(number, total)) / total, total)

/** Searches all, or first the newest, in whichever way is expected to be the quickest. */
function stepsFor(parts: PlannedPart[], { number: total, last }: FoundWord, isNarrower = false): Step[] {
  const all: Step = { parts, among: null, above: null, isNarrower }
  const indexed = indexedOf(parts)
  const [share, read] = [Math.min((further * enough) / Math.max(expectedOf(parts, total), 1), 1), expectedOf(indexed, total)]
  const costOfWords = micros.word * indexed.length * (parts[0]?.number ?? 0)
  const expected = {
    all: costOfWords + micros.record * read,
    above: last === null ? Infinity : costOfWords + micros.id * share * total + micros.record * share * read,
    among: ((share * total) / further) * costOfComparing(parts),
  }
  if (expected.all <= Math.min(expected.above, expected.among)) return [all]
  if (expected.above < expected.among) return [{ ...all, above: Math.floor(last! * (1 - share)) }, all]
  return [{ ...all, among: Math.ceil(share * total) }, all]
}

/** Matches need not be spread evenly, so this many times as many of the newest are searched as expected. */
const further = 3

/** About what PostgreSQL takes to read an entry of the words, an id, and a record, in microseconds. */
const micros = { word: 0.15, id: 0.07, record: 1.5, comparison: 0.2, longList: 10 }

/** Microseconds to compare a record. */
const costOfComparing = (parts: readonly PlannedPart[]): number =>
  parts.reduce((sum, { tokens }) => sum + Math.min(micros.comparison * tokens.flatMap(idsOf).length, micros.longList), 0.5)

const idsOf = ({ costs: some }: PlannedToken): number[] => some.flatMap(({ ids }) => ids)

/** The parts that the index compares: the rarest, and those of few words. */
export const indexedOf = (parts: readonly PlannedPart[]): PlannedPart[] => parts.filter((part, at) => at === 0 || isShortList(part))

const isShortList = ({ tokens, digits }: PlannedPart): boolean =>
  digits === null && tokens.every((token) => token.digits === null && idsOf(token).length <= maxIndexed)
const maxIndexed = 256
