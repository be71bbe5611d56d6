import { describe, expect, test } from 'vitest'
import { loadHighs } from './integer-program.ts'
import type { EligiblePair, Opening } from './network.ts'
import { collisionsOf } from './network.ts'
import type { Plan, Task } from './plan.ts'
import { inOrder, planOf } from './plan.ts'

const highs = await loadHighs()
const plan = (task: Task, seconds = 60) => planOf(highs, task, seconds)

const idsOf = ({ pairs }: Pick<Plan, 'pairs'>) => pairs.map(({ vacancy, employee }) => [vacancy, employee])
const sumOf = (pairs: readonly EligiblePair[]) => pairs.reduce((sum, { score }) => sum + score, 0)

/** Numbers between 0 and 1, the same for the same seed. */
function drawn(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const day = (at: number) => new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10)

type Size = { people: number; vacancies: number; share: number; scores: number; days: number }

function drawTask(seed: number, { people, vacancies, share, scores, days }: Size): Task {
  const random = drawn(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const openings = Array.from({ length: vacancies }, (_, at): Opening => {
    const lower = upTo(days)
    return { id: at + 1, positions: 1 + upTo(3), days: { lower: day(lower), upper: random() < 0.1 ? null : day(lower + upTo(days)) } }
  })
  const pairs = openings.flatMap(({ id: vacancy }) =>
    Array.from({ length: people }, (_, at): EligiblePair => ({ vacancy, employee: at + 1, score: upTo(scores) })).filter(
      () => random() < share,
    ),
  )
  return { openings, pairs, locked: [] }
}

/** Every plan there is, the best of them first, and of those as good the first in order. */
function bestByTrying({ openings, pairs }: Task): EligiblePair[] {
  const known = new Map(openings.map((one) => [one.id, one]))
  const sorted = pairs.toSorted(inOrder)
  let best: EligiblePair[] = []
  const go = (at: number, chosen: EligiblePair[]) => {
    if (chosen.length + sorted.length - at < best.length) return
    if (at === sorted.length) {
      if (chosen.length > best.length || (chosen.length === best.length && sumOf(chosen) > sumOf(best))) best = chosen
      return
    }
    const more = [...chosen, sorted[at]!]
    if (collisionsOf(known, more).length === 0) go(at + 1, more) // first: what is found first of those as good comes first in order
    go(at + 1, chosen)
  }
  go(0, [])
  return best
}

describe('a plan', () => {
  test('is the best there is, and the first of the best, in 500 drawn cases of five people and five vacancies', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const task = drawTask(seed, { people: 5, vacancies: 5, share: 0.6, scores: seed % 2 === 0 ? 4 : 100, days: 12 })
      const { pairs, is_proven } = plan(task)
      expect([seed, is_proven, idsOf({ pairs })]).toEqual([seed, true, idsOf({ pairs: bestByTrying(task) })])
    }
  })
})
