import type { Answer, Entity, Input } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import { withDefaults } from '@kasack/contract/map-field.ts'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import { read } from '../database/db.ts'
import type { Sql } from '../list/list-query.ts'
import type { Row } from './record.ts'
import { setTable } from './record.ts'
import { compile } from '../read/statement.ts'

/** A record as it is stored, not as it is shown: its id and the writable fields, without secrets. */
export type StoredRecord<E extends Entity> = { id: number } & Pick<Input<E>, keyof Input<E> & keyof Answer<E>>

/** How fields without a column are read, as expressions over the entity's table. */
export type Apart = Readonly<Record<string, Sql>>

/**
 * Reads what is stored of a record; null if it does not exist. With a lock two writers take turns, and the second sees what the first
 * has stored.
 */
export function storedReader<E extends Entity>(entity: E, apart: Apart = {}) {
  const fields = Object.entries(entity.fields).filter(([, { readOnly, kind }]) => !readOnly && kind !== 'secret')
  const table = sql.table(entity.name)
  const own = fields.flatMap(([name, field]) => (name in apart ? [] : columnsOf(entity, name, field)))
  const row = sql<Row>`select ${sql.join([sql`id`, ...own])} from ${table} where id = ${0}`
  const rows = {
    free: compile(row),
    // Allows others to refer to it meanwhile, for which the database takes a weaker lock.
    locked: compile(sql<Row>`${row} for no key update`),
    going: compile(sql<Row>`${row} for update`),
  }
  const sets = fields.flatMap(([name, field]) => setsOf(entity, { name, field, apart: apart[name] }))
  // A statement that waits for a lock sees other tables as they were before: sets are read once the row is locked.
  const beside = sets.length > 0 ? compile(sql<Row>`select ${sql.join(sets)} from ${table} where ${table}.id = ${0}`) : null
  return async (db: Db, id: number, lock: keyof typeof rows): Promise<StoredRecord<E> | null> => {
    const [found] = await read<Row>(db, { ...rows[lock], parameters: [id] })
    if (!found) return null
    const [more] = beside ? await read<Row>(db, { ...beside, parameters: [id] }) : []
    return storedOf(fields, { ...found, ...more }) as StoredRecord<E> // every writable field was read, each by its kind
  }
}

function columnsOf({ name: table }: Entity, name: string, { kind }: Field): Sql[] {
  if (kind === 'refs') return []
  const columns = kind === 'ref' ? [`${name}_id`] : kind === 'period' ? ['date_lower', 'date_upper'] : [name]
  return columns.map((column) => sql.ref(`${table}.${column}`))
}

function setsOf(entity: Entity, { name, field, apart }: { name: string; field: Field; apart: Sql | undefined }): Sql[] {
  if (apart) return [sql`${apart} as ${sql.ref(name)}`]
  if (field.kind !== 'refs' || !field.target) return []
  const [set, owner, other] = [sql.table(setTable(entity, name)), sql.ref(`${entity.name}_id`), sql.ref(`${field.target}_id`)]
  const ids = sql`select ${other} from ${set} where ${owner} = ${sql.ref(`${entity.name}.id`)} order by ${other}`
  return [sql`array(${ids}) as ${sql.ref(name)}`]
}

function storedOf(fields: [string, Field][], row: Row): Row {
  const stored: Row = { id: row['id'] }
  for (const [name, field] of fields) {
    const { kind } = field
    const ref = row[`${name}_id`]
    if (kind === 'ref') stored[name] = ref === null ? null : { id: ref }
    else if (kind === 'refs') stored[name] = (row[name] as number[]).map((id) => ({ id }))
    else if (kind === 'period') stored[name] = { lower: row['date_lower'], upper: row['date_upper'] }
    else if (kind === 'map') stored[name] = withDefaults(field, row[name])
    else stored[name] = row[name]
  }
  return stored
}
