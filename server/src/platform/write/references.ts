import type { Entity, Input } from '@kasack/contract/entity.ts'
import type { Field, RefInput } from '@kasack/contract/field.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Which references of an input name no record, in one statement for all of them. */
export async function refuseUnknownReferences<E extends Entity>(db: Db, entity: E, input: Partial<Input<E>>): Promise<Problems> {
  const checks = Object.entries(input).flatMap(([name, value]) => {
    const field = entity.fields[name]
    const ids = field ? referencedIds(field, value) : []
    return field?.target && ids.length > 0
      ? [sql`select ${sql.lit(name)} as field where (select count(*) from (${held(field.target, ids)}) held) < ${ids.length}::int`]
      : []
  })
  if (checks.length === 0) return {}
  const { rows } = await sql<{ field: string }>`${sql.join(checks, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ field }) => [field, [problemTexts.unknown_reference]]))
}

/** The records there are, which nobody can delete until the writing transaction has ended. */
const held = (target: string, ids: number[]) => sql`select from ${sql.table(target)} where id = any(${ids}) for key share`

function referencedIds({ kind }: Field, value: unknown): number[] {
  if (kind === 'ref' && value) return [(value as RefInput).id]
  return kind === 'refs' ? (value as RefInput[]).map(({ id }) => id) : []
}
