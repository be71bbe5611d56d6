import type { CompiledQuery, RawBuilder } from 'kysely'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { StatementReading } from './reading.ts'
import { readingKey } from './reading.ts'

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

/** A part of statements, compiled once for every kind of reading; where it depends on a context it is left as it is. */
export const preparePart = <Reading extends StatementReading>(part: (reading: Reading) => Sql): ((reading: Reading) => Sql) =>
  memoizeBy<[Reading], Sql>(readingKey, (reading) => (readingKey(reading) === null ? part(reading) : withoutValues(part(reading))))

/** A part that holds values is left as it is. */
function withoutValues(part: Sql): Sql {
  const { sql: text, parameters } = compile(part)
  return parameters.length === 0 ? sql.raw(text) : part
}

/** How rows of an entity are read: the columns shown, and the tables joined for them. */
export type Rows<Context extends object> = {
  columns: (reading: StatementReading<Context>) => Sql
  joins: (reading: StatementReading<Context>) => Sql
}

/** The statement that reads one record of a table, kept for every kind of reading. */
export function prepareFind<Context extends object>(table: string, { columns, joins }: Rows<Context>) {
  const statementOf = memoizeBy(readingKey, (reading: StatementReading<Context>) => {
    const from = sql.table(table)
    return compile(sql<Record<string, unknown>>`select ${columns(reading)} from ${from} ${joins(reading)} where ${from}.id = ${0}`)
  })
  return (reading: StatementReading<Context>, id: number): CompiledQuery<Record<string, unknown>> => {
    const statement = statementOf(reading)
    return { ...statement, parameters: [...statement.parameters.slice(0, -1), id] } // the id is the statement's last value
  }
}
