import { overlaps } from '@kasack/contract/range.ts'
import type { Highs } from 'highs'
import type { Choice, Row } from './integer-program.ts'
import { boundOf, maximize } from './integer-program.ts'
import type { EligiblePair, Network, Opening } from './network.ts'
import { keyOf, networkOf, partsOf } from './network.ts'

/** Who goes where. `is_proven`: no plan fills more positions, or as many with a higher sum of scores. */
export type Plan = { pairs: EligiblePair[]; is_proven: boolean }

/** Locked pairs are among `pairs` and do not collide. */
export type Task = { openings: readonly Opening[]; pairs: readonly EligiblePair[]; locked: readonly Omit<EligiblePair, 'score'>[] }

/** Largest number of pairs for which the first of equally good plans is searched. */
const maxPairsForOrdering = 500

/** By vacancy, then by employee. Of equally good plans, the one whose pairs come first wins. */
export const inOrder = (one: Omit<EligiblePair, 'score'>, other: Omit<EligiblePair, 'score'>): number =>
  one.vacancy - other.vacancy || one.employee - other.employee

/** The best plan, or the best found within `seconds`. */
export function planOf(highs: Highs, task: Task, seconds: number): Plan {
  const until = performance.now() + seconds * 1000
  const { stays, openings, pairs } = withoutLocked(task)
  const parts = partsOf(networkOf(openings, pairs)).toSorted((one, other) => one.pairs.length - other.pairs.length)
  const isOrdered = task.pairs.length <= maxPairsForOrdering
  const plans = parts.map((part) => bestOf(highs, part, { until, isOrdered }))
  return {
    pairs: [...stays, ...plans.flatMap((plan) => plan.pairs)].toSorted(inOrder),
    is_proven: plans.every((plan) => plan.is_proven),
  }
}

/** What is left to decide once the locked pairs are set: neither those pairs nor any they leave no room for. */
function withoutLocked({ openings, pairs, locked }: Task) {
  const keys = new Set(locked.map(keyOf))
  const stays = pairs.filter((pair) => keys.has(keyOf(pair)))
  const others = pairs.filter((pair) => !keys.has(keyOf(pair)))
  const taken = Map.groupBy(stays, ({ vacancy }) => vacancy)
  const left = new Map(openings.map((one) => [one.id, { ...one, positions: one.positions - (taken.get(one.id)?.length ?? 0) }] as const))
  const staysOf = Map.groupBy(stays, ({ employee }) => employee)
  const isFree = ({ employee, vacancy }: EligiblePair) =>
    !(staysOf.get(employee) ?? []).some((stay) => overlaps(left.get(stay.vacancy)!.days, left.get(vacancy)!.days))
  const free = others.filter((pair) => left.get(pair.vacancy)!.positions > 0 && isFree(pair))
  return { stays, openings: left, pairs: free.toSorted(inOrder) }
}

type Search = { until: number; isOrdered: boolean }

function bestOf(highs: Highs, part: Network, { until, isOrdered }: Search): Plan {
  const { pairs, rows } = part
  if (rows.length === 0) return { pairs: [...pairs], is_proven: true }
  const { best, found } = searchPlan(highs, part, until)
  if (best) {
    const equal = [exactly(pairs, best.filled), exactly(pairs, best.worth, scoresOf(pairs))]
    const first = isOrdered ? firstOf(highs, { pairs, rows: [...rows, ...equal] }, { best: best.chosen, until }) : best.chosen
    return { pairs: chosenOf(pairs, first ?? best.chosen), is_proven: first !== null }
  }
  const plans = [new Uint8Array(pairs.length), ...found].map((chosen) => chosenOf(pairs, fillGreedily(part, chosen)))
  return { pairs: plans.toSorted(byWorth)[0]!, is_proven: false }
}

/**
 * The best choice if proven; otherwise null, and what was found on the way. Usually as many positions can be filled as fractions allow,
 * so that is tried first. The actual maximum is computed only if it fails.
 */
