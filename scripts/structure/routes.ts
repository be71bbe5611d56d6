import {
  attributeOf,
  calleeOf,
  chainOf,
  nodesInside,
  keyOf,
  memberOf,
  type Node,
  type NodeOf,
  propertyOf,
  stringOf,
  type Syntax,
} from './syntax.ts'

/** A page with its address, the permission it requires, and the folder that shows it. */
export type Page = { path: string; needs: string; folder: string }

/**
 * `page('facilities', facility.access.read, async () => (await import('./facility/FacilityList.tsx')).FacilityList)`, also as `form:
 * page(…)`.
 */
export const readPages = ({ all }: Syntax): Page[] =>
  all('CallExpression').flatMap((call) => {
    const [path, needs, load] = call.arguments.map(({ expression }) => expression)
    const [address, folder] = [stringOf(path), load && folderIn(load)]
    if (calleeOf(call) !== 'page' || address === null || !needs || !folder) return []
    return [{ path: address, needs: stringOf(needs) ?? chainOf(needs).join('.'), folder }]
  })

/** The pages in an object, by address: `users: async () => (await import('../../user/UserList.tsx')).UserList`. */
export const readPagesByAddress = ({ all }: Syntax): { path: string; folder: string | null }[] =>
  all('KeyValueProperty').flatMap(({ key, value }) => {
    const path = key.type === 'Identifier' ? key.value : key.type === 'StringLiteral' ? key.value : null
    return path === null || loadedFile(value) === null ? [] : [{ path, folder: folderIn(value) }]
  })

/** The file loaded inside a node. */
function loadedFile(node: Node): string | null {
  const [load] = nodesInside(node, 'CallExpression').filter(({ callee }) => callee.type === 'Import')
  return load ? stringOf(load.arguments[0]?.expression) : null
}

/** Its folder, if that is another one. */
const folderIn = (node: Node) => /^(?:[.]{1,2}\/)+([\w-]+)\//.exec(loadedFile(node) ?? '')?.[1] ?? null

/** The strings of a list in a source. */
export function readStringList({ all }: Syntax, name: string): string[] {
  const declared = all('VariableDeclarator').find(({ id }) => id.type === 'Identifier' && id.value === name)
  return nodesInside(declared?.init, 'StringLiteral').map(({ value }) => value)
}

/** The lists of the navigation: `listed(facility, async () => (await import('./facility/FacilityList.tsx')).FacilityList)`. */
export const readListed = ({ all }: Syntax): { entity: string; folder: string }[] =>
  all('CallExpression').flatMap((call) => {
    const [entity, load] = call.arguments.map(({ expression }) => expression)
    const folder = load && folderIn(load)
    return calleeOf(call) === 'listed' && entity?.type === 'Identifier' && folder ? [{ entity: entity.value, folder }] : []
  })

/** Values of a property that are identifiers, `{ entity: facility }`. */
export const readPropertyNames = ({ all }: Syntax, property: string): string[] =>
  all('ObjectExpression').flatMap((object) => {
    const value = propertyOf(object, property)
    return value?.type === 'Identifier' ? value.value : []
  })

/** Values of a property that are strings, `{ path: '/facilities' }`. */
export const readPropertyStrings = ({ all }: Syntax, property: string): string[] =>
  all('ObjectExpression').flatMap((object) => stringOf(propertyOf(object, property)) ?? [])

export type Door = { door: string; name: string; of: string }

/** The doors that create something: `export const facilityModal = modal('facility', { of: facility, id: 'optional' })`. */
export const readDoors = ({ all }: Syntax): Door[] =>
  all('VariableDeclarator').flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'CallExpression' || calleeOf(init) !== 'modal') return []
    const [name, made] = init.arguments.map(({ expression }) => expression)
    const of = made && propertyOf(made, 'of')
    const creates = made && stringOf(propertyOf(made, 'id')) === 'optional'
    return creates && of?.type === 'Identifier' ? [{ door: id.value, name: stringOf(name) ?? '', of: of.value }] : []
  })

/** The filters that a component defines as a set: `{ city: listFilter(…) }`. A column's `filter` does not count. */
export const readFilterSet = ({ all }: Syntax): string[] =>
  all('KeyValueProperty').flatMap(({ key, value }) => {
    const isFilter = value.type === 'CallExpression' && /^(dayRange|\w+Filter)$/.test(calleeOf(value) ?? '')
    return isFilter && key.type === 'Identifier' && key.value !== 'filter' ? key.value : []
  })

/** The filters that a component uses from such a set: `filterOf.city`, `facilityFilters.city`. */
const readFilterUses = ({ all }: Syntax): string[] =>
  all('MemberExpression').flatMap((one) => (/^filterOf$|Filters$/.test(chainOf(one.object).at(-1) ?? '') ? (memberOf(one) ?? []) : []))

/** The uses of a file's filter sets: in the file, where it is imported, and where its sets are spread into others. */
export function findFilterUses(file: string, components: Syntax[]): string[] {
  return components.flatMap((other) => {
    const locals = other.imports.flatMap(({ module, local }) => (module === file ? local : []))
    const isSpread = other
      .all('SpreadElement')
      .some((one) => one.arguments.type === 'CallExpression' && locals.includes(calleeOf(one.arguments) ?? ''))
    return other.file === file || locals.length > 0
      ? [...readFilterUses(other), ...(isSpread ? findFilterUses(other.file, components) : [])]
      : []
  })
}

/** The column widths of a table in percent, without columns shown instead of another. Null: they depend on where it is. */
export function readWidths({ all }: Syntax): number[] | null {
  const columns = all('ObjectExpression').filter((one) => propertyOf(one, 'width') && (propertyOf(one, 'title') || isSpread(one)))
  const widths = columns.flatMap((column) => {
    const [width, shown] = [propertyOf(column, 'width'), propertyOf(column, 'shown')]
    if (width?.type !== 'NumericLiteral') return null
    return shown && propertyOf(shown, 'with') ? [] : width.value
  })
  return widths.length === 0 || widths.includes(null) ? null : widths.flatMap((width) => width ?? [])
}

const isSpread = ({ properties }: NodeOf<'ObjectExpression'>) => properties.some(({ type }) => type === 'SpreadElement')

/** Whether the rows of a table in the source have menus. */
export const hasRowMenus = ({ all }: Syntax): boolean =>
  all('JSXOpeningElement').some((element) => attributeOf(element, 'actions') !== undefined) ||
  all('ObjectExpression').some((table) => propertyOf(table, 'columns') !== undefined && propertyOf(table, 'actions') !== undefined)

/** The property names of all objects. */
export const readKeys = ({ all }: Syntax): string[] =>
  all('ObjectExpression').flatMap(({ properties }) => properties.flatMap((one) => keyOf(one) ?? []))
