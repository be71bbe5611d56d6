import type { ContextValues, List } from '@kasack/contract/list.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import type { TableWith } from './column.ts'
import type { Db } from './db.ts'
import { read } from './db.ts'
import type { Near } from './distance.ts'
import type { FindNear, ListQuery, Sql } from './list-query.ts'
import { refuseIf } from './refusal.ts'
import { compile } from './statement.ts'

/** Where the record is that a context names as near; null if it names none. One that does not exist is refused (wire.md 1.1). */
export async function findNear<L extends List>(
  db: Db,
  { near }: Pick<ListQuery<L>, 'near'>,
  context: ContextValues<L>,
): Promise<Near | null> {
  for (const [name, find] of Object.entries<FindNear | undefined>(near ?? {})) {
    const id = context[name as keyof ContextValues<L>]
    if (id === undefined || !find) continue
    const found = await find(db, id as number) // what stands under `near` names a record
    refuseIf(found ? {} : { [name]: [problemTexts.unknown_reference] })
    if (found) return found
  }
  return null
}

/** Reads where a record of the table is, and how far it goes where there is a column that says so. */
export function nearOf(table: TableWith<'place'>, radius: Sql = sql`null::int`): FindNear {
  const statement = compile(sql<Near>`select place, ${radius} as radius from ${sql.table(table)} where id = ${0}`)
  return async (db, id) => (await read<Near>(db, { ...statement, parameters: [id] }))[0]
}
