import type pg from 'pg'

const names = new Map<string, string>()

/**
 * Runs a statement prepared by name, once per connection, unless it looks for parts of texts or for several ids: those are faster
 * planned for their values. Rows are arrays, the quickest to read.
 */
export async function run<Row extends unknown[]>(db: pg.Pool, text: string, values: unknown[] = []): Promise<Row[]> {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return (await db.query<Row>({ ...(!isPlannedForValues(text) && { name }), text, values, rowMode: 'array' })).rows
}

const isPlannedForValues = (text: string) => / like |any\(\$/.test(text)

const counts = new Map<string, number>()

/** Rows of a table as they are cut out of it, and what is joined to them and shown. */
export type Rows = { columns: string; cut: string; table: string; joins: string; order: string }

/**
 * The rows of a page and the count of all, or how it is counted; it is taken with the first page and kept while pages are turned.
 * What is shown is not planned with a cut that is planned each time.
 */
export async function runPage(
  db: pg.Pool,
  { rows, count, values, page }: { rows: string | Rows; count: string | number; values: unknown[]; page: number },
) {
  const question = page === 1 ? '' : `${count} ${values}`
  const known = counts.get(question)
  const [found, counted] = await Promise.all([
    runRows(db, rows, values),
    known ?? (typeof count === 'number' ? count : run<[number]>(db, count, values).then((all) => all[0]?.[0] ?? 0)),
  ])
  if (page > 1) counts.set(question, counted)
  return { rows: found, count: counted }
}

async function runRows(db: pg.Pool, rows: string | Rows, values: unknown[]): Promise<unknown[][]> {
  if (typeof rows === 'string') return run(db, rows, values)
  const { columns, cut, table, joins, order } = rows
  if (!isPlannedForValues(cut)) return run(db, `select ${columns} from (${cut}) ${table} ${joins} order by ${order}`, values)
  const isByOthers = [...order.matchAll(/(\w+)\./g)].some(([, name]) => name !== table)
  const found = await run<[number]>(db, `select ${table}.id from (${cut}) ${table} ${isByOthers ? joins : ''} order by ${order}`, values)
  const asked = `unnest($1::int[]) with ordinality asked (asked_id, asked_at) join ${table} on ${table}.id = asked_id`
  return found.length === 0 ? [] : run(db, `select ${columns} from ${asked} ${joins} order by asked_at`, [found.map(([id]) => id)])
}
