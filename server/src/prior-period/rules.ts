import type { PriorPeriodInput } from '@kasack/contract/prior-period.ts'
import { placeTexts } from '@kasack/contract/prior-period.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'

/** Whom a hirer employs itself nobody lends. */
export const completePriorPeriod = (input: PriorPeriodInput): PriorPeriodInput =>
  input.kind === 'employed' ? { ...input, lender: '' } : input

/** Reasons to refuse a prior period, by field. What cannot be read counts as given. See docs/rules/clocks.md. */
export function refusePriorPeriod({ facility, hirer, kind, lender }: PriorPeriodInput, { unreadable }: { unreadable: Problems }): Problems {
  const [hasFacility, hasHirer] = [facility !== null || 'facility' in unreadable, hirer !== null || 'hirer' in unreadable]
  const place = hasFacility ? placeTexts.both : placeTexts.none
  const lacksLender = kind === 'leased' && lender === '' && !('kind' in unreadable) && !('lender' in unreadable)
  return {
    ...(hasFacility === hasHirer ? { facility: [place], hirer: [place] } : {}),
    ...(lacksLender ? { lender: [problemTexts.required] } : {}),
  }
}
