import { engagement } from '@kasack/contract/engagement.ts'
import { afterEntries, afterUndo } from '../logbook/after.ts'
import { partiesOf } from '../logbook/rules.ts'
import type { RecordChange } from '../platform/write/recipe.ts'
import { records } from '../platform/write/records.ts'
import { changeEngagement, engagementReferences, insertEngagement } from './queries.ts'
import { completeEngagement, refuseEngagement } from './rules.ts'

const entriesOf = (written: RecordChange<typeof engagement>[], when: 'before' | 'after') =>
  written.flatMap(({ id, [when]: one }) => (one ? [{ ...one, id }] : []))

export const engagements = records(engagement, {
  // `priority` is another name of the same field.
  body: (body) => ('priority' in body && !('followup_priority' in body) ? { ...body, followup_priority: body['priority'] } : body),
  holds: ['facility', 'contact_person', 'employee', 'applicant'],
  complete: completeEngagement,
  refuse: refuseEngagement,
  insert: insertEngagement,
  change: changeEngagement,
  after: (db, written, writer) => afterEntries(db, entriesOf(written, 'before'), entriesOf(written, 'after'), writer),
  undone: (db, put) => afterUndo(db, partiesOf(put.flatMap(({ before, after }) => [before ?? [], after ?? []].flat()))),
  removal: { references: engagementReferences },
})
