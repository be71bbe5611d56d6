import type { HirerInput } from '@kasack/contract/hirer.ts'
import { lawfulLimits } from '@kasack/contract/hirer.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { texts } from './texts.ts'

/** Refuses a hirer, by field. Months that differ from the law's need a source. */
export function refuseHirer({ maximum_months, equal_pay_months, source }: HirerInput): Problems {
  const isLawful = maximum_months === lawfulLimits.maximum_months && equal_pay_months === lawfulLimits.equal_pay_months
  return isLawful || source !== '' ? {} : { source: [texts.needs_source] }
}
