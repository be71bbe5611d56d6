import { userList } from '@kasack/contract/user.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { containsIn, dictionary, dictionaryOrEmpty, oneOf, oneOfFolded, value, valueOrNull } from '../platform/list/sql.ts'
import { userRows } from './queries.ts'

const searched = sql`"user".username || chr(10) || "user".name || chr(10) || "user".email`

export const listUsers = listQuery(userList, {
  rows: userRows,
  search: containsIn(searched),
  filters: {
    is_active: oneOf('user.is_active'),
    is_superuser: oneOf('user.is_superuser'),
    groups: (names) => sql`"user".id in (
      select user_group_member.user_id
      from user_group_member join user_group on user_group.id = user_group_member.user_group_id
      where ${oneOfFolded(sql`user_group.name`)(names)})`,
    permissions: (wanted) => sql`"user".permissions && ${[...wanted]}::text[]`,
  },
  sorts: {
    id: value('user.id'),
    username: dictionary('user.username'),
    last_name: dictionaryOrEmpty('user.last_name'),
    last_login: valueOrNull('user.last_login'),
    is_active: value('user.is_active'),
  },
})
