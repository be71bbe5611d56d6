import type { Engagement, EngagementInput } from '@kasack/contract/engagement.ts'
import { addProblem, problemTexts, type Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** An entry is about a facility or an employee; its follow-up starts today at the earliest and is never changed here. */
export function refuseEngagement(
  { facility, employee, followup_date }: EngagementInput,
  { stored, today }: { stored: Engagement | null; today: string },
): Problems {
  const problems: Problems = {}
  if (!facility && !employee) for (const field of ['facility', 'employee']) addProblem(problems, field, texts.facility_or_employee)
  if (!stored && followup_date !== null && followup_date < today) addProblem(problems, 'followup_date', problemTexts.before_today)
  return problems
}
