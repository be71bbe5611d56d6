import type pg from 'pg'
import { run } from './statement.ts'

/** The most ids passed to the planner; names with more are looked up within the statement. */
const maxNamedIds = 6000

/** A search by name: a table, its folded name column, and part of a name. */
export type NameSearch = { table: string; column: string; part: string }

/** Looks up all names in one statement; returns a condition for each: its ids, or the subquery that finds them. */
export async function lookUp(db: pg.Pool, names: NameSearch[], value: (one: unknown) => string): Promise<string[]> {
  if (names.length === 0) return []
  const arrays = names.map(
    ({ table, column }, at) => `array(select id from ${table} where ${column} like $${at + 1} limit ${maxNamedIds + 1})`,
  )
  const [row = []] = await run<number[][]>(
    db,
    `select ${arrays.join()}`,
    names.map(({ part }) => `%${part}%`),
  )
  return names.map(({ table, column, part }, at) =>
    row[at]!.length > maxNamedIds ? `in (select id from ${table} where ${column} like ${value(`%${part}%`)})` : `= any(${value(row[at])})`,
  )
}

/** Up to this many records, sorting is faster than finding them again. */
const few = 1000

/** The ids found by reading a whole table, if they are few: page and count then need no second scan. */
export async function idsOfFew(db: pg.Pool, table: string, condition: string, values: unknown[]): Promise<number[] | null> {
  const rows = await run<[number]>(db, `select id from ${table} ${condition} limit ${few + 1}`, values)
  return rows.length > few ? null : rows.map(([id]) => id)
}
