import { unwrap, calleeOf, chainOf, nodesInside, type Node, type NodeOf, type Syntax } from './syntax.ts'

/** What the tests in a source query a list with: parameter names, and sort keys without their direction. */
export type ListQueries = { parameters: Set<string>; sorts: Set<string> }

type Text = NodeOf<'StringLiteral'> | NodeOf<'TemplateLiteral'>

/** Stands for an interpolated value of a template. */
const gap = '…'

/**
 * Reads the strings that become queries of the list at this path: a literal `name=value`, and for `${name}=` or `sort=${name}` in a
 * template the names it gets from a table, a list or a call of a local function. Comments, titles, expected values, contents of records and
 * queries of other lists do not count.
 */
export function readListQueries(source: Syntax, path: string): ListQueries {
  const texts = [...source.all('StringLiteral'), ...source.all('TemplateLiteral')].filter((text) => isUsed(text, source))
  const others = functionsOfOtherLists(source, path)
  const written = texts.filter((text) => isOf(textOf(text), path) && !isHandedTo(others, text, source))
  const asked: ListQueries = { parameters: new Set(), sorts: new Set() }
  if (!texts.some((text) => textOf(text).includes(`/${path}.json`) || textOf(text).includes(`/${gap}.json`))) return asked
  const filled = written.filter((text) => isGiven(text, source)).flatMap((text) => textOf(text).split(',').map(sortKey))
  for (const [, name, value] of written.flatMap((text) => [...textOf(text).matchAll(/(?:^|[?&])([a-z]\w*|…)=([^&]*)/g)])) {
    for (const one of name === gap ? filled : [name!]) asked.parameters.add(one)
    const keys = name === 'sort' ? value!.split(',').map(sortKey) : []
    for (const one of keys.flatMap((key) => (key === '' ? filled : [key]))) asked.sorts.add(one)
  }
  return asked
}

const sortKey = (text: string) => text.replace(/^[-…]+/, '').replaceAll('.', '__')

/** A query without a path belongs to the list that the file tests, one with a path to the list there. */
const isOf = (text: string, path: string) => !text.includes('.json') || text.includes(`/${path}.json`) || text.includes(`/${gap}.json`)

const textOf = (text: Text): string =>
  text.type === 'StringLiteral' ? text.value : text.quasis.map(({ cooked, raw }) => cooked ?? raw).join(gap)

/** Neither a title nor an expected value, a type or a module. */
function isUsed(text: Text, source: Syntax): boolean {
  let below: Node = text
  for (const node of source.around(text)) {
    if (node.type === 'TsLiteralType' || node.type === 'ImportDeclaration') return false
    if (node.type === 'CallExpression' && node.arguments.some(({ expression }) => expression === below)) {
      const [root, ...further] = calledNames(node)
      if (root === 'expect' && further.length > 0) return false
      if (/^(test|describe)$/.test(root ?? '') && !isTable(node) && node.arguments[0]?.expression === below) return false
    }
    below = node
  }
  return true
}

/** Whether it is in a table of tests or a list, or passed to a local function; not part of a composed text. */
function isGiven(text: Text, source: Syntax): boolean {
  if (!/^-?[a-z][\w.]*(,-?[a-z][\w.]*)*$/.test(textOf(text))) return false
  const around = source.around(text)
  const call = around.findIndex((node) => node.type === 'CallExpression' || node.type === 'ArrowFunctionExpression')
  const node = around[call]
  const isListed = around.slice(0, call === -1 ? undefined : call).some(({ type }) => type === 'ArrayExpression')
  if (node?.type !== 'CallExpression') return isListed
  return isTable(node) || (node.callee.type === 'Identifier' && functionNamed(node.callee.value, source) !== undefined)
}

const isTable = (node: NodeOf<'CallExpression'>) => calledNames(node).at(-1) === 'each' || calledNames(node).at(-1) === 'for'

/** `test.each(…)('…')` calls test and each, `expect(a).not.toBe(b)` calls expect, not and toBe. */
function calledNames({ callee }: NodeOf<'CallExpression'>): (string | null)[] {
  if (callee.type === 'Super' || callee.type === 'Import') return []
  const node = unwrap(callee)
  if (node.type === 'CallExpression') return [...calledNames(node), null]
  if (node.type !== 'MemberExpression') return chainOf(node)
  const object = unwrap(node.object)
  return [...(object.type === 'CallExpression' ? calledNames(object) : chainOf(object)), chainOf(node).at(-1) ?? null]
}

const isHandedTo = (functions: string[], text: Text, source: Syntax) =>
  source
    .around(text)
    .some((node) => node.type === 'CallExpression' && functions.includes(calleeOf(node) ?? '') && node.callee.type === 'Identifier')

/** The local functions that query only other lists. */
function functionsOfOtherLists(source: Syntax, path: string): string[] {
  return source.all('VariableDeclarator').flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || init?.type !== 'ArrowFunctionExpression') return []
    const texts = [...nodesInside(init, 'StringLiteral'), ...nodesInside(init, 'TemplateLiteral')].map(textOf)
    return texts.some((text) => text.includes('.json')) && !texts.some((text) => isOf(text, path) && text.includes('.json'))
      ? [id.value]
      : []
  })
}

const functionNamed = (name: string, source: Syntax): Node | undefined =>
  source.all('FunctionDeclaration').find(({ identifier }) => identifier.value === name) ??
  source
    .all('VariableDeclarator')
    .find(({ id, init }) => id.type === 'Identifier' && id.value === name && init?.type === 'ArrowFunctionExpression')
