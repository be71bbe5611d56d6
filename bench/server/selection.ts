import type { Answer, Entity } from '../../contract/src/entity.ts'
import type { Field, FieldKind, Period } from '../../contract/src/field.ts'
import { versionedFields, versionOf } from '../../server/src/platform/entity/version.ts'
import type { Context } from './context.ts'
import { usual } from './context.ts'
import { moment, period } from './sql.ts'

/** The SQL of each part of a record, which is null where the first part is. */
export type Parts = { readonly [part: string]: string | Parts }
/** The SQL of a value, or a function that gives it for a context. */
type Column = string | ((context: Context) => string)

/** The columns of a statement, and how to read its rows. */
export type Selection<Row> = { sql: (context?: Partial<Context>) => string; read: (row: unknown[]) => Row }

/** Reads rows under the names given with their SQL. */
export function selectColumns<N extends Record<string, Column | Parts>>(named: N): Selection<Record<keyof N, unknown>> {
  const columns: Column[] = []
  return compile(columns, codesOf(columns, named))
}

/**
 * Reads rows as records, fields in the contract's order. Columns of the entity's own table need no entry; `named` says how to read the
 * others or what to compute them from. Fields with neither are null.
 */
export function selectFields<E extends Entity, const N extends NamedFields<E>>(
  entity: E,
  named: N & Record<Exclude<keyof N, keyof Answer<E>>, never>,
): Selection<ReadFields<E, N>> {
  const columns: Column[] = []
  const codes: Codes = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    const column = (named as Record<string, Column | Parts>)[name] ?? (isOwn(name, field) ? ownColumn(entity, name, field.kind) : 'null')
    if (field.kind === 'version') codes[name] = versionCode(columns, entity, codes)
    else if (field.kind === 'refs') codes[name] = `${codeOf(columns, column)} ?? []`
    else if (field.kind !== 'secret') codes[name] = codeOf(columns, column)
  }
  return compile(columns, codes)
}

type PartsOf<Shown> = Shown extends readonly unknown[] ? never : { [P in keyof Shown]: string | PartsOf<NonNullable<Shown[P]>> }
type NamedFields<E extends Entity> = { [K in keyof Answer<E>]?: Column | PartsOf<NonNullable<Answer<E>[K]>> }

type StoredValue = string | number | boolean | null | string[] | Period
type OwnName = 'id' | 'version' | `${string}_datetime`
type IsOwn<Name, F> = Name extends OwnName
  ? true
  : F extends Field<infer _V, infer Shown, false>
    ? Shown extends StoredValue
      ? true
      : false
    : false
type OwnFields<E extends Entity> = { [K in keyof Answer<E> as IsOwn<K, E['fields'][K]> extends true ? K : never]: Answer<E>[K] }

/** A record as read. A single column may be processed further, so its type is unknown. */
type ReadFields<E extends Entity, N> = Omit<OwnFields<E>, keyof N> & {
  [K in keyof N]: N[K] extends Parts ? (K extends keyof Answer<E> ? Answer<E>[K] : never) : unknown
}

const isOwn = (name: string, { readOnly, kind }: Field) =>
  name === 'id' || kind === 'moment' || (!readOnly && kind !== 'ref' && kind !== 'refs')

function ownColumn({ name: entity }: Entity, name: string, kind: FieldKind): string | Parts {
  const column = `${entity === 'user' ? '"user"' : entity}.${name}`
  if (kind === 'period') return period(entity)
  if (kind === 'moment') return moment(column)
  return kind === 'day' ? `${column}::text` : column
}

/** JavaScript that reads each value from a row. */
type Codes = Record<string, string>

/** A version is computed from stored values, not from what is shown. */
function versionCode(columns: Column[], entity: Entity, codes: Codes): string {
  const stored = versionedFields(entity).map(({ name, kind, part }) => {
    if (kind === 'refs' || kind === 'words') return codes[name]
    if (kind === 'ref') return codeOf(columns, `${entity.name}.${name}_id`)
    return codeOf(columns, kind === 'period' ? period(entity.name)[part as 'lower' | 'upper'] : ownColumn(entity, name, kind))
  })
  return `versionOf([${stored.join()}])`
}

/** Selects the same SQL only once. */
function codeOf(columns: Column[], column: Column | Parts): string {
  if (typeof column === 'object') {
    const parts = codesOf(columns, column)
    return `(${Object.values(parts)[0]} === null ? null : ${literalOf(parts)})`
  }
  if (!columns.includes(column)) columns.push(column)
  return `row[${columns.indexOf(column)}]`
}

const codesOf = (columns: Column[], named: Record<string, Column | Parts>): Codes =>
  Object.fromEntries(Object.entries(named).map(([name, column]) => [name, codeOf(columns, column)]))

const literalOf = (codes: Codes) =>
  `{ ${Object.entries(codes)
    .map(([name, code]) => `${name}: ${code}`)
    .join()} }`

function compile<Row>(columns: Column[], codes: Codes): Selection<Row> {
  const always = columns.every((column) => typeof column === 'string') ? columns.join() : undefined
  const sqlIn = (context: Context) => columns.map((column) => (typeof column === 'string' ? column : column(context))).join()
  // oxlint-disable-next-line no-new-func -- fast like a literal; one function per field made an employee take half as long again
  const readerWith = new Function('versionOf', `return (row) => (${literalOf(codes)})`) as (by: typeof versionOf) => Selection<Row>['read']
  return { sql: (context) => always ?? sqlIn({ ...usual, ...context }), read: readerWith(versionOf) }
}
