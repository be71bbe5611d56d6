import { exportsOf, keyOf, type Node, stringOf, type Syntax, unwrap } from './syntax.ts'

/** A text identified by the file and the export that hold it. */
export type TextKey = { file: string; holder: string; key: string }

/** The texts in the objects that a file exports. */
export const readTexts = (source: Syntax): TextKey[] =>
  exportsOf(source).flatMap(({ name, value }) => {
    const node = unwrap(value)
    if (node.type !== 'ObjectExpression') return []
    return node.properties.flatMap((one) => keyOf(one) ?? []).map((key) => ({ file: source.file, holder: name, key }))
  })

/**
 * The texts that no source names, neither as `texts.key`, under any import name, nor as `const { key } = texts`. Where the object is
 * indexed by a variable, `texts[word]`, or passed on as a whole, the key has to occur in the code as a string, a key or a type.
 */
export function findUnusedTexts(texts: TextKey[], sources: Syntax[]): TextKey[] {
  const uses = sources.flatMap(readUses)
  const words = new Map(sources.map((source) => [source.file, readWords(source)]))
  return texts.filter(({ file, holder, key }) => {
    const own = uses.filter((use) => use.file === file && use.holder === holder)
    const isWord = () => [...words].some(([other, known]) => other !== file && known.has(key))
    return !own.some(({ keys }) => (keys === null ? isWord() : keys.test(key)))
  })
}

/** `keys` matches the keys used; null: any key that occurs in the code. */
type Use = { file: string; holder: string; keys: RegExp | null }

function readUses(source: Syntax): Use[] {
  const holders = [
    ...source.imports.map(({ module, name, local }) => ({ file: module, holder: name, local })),
    ...exportsOf(source).map(({ name }) => ({ file: source.file, holder: name, local: name })),
  ].filter(({ file }) => file.endsWith('texts.ts'))
  return source.all('Identifier').flatMap((node) => {
    const of = holders.find(({ local }) => local === node.value)
    return of ? keysUsedAt(source.around(node), node).map((keys) => ({ file: of.file, holder: of.holder, keys })) : []
  })
}

/** The keys used where the name of an object of texts occurs. */
function keysUsedAt(around: Node[], node: Node): (RegExp | null)[] {
  const [above, next] = around
  if (above?.type === 'ImportSpecifier' || (above?.type === 'VariableDeclarator' && above.id === node)) return []
  if (above?.type === 'MemberExpression') {
    if (above.object !== node) return []
    const { property } = above
    if (property.type === 'Identifier') return [exactly(property.value)]
    return property.type === 'Computed' ? [patternOf(unwrap(property.expression))] : []
  }
  if (above?.type === 'VariableDeclarator' && above.id.type === 'ObjectPattern')
    return above.id.properties.flatMap((one) => keyOf(one) ?? []).map(exactly)
  const isName = above?.type === 'KeyValueProperty' && above.key === node
  return isName || next === undefined ? [] : [null]
}

/** The keys an expression in brackets can yield; null: any. */
function patternOf(node: Node): RegExp | null {
  const text = stringOf(node)
  if (text !== null) return exactly(text)
  return node.type === 'TemplateLiteral' ? new RegExp(`^${node.quasis.map(({ cooked }) => cooked ?? '').join('\\w+')}$`) : null
}

const exactly = (key: string) => new RegExp(`^${key}$`)

function readWords({ all }: Syntax): Set<string> {
  const keys = [...all('KeyValueProperty'), ...all('KeyValuePatternProperty'), ...all('AssignmentPatternProperty')].flatMap(
    (one) => keyOf(one) ?? [],
  )
  const properties = all('TsPropertySignature').flatMap(({ key }) => (key.type === 'Identifier' ? key.value : []))
  return new Set([...all('StringLiteral').map(({ value }) => value), ...keys, ...properties])
}

/** All strings in the browser's code: class names and sizes occur in strings and templates. */
export function readAllStrings({ all }: Syntax): string[] {
  return [...all('StringLiteral').map(({ value }) => value), ...all('TemplateElement').map(({ cooked, raw }) => cooked ?? raw)]
}

/** Prefixes of names that code completes: `k-note-` of `k-note-${kind}`. */
export const readClassPrefixes = ({ all }: Syntax): string[] =>
  all('TemplateLiteral').flatMap(({ quasis }) =>
    quasis.slice(0, -1).flatMap(({ cooked }) => /(?<![\w-])k-(?:[\w-]*-)?$/.exec(cooked ?? '')?.[0] ?? []),
  )

/** Whether a name occurs in the text, and not only as part of a longer one. */
export const hasName = (written: string, name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(written)
