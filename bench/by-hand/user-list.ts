import { user } from '../../contract/src/user.ts'
import type { CallByHand } from '../call.ts'
import { pageOf, pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/users.json/'

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: { 'users, first page': [route] },
  async answer({ db, query, url }) {
    const { page, size, limit } = pageOf(query)
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `(select * from "user" ${order} ${limit}) "user" ${order}` },
      count: countOf('user', ''),
      values: [],
      page,
    })
    return pageText(url, { page, size, count }, rows)
  },
}

const order = `order by ${german('username')}, id`

const columns = selectFields(user, {
  name: 'name',
  full_name: 'name',
  groups: `array(
    select user_group.name from user_group_member join user_group on user_group.id = user_group_member.user_group_id
    where user_group_member.user_id = "user".id
    order by ${german('user_group.name')}
  )`,
  has_second_factor: `exists (select 1 from one_time_code where user_id = "user".id and confirmed_datetime is not null)
    or exists (select 1 from passkey where user_id = "user".id)`,
})

export const users = { table: '"user"', columns, joins: '' }