function searchPlan(highs: Highs, { pairs, rows }: Network, until: number) {
  const [ones, scores] = [pairs.map(() => 1), scoresOf(pairs)]
  const bestWith = (filled: number) => maximize(highs, { costs: scores, rows: [...rows, exactly(pairs, filled)] }, until)
  const bound = boundOf(highs, { costs: ones, rows }, until)
  const atBound = bound === null ? null : bestWith(bound)
  if (atBound?.is_proven) return { best: { ...atBound, filled: bound! }, found: [] }
  const most = maximize(highs, { costs: ones, rows }, until)
  const best = most?.is_proven ? bestWith(most.worth) : null
  if (best?.is_proven) return { best: { ...best, filled: most!.worth }, found: [] }
  return { best: null, found: [atBound, most, best].flatMap((choice: Choice | null) => choice?.chosen ?? []) }
}

const scoresOf = (pairs: readonly EligiblePair[]) => pairs.map(({ score }) => score)

/** Fixes how many of all pairs are chosen, or the sum of their weights. */
const exactly = (pairs: readonly EligiblePair[], many: number, weights?: number[]): Row => ({
  columns: [...pairs.keys()],
  least: many,
  most: many,
  ...(weights && { weights }),
})

const chosenOf = (pairs: readonly EligiblePair[], chosen: Uint8Array) => pairs.filter((_, column) => chosen[column] === 1)

const sumOf = (pairs: readonly EligiblePair[]) => pairs.reduce((sum, { score }) => sum + score, 0)
const byWorth = (one: EligiblePair[], other: EligiblePair[]) => other.length - one.length || sumOf(other) - sumOf(one)

/** Adds every pair that still finds room, the best fit first. */
function fillGreedily({ pairs, rows }: Network, chosen: Uint8Array): Uint8Array {
  const rowsOf = rowsByColumn({ pairs, rows })
  const left = rows.map(({ columns, most }) => most - columns.filter((column) => chosen[column] === 1).length)
  const filled = Uint8Array.from(chosen)
  for (const column of [...pairs.keys()].toSorted((one, other) => pairs[other]!.score - pairs[one]!.score || one - other)) {
    if (filled[column] === 1 || rowsOf[column]!.some((row) => left[row]! <= 0)) continue
    filled[column] = 1
    for (const row of rowsOf[column]!) left[row]! -= 1
  }
  return filled
}

function rowsByColumn({ pairs, rows }: Network): number[][] {
  const found = pairs.map((): number[] => [])
  for (const [row, { columns }] of rows.entries()) for (const column of columns) found[column]!.push(row)
  return found
}

/** Pairs ordered at once. Each weighs twice as much as the next, and their sum stays exact. */
const block = 12

/**
 * The first choice the rows allow in the order of the pairs, or null if time ran out. `best` is one of the choices; its own pairs need no
 * search.
 */
function firstOf(highs: Highs, { pairs, rows }: Network, { best, until }: { best: Uint8Array; until: number }): Uint8Array | null {
  const fixed = new Map<number, 0 | 1>()
  const rowsOf = rowsByColumn({ pairs, rows })
  const isFull = rows.map(
    ({ columns, weights, most }) =>
      () =>
        !weights && columns.filter((column) => fixed.get(column) === 1).length >= most,
  )
  let first = best
  for (const column of pairs.keys()) {
    if (fixed.has(column)) continue
    if (first[column] === 1) {
      fixed.set(column, 1)
      continue
    }
    if (rowsOf[column]!.some((row) => isFull[row]!())) {
      fixed.set(column, 0)
      continue
    }
    const next = [...pairs.keys()].filter((one) => one >= column && !fixed.has(one)).slice(0, block)
    const costs = pairs.map((_, one) => (next.includes(one) ? 2 ** (next.length - 1 - next.indexOf(one)) : 0))
    const choice = maximize(highs, { costs, rows, fixed }, until)
    if (!choice?.is_proven) return null
    first = choice.chosen
    for (const one of next) fixed.set(one, first[one] as 0 | 1)
  }
  return first
}
