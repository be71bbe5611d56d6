import type { Entity, Input } from '@kasack/contract/entity.ts'
import type { RefInput } from '@kasack/contract/field.ts'
import { sql } from 'kysely'
import type { MoreColumns, StoredEntity } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import { columnsOf, setTable } from '../record/record.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'
import { asTaken } from './unique.ts'

/** Stores a new record with its sets of references; `more` are columns that are no fields, a missing field has the table's default. Answers its id. */
export async function insertRecord<E extends StoredEntity>(
  db: Db,
  entity: E,
  input: Partial<Input<E>>,
  more: MoreColumns<E> = {},
): Promise<number> {
  const columns = Object.entries({ ...columnsOf(entity, input), ...more })
  const statement = sql<{ id: number }>`
    insert into ${sql.table(entity.name)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
    values (${sql.join(columns.map(([, value]) => value))})
    returning id`
  const { rows } = await statement.execute(db).catch((error: unknown) => {
    throw asTaken(entity, error)
  })
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`insert into ${entity.name} returned no id`)
  await replaceSets(db, entity, id, input)
  return id
}

/** Stores the fields of a patch; `more` are columns that follow from them. */
export async function changeRecord<E extends StoredEntity>(
  db: Db,
  entity: E,
  { id, patch, more = {} }: { id: number; patch: Partial<Input<E>>; more?: MoreColumns<E> },
): Promise<void> {
  const columns = Object.entries({ ...columnsOf(entity, patch), ...more })
  if (columns.length > 0) {
    const changes = columns.map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
    await sql`update ${sql.table(entity.name)} set ${sql.join(changes)} where id = ${id}`.execute(db).catch((error: unknown) => {
      throw asTaken(entity, error)
    })
  }
  await replaceSets(db, entity, id, patch)
}

/** Removes a record; one that others refer to stays and is refused as a whole. */
export async function removeRecord(db: Db, entity: Entity, id: number): Promise<void> {
  await sql`delete from ${sql.table(entity.name)} where id = ${id}`.execute(db).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new Refusal(400, [refusalTexts.in_use]) : error
  })
}

const isForeignKeyViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23503'

/** Stores sets of references, each in its table: what is there already stays. */
async function replaceSets<E extends Entity>(db: Db, entity: E, id: number, input: Partial<Input<E>>): Promise<void> {
  for (const [name, value] of Object.entries(input)) {
    const field = entity.fields[name]
    if (field?.kind !== 'refs' || !field.target) continue
    const [table, owner, other] = [sql.table(setTable(entity, name)), sql.ref(`${entity.name}_id`), sql.ref(`${field.target}_id`)]
    const ids = (value as RefInput[]).map((one) => one.id)
    await sql`delete from ${table} where ${owner} = ${id} and ${other} <> all(${ids})`.execute(db)
    if (ids.length > 0) {
      await sql`insert into ${table} (${owner}, ${other}) select ${id}, unnest(${ids}::int[]) on conflict do nothing`.execute(db)
    }
  }
}
