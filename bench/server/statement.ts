import type pg from 'pg'
import type { Context } from './context.ts'
import type { Selection } from './selection.ts'

const names = new Map<string, string>()

/**
 * Runs a statement prepared by name, once per connection, except text searches and lists of ids: they run faster planned for their values.
 * Rows are arrays, which are the fastest to read.
 */
export async function run<Row extends unknown[]>(db: pg.Pool, text: string, values: unknown[] = []): Promise<Row[]> {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return (await db.query<Row>({ ...(!isPlannedForValues(text) && { name }), text, values, rowMode: 'array' })).rows
}

const isPlannedForValues = (text: string) => / like |any\(\$/.test(text)

const counts = new Map<string, number>()

/** Records of a table as shown in lists and details. */
export type Source<Row> = { table: string; columns: Selection<Row>; joins: string }
/** The rows cut out of a source. */
type Rows<Row> = Source<Row> & { cut: string; order: string; context?: Partial<Context> }
/** Rows straight from a table; `from` includes conditions, order and limit. */
type Plain<Row> = { columns: Selection<Row>; from: string }

/** Finds a record by id. */
export function finder<Row>({ table, columns, joins }: Source<Row>): (db: pg.Pool, id: string | undefined) => Promise<Row> {
  const text = `select ${columns.sql()} from ${table} ${joins} where ${table}.id = $1`
  return async (db, id) => {
    const [row] = await run(db, text, [id])
    return columns.read(row!)
  }
}

/**
 * The rows of a page and the total, or how to count it; counted with the first page and kept while the caller turns pages. The shown
 * columns are planned apart from a cut that is planned each time.
 */
export async function runPage<Row>(
  db: pg.Pool,
  { rows, count, values, page }: { rows: Rows<Row> | Plain<Row>; count: string | number; values: unknown[]; page: number },
) {
  const question = page === 1 ? '' : `${count} ${values}`
  const known = counts.get(question)
  const [found, counted] = await Promise.all([
    'from' in rows ? run(db, `select ${rows.columns.sql()} from ${rows.from}`, values) : runRows(db, rows, values),
    known ?? (typeof count === 'number' ? count : run<[number]>(db, count, values).then((all) => all[0]?.[0] ?? 0)),
  ])
  if (page > 1) counts.set(question, counted)
  return { rows: found.map(rows.columns.read), count: counted }
}

async function runRows<Row>(
  db: pg.Pool,
  { columns, cut, table, joins, order, context }: Rows<Row>,
  values: unknown[],
): Promise<unknown[][]> {
  const shown = columns.sql(context)
  if (!isPlannedForValues(cut)) return run(db, `select ${shown} from (${cut}) ${table} ${joins} order by ${order}`, values)
  const isByOthers = [...order.matchAll(/(\w+)\./g)].some(([, name]) => name !== table)
  const found = await run<[number]>(db, `select ${table}.id from (${cut}) ${table} ${isByOthers ? joins : ''} order by ${order}`, values)
  // In a subquery PostgreSQL cannot see how many ids there are, and does not replan for few.
  const asked = `unnest((select $1::int[])) with ordinality asked (asked_id, asked_at) join ${table} on ${table}.id = asked_id`
  return found.length === 0 ? [] : run(db, `select ${shown} from ${asked} ${joins} order by asked_at`, [found.map(([id]) => id)])
}
