import { userGroup } from '@kasack/contract/user-group.ts'
import { resource } from '../platform/resource/resource.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import { listUserGroups } from './list.ts'
import { toUserGroup, userGroupReferences } from './queries.ts'
import { refuseRemoval, refuseUserGroup } from './rules.ts'

export const userGroupRoutes = resource(userGroup, {
  list: listUserGroups,
  record: toUserGroup,
  refuse: refuseUserGroup,
  insert: (db, input) => insertRecord(db, userGroup, input),
  change: (db, { id }, patch) => changeRecord(db, userGroup, { id, patch }),
  removal: { references: userGroupReferences, refuse: refuseRemoval },
})
