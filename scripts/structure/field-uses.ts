import { address } from '@kasack/contract/address.ts'
import {
  attributeOf,
  unwrap,
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

/** An entity as exported by its contract file. */
export type ExportName = { module: string; name: string }

/**
 * The fields of an entity that a component passes to controls: `of={employee.fields.city}`, also through `const { fields } = employee` and
 * `const { city } = employee.fields`. A field whose value is only read does not count.
 */
export function findEnteredFields(source: Syntax, { module, name }: ExportName): Set<string> {
  const entity = source.imports.find((one) => one.module === module && one.name === name && !one.isType)?.local
  if (!entity) return new Set()
  const declared = source.all('VariableDeclarator')
  const isFields = (node: Node) => {
    const chain = chainOf(node)
    return chain.join('.') === `${entity}.fields` || (chain.length === 1 && fieldNames.includes(chain[0]!))
  }
  const fieldNames = declared
    .flatMap(({ id, init }) => (init && chainOf(init).join('.') === entity ? localsOf(id).filter(({ key }) => key === 'fields') : []))
    .map(({ local }) => local)
  const apart = new Map(
    declared.flatMap(({ id, init }) => (init && isFields(init) ? localsOf(id) : [])).map(({ key, local }) => [local, key]),
  )
  const members = source.all('MemberExpression').filter((one) => isFields(one.object) && isHandedOn(one, source))
  const names = source.all('Identifier').filter((one) => apart.has(one.value) && isHandedOn(one, source))
  return new Set([
    ...members.flatMap((one) => memberOf(one) ?? []),
    ...names.map(({ value }) => apart.get(value)!),
    ...(showsElement(source, 'AddressFields') ? address : []),
  ])
}

/** `<AddressFields>` enters the whole address of the form's record. */
const showsElement = (source: Syntax, name: string): boolean =>
  source.all('JSXOpeningElement').some((element) => element.name.type === 'Identifier' && element.name.value === name)

/** For `{ a, b: c }`: a under its own name, b as c. */
function localsOf(pattern: Node): { key: string; local: string }[] {
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((one) => {
    const key = keyOf(one)
    const local = one.type === 'KeyValuePatternProperty' ? (one.value.type === 'Identifier' ? one.value.value : null) : key
    return key && local ? [{ key, local }] : []
  })
}

/** Passed to a component or to an object that describes a control, not to a function. */
function isHandedOn(node: Node, source: Syntax): boolean {
  const found = source.around(node).find(({ type }) => ['JSXAttribute', 'KeyValueProperty', 'CallExpression'].includes(type))
  return found !== undefined && found.type !== 'CallExpression'
}

/**
 * The fields that a component reads from records: `record.city`, `({ city }) => …`. Excludes imports, the component's own properties, and
 * reads from another record: through a `foreign` name, or of a type from another contract file.
 */
export function findShownFields(source: Syntax, { module, foreign }: { module: string; foreign: string[] }): Set<string> {
  const imports = source.imports
  const imported = imports.map(({ local }) => local)
  const types = imports.filter((one) => one.module.startsWith('contract/') && one.module !== module).map(({ local }) => local)
  const typed = source.all('Identifier').flatMap((one) => (isOfType(one, types) ? one.value : []))
  const isOwn = (chain: (string | null)[]) =>
    ![...imported, ...typed].includes(chain[0] ?? '') && ![...foreign, 'fields'].includes(chain.at(-1) ?? '')
  const members = source.all('MemberExpression').flatMap((one) => (isOwn(chainOf(one.object)) ? (memberOf(one) ?? []) : []))
  const taken = source.all('ObjectPattern').filter((one) => !isOfType(one, types) && isRecord(one))
  return new Set([...members, ...taken.flatMap(({ properties }) => properties.flatMap((one) => keyOf(one) ?? []))])

  function isRecord(pattern: NodeOf<'ObjectPattern'>): boolean {
    const [above, next] = source.around(pattern)
    if (above?.type === 'KeyValuePatternProperty') return isOwn([null, keyOf(above)])
    if (above?.type === 'VariableDeclarator') return isOwn(above.init ? chainOf(above.init) : [null])
    return !isOfComponent(above, next)
  }
}

function isOfType(node: Node, types: string[]): boolean {
  const annotation = 'typeAnnotation' in node ? node.typeAnnotation : undefined
  return nodesInside(annotation, 'TsTypeReference').some(({ typeName }) => typeName.type === 'Identifier' && types.includes(typeName.value))
}

/** Whether a pattern destructures the properties of a component. */
function isOfComponent(above: Node | undefined, next: Node | undefined): boolean {
  const isComponent = (name: string) => /^[A-Z]/.test(name)
  if (above?.type === 'Parameter') return next?.type === 'FunctionDeclaration' && isComponent(next.identifier.value)
  return (
    above?.type === 'ArrowFunctionExpression' &&
    next?.type === 'VariableDeclarator' &&
    next.id.type === 'Identifier' &&
    isComponent(next.id.value)
  )
}

/** Filters that lists offer alike, by the function that creates them. */
const usual: Record<string, string[]> = {
  activeFilter: ['is_active'],
  statesFilter: ['states'],
  priorityFilter: ['priority'],
  periodFilter: ['from_date', 'to_date'],
  availabilityFilter: ['for_date'],
  freeFilter: ['from_date', 'to_date'],
  freeInBar: ['from_date', 'to_date'],
  nearEmployeeFilters: ['filter_by_distance', 'distance_to_near_employee_id_km'],
}

/**
 * The filters of a list that a component offers: those a function creates for the list, those named by its columns or by the choices of a
 * filter, and those fixed by where its table is.
 */
export function findOfferedFilters(source: Syntax, { module, name }: ExportName): Set<string> {
  const imports = source.imports
  const list = imports.find((one) => one.module === module && one.name === name)?.local
  const folder = module.replace(/^contract\/src\/(.*)[.]ts$/, 'web/src/$1/')
  const tables = imports.filter((one) => one.module.startsWith(folder)).map(({ local }) => local)
  return new Set([
    ...readPrefilters(source, list, tables),
    ...(list ? [...readFilterCalls(source, list), ...readNamedFilters(source)] : []),
  ])
}

/**
 * `<ListTable list={bookingList} prefilters={{ vacancy__id: … }}>`, `<RelatedTable list={bookingList} of={{ entity: 'vacancy', id }}>`, and
 * tables or panels that know their list.
 */
function readPrefilters(source: Syntax, list: string | undefined, tables: string[]): string[] {
  const inTables = source.all('JSXOpeningElement').flatMap((element) => {
    const given = attributeOf(element, 'list')
    const isOf = given ? chainOf(given).join('.') === list : tables.includes(chainOf(element.name).join('.'))
    return isOf ? [...keysOf(attributeOf(element, 'prefilters')), ...(given ? relationOf(source, attributeOf(element, 'of')) : [])] : []
  })
  const inPanels = source.all('CallExpression').flatMap((call) => {
    const given = call.arguments[0]?.expression
    const isOf = tables.includes(calleeOf(call) ?? '') && given?.type === 'ObjectExpression'
    return isOf ? keysOf(propertyOf(given, 'prefilters')) : []
  })
  return [...inTables, ...inPanels]
}

/** The keys of an object, or of both branches of a condition. */
function keysOf(node: Node | undefined): string[] {
  const plain = node && unwrap(node)
  if (plain?.type === 'ConditionalExpression') return [...keysOf(plain.consequent), ...keysOf(plain.alternate)]
  return plain?.type === 'ObjectExpression' ? plain.properties.flatMap((one) => keyOf(one) ?? []) : []
}

/** The filter that narrows a list to the record on whose page its table is. */
function relationOf(source: Syntax, given: Node | undefined): string[] {
  const of = given?.type === 'Identifier' ? constantOf(source, given.value) : given
  const entity = of?.type === 'ObjectExpression' ? stringOf(propertyOf(of, 'entity')) : null
  return entity ? [`${entity}__id`] : []
}

function readFilterCalls(source: Syntax, list: string): string[] {
  return source.all('CallExpression').flatMap((call) => {
    const [of, filter] = call.arguments
    const maker = calleeOf(call)
    if (!of || !maker || chainOf(of.expression).join('.') !== list) return []
    const name = filter && stringOf(unwrap(filter.expression))
    return [...(usual[maker] ?? []), ...(name ? (maker === 'dayRange' ? [`${name}__gte`, `${name}__lte`] : [name]) : [])]
  })
}

function readNamedFilters(source: Syntax): string[] {
  return source.all('ObjectExpression').flatMap((object) => {
    const filter = propertyOf(object, 'title') && propertyOf(object, 'filter')
    const columns = filter?.type === 'ArrayExpression' ? filter.elements.flatMap((one) => one?.expression ?? []) : filter ? [filter] : []
    const choices = propertyOf(object, 'fixed') && propertyOf(object, 'parameters')
    const tables = nodesInside(choices, 'Identifier').flatMap(({ value }) => constantOf(source, value) ?? [])
    const parameters = nodesInside(tables, 'ObjectExpression').flatMap(({ properties }) => properties.flatMap((one) => keyOf(one) ?? []))
    return [...columns.flatMap((one) => stringOf(one) ?? []), ...parameters]
  })
}

const constantOf = (source: Syntax, name: string): NodeOf<'ObjectExpression'> | undefined =>
  source
    .all('VariableDeclarator')
    .flatMap(({ id, init }) => (id.type === 'Identifier' && id.value === name && init ? unwrap(init) : []))
    .find((value): value is NodeOf<'ObjectExpression'> => value.type === 'ObjectExpression')

/**
 * The acts of an entity that a browser source offers: `employee.acts.rest`, `const { rest } = employee.acts`, or all of them through
 * `actItems`.
 */
export function findOfferedActs(source: Syntax, { module, name }: ExportName, names: string[]): string[] {
  const entity = source.imports.find((one) => one.module === module && one.name === name && !one.isType)?.local
  if (!entity) return []
  if (source.all('CallExpression').some((call) => calleeOf(call) === 'actItems')) return names
  const members = source.all('MemberExpression').map((one) => chainOf(one))
  const taken = source
    .all('VariableDeclarator')
    .flatMap(({ id, init }) => (init && chainOf(init).join('.') === `${entity}.acts` ? localsOf(id).map(({ key }) => key) : []))
  return names.filter((act) => taken.includes(act) || members.some((chain) => chain.join('.').startsWith(`${entity}.acts.${act}`)))
}
