import type { EngagementInput } from '@kasack/contract/engagement.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

type Facts = { stored: object | null; caller: { id: number } }

/** A follow-up is of whoever writes the entry, unless another user is named; without a day there is none. */
export function completeEngagement<I extends Pick<EngagementInput, 'followup_date' | 'followup_user'>>(
  input: I,
  { stored, caller }: Facts,
): I {
  if (stored) return input
  return { ...input, followup_user: input.followup_date === null ? null : (input.followup_user ?? { id: caller.id }) }
}

/** An entry is about a facility or an employee. */
export function refuseEngagement(
  { facility, employee }: Pick<EngagementInput, 'facility' | 'employee'>,
  { unreadable }: { unreadable: Problems },
): Problems {
  const isUnclear = 'facility' in unreadable || 'employee' in unreadable
  if (facility || employee || isUnclear) return {}
  return { facility: [texts.facility_or_employee], employee: [texts.facility_or_employee] }
}
