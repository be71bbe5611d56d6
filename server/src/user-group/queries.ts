import { userGroup, type userGroupList } from '@kasack/contract/user-group.ts'
import { sql } from 'kysely'
import type { Rows } from '../platform/list-query.ts'
import { recordOf } from '../platform/record.ts'

export const userGroupRows: Rows<typeof userGroupList> = {
  columns: () => sql`user_group.id, user_group.name, user_group.permissions`,
  joins: () => sql``,
}

export const toUserGroup = recordOf(userGroup)
