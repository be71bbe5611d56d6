import { cockpitSettlementList } from '@kasack/contract/cockpit-settlement.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import { atLeast, contains, oneOf, value } from '../platform/list/sql.ts'
import { shownSettlements } from './queries.ts'

export const listCockpitSettlements = listQuery(cockpitSettlementList, {
  rows: {
    columns: () => sql`
      cockpit_settlement.id, cockpit_settlement.code, cockpit_settlement.record, cockpit_settlement.until, cockpit_settlement.note,
      cockpit_settlement.created_by_user_id, author.name as created_by_user_name, cockpit_settlement.created_datetime`,
    joins: () => sql`join "user" author on author.id = cockpit_settlement.created_by_user_id`,
  },
  only: shownSettlements,
  search: contains('cockpit_settlement.note'),
  filters: {
    code: oneOf('cockpit_settlement.code'),
    until__gte: atLeast('cockpit_settlement.until'),
  },
  sorts: {
    id: value('cockpit_settlement.id'),
    until: value('cockpit_settlement.until'),
    created_datetime: value('cockpit_settlement.created_datetime'),
  },
})
