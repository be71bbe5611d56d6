import type { Entity, Input } from '@kasack/contract/entity.ts'
import type { RefInput } from '@kasack/contract/field.ts'
import { sql } from 'kysely'
import type { MoreColumns, StoredEntity } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import type { Row } from '../record/record.ts'
import { columnsOf, setTable } from '../record/record.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'
import { asTaken } from './unique.ts'

/** Values of a new record; `more` are columns that are not fields. A missing field gets the table's default. */
type NewRecord<E extends StoredEntity> = { input: Partial<Input<E>>; more?: MoreColumns<E> }

/** Stores a new record with its sets of references and returns its id. */
export async function insertRecord<E extends StoredEntity>(
  db: Db,
  entity: E,
  input: Partial<Input<E>>,
  more: MoreColumns<E> = {},
): Promise<number> {
  const [id] = await insertRecords(db, entity, [{ input, more }])
  return id!
}

/** Stores new records, all with values for the same fields, by the same statements. Returns their ids in the same order. */
export async function insertRecords<E extends StoredEntity>(db: Db, entity: E, inserts: NewRecord<E>[]): Promise<number[]> {
  const rows = inserts.map(({ input, more }) => ({ ...columnsOf(entity, input), ...more }))
  const names = Object.keys(rows[0] ?? {})
  const values = rows.map((row: Row) => sql`(${sql.join(names.map((name) => row[name]))})`)
  const statement = sql<{ id: number }>`
    insert into ${sql.table(entity.name)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)} returning id`
  const stored = await statement.execute(db).catch((error: unknown) => {
    throw asTaken(entity, error)
  })
  const ids = stored.rows.map(({ id }) => id)
  if (ids.length !== rows.length) throw new Error(`insert into ${entity.name} returned ${ids.length} ids for ${rows.length} rows`)
  await insertSets(
    db,
    entity,
    inserts.map(({ input }, place) => ({ id: ids[place]!, input })),
  )
  return ids
}

/** The steps of a recipe that stores records as they are sent. */
export const storedAsSent = <E extends StoredEntity>(entity: E) => ({
  insert: (db: Db, input: Input<E>) => insertRecord(db, entity, input),
  change: (db: Db, { id }: { id: number }, patch: Partial<Input<E>>) => changeRecord(db, entity, { id, patch }),
})

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

/** Removes a record; one that others refer to stays, and the removal is refused as a whole. */
export async function removeRecord(db: Db, entity: Entity, id: number): Promise<void> {
  await sql`delete from ${sql.table(entity.name)} where id = ${id}`.execute(db).catch((error: unknown) => {
    throw isForeignKeyViolation(error) ? new Refusal(400, [refusalTexts.in_use]) : error
  })
}

const isForeignKeyViolation = (error: unknown) => error instanceof Error && 'code' in error && error.code === '23503'

type Set = { field: string; ids: number[] }

/** The sets of references among the fields of an input. */
const setsIn = <E extends Entity>(entity: E, input: Partial<Input<E>>): Set[] =>
  Object.entries(input).flatMap(([field, value]) =>
    entity.fields[field]?.kind === 'refs' ? [{ field, ids: (value as RefInput[]).map(({ id }) => id) }] : [],
  )

/** The table of a set, and its columns. */
const placeOf = (entity: Entity, field: string) => ({
  table: sql.table(setTable(entity, field)),
  owner: sql.ref(`${entity.name}_id`),
  other: sql.ref(`${entity.fields[field]!.target!}_id`),
})

/** Stores the sets of new records, one statement per field. */
async function insertSets<E extends Entity>(db: Db, entity: E, records: { id: number; input: Partial<Input<E>> }[]): Promise<void> {
  const sets = records.flatMap(({ id, input }) => setsIn(entity, input).flatMap(({ field, ids }) => ids.map((one) => ({ field, id, one }))))
  for (const [field, pairs = []] of Object.entries(Object.groupBy(sets, (set) => set.field))) {
    const { table, owner, other } = placeOf(entity, field)
    await sql`
      insert into ${table} (${owner}, ${other})
      select * from unnest(${pairs.map(({ id }) => id)}::int[], ${pairs.map(({ one }) => one)}::int[])`.execute(db)
  }
}

/** Stores sets of references, each in its table; existing members stay. */
async function replaceSets<E extends Entity>(db: Db, entity: E, id: number, input: Partial<Input<E>>): Promise<void> {
  for (const { field, ids } of setsIn(entity, input)) {
    const { table, owner, other } = placeOf(entity, field)
    await sql`delete from ${table} where ${owner} = ${id} and ${other} <> all(${ids})`.execute(db)
    if (ids.length > 0) {
      await sql`insert into ${table} (${owner}, ${other}) select ${id}, unnest(${ids}::int[]) on conflict do nothing`.execute(db)
    }
  }
}
