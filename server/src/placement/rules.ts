import type { Period, RefInput } from '@kasack/contract/field.ts'
import { contains } from '@kasack/contract/range.ts'
import type { HeldVacancy, Pair } from './queries.ts'

/** What decides whether somebody can still come to a vacancy. */
export type Capacity = Pick<HeldVacancy, 'number_of_positions' | 'number_of_bookings'>

/** There is no position left for a booking or for another candidate. */
export const isFull = ({ number_of_positions, number_of_bookings }: Capacity): boolean => number_of_bookings >= number_of_positions

/** What matters of a booking to its vacancy and its candidate. */
export type Placed = { vacancy: RefInput | null; employee: RefInput; cancelled: boolean; terminated: boolean }

export type Effects = { recounted: number[]; signed: Pair | null; released: Pair | null }

/**
 * What a booking that is made, changed or deleted means for others: which vacancies are counted anew, whose candidate signs, and
 * whose is let go. Moved to another vacancy it is a cancellation there and a new booking here; ended early it stays signed.
 */
export function effectsOf(before: Placed | null, after: Placed | null): Effects {
  const [from, to] = [pairOf(before), pairOf(after)]
  const hasMoved = from?.vacancy !== to?.vacancy
  const isCancelled = after !== null && after.cancelled && !before?.cancelled
  return {
    recounted: [...new Set([from, to].flatMap((pair) => (pair ? [pair.vacancy] : [])))].toSorted((a, b) => a - b),
    signed: to && hasMoved && !after!.cancelled && !after!.terminated ? to : null,
    released: from && (hasMoved || isCancelled) ? from : null,
  }
}

const pairOf = (placed: Placed | null): Pair | null =>
  placed?.vacancy ? { vacancy: placed.vacancy.id, employee: placed.employee.id } : null

type Running = { date_range: Period; cancelled: boolean; terminated: boolean }

/** Why a booking is not called off any more; null: it can be. */
export function whyNotCancelled(
  { date_range, cancelled, terminated }: Running,
  today: string,
): 'already_cancelled' | 'already_terminated' | 'has_started' | null {
  if (cancelled) return 'already_cancelled'
  if (terminated) return 'already_terminated'
  return date_range.lower > today ? null : 'has_started'
}

/** Why a booking is not ended early; null: it can be. On its last day there is nothing left to end. */
export function whyNotTerminated(
  { date_range, cancelled, terminated }: Running,
  today: string,
): 'already_cancelled' | 'already_terminated' | 'not_started' | 'has_ended' | null {
  if (cancelled) return 'already_cancelled'
  if (terminated) return 'already_terminated'
  if (date_range.lower > today) return 'not_started'
  return contains(date_range, today) && date_range.upper !== today ? null : 'has_ended'
}
