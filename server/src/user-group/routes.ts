import { resource } from '../platform/resource/resource.ts'
import { listUserGroups } from './list.ts'
import { userGroups } from './records.ts'

export const userGroupRoutes = resource(userGroups, { list: listUserGroups })
