import type { PriorPeriodInput } from '@kasack/contract/prior-period.ts'
import { placeTexts } from '@kasack/contract/prior-period.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'

/** An employee the hirer employs itself has no lender. */
export const completePriorPeriod = (input: PriorPeriodInput): PriorPeriodInput =>
  input.kind === 'employed' ? { ...input, lender: '' } : input

/** Reasons to refuse a prior period, by field. An unreadable field counts as filled. See docs/rules/clocks.md. */
export function refusePriorPeriod({ facility, hirer, kind, lender }: PriorPeriodInput, { unreadable }: { unreadable: Problems }): Problems {
  const [hasFacility, hasHirer] = [facility !== null || 'facility' in unreadable, hirer !== null || 'hirer' in unreadable]
  const place = hasFacility ? placeTexts.both : placeTexts.none
  const lacksLender = kind === 'leased' && lender === '' && !('kind' in unreadable) && !('lender' in unreadable)
  return {
    ...(hasFacility === hasHirer ? { facility: [place], hirer: [place] } : {}),
    ...(lacksLender ? { lender: [problemTexts.required] } : {}),
  }
}
