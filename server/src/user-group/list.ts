import { userGroupList } from '@kasack/contract/user-group.ts'
import { listQuery } from '../platform/list/list-query.ts'
import { contains, dictionary, value } from '../platform/list/sql.ts'
import { userGroupRows } from './queries.ts'

export const listUserGroups = listQuery(userGroupList, {
  rows: userGroupRows,
  search: contains('user_group.name'),
  filters: {},
  sorts: {
    id: value('user_group.id'),
    name: dictionary('user_group.name'),
  },
})
