import type { Answer, Entity, Input } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import type { List } from '@kasack/contract/list.ts'
import { nonDefaultPart, withDefaults } from '@kasack/contract/map-field.ts'
import { sql } from 'kysely'
import type { StoredEntity } from '../database/column.ts'
import type { DB } from '../database/tables.ts'
import type { Rows, Sql } from '../list/list-query.ts'
import type { CommonReading, Reading } from '../read/reading.ts'
import { german } from '../list/sql.ts'
import { versionReader } from '../entity/version.ts'

export type Row = Record<string, unknown>

type Reader<Value = unknown> = (row: Row, reading: Reading) => Value

/**
 * How fields are read that are more than a column: computed, or a reference that shows more than its name. Written as a method, so
 * that each may declare the columns it reads, which the entity's rows must select.
 */
export type ComputedReaders<E extends Entity> = { [K in keyof Answer<E>]?: { read(row: Row, reading: Reading): Answer<E>[K] }['read'] }

/**
 * Turns rows into records in the order of the contract's fields. A reference is read from `<field>_id`, `<field>_name` and whatever
 * else answers show of it; without an id it is null. Fields hidden from the reader are null, whatever the row holds.
 */
export function recordOf<E extends Entity>(entity: E, computed: ComputedReaders<E> = {}): Reader<Answer<E>> {
  const readers = Object.entries(entity.fields)
    .filter(([, field]) => field.kind !== 'secret')
    .map(([name, field]) => [name, guarded(name, field, computed[name as keyof Answer<E>] ?? reader(entity, name, field))] as const)
  return (row, reading) => {
    const record: Row = {}
    for (const [name, read] of readers) record[name] = read(row, reading)
    return record as Answer<E> // every field of the contract was read, each by its kind
  }
}

const guarded = (name: string, { needs }: Field, read: Reader): Reader =>
  needs ? (row, reading) => (reading.hidden.has(name) ? null : read(row, reading)) : read

function reader(entity: Entity, name: string, field: Field): Reader {
  const { kind, shown = ['id', 'name'], partNeeds } = field
  if (kind === 'version') return versionFor(entity)
  if (kind === 'ref') return partNeeds ? guardedRefReader(name, refReader(name, shown)) : refReader(name, shown)
  if (kind === 'period')
    return (row) => (row['date_lower'] === null ? null : { lower: row['date_lower'], upper: row['date_upper'], bounds: '[]' })
  return kind === 'map' ? (row) => withDefaults(field, row[name]) : (row) => row[name]
}

function versionFor(entity: Entity): Reader {
  const read = versionReader(entity)
  return (row, { hidden }) => read(row, hidden)
}

function guardedRefReader(name: string, read: (row: Row) => Row | null): Reader {
  return (row, { hidden }) => {
    const ref = read(row)
    return ref && Object.fromEntries(Object.entries(ref).map(([part, value]) => [part, hidden.has(`${name}.${part}`) ? null : value]))
  }
}

/** A column read only for those who may see it: a field such as `bookings`, a part of a reference such as `employee.phone`. */
export const columnFor = ({ hidden }: Pick<CommonReading, 'hidden'>, name: string, column: Sql): Sql =>
  sql`${hidden.has(name) ? sql`null` : column} as ${sql.ref(name.replace('.', '_'))}`

function refReader(name: string, shown: readonly string[]): (row: Row) => Row | null {
  const columns = shown.map((part) => [part, `${name}_${part}`] as const)
  return (row) => {
    if (row[`${name}_id`] === null) return null
    const ref: Row = {}
    for (const [part, column] of columns) ref[part] = row[column]
    return ref
  }
}

/**
 * The rows of an entity that shows only what is stored, `also` in columns that nobody writes; a reference is joined under the name of
 * its field.
 */
export function storedRows<E extends StoredEntity>(entity: E, ...also: (keyof DB[E['name']] & string)[]): Rows<List> {
  const references = Object.entries(entity.fields).filter(([, { kind, readOnly }]) => kind === 'ref' && !readOnly)
  const shown = references.flatMap(([name, { shown: parts = [] }]) =>
    parts.flatMap((part) => (part === 'id' ? [] : sql`${sql.ref(`${name}.${part}`)} as ${sql.ref(`${name}_${part}`)}`)),
  )
  const joins = references.map(
    ([name, { target, required }]) => sql`
      ${sql.raw(required ? 'join' : 'left join')} ${sql.table(target!)} ${sql.ref(name)}
      on ${sql.ref(`${name}.id`)} = ${sql.ref(`${entity.name}.${name}_id`)}`,
  )
  const unwritten = also.map((column) => sql.ref(`${entity.name}.${column}`))
  return { columns: () => sql.join([storedColumns(entity), ...unwritten, ...shown]), joins: () => sql.join(joins, sql` `) }
}

/** The columns that store an input; sets of references have separate tables, secrets are up to the entity. */
export function columnsOf<E extends Entity>(entity: E, input: Partial<Input<E>>): Row {
  const columns: Row = {}
  for (const [name, value] of Object.entries(input)) {
    const field = entity.fields[name]
    const kind = field?.kind
    if (kind === 'map') columns[name] = nonDefaultPart(field!, value)
    else if (kind === 'ref') columns[`${name}_id`] = (value as { id: number } | null)?.id ?? null
    else if (kind === 'period') Object.assign(columns, { date_lower: (value as Row)['lower'], date_upper: (value as Row)['upper'] ?? null })
    else if (kind !== 'refs' && kind !== 'secret') columns[name] = value
  }
  return columns
}

/** What `recordOf` reads of the entity's own table: the id and every writable field, a reference as `<field>_id`, a set as an array. */
export const storedColumns = (entity: Entity): Sql => {
  const written = Object.entries(entity.fields).filter(([, { readOnly, kind }]) => !readOnly && kind !== 'secret')
  return sql.join([sql.ref(`${entity.name}.id`), ...written.flatMap(([name, field]) => storedAs(entity, name, field))])
}

function storedAs(entity: Entity, name: string, { kind, target }: Field): Sql[] {
  const column = (stored: string) => sql.ref(`${entity.name}.${stored}`)
  if (kind === 'ref') return [column(`${name}_id`)]
  if (kind === 'period') return [column('date_lower'), column('date_upper')]
  if (kind === 'refs' && target) return [sql`${setOf(entity, name, target)} as ${sql.ref(name)}`]
  return [column(name)]
}

/** The records of a set, sorted by name. */
const setOf = (entity: Entity, name: string, target: string): Sql => sql`
  array(
    select json_build_object('id', target.id, 'name', target.name)
    from ${sql.table(setTable(entity, name))} one join ${sql.table(target)} target on target.id = one.${sql.ref(`${target}_id`)}
    where one.${sql.ref(`${entity.name}_id`)} = ${sql.ref(`${entity.name}.id`)}
    order by ${sql.join([german(sql.ref('target.name')), sql.ref('target.id')])}
  )`

/** The table of a set of references, `<entity>_<field in singular>`: `facility_tag` for a facility's tags. */
export const setTable = ({ name }: Entity, field: string): string => `${name}_${field.replace(/ies$/, 'y').replace(/s$/, '')}`
