import { userGroup, type userGroupList } from '@kasack/contract/user-group.ts'
import { user } from '@kasack/contract/user.ts'
import { sql } from 'kysely'
import type { References } from '../platform/write/deletion.ts'
import { prevents } from '../platform/write/deletion.ts'
import type { Rows } from '../platform/list/list-query.ts'
import { storedColumns } from '../platform/record/record.ts'

export const userGroupRows: Rows<typeof userGroupList> = {
  columns: () => sql`
    ${storedColumns(userGroup)},
    (select count(*)::int from user_group_member where user_group_member.user_group_id = user_group.id) as number_of_members`,
  joins: () => sql``,
}

export const userGroupReferences: References = { 'user_group_member.user_group_id': prevents(user, 'groups') }
