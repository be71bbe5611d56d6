import { userGroup } from '@kasack/contract/user-group.ts'
import { records } from '../platform/write/records.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import { userGroupReferences } from './queries.ts'
import { refuseRemoval, refuseUserGroup } from './rules.ts'

export const userGroups = records(userGroup, {
  refuse: refuseUserGroup,
  insert: (db, input) => insertRecord(db, userGroup, input),
  change: (db, { id }, patch) => changeRecord(db, userGroup, { id, patch }),
  removal: { references: userGroupReferences, refuse: refuseRemoval },
})
