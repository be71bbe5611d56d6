import { applicant as applicantEntity } from '@kasack/contract/applicant.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { EngagementInput } from '@kasack/contract/engagement.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

type Facts = { stored: object | null; caller: { id: number } }

/** A follow-up belongs to the writer of the entry unless another user is named. Without a day there is none. */
export function completeEngagement<I extends Pick<EngagementInput, 'followup_date' | 'followup_user'>>(
  input: I,
  { stored, caller }: Facts,
): I {
  if (stored) return input
  return { ...input, followup_user: input.followup_date === null ? null : (input.followup_user ?? { id: caller.id }) }
}

type RefusalFacts = {
  stored: Pick<EngagementInput, 'employee'> | null
  caller: { is_superuser: boolean; permissions: readonly Permission[] }
  unreadable: Problems
}

/**
 * An entry is about a facility, an employee or an applicant. Naming an employee requires the permission to see employees. An applicant
 * hidden from the writer does not count.
 */
export function refuseEngagement(
  { facility, employee, applicant }: Pick<EngagementInput, 'facility' | 'employee' | 'applicant'>,
  { stored, caller, unreadable }: RefusalFacts,
): Problems {
  const isUnclear = ['facility', 'employee', 'applicant'].some((name) => name in unreadable)
  const isOfApplicant = applicant !== null && mayAccess(caller, applicantEntity.access.read)
  if (!facility && !employee && !isOfApplicant && !isUnclear) return { facility: [texts.about_nobody], employee: [texts.about_nobody] }
  const isNamed = employee !== null && employee.id !== stored?.employee?.id
  // Worded as for an unknown one, so that ids cannot be probed.
  return isNamed && !mayAccess(caller, employeeEntity.access.read) ? { employee: [problemTexts.unknown_reference] } : {}
}
