import type { CompiledQuery, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Table } from '../database/column.ts'
import { compile } from './statement.ts'
import type { Db } from '../database/db.ts'
import { read } from '../database/db.ts'

/** Records of a table by part of one of their texts, folded: a value in a statement, replaced by their ids before it runs. */
export type NamePart = { table: Table; text: RawBuilder<unknown>; pattern: string }

const all = new WeakSet<object>()

/** Used as `column = any(${named(…)})`. */
export function named(given: NamePart): NamePart {
  all.add(given)
  return given
}

const isNamed = (value: unknown): value is NamePart => typeof value === 'object' && value !== null && all.has(value)

/**
 * Most ids passed to the planner, which then knows how rare they are, and looks them up in a hash table if it reads all rows.
 * A name with more matches stays a subquery.
 */
export const maxNamedIds = 6000

/**
 * The statements with the ids of the records they name, looked up once for all of them. With the ids PostgreSQL plans for what it will
 * find: by the index on the reference if there are few, along the order of the page if there are many.
 */
export async function resolveNames<S extends Record<string, CompiledQuery>>(db: Db, statements: S): Promise<S> {
  const names = [...new Set(Object.values(statements).flatMap(({ parameters }) => parameters.filter(isNamed)))]
  if (names.length === 0) return statements
  const lookups = names.map((name, at) => sql`array(${find(name)} limit ${sql.lit(maxNamedIds + 1)}) as ${sql.ref(`n${at}`)}`)
  const [row] = await read(db, compile(sql<Record<string, number[]>>`select ${sql.join(lookups)}`))
  const ids = new Map(names.map((name, at) => [name, row?.[`n${at}`] ?? []]))
  return Object.fromEntries(Object.entries(statements).map(([name, statement]) => [name, filledIn(statement, ids)])) as S // each with its own rows
}

function filledIn(statement: CompiledQuery, ids: Map<NamePart, number[]>): CompiledQuery {
  let text = statement.sql
  const parameters = statement.parameters.map((value, at) => {
    if (!isNamed(value)) return value
    const found = ids.get(value)!
    if (found.length <= maxNamedIds) return found
    const place = `$${at + 1}`
    text = text.replace(`= any(${place})`, () => `in (${compile(find(value)).sql.replace('$1', () => place)})`)
    return value.pattern
  })
  return { ...statement, sql: text, parameters }
}

const find = ({ table, text, pattern }: NamePart) => sql<{ id: number }>`select id from ${sql.table(table)} where ${text} like ${pattern}`
