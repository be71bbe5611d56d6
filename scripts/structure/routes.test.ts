import { expect, test } from 'vitest'
import {
  readFilterSet,
  readDoors,
  hasRowMenus,
  readListed,
  readPropertyNames,
  readPagesByAddress,
  readPages,
  readPropertyStrings,
  findFilterUses,
  readWidths,
} from './routes.ts'
import { parseSyntax } from './syntax.ts'

const source = (code: string, file = 'web/src/routes.tsx') => parseSyntax(code, file)

test('a page is read from its call', () => {
  const load = "async () => (await import('../facility/FacilityList.tsx')).FacilityList"
  expect(
    readPages(source(`const a = [page('facilities', facility.access.read, ${load}), { form: page('new', 'superuser', ${load}) }]`)),
  ).toEqual([
    { path: 'facilities', needs: 'facility.access.read', folder: 'facility' },
    { path: 'new', needs: 'superuser', folder: 'facility' },
  ])
  expect(readPages(source(`// page('facilities', facility.access.read, ${load})\nconst a = "page('a', b, ${'${load}'})"`))).toEqual([])
  expect(readPages(source("const a = [other('a', b, load), page('a', b, async () => (await import('./Own.tsx')).Own)]"))).toEqual([])
})

test('a page of an object is read under its address', () => {
  const code = `const pages = {
    '': async () => (await import('./ToUsers.tsx')).ToUsers,
    users: async () => (await import('../../user/UserList.tsx')).UserList, // groups: async () => (await import('../../group/A.tsx')).A
    title: 'users',
  }`
  expect(readPagesByAddress(source(code))).toEqual([
    { path: '', folder: null },
    { path: 'users', folder: 'user' },
  ])
})

test('a menu leads where its calls and objects lead, not where a comment or a string does', () => {
  const load = "async () => (await import('./facility/FacilityList.tsx')).FacilityList"
  expect(
    readListed(source(`const a = [listed(facility, ${load}), { ...listed(user, ${load}, preset) }] // listed(email, ${load})`)),
  ).toEqual([
    { entity: 'facility', folder: 'facility' },
    { entity: 'user', folder: 'facility' },
  ])
  expect(readListed(source("const a = 'listed(group, load)'"))).toEqual([])
  expect(
    readPropertyNames(
      source("const a = { modal: userModal, b: { modal: other() } } // { modal: groupModal }\nconst c = '{ modal: d }'"),
      'modal',
    ),
  ).toEqual(['userModal'])
  expect(readPropertyStrings(source("const a = [{ path: '/users' }, { path: b }] // path: '/groups'"), 'path')).toEqual(['/users'])
})

test('a door is one through which something is created', () => {
  const door = "export const userModal = modal('user', { of: user, id: 'optional' })"
  expect(readDoors(source(`${door}\nexport const b = modal('c', { of: user, id: 'required' })\n// ${door}`))).toEqual([
    { door: 'userModal', name: 'user', of: 'user' },
  ])
})

test('a described filter is offered where it is taken, also from the set that it is spread into', () => {
  const set = source(
    "export const near = (list) => ({ area: areaFilter(list, 'area'), filter: listFilter(list, 'a') })",
    'web/src/a/Near.tsx',
  )
  const wide = (code: string) =>
    source(`import { near } from '../a/Near.tsx'\nexport const aFilters = { ...near(list) }\n${code}`, 'web/src/b/BFilters.tsx')
  const table = source("import { aFilters as filterOf } from './BFilters.tsx'\nconst a = filterOf.area", 'web/src/b/BTable.tsx')
  expect(readFilterSet(set)).toEqual(['area'])
  expect(findFilterUses(set.file, [set, wide(''), table])).toContain('area')
  expect(findFilterUses(set.file, [set, wide('const a = aFilters.area')])).toContain('area')
  expect(findFilterUses(set.file, [set, wide("// aFilters.area\nconst a = 'aFilters.area' + others.area")])).toEqual([])
  expect(findFilterUses(set.file, [set, table])).toEqual([])
})

test('the widths of a table are those of its columns', () => {
  expect(
    readWidths(
      source('const a = [{ title: b, width: 12.5 }, { ...shared.c, width: 10 }, { icon: d, width: 3 }] // { title: e, width: 7 }'),
    ),
  ).toEqual([12.5, 10])
  expect(readWidths(source('const a = [{ title: b, width: 12 }, { title: c, width: 9, shown: { with: near.key } }]'))).toEqual([12])
  expect(readWidths(source('const a = [{ title: b, width: 12 }, { title: c, width }]'))).toBeNull()
  expect(hasRowMenus(source('const a = <ListTable actions={b} />'))).toBe(true)
  expect(hasRowMenus(source('const a = { list, columns, actions }'))).toBe(true)
  expect(hasRowMenus(source('const a = { menu: { actions } }; const b = <ListTable /> // actions={b}'))).toBe(false)
})
