import { chainOf, type NodeOf, type Syntax } from './syntax.ts'

/**
 * The titles of the tests in a source, split at their gaps: `${…}`, `%s` and `$name` are only known at run time. Comments and other strings
 * do not count.
 */
export const readTitles = ({ all }: Syntax): string[][] =>
  all('CallExpression').flatMap(({ callee, arguments: [first] }) => {
    const title = first?.expression
    if (!title || !isTest(callee.type === 'CallExpression' ? callee.callee : callee)) return []
    if (title.type === 'StringLiteral') return [partsOf(title.value)]
    return title.type === 'TemplateLiteral' ? [title.quasis.flatMap(({ cooked, raw }) => partsOf(cooked ?? raw))] : []
  })

/** `test('…')` and `test.each(…)('…')`; groups of tests and steps within them do not count. */
function isTest(node: NodeOf<'CallExpression'>['callee']): boolean {
  const [first, ...further] = node.type === 'Super' || node.type === 'Import' ? [] : chainOf(node)
  return first === 'test' && !further.includes('describe') && !further.includes('step')
}

const partsOf = (text: string) => text.split(/%[sdifjoO#]|\$[a-z][\w.]*/)

/** Whether one of these titles is the one a requirement names, given in its parts. */
export const hasTitle = (titles: string[][], wanted: string[]): boolean => titles.some((parts) => fits(parts, wanted))

/** The literal parts that a requirement names occur in the title in this order. */
function fits(parts: string[], wanted: string[]): boolean {
  const title = parts.join('…')
  if (parts.length === 1 && wanted.length === 1) return title === wanted[0]
  let from = 0
  return wanted.every((part) => {
    const found = title.indexOf(part, from)
    from = found + part.length
    return found >= 0
  })
}
