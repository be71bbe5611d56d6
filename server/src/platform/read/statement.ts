import type { CompiledQuery, RawBuilder } from 'kysely'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { CommonReading, StatementReading } from './reading.ts'
import { commonKey, readingKey } from './reading.ts'

type Sql = RawBuilder<unknown>

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

export const compile = <Row>(statement: RawBuilder<Row>): CompiledQuery<Row> => statement.compile(compiler)

/** A statement whose parameters are numbers of values: with these values in all of their places. */
export const withValues = <Row>(statement: CompiledQuery<Row>, values: Readonly<Record<number, unknown>>): CompiledQuery<Row> => ({
  ...statement,
  parameters: statement.parameters.map((place) => values[place as number]),
})

/** At most so many results are kept; then all are made again. */
const most = 200

/** Keeps what `make` returns by the key of its arguments; without a key (null) it is made every time. */
export function memoizeBy<Asked extends unknown[], Made>(keyOf: (...asked: Asked) => string | null, make: (...asked: Asked) => Made) {
  const kept = new Map<string, Made>()
  return (...asked: Asked): Made => {
    const key = keyOf(...asked)
    const known = key === null ? undefined : kept.get(key)
    if (known !== undefined) return known
    const made = make(...asked)
    if (kept.size >= most) kept.clear()
    if (key !== null) kept.set(key, made)
    return made
  }
}

/**
 * How rows of an entity are read: the columns shown, and the tables joined for them. Both are compiled once for all requests; what
 * the context of a request fills is compiled with it, and stands apart because it is little.
 */
export type Rows<Context extends object> = {
  columns: (reading: CommonReading) => Sql
  filledColumns?: (reading: StatementReading<Context>) => Sql
  joins: (reading: CommonReading) => Sql
}

/** The same, with all columns as one. */
export type PreparedRows<Context extends object> = {
  columns: (reading: StatementReading<Context>) => Sql
  joins: (reading: CommonReading) => Sql
}

export function prepareRows<Context extends object>({ columns, filledColumns, joins }: Rows<Context>): PreparedRows<Context> {
  const common = memoizeBy(commonKey, (reading: CommonReading) => compiledPart(columns(reading)))
  const joined = memoizeBy(commonKey, (reading: CommonReading) => compiledPart(joins(reading)))
  if (!filledColumns) return { columns: common, joins: joined }
  const filled = memoizeBy(readingKey, (reading: StatementReading<Context>) => {
    const part = filledColumns(reading)
    return readingKey(reading) === null ? part : compiledPart(part)
  })
  return { columns: (reading) => sql`${common(reading)}, ${filled(reading)}`, joins: joined }
}

/** The part as text, in pieces between its values. */
function compiledPart(part: Sql): Sql {
  const { sql: text, parameters } = compile(part)
  const pieces = text.split(/\$\d+/)
  return sql(Object.assign(pieces, { raw: pieces }), ...parameters)
}

type Source<Context extends object> = { rows: PreparedRows<Context>; only: ((reading: CommonReading) => Sql | null) | undefined }

/** The statement that reads one record of a table, kept for every kind of reading. */
export function prepareFind<Context extends object>(table: string, { rows: { columns, joins }, only }: Source<Context>) {
  const statementOf = memoizeBy(readingKey, (reading: StatementReading<Context>) => {
    const from = sql.table(table)
    const there = only?.(reading)
    const of = there ? sql`${there} and` : sql``
    return compile(sql<Record<string, unknown>>`select ${columns(reading)} from ${from} ${joins(reading)} where ${of} ${from}.id = ${0}`)
  })
  return (reading: StatementReading<Context>, id: number): CompiledQuery<Record<string, unknown>> => {
    const statement = statementOf(reading)
    return { ...statement, parameters: [...statement.parameters.slice(0, -1), id] } // the id is the statement's last value
  }
}

/** Stands in a kept statement for the ids it is read with. */
const asked: number[] = []

/**
 * The statement that reads the records of these ids in their order, kept for every kind of reading. They stand in a subquery, into which
 * PostgreSQL does not look: where it sees that they are few, it plans for them each time, which takes longer than reading them.
 */
export function prepareShown<Context extends object>(table: string, { columns, joins }: PreparedRows<Context>) {
  const statementOf = memoizeBy(readingKey, (reading: StatementReading<Context>) => {
    const from = sql.table(table)
    return compile(sql<Record<string, unknown>>`
      select ${columns(reading)} from unnest((select ${asked}::int[])) with ordinality asked (asked_id, asked_at)
      join ${from} on ${from}.id = asked_id ${joins(reading)} order by asked_at`)
  })
  return (reading: StatementReading<Context>, ids: number[]): CompiledQuery<Record<string, unknown>> => {
    const statement = statementOf(reading)
    return { ...statement, parameters: statement.parameters.map((value) => (value === asked ? ids : value)) }
  }
}
