import { priorPeriod } from '@kasack/contract/prior-period.ts'
import { records } from '../platform/write/records.ts'
import { storedAsSent } from '../platform/write/store.ts'
import { completePriorPeriod, refusePriorPeriod } from './rules.ts'

export const priorPeriods = records(priorPeriod, {
  holds: ['employee'],
  complete: completePriorPeriod,
  refuse: refusePriorPeriod,
  ...storedAsSent(priorPeriod),
  removal: {},
})
