import type { HirerInput } from '@kasack/contract/hirer.ts'
import { lawfulLimits } from '@kasack/contract/hirer.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** Reasons to refuse a hirer, by field: other months than the law's need their source. */
export function refuseHirer({ maximum_months, equal_pay_months, source }: HirerInput): Problems {
  const isLawful = maximum_months === lawfulLimits.maximum_months && equal_pay_months === lawfulLimits.equal_pay_months
  return isLawful || source !== '' ? {} : { source: [texts.needs_source] }
}
