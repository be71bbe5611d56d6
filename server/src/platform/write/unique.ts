import type { Entity, Input } from '@kasack/contract/entity.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Sql } from '../list/list-query.ts'
import { Refusal } from '../text/refusal.ts'

/** `own` is the record that may have the values, otherwise 0. Refused inputs claim no values. */
type Values<E extends Entity> = { input: Partial<Input<E>>; own: number; isRefused: boolean }

type Value = { place: number; name: string; value: unknown; own: number }

/** Which unique values each input cannot have because another record or an earlier input has them; one statement for all. */
export async function refuseTaken<E extends Entity>(db: Db, entity: E, inputs: Values<E>[]): Promise<Problems[]> {
  const values = inputs.flatMap(({ input, own }, place) =>
    Object.entries(input).flatMap(([name, value]) => (entity.fields[name]?.unique && value !== null ? [{ place, name, value, own }] : [])),
  )
  const found = Map.groupBy(await findTaken(db, entity, values), ({ place }) => place)
  const claimed = new Set<string>()
  return inputs.map(({ isRefused }, place) => {
    const own = (found.get(place) ?? []).map(({ field, key, is_taken }) => ({ field, claim: `${field} ${key}`, is_taken }))
    const taken = own.filter(({ claim, is_taken }) => is_taken || claimed.has(claim))
    if (!isRefused && taken.length === 0) for (const { claim } of own) claimed.add(claim)
    return Object.fromEntries(taken.map(({ field }) => [field, [problemTexts.taken]]))
  })
}

/** Whether another record has a value; `key` is equal for values that are equal to the database. */
type UniqueConflict = { place: number; field: string; key: string; is_taken: boolean }

async function findTaken(db: Db, entity: Entity, values: Value[]): Promise<UniqueConflict[]> {
  const ofField = Object.entries(Object.groupBy(values, ({ name }) => name))
  if (ofField.length === 0) return []
  const checks = ofField.map(([name, all = []]) => {
    const { type, fold } = typeof all[0]?.value === 'number' ? number : words
    return sql`
      select place, ${sql.lit(name)} as field, (${fold(sql`value`)})::text as key, exists (
        select from ${sql.table(entity.name)} other where ${fold(sql.ref(`other.${name}`))} = ${fold(sql`value`)} and other.id <> own) as is_taken
      from unnest(${all.map(({ place }) => place)}::int[], ${all.map(({ value }) => value)}::${type}[], ${all.map(({ own }) => own)}::int[])
        as one (place, value, own)`
  })
  const { rows } = await sql<UniqueConflict>`${sql.join(checks, sql` union all `)}`.execute(db)
  return rows
}

const number = { type: sql`int`, fold: (value: Sql) => value }
const words = { type: sql`text`, fold: (value: Sql) => sql`fold(${value})` }

/** When two writers store the same value at once, the database lets one through; the other is refused as if it had come later. */
export function asTaken(entity: Entity, error: unknown): unknown {
  const field = Object.keys(entity.fields).find((name) => constraintOf(error) === `${entity.name}_${name}_key`)
  return field === undefined ? error : new Refusal(400, { [field]: [problemTexts.taken] })
}

const constraintOf = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505' && 'constraint' in error ? error.constraint : null
