import type { FacilityPersonInput } from '@kasack/contract/facility-person.ts'
import { pairTexts } from '@kasack/contract/facility-person.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { isInvisible } from '@kasack/contract/value.ts'

type Facts = { stored: object | null; is_known: boolean; unreadable: Problems }

/** Refuses what a facility says about an employee, by field (docs/rules/facility-persons.md). */
export function refuseFacilityPerson(
  { state, reason }: Pick<FacilityPersonInput, 'state' | 'reason'>,
  { stored, is_known, unreadable }: Facts,
): Problems {
  const lacksReason = state === 'blocked' && isInvisible(reason) && !('state' in unreadable) && !('reason' in unreadable)
  return {
    ...(stored === null && is_known ? { employee: [pairTexts.known] } : {}),
    ...(lacksReason ? { reason: [problemTexts.required] } : {}),
  }
}
