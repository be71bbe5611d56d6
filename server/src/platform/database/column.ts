import type { Answer, Entity, Fields, Input } from '@kasack/contract/entity.ts'
import type { Period, RefInput } from '@kasack/contract/field.ts'
import type { DB } from './tables.ts'

/** A table of the database, as the migrations leave it. */
export type Table = keyof DB

/** A column with its table, `facility.name`. The types are generated from the migrations: a misspelt column does not compile. */
export type Column = { [T in Table]: `${T}.${keyof DB[T] & string}` }[Table]

/** The tables that have all of these columns. */
export type TableWith<C extends string> = { [T in Table]: [C] extends [keyof DB[T]] ? T : never }[Table]

/** An entity that has a table. */
export type StoredEntity = Entity<Fields, Table>

/** Values for columns of the entity's table that are not fields; an expression also counts as a value. */
export type MoreColumns<E extends StoredEntity> = { [C in keyof DB[E['name']]]?: unknown }

type Singular<Name extends string> = Name extends `${infer Stem}ies` ? `${Stem}y` : Name extends `${infer Stem}s` ? Stem : Name

type ColumnsOf<E extends StoredEntity> = keyof DB[E['name']]

/** A reference is stored as `<field>_id`, a period as two days, a set of references in a separate table; secrets are up to the entity. */
type StoredAs<E extends StoredEntity, K extends string, Value> = K extends keyof Answer<E>
  ? Value extends readonly RefInput[]
    ? `${E['name']}_${Singular<K>}` extends Table
      ? never
      : `there is no table ${E['name']}_${Singular<K>}`
    : Value extends RefInput
      ? NoColumn<E, `${K}_id`>
      : Value extends Period
        ? NoColumn<E, 'date_lower' | 'date_upper'>
        : NoColumn<E, K>
  : never

type NoColumn<E extends StoredEntity, C extends string> = C extends ColumnsOf<E> ? never : `the table ${E['name']} has no column ${C}`

/** What the database lacks for the writable fields, by field. */
type Lacking<E extends StoredEntity> = { [K in keyof Input<E> & string]: StoredAs<E, K, NonNullable<Input<E>[K]>> }

/** The writable fields without a column. */
export type WithoutColumn<E extends StoredEntity> = {
  [K in keyof Lacking<E>]: [Lacking<E>[K]] extends [never] ? never : K
}[keyof Lacking<E>]

/** Fits an entity whose fields have columns, except those read separately; otherwise the compiler reports what the database lacks. */
export type MigratedColumns<E extends StoredEntity, Apart extends string = never> = [Exclude<WithoutColumn<E>, Apart>] extends [never]
  ? unknown
  : `${Lacking<E>[Exclude<WithoutColumn<E>, Apart>]}: write a migration in server/migrations, then run npm run tables`
