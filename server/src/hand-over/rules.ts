import type { HandOverCounts, HandOverInput } from '@kasack/contract/hand-over.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** The part of the belongings that is to be handed over. */
export const wanted = (
  there: HandOverCounts,
  { follow_ups, facilities, employees }: Omit<HandOverInput, 'successor' | 'deactivate'>,
): HandOverCounts => ({
  follow_ups: follow_ups ? there.follow_ups : 0,
  facilities: facilities ? there.facilities : 0,
  employees: employees ? there.employees : 0,
})

type Facts = {
  /** The user whose belongings are handed over. */
  id: number
  there: HandOverCounts
  /** Null if none was named, or the named user does not exist. */
  successor: { is_active: boolean } | null
  last_superuser: boolean
}

/** Refuses a hand-over, by field. Without anything to hand over, no successor is needed. */
export function refuseHandOver(input: HandOverInput, { id, there, successor, last_superuser }: Facts): Problems {
  const problems: Problems = {}
  const isNeeded = Object.values(wanted(there, input)).some((count) => count > 0)
  if (input.successor === null && isNeeded) problems.successor = [texts.no_successor]
  if (successor && !successor.is_active) problems.successor = [texts.inactive_successor]
  if (input.successor?.id === id) problems.successor = [texts.not_herself]
  if (input.deactivate && last_superuser) problems.deactivate = [texts.last_superuser]
  return problems
}
