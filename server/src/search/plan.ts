import { triplesOf } from '@kasack/contract/phone-search.ts'
import type { WordMatch } from '@kasack/contract/search-word.ts'
import { matchOf, wordMatches } from '@kasack/contract/search-word.ts'
import { shortestBeginning, tripleMark, tripleWord } from '../search-index/filing.ts'
import type { Part, Token } from './question.ts'

/**
 * A word of the index that may be meant by these of the typed tokens; the empty one says how many records the kind has, and `last` is the
 * highest id of them.
 */
export type FoundWord = { id: number; word: string; kind: number; place: number; number: number; last: number | null; tokens: number[] }

/** Words of the index that cost a record so much; it costs what the cheapest that it has costs. `number`: how many have one, at most. */
export type Cost = { cost: number; ids: number[]; number: number }

/** Digits that a telephone number has in a row: first `ids`, of three digits each, have to be there. */
export type Digits = { digits: string; ids: number[]; number: number }

/** What a record has to have of what was typed: one of these words, or the digits. */
export type PlannedToken = { costs: Cost[]; digits: Digits | null; number: number }

/** Each token, or all of them together as one number. The part that fewest have comes first. */
export type PlannedPart = { tokens: PlannedToken[]; digits: Digits | null; number: number }

/** One way to find records: with words that match so well at least, and an id above this one, where so many match that the newest will do. */
export type Step = { parts: PlannedPart[]; above: number | null }

/** So many records at most are found by one step; a few of them may be gone already. */
export const enough = 151

/** How a kind is searched: each step finds what costs more than what the ones before found, and is taken if they did not find enough. */
export function planOf(parts: readonly Part[], tokens: readonly Token[], found: readonly FoundWord[]): Step[] {
  const all = found.find(({ word }) => word === '')
  if (!all?.number) return []
  if (parts.length === 0) return [{ parts: [], above: null }]
  const steps = wordMatches.map((_, at) => {
    const matches = wordMatches.slice(0, at + 1)
    return parts.map((part) => planPart(part, tokens, { found, matches })).toSorted((one, other) => one.number - other.number)
  })
  const useful = steps.filter((step, at) => step.every(({ number }) => number > 0) && (at === 0 || sizeOf(step) !== sizeOf(steps[at - 1]!)))
  const [word] = parts.length === 1 && parts[0]!.digits === null ? (useful.at(-1)?.[0]?.tokens ?? []) : []
  return (word ? byCost(word) : useful).flatMap((step) => waysOf(step, all))
}

/** A single word need not be compared with a record: what the index offers for words of one cost costs that much. */
function byCost({ costs, digits }: PlannedToken): PlannedPart[][] {
  const alone = (token: PlannedToken) => [{ tokens: [token], digits: null, number: token.number }]
  const ofDigits = digits ? [{ cost: costOfMiddle - 1, step: alone({ costs: [], digits, number: digits.number }) }] : []
  const ofWords = costs.map((one) => ({ cost: one.cost, step: alone({ costs: [one], digits: null, number: one.number }) }))
  return [...ofWords, ...ofDigits].toSorted((one, other) => one.cost - other.cost).map(({ step }) => step)
}

type PlanContext = { found: readonly FoundWord[]; matches: readonly WordMatch[] }

function planPart(part: Part, tokens: readonly Token[], known: PlanContext): PlannedPart {
  const digits = digitsIn(part.digits, known.found)
  const planned = part.tokens
    .map((token) => planToken(token, tokens.indexOf(token), known))
    .toSorted((one, other) => one.number - other.number)
  return { tokens: planned, digits, number: (digits?.number ?? 0) + (planned[0]?.number ?? 0) }
}

function planToken(token: Token, at: number, { found, matches }: PlanContext): PlannedToken {
  const costs = new Map<number, Cost>()
  for (const word of found) {
    if (!word.tokens.includes(at)) continue
    const match = word.word.endsWith(shortestBeginning) ? 'beginning' : matchOf(token.forms, word.word)
    if (match === null || !matches.includes(match)) continue
    const cost = costOf(word, match, token)
    const { ids, number } = costs.get(cost) ?? { ids: [], number: 0 }
    costs.set(cost, { cost, ids: [...ids, word.id], number: number + word.number })
  }
  const digits = digitsIn(token.digits, found)
  const sorted = [...costs.values()].toSorted((one, other) => one.cost - other.cost)
  return { costs: sorted, digits, number: sorted.reduce((sum, { number }) => sum + number, digits?.number ?? 0) }
}

/** The worst word counts more than all that are better: a record costs what its words cost together. */
const costs: Readonly<Record<WordMatch, number>> = { equal: 0, beginning: 100, slip: 10_000, beginning_with_slip: 1_000_000 }
/** Whoever hears a name seldom mistakes its first letter. */
const costOfFirstLetter = 5_000
const costOfOthers = 1
/** A number that was not typed to its end. */
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
  parts.reduce((sum, part) => sum + part.tokens.reduce((all, { costs: some }) => all + some.flatMap(({ ids }) => ids).length, 0), 0)

/** Many are found among the newest; where they are not, and where few match, among all. */
function waysOf(parts: PlannedPart[], { number: total, last }: FoundWord): Step[] {
  const all: Step = { parts, above: null }
  const rarest = Math.min(parts[0]!.number, total)
  const expected = parts.reduce((left, { number }) => (left * Math.min(number, total)) / total, total)
  const share = (further * enough) / Math.max(expected, 1)
  const spared = rarest * (1 - share)
  if (last === null || spared < costOfRange * share * total) return [all]
  return [{ parts, above: Math.floor(last * (1 - share)) }, all]
}

/** What was typed need not be spread evenly: so many times as many are looked at as should be enough. */
const further = 3
/** What an id costs that is in the range, beside a record that is read. */
const costOfRange = 0.1
