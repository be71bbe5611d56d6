import { userGroup } from '@kasack/contract/user-group.ts'
import { refuseWhole } from '../platform/refusal.ts'
import { resource } from '../platform/resource.ts'
import { changeRecord, insertRecord, removeRecord } from '../platform/store.ts'
import { listUserGroups } from './list.ts'
import { toUserGroup } from './queries.ts'
import { refuseRemoval, refuseUserGroup } from './rules.ts'

export const userGroupRoutes = resource(userGroup, {
  list: listUserGroups,
  record: toUserGroup,
  refuse: refuseUserGroup,
  insert: (db, input) => insertRecord(db, userGroup, input),
  change: (db, { id }, patch) => changeRecord(db, userGroup, { id, patch }),
  remove(db, stored) {
    refuseWhole(refuseRemoval(stored))
    return removeRecord(db, userGroup, stored.id)
  },
})
