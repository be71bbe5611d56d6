import type { RefInput } from '@kasack/contract/field.ts'
import type { Pair } from './queries.ts'

/** The fields of a booking that affect its vacancy and its candidate. */
export type Placement = { vacancy: RefInput | null; employee: RefInput; cancelled: boolean; terminated: boolean }

export type Effects = { recounted: number[]; signed: Pair | null; released: Pair | null }

/**
 * What creating, changing or deleting a booking does to others: the vacancies to recount, the candidate who signs, the candidate released.
 * Moving a booking cancels it at one vacancy and creates it at the other; a booking that ends early stays signed.
 */
export function effectsOf(before: Placement | null, after: Placement | null): Effects {
  const [from, to] = [pairOf(before), pairOf(after)]
  const hasMoved = from?.vacancy !== to?.vacancy
  const isCancelled = after !== null && after.cancelled && !before?.cancelled
  return {
    recounted: [...new Set([from, to].flatMap((pair) => (pair ? [pair.vacancy] : [])))].toSorted((a, b) => a - b),
    signed: to && hasMoved && !after!.cancelled && !after!.terminated ? to : null,
    released: from && (hasMoved || isCancelled) ? from : null,
  }
}

const pairOf = (placed: Placement | null): Pair | null =>
  placed?.vacancy ? { vacancy: placed.vacancy.id, employee: placed.employee.id } : null
