import type { Answer, Entity, Input } from '@kasack/contract/entity.ts'
import type { Field } from '@kasack/contract/field.ts'
import { sql } from 'kysely'
import type { Sql } from './list-query.ts'
import { german } from './sql.ts'

export type Row = Record<string, unknown>

/** How fields are read that are more than a column: computed, or a reference that shows more than its name. */
export type Computed<E extends Entity> = { [K in keyof Answer<E>]?: (row: Row) => Answer<E>[K] }

/**
 * Turns rows into records in the order of the contract's fields. A reference is read from `<field>_id`, `<field>_name` and whatever
 * else answers show of it; without an id it is null.
 */
export function recordOf<E extends Entity>(entity: E, computed: Computed<E> = {}): (row: Row) => Answer<E> {
  const readers = Object.entries(entity.fields)
    .filter(([, field]) => field.kind !== 'secret')
    .map(([name, field]) => [name, computed[name as keyof Answer<E>] ?? reader(name, field)] as const)
  return (row) => {
    const record: Row = {}
    for (const [name, read] of readers) record[name] = read(row)
    return record as Answer<E> // every field of the contract was read, each by its kind
  }
}

function reader(name: string, { kind, shown = ['id', 'name'] }: Field): (row: Row) => unknown {
  if (kind === 'ref') return refReader(name, shown)
  if (kind === 'period')
    return (row) => (row['date_lower'] === null ? null : { lower: row['date_lower'], upper: row['date_upper'], bounds: '[]' })
  return (row) => row[name]
}

function refReader(name: string, shown: readonly string[]): (row: Row) => unknown {
  const columns = shown.map((part) => [part, `${name}_${part}`] as const)
  return (row) => {
    if (row[`${name}_id`] === null) return null
    const ref: Row = {}
    for (const [part, column] of columns) ref[part] = row[column]
    return ref
  }
}

/** The columns that an input is stored in; sets of references have tables of their own, a secret is the entity's business. */
export function columnsOf<E extends Entity>(entity: E, input: Partial<Input<E>>): Row {
  const columns: Row = {}
  for (const [name, value] of Object.entries(input)) {
    const kind = entity.fields[name]?.kind
    if (kind === 'ref') columns[`${name}_id`] = (value as { id: number } | null)?.id ?? null
    else if (kind === 'period') Object.assign(columns, { date_lower: (value as Row)['lower'], date_upper: (value as Row)['upper'] ?? null })
    else if (kind !== 'refs' && kind !== 'secret') columns[name] = value
  }
  return columns
}

/** What `recordOf` reads of the entity's own table: the id and every field that can be written, a reference as `<field>_id`, a set as an array. */
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

/** The records of a set, by name. */
const setOf = (entity: Entity, name: string, target: string): Sql => sql`
  array(
    select json_build_object('id', target.id, 'name', target.name)
    from ${sql.table(setTable(entity, name))} one join ${sql.table(target)} target on target.id = one.${sql.ref(`${target}_id`)}
    where one.${sql.ref(`${entity.name}_id`)} = ${sql.ref(`${entity.name}.id`)}
    order by ${sql.join([german(sql.ref('target.name')), sql.ref('target.id')])}
  )`

/** The table of a set of references, `<entity>_<field in singular>`: `facility_tag` for a facility's tags. */
export const setTable = ({ name }: Entity, field: string): string => `${name}_${field.replace(/ies$/, 'y').replace(/s$/, '')}`
