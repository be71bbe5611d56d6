import type { Engagement, EngagementInput } from '@kasack/contract/engagement.ts'
import { addProblem, problemTexts, type Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** An entry is about a facility or an employee; its follow-up starts today at the earliest and is never changed here. */
export function refuseEngagement(
  { facility, employee, followup_date }: EngagementInput,
  { stored, today, unreadable }: { stored: Engagement | null; today: string; unreadable: Problems },
): Problems {
  const problems: Problems = {}
  const isUnclear = 'facility' in unreadable || 'employee' in unreadable
  if (!facility && !employee && !isUnclear)
    for (const field of ['facility', 'employee']) addProblem(problems, field, texts.facility_or_employee)
  if (!stored && followup_date !== null && followup_date < today) addProblem(problems, 'followup_date', problemTexts.before_today)
  return problems
}
