import { historyList } from '@kasack/contract/history.ts'
import { sql } from 'kysely'
import { listQuery } from '../platform/list/list-query.ts'
import type { Sql } from '../platform/list/list-query.ts'
import { fromDay, oneOf, toDay, value } from '../platform/list/sql.ts'
import { entityAt } from './present.ts'

const lastId = 2147483647

/** All changes. Lines of nothing but hidden fields are left out. */
export const listHistory = listQuery(historyList, {
  rows: {
    columns: () => sql`
      history_line.id, group_id, written_datetime, act, through, user_id, needs, entity, record_id, changes, note, undoes_group_id,
      undone_by_group_id`,
    joins: () => sql``,
  },
  only: ({ hidden }) => (hidden.size === 0 ? sql`is_told` : sql`is_told and (act <> 'changed' or changes - ${namesOf(hidden)} <> '{}')`),
  search: () => sql`true`,
  filters: {
    resource: (paths) => sql`entity = any(${paths.flatMap((path) => entityAt.get(path)?.name ?? [])}::text[])`,
    record: (id) => (Number.isInteger(id) && id <= lastId ? sql`record_id = ${id}` : sql`false`),
    user__id: oneOf('history_line.user_id'),
    act: oneOf('history_line.act'),
    field: (names, { hidden }) => sql`changes ?| ${names.filter((name) => !hidden.has(name))}::text[]`,
    datetime__date__gte: fromDay('history_line.written_datetime'),
    datetime__date__lte: toDay('history_line.written_datetime'),
  },
  sorts: { id: value('history_line.id'), datetime: value('history_line.written_datetime') },
})

/** Field names as literals, since they are part of a kept statement. */
const namesOf = (fields: ReadonlySet<string>): Sql => sql`array[${sql.join([...fields].map((field) => sql.lit(field)))}]::text[]`
