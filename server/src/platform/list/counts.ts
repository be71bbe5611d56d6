import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { compile } from '../read/statement.ts'
import type { Db } from '../database/db.ts'
import { read } from '../database/db.ts'

type Sql = RawBuilder<unknown>

/** Questions remembered at once; the oldest are forgotten first. */
const most = 500

type CachedCount = { count: number; version: number }
type CountState = { count: number | null; version: number }

const all = new WeakMap<Db, Map<string, CachedCount>>()

/** How many records an entity has, as the database maintains it with every write: all, or those of some kinds. */
export const keptCount = (entity: string, kinds?: readonly number[]): Sql => sql`(
  select coalesce(sum(number), 0)::bigint from kept_count
  where entity = ${sql.lit(entity)} ${kinds ? sql`and kind in (select unnest(${[...kinds]}::int[]))` : sql``}
)`

/** A statement that counts, or returns null if its first parameter is the current version. */
export const counting = (count: Sql) =>
  compile(sql<CountState>`
    with now as (select sum(version)::bigint as version from kept_count)
    select now.version, case when now.version = ${0}::bigint then null else ${count} end as count from now`)

/**
 * Counts. Counting is what makes long lists expensive: the first page pays for it, turning the pages reuses it. The database itself
 * knows whether any process has written since: then it counts again, in the same statement.
 */
export async function countOf(db: Db, statement: ReturnType<typeof counting>, { turning }: { turning: boolean }): Promise<number> {
  const remembered = rememberedBy(db)
  const question = `${statement.sql} ${JSON.stringify(statement.parameters)}`
  const known = turning ? remembered.get(question) : undefined
  const parameters = [known?.version ?? 0, ...statement.parameters.slice(1)]
  const [row] = await read<CountState>(db, { ...statement, parameters })
  const found = { count: row?.count ?? known?.count ?? 0, version: row?.version ?? 0 }
  remembered.delete(question) // so that it is the newest
  remembered.set(question, found)
  const oldest = remembered.keys().next().value
  if (remembered.size > most && oldest !== undefined) remembered.delete(oldest)
  return found.count
}

function rememberedBy(db: Db): Map<string, CachedCount> {
  const remembered = all.get(db) ?? new Map<string, CachedCount>()
  all.set(db, remembered)
  return remembered
}
