import type { Entity, Input } from '@kasack/contract/entity.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Sql } from '../list/list-query.ts'
import { Refusal } from '../text/refusal.ts'

type Values<E extends Entity> = { input: Partial<Input<E>>; own: number }

/** Which unique values of an input another record has already, in one statement; `own` is the record they may belong to, else 0. */
export async function refuseTaken<E extends Entity>(db: Db, entity: E, { input, own }: Values<E>): Promise<Problems> {
  const checks = Object.entries(input).flatMap(([name, value]) =>
    entity.fields[name]?.unique && value !== null
      ? [
          sql`select ${sql.lit(name)} as field where exists (
            select 1 from ${sql.table(entity.name)} where ${isSame(name, value)} and id <> ${own})`,
        ]
      : [],
  )
  if (checks.length === 0) return {}
  const { rows } = await sql<{ field: string }>`${sql.join(checks, sql` union all `)}`.execute(db)
  return Object.fromEntries(rows.map(({ field }) => [field, [problemTexts.taken]]))
}

const isSame = (name: string, value: unknown): Sql =>
  typeof value === 'number' ? sql`${sql.ref(name)} = ${value}` : sql`fold(${sql.ref(name)}) = fold(${value})`

/** Of two who write the same value at once the database lets one through; the other is refused like everybody after him. */
export function asTaken(entity: Entity, error: unknown): unknown {
  const field = Object.keys(entity.fields).find((name) => constraintOf(error) === `${entity.name}_${name}_key`)
  return field === undefined ? error : new Refusal(400, { [field]: [problemTexts.taken] })
}

const constraintOf = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error ? error.constraint : null
