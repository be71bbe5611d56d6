import type { PriorPeriod } from '@kasack/contract/prior-period.ts'
import { formatPeriod } from '../shared/language/format.ts'

/** By what users know an earlier period: whose it is, and when. */
export const nameOfPeriod = ({ employee, date_range }: PriorPeriod): string => `${employee.name}, ${formatPeriod(date_range)}`
