import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readListQueries } from './list-queries.ts'
import { files, root, syntax } from './files.ts'
import { parseSyntax } from './syntax.ts'

// A reader expects a file's tests next to it; a rule or a filter tested elsewhere is tested slowly, or not at all.

const serverFiles = (name: string) => files.filter((file) => new RegExp(`^server/src/[^/]+/${name}[.]ts$`).test(file))

test.for(['rules', 'list'])('every %s.ts of the server has its test beside it', (name) => {
  const alone = serverFiles(name).filter((file) => !files.includes(file.replace(/[.]ts$/, '.test.ts')))
  expect(serverFiles(name).length).toBeGreaterThan(5)
  expect(alone).toEqual([])
})

type ListModule = { entity: { name: string; path: string }; filters: object; sorts: readonly string[] }

const isList = (value: unknown): value is ListModule =>
  typeof value === 'object' && value !== null && 'filters' in value && 'sorts' in value

const contracts = files.filter((file) => /^contract\/src\/[a-z-]+[.]ts$/.test(file))
const modules = await Promise.all(contracts.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<object>))
const lists = modules.flatMap((module) => Object.values(module).filter(isList))

test('the lists are found', () => {
  expect(lists.map(({ entity }) => entity.name)).toContain('contact_person')
})

test.for(lists)('the tests beside the list of $entity.name try each of its filters and sorts', ({ entity, filters, sorts }) => {
  const folder = `server/src/${entity.name === 'history_line' ? 'history' : entity.name.replaceAll('_', '-')}/` // which also undoes them
  const tests = files.filter((file) => file.startsWith(folder) && file.endsWith('.test.ts'))
  const asked = tests.map((file) => readListQueries(syntax(file), entity.path))
  const missing = {
    filters: Object.keys(filters).filter((name) => !asked.some(({ parameters }) => parameters.has(name))),
    sorts: sorts.filter((name) => !asked.some((one) => one.sorts.has(name))),
  }
  expect(missing).toEqual({ filters: [], sorts: [] })
})

/**
 * Short and opened only by superusers; a history, which has its own figure; never read individually, or shown within the cockpit's rows.
 */
const notMeasured = [
  'booking-override-detail',
  'cockpit-settlement-list',
  'cockpit-settlement-detail',
  'history-line-list',
  'history-line-detail',
  'leasing-clock-detail',
  'outbox-detail',
  'user-group-detail',
]

test('the bench has each list and each record beside a query written by hand', () => {
  const calls = lists.flatMap(({ entity }) => ['list', 'detail'].map((kind) => `${entity.name.replaceAll('_', '-')}-${kind}`))
  expect(calls.filter((call) => !files.includes(`bench/by-hand/${call}.ts`))).toEqual(notMeasured)
})

const asking = (body: string) => `const { a } = await testApp()
  const found = async (query: string) => (await anna.get(\`/bookings.json/?size=100&\${query}\`)).body
  ${body}`
const asked = (body: string) => {
  const { parameters, sorts } = readListQueries(parseSyntax(asking(body), 'server/src/booking/list.test.ts'), 'bookings')
  return [parameters.has('cancelled'), sorts.has('employee__name')]
}

test.for([
  ['in a query', "test('a', async () => expect(await found('cancelled=true&sort=id,-employee__name')).toEqual([]))"],
  ['in a call of its own', "test('a', () => anna.get(`/bookings.json/?cancelled=${a}&sort=-employee.name`))"],
  [
    'in the rows of a table',
    `test.each([['cancelled', 1]])('%s', (name, value) => found(\`\${name}=\${value}\`))
     test.each([['-employee__name']])('sorted by %s', (sort) => found(\`sort=\${sort}\`))`,
  ],
  [
    'in a list that is gone through, and in a call of a function of the file',
    `const keys = ['cancelled']
     for (const name of keys) await found(\`search=a&\${name}=1\`)
     const order = (sort: string) => found(\`sort=\${sort}\`)
     await order('-id,employee__name')`,
  ],
])('a filter and a sort are tried %s', ([, body]) => {
  expect(asked(body!)).toEqual([true, true])
})

test.for([
  ['a comment', '/* cancelled=true&sort=employee__name */'],
  ['a title', "test('cancelled=true&sort=employee__name', () => found('size=1'))"],
  ['an expected value', "test('a', async () => expect(await found('size=1')).toEqual(['cancelled=1', 'sort=employee__name']))"],
  [
    'what a record is made of',
    "await a.booking({ cancelled: true, notes: 'cancelled', sort: ['employee__name'] }); found(`${b}=1&sort=${b}`)",
  ],
  ['a longer name', "found('is_cancelled=true&sort=employee__names')"],
  ['the query of another list', "anna.get('/candidates.json/?cancelled=true&sort=employee__name')"],
  [
    'a function that asks another list',
    "const others = (query: string) => anna.get(`/candidates.json/?${query}`); others('cancelled=true&sort=employee__name')",
  ],
  ['a word that no query is filled with', "for (const word of ['cancelled', 'employee__name']) expect(word).toBe('')"],
  ['a file that never asks the list', '', "test('a', () => anna.patch('/bookings/7.json/', { a: 'cancelled=1&sort=employee__name' }))"],
])('%s tries nothing', ([, body, alone]) => {
  const source = alone ?? asking(body!)
  const { parameters, sorts } = readListQueries(parseSyntax(source, 'server/src/booking/agreed.test.ts'), 'bookings')
  expect([parameters.has('cancelled'), sorts.has('employee__name')]).toEqual([false, false])
})
