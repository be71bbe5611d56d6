import type { RawBuilder } from 'kysely'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'

type Sql = RawBuilder<unknown>

const compiler = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/**
 * A part of a statement that depends on nothing but its context, and without context on nothing at all: then it is compiled once.
 * A part that holds values is left as it is.
 */
export function compiledOnce<Context extends object>(part: (context: Context) => Sql): (context: Context) => Sql {
  let fixed: Sql | undefined
  return (context) => {
    if (Object.keys(context).length > 0) return part(context)
    return (fixed ??= withoutValues(part(context))) ?? part(context)
  }
}

function withoutValues(part: Sql): Sql | undefined {
  const { sql: text, parameters } = part.compile(compiler)
  return parameters.length === 0 ? sql.raw(text) : undefined
}
