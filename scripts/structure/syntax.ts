import { dirname, join } from 'node:path'
import type {
  Argument,
  ClassMember,
  Expression,
  ImportSpecifier,
  JSXAttribute,
  JSXElement,
  JSXFragment,
  JSXOpeningElement,
  ModuleDeclaration,
  ObjectPatternProperty,
  Param,
  Pattern,
  Property,
  PropertyName,
  SpreadElement,
  Statement,
  TemplateElement,
  TsPropertySignature,
  TsType,
  TsTypeAnnotation,
  VariableDeclarator,
} from '@swc/core'
import { parse } from './parse.mjs'

export type Node =
  | ClassMember
  | Expression
  | ImportSpecifier
  | JSXAttribute
  | JSXElement
  | JSXFragment
  | JSXOpeningElement
  | ModuleDeclaration
  | ObjectPatternProperty
  | Param
  | Pattern
  | Property
  | PropertyName
  | SpreadElement
  | Statement
  | TemplateElement
  | TsPropertySignature
  | TsType
  | TsTypeAnnotation
  | VariableDeclarator
type Kind = Node['type']
export type NodeOf<K extends Kind> = Extract<Node, { type: K }>

export type NodeSpan = { span: { start: number } }

/** A source as its syntax tree: checks look for nodes, so that no comment or word in a string passes for code. */
export type Syntax = {
  file: string
  /** Every node of a kind, in source order. */
  all: <K extends Kind>(kind: K) => NodeOf<K>[]
  /** The parent of a node. */
  above: (node: Node) => Node | undefined
  /** All ancestors of a node, nearest first. */
  around: (node: Node) => Node[]
  imports: readonly ImportName[]
  lineOf: (node: NodeSpan) => number
}

export function parseSyntax(source: string, file: string): Syntax {
  const { program, lineOf } = parse(source, file)
  const byKind = new Map<string, Node[]>()
  const parents = new Map<Node, Node>()
  visit(program, (node, parent) => {
    // swc names a template literal type like a template literal.
    if (node.type === 'TemplateLiteral' && !('expressions' in node)) Object.assign(node, { type: 'TsTemplateLiteralType' })
    if (parent) parents.set(node, parent)
    const same = byKind.get(node.type)
    if (same) same.push(node)
    else byKind.set(node.type, [node])
  })
  const all = <K extends Kind>(kind: K) => (byKind.get(kind) ?? []) as NodeOf<K>[]
  return {
    file,
    all,
    above: (node) => parents.get(node),
    around(node) {
      const found: Node[] = []
      for (let parent = parents.get(node); parent; parent = parents.get(parent)) found.push(parent)
      return found
    },
    imports: importsIn(all('ImportDeclaration'), file),
    lineOf: ({ span }) => lineOf(span),
  }
}

/** Every node of a kind inside a node, including the node itself. */
export function nodesInside<K extends Kind>(node: unknown, kind: K): NodeOf<K>[] {
  const found: NodeOf<K>[] = []
  visit(node, (one) => {
    if (one.type === kind) found.push(one as NodeOf<K>)
  })
  return found
}

function visit(value: unknown, take: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) return value.forEach((one) => visit(one, take, parent))
  const isNode = 'type' in value && typeof value.type === 'string'
  if (isNode) take(value as Node, parent)
  for (const part of Object.values(value)) visit(part, take, isNode ? (value as Node) : parent)
}

/** Strips parentheses, `as`, `satisfies` and `!`; turns `a?.b` into `a.b`. */
export function unwrap(node: Node | Argument['expression']): Node {
  switch (node.type) {
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
    case 'TsNonNullExpression':
      return unwrap(node.expression)
    case 'OptionalChainingExpression':
      return unwrap(node.base as Expression)
    case 'AwaitExpression':
      return unwrap(node.argument)
    default:
      return node
  }
}

/** The value of a string or of a template without interpolation, otherwise null. */
export function stringOf(node: Node | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]!.cooked ?? ''
  return null
}

