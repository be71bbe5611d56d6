import { triplesOf } from '@kasack/contract/search-number.ts'
import type { WordMatch } from '@kasack/contract/search-word.ts'
import { matchOf, wordMatches } from '@kasack/contract/search-word.ts'
import { shortestBeginning, tripleMark, tripleWord } from '../search-index/rules.ts'
import type { FoundWord } from './queries.ts'
import type { Part, Token } from './rules.ts'

/** Words of the index that cost a record so much; it costs what the cheapest that it has costs. */
export type Cost = { cost: number; ids: number[] }

/** Digits that a telephone number has in a row: first `ids`, of three digits each, have to be there. */
export type Digits = { digits: string; ids: number[] }

/** What a record has to have of what was typed: one of these words, or the digits. `number`: how many have it, at most. */
export type PlannedToken = { costs: Cost[]; digits: Digits | null; number: number }

/** Each token, or all of them together as one number. The part that fewest have comes first. */
export type PlannedPart = { tokens: PlannedToken[]; digits: Digits | null; number: number }

/**
 * One way to find records, with words that match so well at least. `walk`: among so many of the newest, which is quick where many match;
 * null: all that match by the index of words.
 */
export type Step = { parts: PlannedPart[]; walk: number | null }

/** So many records at most are found by one step; a few of them may be gone already. */
export const enough = 151

/** How a kind is searched: each step finds at least what the one before does, and is taken if that was not enough. */
export function planOf(parts: readonly Part[], tokens: readonly Token[], found: readonly FoundWord[]): Step[] {
  const total = found.find(({ word }) => word === '')?.number ?? 0
  if (total === 0) return []
  if (parts.length === 0) return [{ parts: [], walk: null }]
  const steps = wordMatches.map((_, at) => {
    const matches = wordMatches.slice(0, at + 1)
    return parts.map((part) => planPart(part, tokens, { found, matches })).toSorted((one, other) => one.number - other.number)
  })
  const useful = steps.filter((step, at) => step.every(({ number }) => number > 0) && (at === 0 || sizeOf(step) !== sizeOf(steps[at - 1]!)))
  return useful.flatMap((step) => waysOf(step, total))
}

type Known = { found: readonly FoundWord[]; matches: readonly WordMatch[] }

function planPart(part: Part, tokens: readonly Token[], known: Known): PlannedPart {
  const digits = digitsIn(part.digits, known.found)
  const planned = part.tokens
    .map((token) => planToken(token, tokens.indexOf(token), known))
    .toSorted((one, other) => one.number - other.number)
  return { tokens: planned, digits: digits.all, number: digits.number + (planned[0]?.number ?? 0) }
}

function planToken(token: Token, at: number, { found, matches }: Known): PlannedToken {
  const ids = new Map<number, number[]>()
  const digits = digitsIn(token.digits, found)
  let { number } = digits
  for (const word of found) {
    if (!word.tokens.includes(at)) continue
    const match = word.word.endsWith(shortestBeginning) ? 'beginning' : matchOf(token.forms, word.word)
    if (match === null || !matches.includes(match)) continue
    const cost = costOf(word, match, token)
    ids.set(cost, [...(ids.get(cost) ?? []), word.id])
    number += word.number
  }
  const costs = [...ids].map(([cost, all]) => ({ cost, ids: all })).toSorted((one, other) => one.cost - other.cost)
  return { costs, digits: digits.all, number }
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

function digitsIn(digits: string | null, found: readonly FoundWord[]): { all: Digits | null; number: number } {
  if (digits === null) return { all: null, number: 0 }
  const triples = triplesOf(digits).map(tripleWord)
  const words = found.filter(({ word }) => word.startsWith(tripleMark) && triples.includes(word))
  if (words.length < triples.length) return { all: null, number: 0 }
  return { all: { digits, ids: words.map(({ id }) => id) }, number: Math.min(...words.map(({ number }) => number)) }
}

const sizeOf = (parts: readonly PlannedPart[]): number =>
  parts.reduce((sum, part) => sum + part.tokens.reduce((all, { costs: some }) => all + some.flatMap(({ ids }) => ids).length, 0), 0)

/** Many are found among the newest; where they are not, and where few match, by the index. */
function waysOf(parts: PlannedPart[], total: number): Step[] {
  const all: Step = { parts, walk: null }
  const expected = parts.reduce((left, { number }) => (left * Math.min(number, total)) / total, total)
  const walk = Math.ceil((walkedFurther * enough * total) / Math.max(expected, 1))
  return walk < Math.min(parts[0]!.number, total) ? [{ parts, walk }, all] : [all]
}

/** What was typed need not be spread evenly. */
const walkedFurther = 3
