import { resource } from '../platform/resource/resource.ts'
import { listUserGroups } from './list.ts'
import { toUserGroup } from './queries.ts'
import { userGroups } from './records.ts'

export const userGroupRoutes = resource(userGroups, { list: listUserGroups, record: toUserGroup })
