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

/** A statement whose parameters are indices: with these values in all of their places. */
export const withValues = <Row>(statement: CompiledQuery<Row>, values: Readonly<Record<number, unknown>>): CompiledQuery<Row> => ({
  ...statement,
  parameters: statement.parameters.map((place) => values[place as number]),
})

/** Most results kept; then all are made again. */
const most = 200

/** Keeps what `make` returns by the key of its arguments; with a null key it is made every time. */
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
 * How rows of an entity are read: the columns shown, and the tables joined for them. Both are compiled once for all requests. What the
 * context of a request fills is compiled with that request, and kept separate because it is little.
 */
export type Rows<Context extends object> = {
  columns: (reading: CommonReading) => Sql
  filledColumns?: (reading: StatementReading<Context>) => Sql
  joins: (reading: CommonReading) => Sql
}

/** Same, with all columns in one. */
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

/** The part as text, split at its values. */
function compiledPart(part: Sql): Sql {
  const { sql: text, parameters } = compile(part)
  const pieces = text.split(/\$\d+/)
  return sql(Object.assign(pieces, { raw: pieces }), ...parameters)
}

type Source<Context extends object> = { rows: PreparedRows<Context>; only: ((reading: CommonReading) => Sql | null) | undefined }

/** The statement that reads one record of a table, kept for each kind of reading. */
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

/** Placeholder in a kept statement for the ids it is run with. */
const asked: number[] = []

/**
 * The statement that reads the records with these ids in their order, kept for each kind of reading. The ids are in a subquery that
 * PostgreSQL does not look into: if it saw how few they are, it would plan for them each time, which takes longer than reading them.
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
