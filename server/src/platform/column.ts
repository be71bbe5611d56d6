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

/** Values for columns of the entity's table that are no fields; an expression is a value, too. */
export type MoreColumns<E extends StoredEntity> = { [C in keyof DB[E['name']]]?: unknown }

type Singular<Name extends string> = Name extends `${infer Stem}ies` ? `${Stem}y` : Name extends `${infer Stem}s` ? Stem : Name

type ColumnsOf<E extends StoredEntity> = keyof DB[E['name']]

/** A reference is stored as `<field>_id`, a period as two days, a set of references in a table of its own; a secret is the entity's business. */
type HasColumn<E extends StoredEntity, K extends string, Value> = K extends keyof Answer<E>
  ? Value extends readonly RefInput[]
    ? `${E['name']}_${Singular<K>}` extends Table
      ? true
      : false
    : Value extends RefInput
      ? `${K}_id` extends ColumnsOf<E>
        ? true
        : false
      : Value extends Period
        ? 'date_lower' | 'date_upper' extends ColumnsOf<E>
          ? true
          : false
        : K extends ColumnsOf<E>
          ? true
          : false
  : true

/** The fields that can be written and have no column: how they are read must be said. */
export type WithoutColumn<E extends StoredEntity> = {
  [K in keyof Input<E> & string]: HasColumn<E, K, NonNullable<Input<E>[K]>> extends true ? never : K
}[keyof Input<E> & string]
