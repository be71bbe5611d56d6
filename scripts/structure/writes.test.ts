import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { entities, files, isSource, root, syntax } from './files.ts'
import { calleeOf, chainOf, parseSyntax, type Syntax } from './syntax.ts'
import { tables } from './tables.ts'

/** The folder of each entity's table. */
const owners = new Map(
  entities
    .filter((entity) => existsSync(join(root, 'server/src', entity)))
    .map((entity) => [entity.replaceAll('-', '_'), entity] as const)
    .filter(([table]) => tables.has(table)),
)

/** Folders that may also write a table, and why. */
const exceptions: Record<string, string> = {
  'delivery outbox': 'the worker of the outbox, which notes what became of each mail',
  'latest-engagement …': 'the newest contact, two columns that it alone writes, of facilities and of contact persons',
  'lookup …': 'its own tables, of which there are many',
  'stored-file …': 'the file of a record, four columns of every table whose records carry one',
}

/** Functions that store records, and the index of their entity argument. */
const storing = new Map(Object.entries({ insertRecord: 1, insertRecords: 1, changeRecord: 1, removeRecord: 1, storedAsSent: 0 }))

/** The tables that a source writes through SQL or as records; `…`: a table named elsewhere. */
function tablesWritten({ all }: Syntax): string[] {
  const statements = all('TaggedTemplateExpression')
    .filter(({ tag }) => chainOf(tag)[0] === 'sql')
    .map(({ template }) => template.quasis.map(({ cooked, raw }) => cooked ?? raw).join('…'))
  const named = statements.flatMap((statement) =>
    [...statement.matchAll(/\b(?:insert into|delete from|update)\s+(?:only\s+)?"?([a-z_]+|…)/g)].map(([, table]) => table!),
  )
  const stored = all('CallExpression').flatMap((call) => {
    const place = storing.get(calleeOf(call) ?? '')
    if (place === undefined) return []
    const entity = call.arguments[place]?.expression
    return entity?.type === 'Identifier' ? entity.value.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : '…'
  })
  return [...named.filter((word) => !/^(set|skip|of|nowait)$/.test(word)), ...stored]
}

const strangers = (folder: string, source: Syntax) =>
  [...new Set(tablesWritten(source))].filter((table) => (table === '…' || owners.has(table)) && owners.get(table) !== folder)

describe('SQL that writes the table of an entity stands in its folder alone', () => {
  // The demo agency is written in bulk, on days of its own.
  const sources = files.filter((file) => isSource(file) && /^server\/src\/(?!platform\/|demo\/)[^/]+\//.test(file))
  const folderOf = (file: string) => file.split('/')[2]!
  const found = new Set(sources.flatMap((file) => strangers(folderOf(file), syntax(file)).map((table) => `${folderOf(file)} ${table}`)))

  test('nobody else writes it', () => {
    expect(owners.size).toBeGreaterThan(10)
    expect([...found].filter((one) => !(one in exceptions))).toEqual([])
  })

  test('no exception is left over', () => {
    expect(Object.keys(exceptions).filter((one) => !found.has(one))).toEqual([])
  })

  test.for([
    ['sql`update candidate set status = 1`', ['candidate']],
    ['sql`\n  delete from "user" where id = 1`', ['user']],
    ['sql`insert into ${sql.table(name)} (id) values (1)`', ['…']],
    ['changeRecord(db, facilityGroup, { id, patch })', ['facility_group']],
    ['insertRecord(db, entity.of(name), input)', ['…']],
    ['records(facilityGroup, { ...storedAsSent(facilityGroup) })', ['facility_group']],
    ['sql`select from candidate for update skip locked`', []],
    ['sql`insert into candidate_rejection (id) values (1)`', []],
    ['// update candidate', []],
  ])('%s', ([source, expected]) => {
    expect(strangers('booking', parseSyntax(source as string, 'queries.ts'))).toEqual(expected)
  })
})
