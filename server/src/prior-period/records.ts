import { priorPeriod } from '@kasack/contract/prior-period.ts'
import { keepClocksOf } from '../leasing-clock/keep.ts'
import { records } from '../platform/write/records.ts'
import { storedAsSent } from '../platform/write/store.ts'
import { completePriorPeriod, refusePriorPeriod } from './rules.ts'

export const priorPeriods = records(priorPeriod, {
  holds: ['employee'],
  complete: completePriorPeriod,
  refuse: refusePriorPeriod,
  ...storedAsSent(priorPeriod),
  after: keepClocksOf,
  async undone(db, put, writer) {
    await keepClocksOf(db, put, writer)
    return []
  },
  removal: {},
})
