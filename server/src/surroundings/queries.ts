import { maxDistance } from '@kasack/contract/employee.ts'
import { sql } from 'kysely'
import type { Column, TableWith } from '../platform/database/column.ts'
import { read } from '../platform/database/db.ts'
import { type Near, within } from '../platform/list/distance.ts'
import type { ListFacts, Sql } from '../platform/list/list-query.ts'
import { readFirst } from '../platform/read/read-first.ts'
import { compile } from '../platform/read/statement.ts'

/** Reads where a record of the table is, and its radius if the table has a column for it. */
function nearOf<const Parameter extends string>(parameter: Parameter, table: TableWith<'place'>, radius: Sql = sql`null::int`) {
  const statement = compile(sql<Near>`select place, ${radius} as radius from ${sql.table(table)} where id = ${0}`)
  return readFirst(parameter, async (db, id): Promise<Near | undefined> => (await read<Near>(db, { ...statement, parameters: [id] }))[0])
}

export const nearFacility = nearOf('near_facility_id', 'facility')

/** Where an employee would like to work, otherwise lives, and how far she travels from there. */
export const nearEmployee = nearOf('near_employee_id', 'employee', sql`preferred_location_radius`)

/** Within the radius of the employee whose surroundings are searched. */
export function withinReach(column: Column, facts: Pick<ListFacts, 'found'>): Sql {
  const near = nearEmployee.in(facts)
  return within(column, near, near && maxDistance(near.radius ?? 0))
}
