import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { entities, files, isTest, read, root } from './files.ts'

// An address, a menu or a door is a word in a list: a word that is wrong or missing leads nowhere, and nothing breaks.

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const paths = Object.fromEntries(await Promise.all(entities.map(async (name) => [name, await pathOf(name)] as const)))
const routes = read('web/src/shell/routes.tsx')
const page = /(?:page|form)\(\s*'([^']*)',\s*([\w.']+),\s*async \(\) => \(await import\('\.\.\/([\w-]+)\//g
const pages = [...routes.matchAll(page)].map(([, path, needs, entity]) => ({ path: path!, needs: needs!, entity: entity! }))

const inAdministration = read('web/src/shell/admin/pages.ts')
const adminPages = [...inAdministration.matchAll(/^ {2}'?([\w/:*]*)'?: async \(\) => \(await import\('\.\.\/\.\.\/([\w-]+)\//gm)].map(
  ([, path, entity]) => ({ path: path!, entity: entity! }),
)

test('the pages of entities are found', () => {
  expect(pages.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['facility', 'contact-person']))
  expect(pages.length).toBe(routes.match(/await import\('\.\.\//g)!.length)
})

test.for(pages)('the page "$path" lies at the path of its entity, or below its list, for those who may read or create it', (one) => {
  const own = paths[one.entity]!
  const allowed = [own, `${own}/:id`, 'new']
  expect(allowed).toContain(one.path)
  expect(one.needs).toBe(`${camel(one.entity)}.access.${one.path === 'new' ? 'create' : 'read'}`)
})

test.for(adminPages.filter(({ entity }) => entity in paths))(
  'the page of the administration "$path" lies at the path of its entity',
  ({ path, entity }) => {
    expect([paths[entity], `${paths[entity]}/:id`]).toContain(path)
  },
)

test('each page of the administration is behind an address, and each address has its page', () => {
  const [, listed = ''] = /const adminPaths = \[([^\]]*)\]/.exec(routes) ?? []
  const addresses = [...listed.matchAll(/'([^']*)'/g)].map(([, path]) => path!)
  const loaded = [...inAdministration.matchAll(/^ {2}'?([\w/:*]*)'?: async /gm)].map(([, path]) => path!)
  expect(addresses.toSorted()).toEqual(loaded.toSorted())
  expect(adminPages.length).toBeGreaterThan(3)
  expect(routes).toContain("page('admin', 'superuser',")
})

test.for(pages.filter(({ path }) => /^[^/:]+$/.test(path) && path !== 'new'))(
  'the navigation, or a figure, leads to $path',
  ({ path, entity }) => {
    const inMenu = read('web/src/shell/Header.tsx').includes(`listOf(${camel(entity)})`)
    const behindFigure = read('web/src/shell/kpi/records.ts').includes(`${path}: { entity: ${camel(entity)},`)
    expect(inMenu || behindFigure).toBe(true)
  },
)

const components = files.filter((file) => /^web\/src\/.*[.]tsx$/.test(file) && !isTest(file))
const doors = files
  .filter((file) => /^web\/src\/[^/]+\/door[.]ts$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = modal\('([^']+)', \{\s*of: (\w+), id: 'optional'/g)].map(([, door, name, of]) => ({
      door: door!,
      name: name!,
      of: of!,
    })),
  )

/** What the administration alone creates stands in no menu of everybody's. */
const administration = read('web/src/shell/admin/modal-parts.tsx')

test.for(doors)('$door is called in the address as its entity, and whoever may create one is led to it', ({ door, name, of }) => {
  expect(camel(name)).toBe(of)
  const isOfAdministration = administration.includes(`  ${door}: lazyPart(`)
  const leads = isOfAdministration ? components.map(read) : [read('web/src/shell/CreateMenu.tsx')]
  expect(leads.some((text) => text.includes(isOfAdministration ? `modal: ${door} }` : `{ modal: ${door},`))).toBe(true)
})

test.for(entities)('the test of rights has a line for the calls of %s', (entity) => {
  expect(read('server/test/permission.test.ts')).toMatch(new RegExp(`path: '/${paths[entity]}'`))
})

const described = components.flatMap((file) =>
  [...read(file).matchAll(/^ {2}(\w+): (?:listFilter|dayRange|\w+Filter)\(/gm)].map(([, name]) => ({ file, name: name! })),
)

test.for(described)('$file: the filter "$name" is offered', ({ file, name }) => {
  const holder = file.slice(file.lastIndexOf('/') + 1)
  const pagesWithIt = components.filter((other) => other === file || read(other).includes(`/${holder}'`))
  expect(pagesWithIt.some((other) => new RegExp(`\\bfilterOf\\.${name}\\b|\\b\\w+Filters\\.${name}\\b`).test(read(other)))).toBe(true)
})

const tables = components.filter(
  (file) => /^web[/]src[/][^/]+[/]\w+(List|Table|Columns)[.]tsx$/.test(file) && /: Column<.*\bwidth: [\d.]+,/s.test(read(file)),
)

test.for(tables)('the columns of %s fill its table, what every row begins or ends with among them', (file) => {
  const widths = [...read(file).matchAll(/\bwidth: ([\d.]+)(?![\d.]|,\s+shown: [{] with:)/g)].map(([, width]) => Number(width))
  const hasMenus = file.endsWith('Columns.tsx') || read(file).includes('actions={')
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(hasMenus ? 96 : 100)
})

async function pathOf(entity: string): Promise<string> {
  const module = (await import(pathToFileURL(join(root, `contract/src/${entity}.ts`)).href)) as Record<string, { path: string }>
  return module[camel(entity)]!.path
}
