import type { RefInput } from '@kasack/contract/field.ts'
import type { Pair } from './queries.ts'

/** What matters of a booking to its vacancy and its candidate. */
export type Placement = { vacancy: RefInput | null; employee: RefInput; cancelled: boolean; terminated: boolean }

export type Effects = { recounted: number[]; signed: Pair | null; released: Pair | null }

/**
 * What a booking that is made, changed or deleted means for others: which vacancies are counted anew, whose candidate signs, and
 * whose is let go. Moved to another vacancy it is a cancellation there and a new booking here; ended early it stays signed.
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
