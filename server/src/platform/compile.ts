import type { CompiledQuery, RawBuilder } from 'kysely'
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

export const compile = <Row>(statement: RawBuilder<Row>): CompiledQuery<Row> => statement.compile(compiler)

/** So many answers are kept; then all are made anew. */
const most = 200

/** What `make` answers, made once for every key of what is asked; what has no key (null) is made anew. */
export function keptBy<Asked, More extends unknown[], Made>(
  keyOf: (asked: Asked) => string | null,
  make: (asked: Asked, ...more: More) => Made,
) {
  const kept = new Map<string, Made>()
  return (asked: Asked, ...more: More): Made => {
    const key = keyOf(asked)
    const known = key === null ? undefined : kept.get(key)
    if (known !== undefined) return known
    const made = make(asked, ...more)
    if (kept.size >= most) kept.clear()
    if (key !== null) kept.set(key, made)
    return made
  }
}

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
  const { sql: text, parameters } = compile(part)
  return parameters.length === 0 ? sql.raw(text) : undefined
}
