import { expect, test } from 'vitest'
import { files, isTest, read, syntax } from './files.ts'
import { calleeOf, chainOf, stringOf, type Syntax, parseSyntax } from './syntax.ts'
import { tables } from './tables.ts'

// Helpers only accept existing columns; this checks the SQL written between them without a database.

const sources = files.filter((file) => /^server\/src\/(?!platform\/)[^/]+\/(queries|list)[.]ts$/.test(file) && !isTest(file))

test('the tables are found', () => {
  expect(tables.get('facility')).toContain('facility_type_id')
  expect(sources.length).toBeGreaterThan(10)
})

test.for(sources)('the columns that the SQL of %s names exist', (file) => {
  expect(unknownColumns(syntax(file))).toEqual([])
})

test('a type that a filter names is one of the database', () => {
  const types = new Set(
    files
      .filter((file) => file.startsWith('server/migrations/'))
      .flatMap((file) => [...read(file).matchAll(/^create type (\w+)/gm)].map(([, name]) => name)),
  )
  const named = sources.flatMap((file) => typesOf(syntax(file)))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !types.has(name))).toEqual([])
})

test('SQL is read where it is SQL, and nothing else is', () => {
  const unknown = (code: string) => unknownColumns(parseSyntax(code, 'server/src/facility/queries.ts'))
  expect(
    unknown('const a = sql`select facility.shoe_size, one.name from facility one where one.size > ${b.c} and ${sql`one.hat`}`'),
  ).toEqual(['facility.shoe_size', 'one.size', 'one.hat'])
  expect(unknown('const a = sql<{ b: string }>`select facility.hat`')).toEqual(['facility.hat'])
  expect(unknown("// sql`facility.hat`\nconst a = 'sql`facility.hat`'; const b = `facility.hat ${'sql'}`")).toEqual([])
})

test('a type is read from the filter that names it', () => {
  const types = (code: string) => typesOf(parseSyntax(code, 'server/src/facility/list.ts'))
  expect(types("const a = oneOf('facility.state', 'federal_state')")).toEqual(['federal_state'])
  expect(types("// oneOf('a', 'b')\nconst a = \"oneOf('a', 'b')\"; const b = others('a', 'b')")).toEqual([])
})

/** References in statements to columns that their table does not have. */
function unknownColumns(source: Syntax): string[] {
  const statements = statementsOf(source)
  const names = new Map([...tables.keys()].map((table) => [table, table]))
  for (const [, table, alias] of statements
    .join('\n')
    .matchAll(/\b(?:from|join|update|into) "?(\w+)"? (?:as )?(?!on\b|where\b|set\b|left\b|join\b|order\b|for\b|cross\b)(\w+)/g))
    if (tables.has(table!)) names.set(alias!, table!)
  return statements.flatMap((statement) =>
    [...statement.matchAll(/(?<![\w.])"?(\w+)"?\.(\w+)/g)].flatMap(([named, name, column]) =>
      names.has(name!) && !tables.get(names.get(name!)!)!.has(column!) ? [named] : [],
    ),
  )
}

const typesOf = ({ all }: Syntax): string[] =>
  all('CallExpression').flatMap((call) => {
    const type = calleeOf(call) === 'oneOf' ? call.arguments[1] : undefined
    return (type && stringOf(type.expression)) ?? []
  })

/** The SQL in a source, one entry per statement, without interpolated values. */
const statementsOf = ({ all }: Syntax): string[] =>
  all('TaggedTemplateExpression').flatMap(({ tag, template }) =>
    chainOf(tag)[0] === 'sql' ? [template.quasis.map(({ cooked, raw }) => cooked ?? raw).join('')] : [],
  )
