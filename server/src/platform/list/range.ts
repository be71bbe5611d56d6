import { sql } from 'kysely'
import type { TableWith } from '../database/column.ts'
import type { Sql } from './list-query.ts'

type RangeQuery = { filters: { from_date?: string; to_date?: string } }
type BoundFilter = (day: string, asked: RangeQuery) => Sql

/**
 * The filters of a list whose records' ranges overlap a period; a missing bound leaves it open. Both bounds are one condition, which
 * the GiST index answers and whose number of rows PostgreSQL estimates well; in a list sorted by start, the last day says where to
 * begin.
 */
export const overlapping = (table: TableWith<'date_lower' | 'period'>): Record<'from_date' | 'to_date', BoundFilter> => ({
  from_date: (from, { filters: { to_date } }) =>
    sql`${sql.ref(`${table}.period`)} && daterange(${from}::date, ${to_date ?? null}::date, '[]')`,
  to_date: (to) => sql`${sql.ref(`${table}.date_lower`)} <= ${to}::date`,
})
