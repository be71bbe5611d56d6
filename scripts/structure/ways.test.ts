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

test('the pages of entities are found', () => {
  expect(pages.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['facility', 'contact-person']))
  expect(pages.length).toBe(routes.match(/await import\('\.\.\//g)!.length)
})

test.for(pages)('the page "$path" lies at the path of its entity, or below its list, for those who may read or create it', (one) => {
  const own = paths[one.entity]!
  const allowed = [own, `${own}/:id`, 'new', `admin/${own}`, `admin/${own}/:id`]
  expect(allowed).toContain(one.path)
  expect(one.needs).toBe(`${camel(one.entity)}.access.${one.path === 'new' ? 'create' : 'read'}`)
})

test.for(pages.filter(({ path }) => /^[^/:]+$/.test(path) && path !== 'new'))(
  'the navigation, or a figure, leads to $path',
  ({ path, entity }) => {
    const inMenu = read('web/src/shell/Header.tsx').includes(`listOf(${camel(entity)})`)
    const behindFigure = read('web/src/shell/kpi/records.ts').includes(`${path}: { entity: ${camel(entity)},`)
    expect(inMenu || behindFigure).toBe(true)
  },
)

const doors = files
  .filter((file) => /^web\/src\/[^/]+\/door[.]ts$/.test(file))
  .flatMap((file) =>
    [...read(file).matchAll(/export const (\w+) = modal\('([^']+)', \{\s*of: (\w+), id: 'optional'/g)].map(([, door, name, of]) => ({
      door: door!,
      name: name!,
      of: of!,
    })),
  )

test.for(doors)('$door is called in the address as its entity, and the menu of what can be created opens it', ({ door, name, of }) => {
  expect(camel(name)).toBe(of)
  expect(read('web/src/shell/CreateMenu.tsx')).toContain(`{ modal: ${door},`)
})

test.for(entities)('the test of rights has a line for the calls of %s', (entity) => {
  expect(read('server/test/permission.test.ts')).toMatch(new RegExp(`path: '/${paths[entity]}'`))
})

const components = files.filter((file) => /^web\/src\/.*[.]tsx$/.test(file) && !isTest(file))
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
