import type pg from 'pg'
import { run } from './statement.ts'

/** So many ids are told to the planner; a name that more have is looked up within the statement. */
const mostNamed = 6000

/** Who is named so: a table, the folded column of its names, and a part of them. */
export type NameSearch = { table: string; column: string; part: string }

/** Looks all names up in one statement, and answers how each is asked for: its ids, or the subquery that finds them. */
export async function lookUp(db: pg.Pool, names: NameSearch[], value: (one: unknown) => string): Promise<string[]> {
  if (names.length === 0) return []
  const arrays = names.map(
    ({ table, column }, at) => `array(select id from ${table} where ${column} like $${at + 1} limit ${mostNamed + 1})`,
  )
  const [row = []] = await run<number[][]>(
    db,
    `select ${arrays.join()}`,
    names.map(({ part }) => `%${part}%`),
  )
  return names.map(({ table, column, part }, at) =>
    row[at]!.length > mostNamed ? `in (select id from ${table} where ${column} like ${value(`%${part}%`)})` : `= any(${value(row[at])})`,
  )
}

/** So many records are sorted sooner than they are found again. */
const few = 1000

/** The ids of what is found by reading all of a table, if they are few: page and count then need no second reading. */
export async function idsOfFew(db: pg.Pool, table: string, condition: string, values: unknown[]): Promise<number[] | null> {
  const rows = await run<[number]>(db, `select id from ${table} ${condition} limit ${few + 1}`, values)
  return rows.length > few ? null : rows.map(([id]) => id)
}
