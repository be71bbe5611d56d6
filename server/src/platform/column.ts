import type { Entity, Fields } from '@kasack/contract/entity.ts'
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
