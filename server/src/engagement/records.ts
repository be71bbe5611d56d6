import { engagement } from '@kasack/contract/engagement.ts'
import { lockEntry, lockParties } from '../logbook/lock.ts'
import { records } from '../platform/write/records.ts'
import { changeEngagement, engagementReferences, insertEngagement, removeEngagement } from './queries.ts'
import { completeEngagement, refuseEngagement } from './rules.ts'

export const engagements = records(engagement, {
  // `priority` is the same field under its other name.
  body: (body) => ('priority' in body && !('followup_priority' in body) ? { ...body, followup_priority: body['priority'] } : body),
  lock: lockEntry,
  async facts(db, input, { stored }) {
    if (!stored) await lockParties(db, [input])
    return {} // whom a stored entry concerns is locked already
  },
  complete: completeEngagement,
  refuse: refuseEngagement,
  insert: insertEngagement,
  change: changeEngagement,
  removal: { references: engagementReferences, remove: removeEngagement },
})
