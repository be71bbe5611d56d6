import type pg from 'pg'

/* What the tables hold before an upgrade is copied into the schema "former", and compared afterwards. */

/** What is not as it was, by table, as `facility`, or by column, as `facility.name`. */
export type Differences = {
  /** Tables and columns that are not there any more. */
  gone: string[]
  /** Tables of which a row is not there any more. */
  lost: string[]
  /** Columns of which a row, found by its primary key, has another value. */
  changed: string[]
  /** Tables with more rows than before. */
  grown: string[]
}

export async function keepFormer(client: pg.Client): Promise<void> {
  await client.query('create schema former')
  for (const table of await tablesOf(client, 'public')) {
    const key = await keyOf(client, 'public', table)
    await client.query(`create table former.${table} as table public.${table}; alter table former.${table} add primary key (${key.join()})`)
  }
}

/** Compares all rows of all tables, value by value. */
export async function compareWithFormer(client: pg.Client): Promise<Differences> {
  const differences: Differences = { gone: [], lost: [], changed: [], grown: [] }
  const present = await tablesOf(client, 'public')
  for (const table of await tablesOf(client, 'former')) {
    if (present.includes(table)) await compareTable(client, table, differences)
    else differences.gone.push(table)
  }
  for (const names of Object.values(differences)) names.sort()
  return differences
}

async function compareTable(client: pg.Client, table: string, differences: Differences): Promise<void> {
  const present = await columnsOf(client, 'public', table)
  const former = await columnsOf(client, 'former', table)
  const columns = former.filter((column) => present.includes(column))
  const key = await keyOf(client, 'former', table)
  const { rows } = await client.query<{ counts: number[] }>(`
    select array[
      (select count(*) from public.${table}) - count(former),
      count(*) filter (where now.${key[0]} is null),
      ${columns.map((column) => `count(*) filter (where former.${column} is distinct from now.${column})`).join()}
    ]::int[] as counts
    from former.${table} former left join public.${table} now on ${sameKey(key)}`)
  const [more, lost, ...changed] = rows[0]!.counts
  differences.gone.push(...former.filter((column) => !present.includes(column)).map((column) => `${table}.${column}`))
  differences.changed.push(...columns.filter((_, at) => changed[at] !== 0).map((column) => `${table}.${column}`))
  if (lost !== 0) differences.lost.push(table)
  if (more !== 0) differences.grown.push(table)
}

/** How many rows do not have the former value of a column in what an expression makes of the row `now` and the row `former`. */
export async function countUnlike(client: pg.Client, column: string, expression: string): Promise<number> {
  const [table, name] = column.split('.') as [string, string]
  const { rows } = await client.query<{ count: number }>(`
    select count(*)::int as count
    from former.${table} former left join public.${table} now on ${sameKey(await keyOf(client, 'former', table))}
    where former.${name} is distinct from (${expression})`)
  return rows[0]!.count
}

/** The number each sequence gave last. */
export async function lastNumbers(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string; number: number }>(
    `select sequencename as name, coalesce(last_value, 0)::int as number from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(rows.map(({ name, number }) => [name, number]))
}

const sameKey = (key: string[]) => key.map((column) => `former.${column} = now.${column}`).join(' and ')

const tablesOf = (client: pg.Client, schema: string) =>
  namesIn(client, `select quote_ident(tablename) as name from pg_tables where schemaname = '${schema}' order by tablename`)

const columnsOf = (client: pg.Client, schema: string, table: string) =>
  namesIn(
    client,
    `select quote_ident(attname) as name from pg_attribute
    where attrelid = '${schema}.${table}'::regclass and attnum > 0 and not attisdropped order by attnum`,
  )

/** The columns of the primary key, which every table has. */
const keyOf = (client: pg.Client, schema: string, table: string) =>
  namesIn(
    client,
    `select quote_ident(attname) as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = '${schema}.${table}'::regclass and indisprimary order by attnum`,
  )

async function namesIn(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query)
  return rows.map(({ name }) => name)
}
