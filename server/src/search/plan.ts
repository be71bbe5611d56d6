import type { WordMatch } from '@kasack/contract/search-word.ts'
import { matchOf } from '@kasack/contract/search-word.ts'
import { shortestBeginning } from '../search-index/rules.ts'
import type { FoundWord } from './queries.ts'
import type { Part, Token } from './rules.ts'

/** The ids of the words of one kind that match a token, by how well they do; `number`: in how many records they are at most. */
export type Matches = Record<WordMatch, { ids: number[]; own: number[]; number: number }>

/** A token or number that a record of a kind has to have. */
export type PlannedToken = { matches: Matches; digits: string | null }
export type PlannedPart = { tokens: PlannedToken[]; digits: string | null }

/** How the records of a kind are found: `walk`: the newest first until there are enough, which is quick where many match. */
export type Plan = { parts: PlannedPart[]; all: 'gather' | 'walk'; equal: 'gather' | 'walk' | null }

/** How a kind is searched; null: it has nothing. */
export function planOf(parts: readonly Part[], tokens: readonly Token[], found: readonly FoundWord[]): Plan | null {
  const total = found.find(({ word }) => word === '')?.number ?? 0
  const planned = parts.map((part) => ({
    digits: part.digits,
    tokens: part.tokens.map((token) => ({ digits: token.digits, matches: matchesOf(token, tokens.indexOf(token), found) })),
  }))
  if (total === 0 || planned.some((part) => !canMatch(part))) return null
  if (parts.length === 0) return { parts: planned, all: 'gather', equal: null }
  const isNumber = planned.some(hasNumber)
  const counts = planned.flatMap((part) => part.tokens.map(({ matches }) => matches))
  const equal = counts.map(({ equal: { number } }) => number)
  const all = counts.map((one) => one.equal.number + one.beginning.number + one.slip.number)
  return {
    parts: planned,
    all: isNumber ? 'gather' : wayOf(all, total),
    equal: isNumber || equal.includes(0) ? null : wayOf(equal, total),
  }
}

const hasNumber = ({ digits, tokens }: PlannedPart): boolean => digits !== null || tokens.some((token) => token.digits !== null)

const canMatch = (part: PlannedPart): boolean =>
  part.digits !== null ||
  part.tokens.every(({ digits, matches }) => digits !== null || Object.values(matches).some(({ ids }) => ids.length > 0))

/** So many records are looked for when they are walked through. */
const wanted = 101
/** Reading a row by the index costs as much as so many entries of the index itself. */
const entriesOfRow = 30

function wayOf(numbers: readonly number[], total: number): 'gather' | 'walk' {
  const expected = numbers.reduce((left, number) => (left * Math.min(number, total)) / total, total)
  const walked = (wanted * total) / Math.max(expected, 1)
  return walked < expected + numbers.reduce((sum, number) => sum + number, 0) / entriesOfRow ? 'walk' : 'gather'
}

/** The words that were found for a token, sorted by how they match it. */
function matchesOf({ forms }: Token, at: number, found: readonly FoundWord[]): Matches {
  const none = () => ({ ids: [] as number[], own: [] as number[], number: 0 })
  const matches: Matches = { equal: none(), beginning: none(), slip: none() }
  for (const { tokens, id, word, place, number } of found) {
    if (!tokens.includes(at)) continue
    const match = word.endsWith(shortestBeginning) ? 'beginning' : matchOf(forms, word)
    if (match === null) continue
    matches[match].ids.push(id)
    matches[match].number += number
    if (place === 0) matches[match].own.push(id)
  }
  return matches
}
