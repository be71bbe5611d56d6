import type { Form, Input } from '@kasack/contract/entity.ts'
import type { Field, RefInput } from '@kasack/contract/field.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { type HeldRows, heldAs } from './hold.ts'

/** Which references of each input point to no record; one statement checks all of them except those already held. */
export async function refuseUnknownReferences<E extends Form>(
  db: Db,
  entity: E,
  inputs: Partial<Input<E>>[],
  known: HeldRows = new Set(),
): Promise<Problems[]> {
  const named = inputs.map((input) => referencesIn(entity, input))
  const asked = named.flat().map((one) => ({ ...one, ids: one.ids.filter((id) => !known.has(heldAs(one.target, id))) }))
  const held = new Set([
    ...known,
    ...(await holdReferenced(
      db,
      asked.filter(({ ids }) => ids.length > 0),
    )),
  ])
  return named.map((references) => {
    const unknown = references.filter(({ target, ids }) => ids.some((id) => !held.has(heldAs(target, id))))
    return Object.fromEntries(unknown.map(({ name }) => [name, [problemTexts.unknown_reference]]))
  })
}

type Reference = { name: string; target: string; ids: number[] }

function referencesIn(entity: Form, input: object): Reference[] {
  return Object.entries(input).flatMap(([name, value]) => {
    const field = entity.fields[name]
    const ids = field ? referencedIds(field, value) : []
    return field?.target && ids.length > 0 ? [{ name, target: field.target, ids }] : []
  })
}

function referencedIds({ kind }: Field, value: unknown): number[] {
  if (kind === 'ref' && value) return [(value as RefInput).id]
  return kind === 'refs' ? (value as RefInput[]).map(({ id }) => id) : []
}

/** The records that exist, as `facility 17`; nobody can delete them until the writing transaction has ended. */
async function holdReferenced(db: Db, references: Reference[]): Promise<HeldRows> {
  const ofTarget = Object.entries(Object.groupBy(references, ({ target }) => target))
  if (ofTarget.length === 0) return new Set()
  const held = ofTarget.map(([target, all = []]) => {
    const ids = [...new Set(all.flatMap((one) => one.ids))]
    return sql`select ${sql.lit(target)} as target, id from (select id from ${sql.table(target)} where id = any(${ids}) for key share) held`
  })
  const { rows } = await sql<{ target: string; id: number }>`${sql.join(held, sql` union all `)}`.execute(db)
  return new Set(rows.map(({ target, id }) => heldAs(target, id)))
}
