import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { files, read, root } from './files.ts'

// A reader looks beside the file; a rule or a filter that is tested elsewhere is tested slowly, or not at all.

const serverFiles = (name: string) => files.filter((file) => new RegExp(`^server/src/[^/]+/${name}[.]ts$`).test(file))

test.for(['rules', 'list'])('every %s.ts of the server has its test beside it', (name) => {
  const alone = serverFiles(name).filter((file) => !files.includes(file.replace(/[.]ts$/, '.test.ts')))
  expect(serverFiles(name).length).toBeGreaterThan(5)
  expect(alone).toEqual([])
})

type Listed = { entity: { name: string }; filters: object; sorts: readonly string[] }

const isList = (value: unknown): value is Listed => typeof value === 'object' && value !== null && 'filters' in value && 'sorts' in value

const contracts = files.filter((file) => /^contract\/src\/[a-z-]+[.]ts$/.test(file))
const modules = await Promise.all(contracts.map((file) => import(pathToFileURL(join(root, file)).href) as Promise<object>))
const lists = modules.flatMap((module) => Object.values(module).filter(isList))

test('the lists are found', () => {
  expect(lists.map(({ entity }) => entity.name)).toContain('contact_person')
})

test.for(lists)('the tests beside the list of $entity.name try each of its filters and sorts', ({ entity, filters, sorts }) => {
  const folder = `server/src/${entity.name.replaceAll('_', '-')}/`
  const tests = files
    .filter((file) => file.startsWith(folder) && file.endsWith('.test.ts'))
    .map(read)
    .join('\n')
  const isTried = (name: string) => new RegExp(`\\b${name}\\b`).test(tests)
  expect([...Object.keys(filters), ...sorts].filter((name) => !isTried(name))).toEqual([])
})
