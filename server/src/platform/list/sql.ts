import { sql } from 'kysely'
import type { Column, Table, TableWith } from '../database/column.ts'
import type { Sort } from './cut.ts'
import type { ListFacts, Sql } from './list-query.ts'
import { named, type NamePart } from '../read/named.ts'
import type { DB } from '../database/tables.ts'

/** The SQL that lists are built from. Columns are named with their table, `facility.name`. */

/** What PostgreSQL's fold() and phone_digits() make of a text. In SQL they would run again for every row that is compared. */
export const fold = (text: string): string => text.toLocaleLowerCase('de')
export const phoneDigits = (text: string): string => fold(text).replace(/[ /()-]/g, '')

/** A LIKE pattern for "occurs somewhere", its special characters escaped. */
const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`

/** Contains a text, in any case. For tables of few rows: longer ones keep the text folded, for `containsFolded`. */
export const contains = (column: Column) => containsIn(sql.ref(column))

/** The expression contains a text, in any case. */
export const containsIn =
  (expression: Sql) =>
  (part: string): Sql =>
    sql`fold(${expression}) like ${fold(partOf(part))}`

/** The column, which is already folded, contains a text. */
export const containsFolded =
  (column: Column) =>
  (part: string): Sql =>
    sql`${sql.ref(column)} like ${fold(partOf(part))}`

/** Either telephone number contains a text, ignoring blanks and dividers on both sides; dividers alone are searched for as typed. */
export const containsPhone = (table: TableWith<'phone' | 'mobile' | 'search_phone'>) =>
  containsDigits(table, (part) => sql`(${contains(`${table}.phone`)(part)} or ${contains(`${table}.mobile`)(part)})`)

/** Same for tables with one number. */
export const containsMobile = (table: TableWith<'mobile' | 'search_phone'>) => containsDigits(table, contains(`${table}.mobile`))

const containsDigits =
  (table: TableWith<'mobile' | 'search_phone'>, asTyped: (part: string) => Sql) =>
  (part: string): Sql =>
    phoneDigits(part) === '' ? asTyped(part) : sql`${sql.ref(`${table}.search_phone`)} like ${partOf(phoneDigits(part))}`

/** Equals one of the texts, in any case. */
export const oneOfFolded =
  (column: Sql) =>
  (texts: readonly string[]): Sql =>
    sql`fold(${column}) = any(${texts.map(fold)})`

/** Equals one of the values; for a single one the plan can be kept. `type` names the column's type if it is an enumeration. */
export const oneOf =
  (column: Column, type?: string) =>
  (values: readonly (string | number | boolean)[]): Sql => {
    const cast = (brackets: string) => sql.raw(type ? `::${type}${brackets}` : '')
    return values.length === 1
      ? sql`${sql.ref(column)} = ${values[0]}${cast('')}`
      : sql`${sql.ref(column)} = any(${[...values]}${cast('[]')})`
  }

/** Sorted as in a German dictionary; `dictionaryOrEmpty` counts an empty text as null, last. */
export const dictionary = (column: Column): Sort => ({ by: [german(sql.ref(column))], nullable: false })
export const dictionaryOrEmpty = (column: Column): Sort => ({ by: [germanOrEmpty(sql.ref(column))], nullable: true })

export const german = (text: Sql): Sql => sql`fold(${text}) collate "de-x-icu"`
const germanOrEmpty = (text: Sql): Sql => sql`nullif(fold(${text}), '') collate "de-x-icu"`

/** Sorted by the value itself, which is never null. */
export const value = (column: Column): Sort => ({ by: [sql.ref(column)], nullable: false })

/** Sorted by the value itself; null comes last in both directions. */
export const valueOrNull = (column: Column): Sort => ({ by: [sql.ref(column)], nullable: true })

/** Sorted by the record of `table` that `column` refers to; rows without one come last. `sort` names that record's columns by `as`. */
export const joined = (sort: Sort, column: Column, table: Table, as: string = table): Sort => ({
  ...sort,
  of: {
    record: sql`${sql.table(table)} ${sql.ref(as)}`,
    on: sql`${sql.ref(`${as}.id`)} = ${sql.ref(column)}`,
    column: sql.ref(column),
    kind: null,
  },
})

/** Same where `table` holds the kinds of a long list, whose index on kind and id yields the first rows of each. */
export const joinedKinds = (sort: Sort, column: Column, table: Table): Sort => {
  const { of } = joined(sort, column, table)
  return { ...sort, ...(of && { of: { ...of, kind: sql.ref(`${table}.id`) } }) }
}

/** Persons sort by last name, then first name, without title (wire.md 11). */
export const person = (table: TableWith<'last_name' | 'first_name'>): Sort => ({
  by: [...dictionary(`${table}.last_name`).by, ...dictionary(`${table}.first_name`).by],
  nullable: false,
})

/** Users, joined under that name, sort as persons do; those without names come last, by user name. */
export const userNamed = (as: string): Sort => {
  const column = (name: keyof DB['user']) => sql.ref(`${as}.${name}`)
  return { by: [germanOrEmpty(column('last_name')), germanOrEmpty(column('first_name')), german(column('username'))], nullable: true }
}

/** Contains part of `title first last` or `last first`, with or without a comma after the last name. */
export const containsPerson =
  (column: Column) =>
  (part: string): Sql =>
    sql`${sql.ref(column)} like ${partOfPerson(part)}`

const partOfPerson = (part: string) => fold(partOf(part.replace(/,\s*/g, ' ').trim()))

type OnDay = (day: string, facts: Pick<ListFacts, 'today'>) => Sql

/** A timestamp on or after the day, and on or before it, in Europe/Berlin. */
export const fromDay =
  (column: Column): OnDay =>
  (day, { today }) =>
    sql`${sql.ref(column)} >= ${written(day, today)}::date::timestamp at time zone 'Europe/Berlin'`
export const toDay =
  (column: Column): OnDay =>
  (day, { today }) =>
    sql`${sql.ref(column)} < (${written(day, today)}::date + 1)::timestamp at time zone 'Europe/Berlin'`

/** A day on or after another, and on or before it. */
export const atLeast =
  (column: Column): OnDay =>
  (day, { today }) =>
    sql`${sql.ref(column)} >= ${written(day, today)}::date`
export const atMost =
  (column: Column): OnDay =>
  (day, { today }) =>
    sql`${sql.ref(column)} <= ${written(day, today)}::date`

/**
 * The days around today, which most readers use, are written into the statement: a plan is kept that knows them. For any other day
 * PostgreSQL cannot keep one, because it guesses far more rows than a day has.
 */
const written = (day: string, today: string) => (Math.abs(Date.parse(day) - Date.parse(today)) <= fewDays ? sql.lit(day) : sql`${day}`)

const fewDays = 3 * 86_400_000

/** Refers to a record of `table` that meets the condition. */
export const refersTo =
  (column: Column, table: Table) =>
  (condition: Sql): Sql =>
    sql`${sql.ref(column)} in (select id from ${sql.table(table)} where ${condition})`

/** Same where few records match: they are looked up first, so that the index on the reference finds what refers to them. */
export const refersToOneOfFew =
  (column: Column, table: Table) =>
  (condition: Sql): Sql =>
    sql`${sql.ref(column)} = any(array(select id from ${sql.table(table)} where ${condition}))`

/** Refers to a record of `table` whose folded name contains this text; for a person, with either name first. */
export const refersToNamed = (column: Column, table: TableWith<'name_folded'>) => refersToFolded(column, table, `${table}.name_folded`)
/** Same by another folded text. */
export const refersToFolded =
  (column: Column, table: Table, text: Column) =>
  (part: string): Sql =>
    refersToFound(column, { table, text: sql.ref(text), pattern: fold(partOf(part)) })
export const refersToPerson =
  (column: Column, table: TableWith<'name_search'>) =>
  (part: string): Sql =>
    refersToFound(column, { table, text: sql.ref(`${table}.name_search`), pattern: partOfPerson(part) })

/** Same for a kind. Kinds are few, and their names are not kept folded. */
export const refersToKindNamed =
  (column: Column, table: TableWith<'name'>) =>
  (part: string): Sql =>
    refersToFound(column, { table, text: sql`fold(${sql.ref(`${table}.name`)})`, pattern: fold(partOf(part)) })

const refersToFound = (column: Column, wanted: NamePart): Sql => sql`${sql.ref(column)} = any(${named(wanted)})`