/** The names along `a.b.c`, also of `a?.b['c']`; null stands for any other expression, as in `f().b`. */
export function chainOf(given: Node): (string | null)[] {
  const node = unwrap(given)
  if (node.type === 'Identifier') return [node.value]
  if (node.type !== 'MemberExpression') return [null]
  return [...chainOf(node.object), memberOf(node)]
}

/** The member that `a.b` names. */
export function memberOf({ property }: NodeOf<'MemberExpression'>): string | null {
  if (property.type === 'Identifier') return property.value
  return property.type === 'Computed' ? stringOf(property.expression) : null
}

/** The last name of a call: `b` in `a.b(…)`. */
export const calleeOf = ({ callee }: { callee: NodeOf<'CallExpression'>['callee'] }): string | null =>
  callee.type === 'Super' || callee.type === 'Import' ? null : (chainOf(callee).at(-1) ?? null)

/** The name of a property or of a pattern element. */
export function keyOf(property: Property | ObjectPatternProperty | SpreadElement): string | null {
  if (property.type === 'Identifier') return property.value
  if (!('key' in property)) return null
  return property.key.type === 'Identifier' ? property.key.value : property.key.type === 'StringLiteral' ? property.key.value : null
}

/** The value of an object's property; for the shorthand `{ name }` the name itself. */
export function propertyOf(node: Node, name: string): Node | undefined {
  if (node.type !== 'ObjectExpression') return undefined
  const property = node.properties.find((one) => one.type !== 'SpreadElement' && keyOf(one) === name)
  return property?.type === 'KeyValueProperty' ? property.value : property?.type === 'Identifier' ? property : undefined
}

/** The value of a component's attribute, `of={…}`. */
export function attributeOf({ attributes }: JSXOpeningElement, name: string): Node | undefined {
  const found = attributes.find((one) => one.type === 'JSXAttribute' && one.name.type === 'Identifier' && one.name.value === name)
  if (found?.type !== 'JSXAttribute' || !found.value) return undefined
  return found.value.type === 'JSXExpressionContainer' ? unwrap(found.value.expression) : found.value
}

/** An imported name; `module` is relative to the root if it is one of our files. */
export type ImportName = { module: string; name: string; local: string; isType: boolean }

function importsIn(declarations: NodeOf<'ImportDeclaration'>[], file: string): ImportName[] {
  return declarations.flatMap(({ source, specifiers, typeOnly }) =>
    specifiers.map((one) => {
      const own = one.type === 'ImportDefaultSpecifier' ? 'default' : '*'
      const name = one.type === 'ImportSpecifier' ? (one.imported?.value ?? one.local.value) : own
      const isType = typeOnly || (one.type === 'ImportSpecifier' && one.isTypeOnly)
      return { module: moduleOf(source.value, file), name, local: one.local.value, isType }
    }),
  )
}

/** The named declarations a source exports, with their values. */
export const exportsOf = ({ all }: Syntax): { name: string; value: Node }[] =>
  all('ExportDeclaration').flatMap(({ declaration }): { name: string; value: Node }[] => {
    if (declaration.type === 'FunctionDeclaration') return [{ name: declaration.identifier.value, value: declaration }]
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [{ name: id.value, value: init }] : []))
  })

/** Every module that a source imports, in whatever way, and where. */
export function modulesOf({ file, all }: Syntax): { module: string; node: NodeOf<'StringLiteral'> }[] {
  const named = [...all('ImportDeclaration'), ...all('ExportNamedDeclaration'), ...all('ExportAllDeclaration')].flatMap(
    ({ source }) => source ?? [],
  )
  const loaded = all('CallExpression').flatMap(({ callee, arguments: [first] }) =>
    callee.type === 'Import' && first?.expression.type === 'StringLiteral' ? first.expression : [],
  )
  return [...named, ...loaded].map((node) => ({ module: moduleOf(node.value, file), node }))
}

function moduleOf(name: string, from: string): string {
  if (name.startsWith('.')) return join(dirname(from), name)
  return name.replace(/^@kasack\/(\w+)\//, '$1/src/')
}
