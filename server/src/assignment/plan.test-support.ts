import type { EligiblePair, Opening } from './network.ts'
import type { Task } from './plan.ts'

/** Pseudo-random numbers between 0 and 1, reproducible by seed. */
function drawn(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The date `at` days after the first of June. */
export const day = (at: number) => new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10)

type Size = { people: number; vacancies: number; share: number; scores: number; days: number }

/** Reproducible by seed. `share` is the proportion of eligible pairs; `days` limits where vacancies begin and how long they last. */
export function drawTask(seed: number, { people, vacancies, share, scores, days }: Size): Task {
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
