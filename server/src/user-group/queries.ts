import { userGroup, type userGroupList } from '@kasack/contract/user-group.ts'
import { sql } from 'kysely'
import type { Rows } from '../platform/list-query.ts'
import { recordOf, storedColumns } from '../platform/record.ts'

export const userGroupRows: Rows<typeof userGroupList> = {
  columns: () => storedColumns(userGroup),
  joins: () => sql``,
}

export const toUserGroup = recordOf(userGroup)
