import type { PriorPeriod } from '@kasack/contract/prior-period.ts'
import { formatPeriod } from '../shared/language/format.ts'

/** The display name of an earlier period. */
export const nameOfPeriod = ({ employee, date_range }: PriorPeriod): string => `${employee.name}, ${formatPeriod(date_range)}`
