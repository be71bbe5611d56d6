import { versionOf } from '../../server/src/platform/entity/version.ts'
import type { CallByHand } from '../call.ts'
import { pageText } from '../server/page.ts'
import { runPage } from '../server/statement.ts'

const route = '/api/v0/groups.json/'

export const call: CallByHand = {
  route,
  caller: 'administrator',
  measured: { 'groups of users': [route] },
  async answer({ db, url }) {
    const { rows, count } = await runPage(db, {
      rows: `
        select id, name, permissions, (select count(*)::int from user_group_member where user_group_id = user_group.id)
        from user_group order by fold(name) collate "de-x-icu", id limit 10`,
      count: `select sum(number)::int from kept_count where entity = 'user_group'`,
      values: [],
      page: 1,
    })
    return pageText(
      url,
      { page: 1, size: 10, count },
      rows.map(([id, name, permissions, number_of_members]) => ({
        id,
        name,
        permissions,
        number_of_members,
        version: versionOf([name, permissions]),
      })),
    )
  },
}
