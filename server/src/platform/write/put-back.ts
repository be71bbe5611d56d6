import type { Entity } from '@kasack/contract/entity.ts'
import { historyFields } from '@kasack/contract/history-entities.ts'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { setTable } from '../record/record.ts'

/** Values by name, as in JSON: of fields as histories keep them, or of columns. */
export type Values = Readonly<Record<string, unknown>>

/** A record by its columns, and its sets of references that history covers, by field. */
export type RowValues = { id: number; columns: Values; sets: Record<string, number[]> }

/** A comparison of a record: all that is stored of it, and which of the compared columns hold another value. */
export type RowComparison = { id: number; now: Values; other: string[] }

/** The table of a set of references, by its field; null if the field is not one. */
export function setOf(entity: Entity, field: string): { table: string; owner: string; other: string } | null {
  const owner = `${entity.name}_id`
  // Groups are names on the wire and references in the database.
  if (entity.name === 'user' && field === 'groups') return { table: 'user_group_member', owner, other: 'user_group_id' }
  const { kind, target } = entity.fields[field] ?? {}
  return kind === 'refs' && target ? { table: setTable(entity, field), owner, other: `${target}_id` } : null
}

/** The columns and sets that store the values of fields. */
export function storedValues(entity: Entity, id: number, values: Values): RowValues {
  const columns: Record<string, unknown> = {}
  const sets: RowValues['sets'] = {}
  for (const [field, value] of Object.entries(values)) {
    if (setOf(entity, field)) sets[field] = (value ?? []) as number[]
    else Object.assign(columns, columnsOf(entity, field, value))
  }
  return { id, columns, sets }
}

function columnsOf({ fields }: Entity, field: string, value: unknown): Values {
  const parts = (value ?? {}) as Values
  if (field === 'file') return { file_name: parts['name'] ?? null, file_size: parts['size'] ?? null, file_type: parts['type'] ?? null }
  const { kind } = fields[field] ?? {}
  if (kind === 'period') return { date_lower: parts['lower'] ?? null, date_upper: parts['upper'] ?? null }
  return { [kind === 'ref' ? `${field}_id` : field]: value }
}

/** The columns that store the fields a history covers. */
export const historyColumns = (entity: Entity): string[] =>
  historyFields(entity).flatMap((field) => (setOf(entity, field) ? [] : Object.keys(columnsOf(entity, field, null))))

/** Compares records with the values they are to hold; those that do not exist are left out. */
export async function compareRows(db: Db, { name }: Entity, rows: readonly RowValues[]): Promise<RowComparison[]> {
  if (rows.length === 0) return []
  const { rows: found } = await sql<RowComparison>`
    select one.id, to_jsonb(stored) as now,
      array(
        select key from jsonb_each(to_jsonb(jsonb_populate_record(stored, one.columns))) held
        where one.columns ? key and held.value is distinct from to_jsonb(stored) -> key
      ) as other
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id integer, columns jsonb)
    join ${sql.table(name)} stored on stored.id = one.id`.execute(db)
  return found
}

/** What the sets of a field hold now, as sorted ids, by record. */
export async function readSet(db: Db, entity: Entity, { field, ids }: { field: string; ids: number[] }): Promise<Map<number, number[]>> {
  const { table, owner, other } = setOf(entity, field)!
  const { rows } = await sql<{ id: number; ids: number[] }>`
    select ${sql.ref(owner)} as id, array_agg(${sql.ref(other)} order by ${sql.ref(other)}) as ids
    from ${sql.table(table)} where ${sql.ref(owner)} = any(${ids}) group by 1`.execute(db)
  return new Map(rows.map((row) => [row.id, row.ids]))
}

/** Gives existing records the values of these columns, and replaces these sets. No rules are applied; the database's own hold. */
export async function putBack(db: Db, entity: Entity, rows: readonly RowValues[]): Promise<void> {
  const names = await storableAmong(
    db,
    entity.name,
    rows.map(({ columns }) => columns),
  )
  if (names.length > 0) {
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`
      update ${sql.table(entity.name)} stored
      set (${columns}) = (select ${columns} from jsonb_populate_record(stored, one.columns) former)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id integer, columns jsonb)
      where stored.id = one.id and one.columns <> '{}'`.execute(db)
  }
  for (const [field, of] of setsOf(rows)) await replaceSet(db, entity, { field, of })
}

/** Stores deleted rows again, with their former ids and their sets. */
export async function insertAgain(db: Db, entity: Entity, rows: readonly RowValues[]): Promise<void> {
  await insertRows(
    db,
    entity.name,
    rows.map(({ id, columns }) => ({ ...columns, id })),
  )
  for (const [field, of] of setsOf(rows)) await replaceSet(db, entity, { field, of })
}

/** Stores rows as they were; columns that the table has gained since get their defaults. */
export async function insertRows(db: Db, table: string, rows: readonly Values[]): Promise<void> {
  for (const alike of Map.groupBy(rows, (row) => Object.keys(row).toSorted().join()).values()) {
    const names = await storableAmong(db, table, alike)
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`
      insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(alike)}::jsonb)`.execute(db)
  }
}

type SetValues = { field: string; of: { id: number; ids: number[] }[] }

const setsOf = (rows: readonly RowValues[]): Map<string, SetValues['of']> => {
  const all = rows.flatMap(({ id, sets }) => Object.entries(sets).map(([field, ids]) => ({ field, id, ids })))
  return Map.groupBy(all, ({ field }) => field)
}

async function replaceSet(db: Db, entity: Entity, { field, of }: SetValues): Promise<void> {
  const { table, owner, other } = setOf(entity, field)!
  const wanted = sql`
    select one.id, member from jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as one (id integer, ids integer[]), unnest(one.ids) member`
  await sql`
    delete from ${sql.table(table)}
    where ${sql.ref(owner)} = any(${of.map(({ id }) => id)}) and (${sql.ref(owner)}, ${sql.ref(other)}) not in (${wanted})`.execute(db)
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, ${sql.ref(other)}) ${wanted} on conflict do nothing`.execute(db)
}

/** The named columns that can be stored: one that is generated or no longer exists cannot. */
async function storableAmong(db: Db, table: string, rows: readonly Values[]): Promise<string[]> {
  const named = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  if (named.length === 0) return []
  const { rows: found } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = format('%I', ${table}::text)::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname = any(${named})
    order by attnum`.execute(db)
  return found.map(({ name }) => name)
}
