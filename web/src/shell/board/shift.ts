import type { BoardBar } from '@kasack/contract/board.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import { texts } from './texts.ts'

/** The grabbed part: the whole bar, its first day or its last. */
export type Hold = 'whole' | 'start' | 'end'
export type Days = { lower: string; upper: string | null }

export const isMovable = ({ kind }: Pick<BoardBar, 'kind'>): boolean => kind === 'booking' || kind === 'absence'

/** Why this part of a bar cannot be moved; undefined if it can. */
export function whyStays({ kind, state, lower, upper }: BoardBar, hold: Hold, today: string): Text | undefined {
  if (kind === 'demand' || kind === 'candidate') return texts.only_by_form
  if (kind === 'booking') {
    if (state === 'terminated') return placementTexts.already_terminated
    if (hold !== 'end' && lower <= today) return texts.end_alone
  }
  return hold === 'end' && upper === null ? texts.no_end : undefined
}

/** The period moved by days, negative to the left; always keeps at least one day. */
export function shifted({ lower, upper }: Days, hold: Hold, days: number): Days {
  if (hold === 'whole') return { lower: dayFrom(lower, days), upper: upper && dayFrom(upper, days) }
  if (hold === 'start') {
    const start = dayFrom(lower, days)
    return { lower: upper !== null && start > upper ? upper : start, upper }
  }
  const end = dayFrom(upper ?? lower, days)
  return { lower, upper: end < lower ? lower : end }
}

/** The days between two days, whichever comes first. */
export const daysFrom = (one: string, other: string): { lower: string; upper: string } =>
  one <= other ? { lower: one, upper: other } : { lower: other, upper: one }

export const isSame = (one: Days, other: Days): boolean => one.lower === other.lower && one.upper === other.upper
