import { userGroup } from '../../contract/src/user-group.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { selectFields } from '../server/selection.ts'
import { countOf, german } from '../server/sql.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/groups.json/'

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: { 'groups of users': [route] },
  async answer({ db, url }) {
    const { rows, count } = await runPage(db, {
      rows: { columns, from: `user_group order by ${german('name')}, id limit 10` },
      count: countOf('user_group', ''),
      values: [],
      page: 1,
    })
    return pageText(url, { page: 1, size: 10, count }, rows)
  },
}

const columns = selectFields(userGroup, {
  number_of_members: '(select count(*)::int from user_group_member where user_group_id = user_group.id)',
})
