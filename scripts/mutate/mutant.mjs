import { parse } from '../structure/parse.mjs'

const swaps = {
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** The same for SQL; a `not` is removed. */
const swapsInSql = { and: 'or', or: 'and', not: '', '<=': '<', '>=': '>', '<>': '=', '<': '<=', '>': '>=' }

/** Whole numbers from 0 up to, not including, a limit; identical for the same seed. */
export function sequence(seed) {
  let state = seed >>> 0
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Every single fault possible in a source; `text` is the whole source with the fault. */
export function mutantsOf(source, file) {
  const { program, bytes, offsetOf, textOf, lineOf } = parse(source, file)
  const found = []
  visit(program, (node) => found.push(...faultsOf(node, textOf)))
  return found.map(({ start, end, after }) => {
    const [from, to] = [offsetOf(start), offsetOf(end)]
    const before = bytes.subarray(from, to).toString()
    const text = Buffer.concat([bytes.subarray(1, from), Buffer.from(after), bytes.subarray(to)]).toString()
    return { text, line: lineOf({ start }), before: short(before), after: short(after) }
  })
}

const short = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 60)

function faultsOf(node, textOf) {
  if (node.type === 'BinaryExpression' && node.operator in swaps) {
    const between = { start: node.left.span.end, end: node.right.span.start }
    const offset = textOf(between).lastIndexOf(node.operator)
    const start = between.start + Buffer.byteLength(textOf(between).slice(0, offset))
    return [{ start, end: start + node.operator.length, after: swaps[node.operator] }]
  }
  if (node.type === 'TaggedTemplateExpression' && textOf(node.tag.span) === 'sql')
    return node.template.quasis.flatMap((part) => faultsOfSql(part, textOf))
  if (node.type === 'BooleanLiteral') return [{ ...node.span, after: String(!node.value) }]
  if (node.type === 'NumericLiteral') return [{ ...node.span, after: String(node.value + 1) }]
  if (node.type === 'UnaryExpression' && node.operator === '!') return [{ ...node.span, after: `!${textOf(node.span)}` }]
  if (node.type === 'IfStatement') return [{ ...node.test.span, after: `!(${textOf(node.test.span)})` }]
  if (node.type === 'ConditionalExpression') return [{ ...node.test.span, after: `!(${textOf(node.test.span)})` }]
  if (node.type === 'ExpressionStatement' && /^(Call|Await|Assignment)Expression$/.test(node.expression.type))
    return [{ ...node.span, after: ';' }]
  return []
}

function faultsOfSql({ span }, textOf) {
  const text = textOf(span)
  return [...text.matchAll(/(?<=\s)(and|or|<=|>=|<>|<|>)(?=\s)|\bnot (?!null)/g)].map(({ 0: found, index }) => {
    const start = span.start + Buffer.byteLength(text.slice(0, index))
    return { start, end: start + Buffer.byteLength(found), after: swapsInSql[found.trim()] }
  })
}

/** Types do not exist at run time, so they hold no faults. */
function visit(node, take) {
  if (Array.isArray(node)) return node.forEach((one) => visit(one, take))
  if (typeof node !== 'object' || node === null || /^Ts(?!AsExpression|NonNull|Satisfies)/.test(node.type ?? '')) return
  if (typeof node.type === 'string') take(node)
  for (const value of Object.values(node)) visit(value, take)
}
