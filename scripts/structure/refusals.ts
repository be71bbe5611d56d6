import { calleeOf, chainOf, type Node, type NodeOf, stringOf, type Syntax } from './syntax.ts'

/** A text identified by the file that exports it and its path there, `texts.no_position_left`. */
export const textKey = (module: string, key: string) => `${module}: ${key}`

/** The texts that a source names, identified by their import. */
export function findNamedTexts(source: Syntax): { name: string; node: NodeOf<'MemberExpression'> }[] {
  const imports = new Map(source.imports.map((one) => [one.local, one]))
  return source.all('MemberExpression').flatMap((node) => {
    const [local, ...further] = chainOf(node)
    const from = imports.get(local ?? '')
    return from && !further.includes(null) ? { name: textKey(from.module, [from.name, ...further].join('.')), node } : []
  })
}

/** The texts that a source refuses with: passed to a refusing function, or assigned to problems. In rules every text is a reason. */
export function findRefusalTexts(source: Syntax): string[] {
  return findNamedTexts(source).flatMap(({ name, node }) =>
    source.file.endsWith('/rules.ts') || source.around(node).some(isRefusing) ? name : [],
  )
}

const refusing = /refus|problem/i

function isRefusing(node: Node): boolean {
  if (node.type === 'CallExpression') return refusing.test(calleeOf(node) ?? '')
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].some((one) => one.type === 'CallExpression' && isRefusing(one))
  if (node.type === 'NewExpression') return refusing.test(chainOf(node.callee).at(-1) ?? '')
  if (node.type === 'AssignmentExpression') return refusing.test(chainOf(node.left).join('.'))
  if (node.type === 'VariableDeclarator') return node.id.type === 'Identifier' && refusing.test(node.id.value)
  if (node.type === 'KeyValueProperty') return node.key.type === 'Identifier' && refusing.test(node.key.value)
  return node.type === 'FunctionDeclaration' && refusing.test(node.identifier.value)
}

/** The strings of a source, except the titles of its tests. */
export function readStrings({ all, above }: Syntax): string[] {
  const strings = [...all('StringLiteral'), ...all('TemplateLiteral')].filter((one) => !isTitle(one, above(one)))
  return [
    ...strings.flatMap(
      (one) => stringOf(one) ?? (one.type === 'TemplateLiteral' ? one.quasis.map(({ cooked }) => cooked ?? '').join('…') : []),
    ),
    ...all('RegExpLiteral').map(({ pattern }) => pattern),
  ]
}

function isTitle(node: Node, above: Node | undefined): boolean {
  if (above?.type !== 'CallExpression' || above.arguments[0]?.expression !== node) return false
  const { callee } = above
  const root = callee.type === 'CallExpression' ? callee.callee : callee
  return root.type !== 'Super' && root.type !== 'Import' && /^(test|describe)$/.test(chainOf(root)[0] ?? '')
}
