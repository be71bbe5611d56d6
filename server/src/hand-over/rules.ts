import type { Belongings, HandOverInput } from '@kasack/contract/hand-over.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** What is handed over of what there is. */
export const wanted = (
  there: Belongings,
  { follow_ups, facilities, employees }: Omit<HandOverInput, 'successor' | 'deactivate'>,
): Belongings => ({
  follow_ups: follow_ups ? there.follow_ups : 0,
  facilities: facilities ? there.facilities : 0,
  employees: employees ? there.employees : 0,
})

type Facts = {
  /** The user who hands over. */
  id: number
  there: Belongings
  /** Null: nobody was named, or nobody is called so. */
  successor: { is_active: boolean } | null
  last_superuser: boolean
}

/** Reasons not to hand over, by field. Where there is nothing to hand over nobody needs to take it. */
export function refuseHandOver(input: HandOverInput, { id, there, successor, last_superuser }: Facts): Problems {
  const problems: Problems = {}
  const isNeeded = Object.values(wanted(there, input)).some((count) => count > 0)
  if (input.successor === null && isNeeded) problems.successor = [texts.no_successor]
  if (successor && !successor.is_active) problems.successor = [texts.inactive_successor]
  if (input.successor?.id === id) problems.successor = [texts.not_herself]
  if (input.deactivate && last_superuser) problems.deactivate = [texts.last_superuser]
  return problems
}
