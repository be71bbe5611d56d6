import { userGroup } from '@kasack/contract/user-group.ts'
import { records } from '../platform/write/records.ts'
import { storedAsSent } from '../platform/write/store.ts'
import { userGroupReferences } from './queries.ts'
import { refuseRemoval, refuseUserGroup } from './rules.ts'

export const userGroups = records(userGroup, {
  refuse: refuseUserGroup,
  ...storedAsSent(userGroup),
  removal: { references: userGroupReferences, refuse: refuseRemoval },
})
