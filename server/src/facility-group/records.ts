import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import { facilityGroupReferences } from './queries.ts'

export const facilityGroups = records(facilityGroup, {
  insert: (db, input) => insertRecord(db, facilityGroup, input),
  change: (db, { id }, patch) => changeRecord(db, facilityGroup, { id, patch }),
  removal: { references: facilityGroupReferences },
})
