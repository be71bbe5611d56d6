import { sql } from 'kysely'
import type { Sort, Sql } from './list-query.ts'
import { partOf } from './list-query.ts'

/** The lines of SQL that lists are written with. Columns are named with their table, `facility.name`. */

/** Part of a text, in any case, by the trigram index on `fold(column)`. */
export const contains =
  (column: string) =>
  (part: string): Sql =>
    sql`fold(${sql.ref(column)}) like fold(${partOf(part)})`

/** Part of a column that is folded already. */
export const containsFolded =
  (column: string) =>
  (part: string): Sql =>
    sql`${sql.ref(column)} like fold(${partOf(part)})`

/** Part of a telephone number, blanks and dividers ignored on both sides. */
export const containsPhone =
  (column: string) =>
  (part: string): Sql =>
    sql`${sql.ref(column)} like phone_digits(${partOf(part)})`

/** One of the texts, in any case. */
export const oneOfFolded =
  (column: Sql) =>
  (texts: readonly string[]): Sql =>
    sql`fold(${column}) = any(select fold(unnest(${[...texts]}::text[])))`

/** One of the values. */
export const oneOf =
  (column: string) =>
  (values: readonly (string | number | boolean)[]): Sql =>
    sql`${sql.ref(column)} = any(${[...values]})`

/** Sorted as in a German dictionary; a text that may be empty then counts as null, last. */
export const dictionary = (column: string): Sort => ({ by: sql`fold(${sql.ref(column)}) collate "de-x-icu"`, nullable: false })
export const dictionaryOrEmpty = (column: string): Sort => ({
  by: sql`nullif(fold(${sql.ref(column)}), '') collate "de-x-icu"`,
  nullable: true,
})

/** Sorted by the value itself, which is never null. */
export const value = (column: string): Sort => ({ by: sql.ref(column), nullable: false })

/** Sorted by the value itself; null comes last both ways. */
export const valueOrNull = (column: string): Sort => ({ by: sql.ref(column), nullable: true })

/** Sorted by a column of a joined table. */
export const joined = (sort: Sort, join: Sql): Sort => ({ ...sort, nullable: true, join })
