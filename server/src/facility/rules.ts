import type { Facility, FacilityInput } from '@kasack/contract/facility.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'

/** A follow-up may stay overdue, but not be set to a day that is over. */
export function refuseFacility({ followup_date }: FacilityInput, { stored, today }: { stored: Facility | null; today: string }): Problems {
  const changed = followup_date !== null && followup_date !== stored?.followup_date
  return changed && followup_date < today ? { followup_date: [problemTexts.before_today] } : {}
}
