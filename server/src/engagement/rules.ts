import type { EngagementInput } from '@kasack/contract/engagement.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** An entry is about a facility or an employee. */
export function refuseEngagement(
  { facility, employee }: Pick<EngagementInput, 'facility' | 'employee'>,
  { unreadable }: { unreadable: Problems },
): Problems {
  const isUnclear = 'facility' in unreadable || 'employee' in unreadable
  if (facility || employee || isUnclear) return {}
  return { facility: [texts.facility_or_employee], employee: [texts.facility_or_employee] }
}
