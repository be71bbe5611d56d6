import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { doorFiles, entities, files, isTest, root, syntax } from './files.ts'
import {
  readFilterSet,
  readDoors,
  hasRowMenus,
  readKeys,
  readStringList,
  readListed,
  readPropertyNames,
  readPagesByAddress,
  readPages,
  readPropertyStrings,
  findFilterUses,
  readWidths,
} from './routes.ts'
import { modulesOf, type Syntax } from './syntax.ts'

// An address, a menu or a door is a word in a list: a wrong or missing word leads nowhere, and nothing breaks.

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const paths = Object.fromEntries(await Promise.all(entities.map(async (name) => [name, await pathOf(name)] as const)))
const joined = syntax('web/src/pages.ts')
const lists = readListed(joined)
const pages = readPages(joined).filter(({ folder }) => entities.includes(folder))

const routes = syntax('web/src/routes.tsx')
const allAdminPages = readPagesByAddress(syntax('web/src/shell/administration/pages.ts'))
const adminPages = allAdminPages.flatMap(({ path, folder }) => (folder !== null && folder in paths ? [{ path, entity: folder }] : []))

test('the pages of entities are found', () => {
  expect(pages.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['facility', 'contact-person']))
  const loaded = modulesOf(joined).filter(({ module }) => entities.some((entity) => module.startsWith(`web/src/${entity}/`)))
  expect(pages.length + lists.length).toBe(loaded.length)
})

test.for(lists)('the navigation leads to $entity where $folder is shown', ({ entity, folder }) => {
  expect(camel(folder)).toBe(entity)
})

test.for(pages)('the page "$path" lies at the path of its entity, or below its list, for those who may read or create it', (one) => {
  const own = paths[one.folder]!
  const allowed = [own, `${own}/:id`, 'new']
  expect(allowed).toContain(one.path)
  expect(one.needs).toBe(`${camel(one.folder)}.access.${one.path === 'new' ? 'create' : 'read'}`)
})

test.for(adminPages)('the page of the administration "$path" lies at the path of its entity', ({ path, entity }) => {
  expect([paths[entity], `${paths[entity]}/:id`]).toContain(path)
})

test('each page of the administration is behind an address, and each address has its page', () => {
  expect(readStringList(routes, 'adminPaths').toSorted()).toEqual(allAdminPages.map(({ path }) => path).toSorted())
  expect(adminPages.length).toBeGreaterThan(3)
  expect(readPropertyStrings(routes, 'path')).toContain('admin')
  expect(readPropertyStrings(routes, 'needs')).toEqual(['superuser'])
})

test.for(pages.filter(({ path }) => /^[^/:]+$/.test(path) && path !== 'new'))(
  'a figure leads to $path, where the navigation does not',
  ({ folder }) => {
    expect(readPropertyNames(syntax('web/src/shell/kpi/records.ts'), 'entity')).toContain(camel(folder))
  },
)

/** The menu that every user has. */
const creations = syntax('web/src/shell/navigation/creations.ts')

const components = files.filter((file) => /^web\/src\/.*[.]tsx$/.test(file) && !isTest(file)).map(syntax)
const doors = doorFiles.flatMap((file) => readDoors(syntax(file)))

/** Records that only the administration creates are in no general menu. */
const administration = readKeys(syntax('web/src/shell/administration/modal-parts.tsx'))

test('the doors are found', () => {
  expect(doors.length).toBeGreaterThan(6)
})

test.for(doors)('$door is called in the address as its entity, and whoever may create one is led to it', ({ door, name, of }) => {
  expect(camel(name)).toBe(of)
  const isForAll = ({ file }: Syntax) => file.endsWith('List.tsx')
  const leading = administration.includes(door) ? components : [creations, ...components.filter(isForAll)]
  expect(leading.flatMap((component) => readPropertyNames(component, 'modal'))).toContain(door)
})

test.for(entities)('the test of rights has a line for the calls of %s', (entity) => {
  expect(readPropertyStrings(syntax('server/test/permission.test.ts'), 'path')).toContain(`/${paths[entity]}`)
})

const described = components.flatMap((source) => readFilterSet(source).map((name) => ({ file: source.file, name })))

test('the filters are found', () => {
  expect(described.length).toBeGreaterThan(60)
})

test.for(described)('$file: the filter "$name" is offered', ({ file, name }) => {
  expect(findFilterUses(file, components)).toContain(name)
})

const tables = components
  .filter(({ file }) => /^web[/]src[/][^/]+[/]\w+(List|Table|Columns)[.]tsx$/.test(file))
  .flatMap((source) => ({ file: source.file, source, widths: readWidths(source) ?? [] }))
  .filter(({ widths }) => widths.length > 0)

test('the tables are found', () => {
  expect(tables.length).toBeGreaterThan(8)
})

test.for(tables)('the columns of $file fill its table, what every row begins or ends with among them', ({ file, source, widths }) => {
  const hasMenus = file.endsWith('Columns.tsx') || hasRowMenus(source)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(hasMenus ? 96 : 100)
})

async function pathOf(entity: string): Promise<string> {
  const module = (await import(pathToFileURL(join(root, `contract/src/${entity}.ts`)).href)) as Record<string, { path: string }>
  return module[camel(entity)]!.path
}
