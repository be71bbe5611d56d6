import { expect, test } from 'vitest'
import { files, isTest, read } from './files.ts'

// Helpers take columns that exist; what is written as SQL between them is looked at here, before a database is asked.

const generated = read('server/src/platform/tables.ts')
const columnsOf = new Map(
  [...generated.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].map(([, name, lines]) => [
    name!,
    new Set([...lines!.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => column!)),
  ]),
)
const tables = new Map([...generated.matchAll(/^ {2}(\w+): ([A-Z]\w+);$/gm)].map(([, table, name]) => [table!, columnsOf.get(name!)!]))
const sources = files.filter((file) => /^server\/src\/(?!platform\/)[^/]+\/(queries|list)[.]ts$/.test(file) && !isTest(file))

test('the tables are found', () => {
  expect(tables.get('facility')).toContain('facility_type_id')
  expect(sources.length).toBeGreaterThan(10)
})

test.for(sources)('the columns that the SQL of %s names exist', (file) => {
  const statements = sqlIn(read(file))
  const names = new Map([...tables.keys()].map((table) => [table, table]))
  for (const [, table, alias] of statements
    .join('\n')
    .matchAll(/\b(?:from|join|update|into) "?(\w+)"? (?:as )?(?!on\b|where\b|set\b|left\b|join\b|order\b|for\b|cross\b)(\w+)/g))
    if (tables.has(table!)) names.set(alias!, table!)
  const unknown = statements.flatMap((statement) =>
    [...statement.matchAll(/(?<![\w.])"?(\w+)"?\.(\w+)/g)].flatMap(([named, name, column]) =>
      names.has(name!) && !tables.get(names.get(name!)!)!.has(column!) ? [named] : [],
    ),
  )
  expect(unknown).toEqual([])
})

test('a type that a filter names is one of the database', () => {
  const types = new Set(
    files
      .filter((file) => file.startsWith('server/migrations/'))
      .flatMap((file) => [...read(file).matchAll(/^create type (\w+)/gm)].map(([, name]) => name)),
  )
  const named = sources.flatMap((file) => [...read(file).matchAll(/\boneOf\('[^']+', '(\w+)'\)/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !types.has(name))).toEqual([])
})

/** The SQL in a file, what is put into it aside, statement by statement. */
function sqlIn(code: string): string[] {
  const found: string[] = []
  for (const [start] of [...code.matchAll(/\bsql(?:<[^`]*?>)?`/g)].map(({ index, 0: head }) => [index + head.length]))
    found.push(textFrom(code, start!))
  return found
}

/** From behind the opening quote to its closing one; `${…}` is left out. */
function textFrom(code: string, start: number): string {
  let text = ''
  let depth = 0
  for (let at = start; at < code.length; at++) {
    if (depth === 0 && code[at] === '`') break
    if (code.startsWith('${', at)) depth += 1
    if (depth === 0) text += code[at]
    if (depth > 0 && code[at] === '}') depth -= 1
  }
  return text
}
