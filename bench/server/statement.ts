import type pg from 'pg'

const names = new Map<string, string>()

/**
 * Runs a statement prepared by name, once per connection, unless it looks for parts of texts or for several ids: those are faster
 * planned for their values. Rows are arrays, the quickest to read.
 */
export async function run<Row extends unknown[]>(db: pg.Pool, text: string, values: unknown[] = []): Promise<Row[]> {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return (await db.query<Row>({ ...(!/ like |any\(\$/.test(text) && { name }), text, values, rowMode: 'array' })).rows
}

const counts = new Map<string, number>()

/** The rows of a page and the count of all, or how it is counted; it is taken with the first page and kept while pages are turned. */
export async function runPage(
  db: pg.Pool,
  { rows, count, values, page }: { rows: string; count: string | number; values: unknown[]; page: number },
) {
  const question = page === 1 ? '' : `${count} ${values}`
  const known = counts.get(question)
  const [found, counted] = await Promise.all([
    run(db, rows, values),
    known ?? (typeof count === 'number' ? count : run<[number]>(db, count, values).then((all) => all[0]?.[0] ?? 0)),
  ])
  if (page > 1) counts.set(question, counted)
  return { rows: found, count: counted }
}
