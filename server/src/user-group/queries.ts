import { userGroup, type userGroupList } from '@kasack/contract/user-group.ts'
import { user } from '@kasack/contract/user.ts'
import { sql } from 'kysely'
import type { References } from '../platform/deletion.ts'
import { prevents } from '../platform/deletion.ts'
import type { Rows } from '../platform/list-query.ts'
import { recordOf, storedColumns } from '../platform/record.ts'

export const userGroupRows: Rows<typeof userGroupList> = {
  columns: () => storedColumns(userGroup),
  joins: () => sql``,
}

export const toUserGroup = recordOf(userGroup)

export const userGroupReferences: References = { 'user_group_member.user_group_id': prevents(user, 'groups') }
