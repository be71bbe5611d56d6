import { overlaps } from '@kasack/contract/range.ts'
import { describe, expect, test } from 'vitest'
import { loadHighs } from './integer-program.ts'
import type { EligiblePair, Opening } from './network.ts'
import { collisionsOf } from './network.ts'
import type { Plan, Task } from './plan.ts'
import { inOrder, planOf } from './plan.ts'
import { day, drawTask } from './plan.test-support.ts'

const highs = await loadHighs()
const plan = (task: Task, seconds = 60) => planOf(highs, task, seconds)

const idsOf = ({ pairs }: Pick<Plan, 'pairs'>) => pairs.map(({ vacancy, employee }) => [vacancy, employee])
const sumOf = (pairs: readonly EligiblePair[]) => pairs.reduce((sum, { score }) => sum + score, 0)

/** The best plan by brute force; of equally good ones, the first in order. */
function bestByTrying({ openings, pairs }: Task, locked: readonly EligiblePair[] = []): EligiblePair[] {
  const known = new Map(openings.map((one) => [one.id, one]))
  const sorted = pairs.toSorted(inOrder)
  const hasRoom = (chosen: readonly EligiblePair[], { vacancy, employee }: EligiblePair) => {
    const { positions, days } = known.get(vacancy)!
    const there = chosen.filter((one) => one.vacancy === vacancy)
    const isTaken = chosen.some((one) => one.employee === employee && overlaps(known.get(one.vacancy)!.days, days))
    return there.length < positions && !isTaken
  }
  let best: EligiblePair[] = []
  const go = (at: number, chosen: EligiblePair[]) => {
    if (chosen.length + sorted.length - at < best.length) return
    if (at === sorted.length) {
      if (chosen.length > best.length || (chosen.length === best.length && sumOf(chosen) > sumOf(best))) best = chosen
      return
    }
    if (hasRoom(chosen, sorted[at]!)) go(at + 1, [...chosen, sorted[at]!]) // first, so that the first of equally good plans is found
    if (!locked.includes(sorted[at]!)) go(at + 1, chosen)
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

  test('is the same each time, and proven, where three hundred pairs are as good as each other', () => {
    const task = drawTask(3, { people: 40, vacancies: 12, share: 0.6, scores: 1, days: 40 })
    expect(task.pairs.length).toBeGreaterThan(250)
    const [one, other] = [plan(task), plan({ ...task, openings: task.openings.toReversed(), pairs: task.pairs.toReversed() })]
    expect(one.is_proven).toBe(true)
    expect(other).toEqual(one)
  })

  test('keeps locked pairs, and is the best of those that do, in 100 drawn cases', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const drawnTask = drawTask(seed, { people: 4, vacancies: 4, share: 0.7, scores: 10, days: 10 })
      const known = new Map(drawnTask.openings.map((one) => [one.id, one]))
      const [first, last] = [drawnTask.pairs[0]!, drawnTask.pairs.at(-1)!]
      const locked = collisionsOf(known, [first, last]).length === 0 && first !== last ? [first, last] : [first]
      const { pairs, is_proven } = plan({ ...drawnTask, locked })
      expect([seed, is_proven, idsOf({ pairs })]).toEqual([seed, true, idsOf({ pairs: bestByTrying(drawnTask, locked) })])
    }
  })

  test('of many people and vacancies keeps to positions and days, and is no worse than taking the best fit first', () => {
    const task = drawTask(7, { people: 60, vacancies: 30, share: 0.4, scores: 100, days: 60 })
    const [best, quick] = [plan(task), plan(task, 0)]
    expect([best.is_proven, quick.is_proven]).toEqual([true, false])
    const known = new Map(task.openings.map((one) => [one.id, one]))
    for (const { pairs } of [best, quick]) expect(collisionsOf(known, pairs)).toEqual([])
    expect(best.pairs.length).toBeGreaterThanOrEqual(quick.pairs.length)
  })

  test('that time was too short for is the best so far, full, keeps locked pairs, and says that it is not proven', () => {
    const openings: Opening[] = [1, 2].map((id) => ({ id, positions: 1, days: { lower: day(0), upper: day(9) } }))
    const pairs = [
      { vacancy: 1, employee: 1, score: 90 },
      { vacancy: 1, employee: 2, score: 10 },
      { vacancy: 2, employee: 1, score: 80 },
    ]
    expect(plan({ openings, pairs, locked: [] }, 0)).toEqual({ pairs: [pairs[0]], is_proven: false })
    expect(plan({ openings, pairs, locked: [pairs[2]!] }, 0)).toEqual({ pairs: pairs.slice(1), is_proven: true })
    expect(plan({ openings, pairs, locked: [] })).toEqual({ pairs: pairs.slice(1), is_proven: true })
  })

  test('without pairs is empty', () => {
    expect(plan({ openings: [], pairs: [], locked: [] }, 0)).toEqual({ pairs: [], is_proven: true })
  })
})
