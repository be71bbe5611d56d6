import type { User } from '../../contract/src/user.ts'
import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/users.json/'

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: { 'users, first page': [route] },
  async answer({ db, query, url }) {
    const size = Number(query['size'] ?? 10)
    const { rows, count } = await runPage(db, {
      rows: `select ${columns} from (select * from "user" ${order} limit ${size}) "user" ${order}`,
      count: `select sum(number)::int from kept_count where entity = 'user'`,
      values: [],
      page: 1,
    })
    return pageText(url, { page: 1, size, count }, rows.map(toUser))
  },
}

const order = 'order by fold(username) collate "de-x-icu", id'

const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

export const columns = `
  id, username, first_name, last_name, name, email,
  array(
    select user_group.name from user_group_member join user_group on user_group.id = user_group_member.user_group_id
    where user_group_member.user_id = "user".id
    order by fold(user_group.name) collate "de-x-icu"
  ),
  permissions, is_superuser, is_staff, may_access_kpis, is_active,
  exists (select 1 from one_time_code where user_id = "user".id and confirmed_datetime is not null)
    or exists (select 1 from passkey where user_id = "user".id),
  ${moment('last_login')}, ${moment('created_datetime')}`

/** A row of `columns` as administrators see it. */
export function toUser(row: unknown[]) {
  const [id, username, first_name, last_name, name, email, groups, permissions, ...rest] = row
  const [is_superuser, is_staff, may_access_kpis, is_active, has_second_factor, last_login, created_datetime] = rest
  const person = { id, username, first_name, last_name, name, full_name: name, email }
  const rights = { groups, permissions, is_superuser, is_staff, may_access_kpis, is_active }
  const version = versionOf([username, first_name, last_name, email, ...Object.values(rights)])
  return { ...person, ...rights, has_second_factor, last_login, created_datetime, version } satisfies Record<keyof User, unknown>
}
