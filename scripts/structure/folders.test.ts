import { describe, expect, test } from 'vitest'
import { doorFiles, entities, files, isTest, read, syntax } from './files.ts'
import { modulesOf } from './syntax.ts'

const serverRoles = ['queries', 'writes', 'list', 'rules', 'records', 'routes', 'texts', 'jobs', 'mails', 'first-start']
const webRoles = ['texts', 'labels', 'door', 'rules', 'queries']

/** Shared by several entities, with its own components. */
const shared = [
  'follow-up',
  'assignment',
  'availability',
  'booking-override',
  'cockpit',
  'history',
  'judge',
  'leasing-clock',
  'lookup',
  'match',
  'system',
]

const pascal = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())

test('the entities are found', () => {
  expect(entities).toContain('facility')
})

test.for(entities)('the server keeps %s in files of known roles', (entity) => {
  const folder = `server/src/${entity}/`
  const allowed = serverRoles.map((role) => `${folder}${role}.ts`)
  expect(files.filter((file) => file.startsWith(folder) && !isTest(file) && !allowed.includes(file))).toEqual([])
})

test.for([...entities, ...shared])('the browser keeps %s in components that carry its name', (entity) => {
  const folder = `web/src/${entity}/`
  const component = new RegExp(`^${folder}${pascal(entity)}\\w*[.]tsx$`)
  const allowed = webRoles.map((role) => `${folder}${role}.ts`)
  const others = files.filter((file) => file.startsWith(folder) && !isTest(file) && !component.test(file))
  expect(others.filter((file) => !allowed.includes(file))).toEqual([])
})

test('a folder of the web that is no entity serves everything or joins everything', () => {
  const folders = new Set(files.map((file) => /^web\/src\/([^/]+)\//.exec(file)?.[1]).filter((name) => name !== undefined))
  const known = [...entities, ...shared, 'shell', 'shared', 'apply', 'test']
  expect([...folders].filter((folder) => !known.includes(folder))).toEqual([])
})

test('names say the noun, not that it is data, a helper or a manager', () => {
  const words = /(^|[-.])(data|info|helpers?|utils?|managers?|common|misc)([-.]|$)/i
  const named = files.filter((file) => /^(contract|demo|server|web|e2e|bench)\//.test(file)).map((file) => file.split('/'))
  expect(named.filter((path) => path.some((part) => words.test(part) && !part.startsWith('tsconfig')))).toEqual([])
})

test('every migration has a number of its own', () => {
  const numbers = files.filter((file) => file.startsWith('server/migrations/')).map((file) => /^\d{4}(?=_)/.exec(file.split('/')[2]!)?.[0])
  expect(numbers.filter((number, index) => number === undefined || numbers.indexOf(number) !== index)).toEqual([])
})

test('a test lies beside the file it tests', () => {
  const alone = files.filter((file) => /^(contract|demo|server|web)\/src\//.test(file) && /[.]test[.]tsx?$/.test(file))
  const beside = (file: string) => files.some((other) => !isTest(other) && other.startsWith(file.slice(0, file.lastIndexOf('/') + 1)))
  expect(alone.filter((file) => !beside(file))).toEqual([])
})

test('a package says what it needs in one place', () => {
  const manifests = files.filter((file) => /^[^/]+\/package[.]json$/.test(file))
  const served = manifests.filter(
    (file) => !['contract/package.json', 'demo/package.json'].includes(file) && JSON.stringify(JSON.parse(read(file)).exports) !== '{}',
  )
  expect(served).toEqual([])
})

describe.each(['web/src/shared', 'web/src/shell', 'server/src/platform'])('%s', (house) => {
  const rooms = [...read(`${house}/README.md`).matchAll(/^\| `([\w/-]+)` \|/gm)].map(([, room]) => room!)
  const roomOf = (file: string) => (file.startsWith(`${house}/`) ? file.slice(house.length + 1, file.lastIndexOf('/')) : '')

  test('every file lies in a room that says what belongs in it', () => {
    const written = files.filter((file) => file.startsWith(`${house}/`) && /[.](ts|tsx|css)$/.test(file))
    expect(written.filter((file) => !rooms.includes(roomOf(file)))).toEqual([])
  })

  test('a room needs only rooms above it', () => {
    const sources = files.filter((file) => file.startsWith(`${house}/`) && /[.]tsx?$/.test(file) && !isTest(file))
    expect(sources.length).toBeGreaterThan(60)
    const upward = sources.flatMap((file) =>
      importsOf(file)
        .filter((needed) => rooms.indexOf(roomOf(needed)) > rooms.indexOf(roomOf(file)))
        .map((needed) => `${file} → ${needed}`),
    )
    expect(upward).toEqual([])
  })
})

test('whoever has a door is let in where modals are shown', () => {
  const hosts = ['web/src/shell/modal/modal-parts.tsx', 'web/src/shell/administration/modal-parts.tsx'].flatMap(importsOf)
  expect(doorFiles.length).toBeGreaterThan(3)
  expect(doorFiles.filter((door) => !hosts.includes(door))).toEqual([])
})

const importsOf = (file: string) => modulesOf(syntax(file)).map(({ module }) => module)
