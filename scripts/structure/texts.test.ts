import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files, isSource, isTest, root, syntax } from './files.ts'
import { textKey, findRefusalTexts, readStrings, findNamedTexts } from './refusals.ts'
import { exportsOf, nodesInside, type Syntax, parseSyntax } from './syntax.ts'

type Pair = { de: string; en: string }
type TextPlace = { file: string; key: string; text: Pair }

const isPair = (value: object): value is Pair => Object.keys(value).toSorted().join() === 'de,en'

const modules = files.filter((file) => isSource(file) && (/(texts|labels)[.]ts$/.test(file) || satisfiesText(syntax(file))))
const all = (await Promise.all(modules.map(textsOf))).flat()
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
const offenders = (isWrong: (text: Pair) => boolean) => all.filter(({ text }) => isWrong(text)).map(({ file, key }) => `${file}: ${key}`)

test('texts are found', () => {
  expect(all.length).toBeGreaterThan(50)
})

test('a text says something in both languages', () => {
  expect(
    offenders(({ de, en }) => [de, en].some((text) => typeof text !== 'string' || text.trim() === '' || text !== text.trim())),
  ).toEqual([])
})

test('both languages of a text have the same gaps to fill', () => {
  expect(offenders(({ de, en }) => placeholders(de).join() !== placeholders(en).join())).toEqual([])
})

test('German says Sie', () => {
  expect(offenders(({ de }) => /\b([Dd]u|[Dd]ein\w*|[Dd]ir|[Dd]ich)\b/.test(de))).toEqual([])
})

test('a file of texts cannot miss a language', () => {
  expect(modules.filter((file) => /texts[.]ts$/.test(file)).flatMap((file) => findLooseTexts(syntax(file)))).toEqual([])
})

test('every refusal is provoked by a test', () => {
  const tests = files
    .filter(isTest)
    .filter((file) => /[.]tsx?$/.test(file))
    .map(syntax)
  const said = tests.flatMap(readStrings).join('\n')
  const asked = new Set(tests.flatMap((source) => findNamedTexts(source).map(({ name }) => name)))
  const refused = new Set(
    files.filter((file) => isSource(file) && file.startsWith('server/')).flatMap((file) => findRefusalTexts(syntax(file))),
  )
  const missing = all.filter(({ file, key, text }) => {
    const isRefusal =
      file === 'server/src/platform/text/refusal.ts' || file === 'contract/src/problem.ts' || refused.has(textKey(file, key))
    return isRefusal && !asked.has(textKey(file, key)) && !said.includes(text.en) && !said.includes(text.de)
  })
  expect(missing.map(({ file, key }) => `${file}: ${key}`)).toEqual([])
})

test('texts without a type are found, whatever a comment or another object says', () => {
  const loose = (code: string) => findLooseTexts(parseSyntax(code, 'a/texts.ts'))
  expect(loose("export const texts = { a: { de: 'b', en: 'c' } } satisfies Record<string, Text>")).toEqual([])
  expect(loose("export const a: Text = { de: 'b', en: 'c' }\nexport const d = (e: string): Text => ({ de: e, en: e })")).toEqual([])
  expect(loose("export const texts = { a: { de: 'b' } } // satisfies Record<string, Text>")).toEqual(['a/texts.ts: texts'])
  expect(loose("export const texts = { a: { de: 'b' } }\nconst b = { de: 'satisfies Text', en: '' } satisfies Text")).toEqual([
    'a/texts.ts: texts',
  ])
})

test.for([
  ['refuse(texts.full)', true],
  ['throw new Refusal({ vacancy: [texts.full] })', true],
  ['problems.vacancy = [texts.full]', true],
  ['const refuseVacancy = () => [texts.full]', true],
  ['const unfit = isFull ? texts.full : refuseVacancy(one)', true],
  ['say(texts.full)', false],
  ['refuse(other.full) // refuse(texts.full)', false],
  ["refuse('texts.full'); say(texts.full)", false],
] as const)('%s refuses with the text: %s', ([code, expected]) => {
  const source = parseSyntax(`import { texts } from './texts.ts'\n${code}`, 'server/src/booking/routes.ts')
  expect(findRefusalTexts(source).includes('server/src/booking/texts.ts: texts.full')).toBe(expected)
})

test('a test provokes a text by its import or its words, not by a comment or a title', () => {
  const code = (body: string) => parseSyntax(`import { texts as own } from './texts.ts'\n${body}`, 'server/src/booking/a.test.ts')
  const names = (body: string) => findNamedTexts(code(body)).map(({ name }) => name)
  expect(names('expect(a).toEqual([own.full])')).toEqual(['server/src/booking/texts.ts: texts.full'])
  expect(names("expect(a).toEqual([texts.full, 'own.full']) // own.full")).toEqual([])
  expect(readStrings(code("test('title', () => expect(a).toBe('said')) // comment"))).not.toContain('title')
  expect(readStrings(code("test.for([['row']])('title', () => expect(a).toBe(`sa${b}id`)) // comment")).join()).toBe('./texts.ts,row,sa…id')
})

/** Exports of a texts file without a type that requires both languages. */
function findLooseTexts(source: Syntax): string[] {
  const types = (node: unknown) =>
    nodesInside(node, 'TsTypeReference').map(({ typeName }) => (typeName.type === 'Identifier' ? typeName.value : ''))
  const isText = (node: unknown) => types(node).some((name) => name.endsWith('Text'))
  const typed = source.all('VariableDeclarator').filter(({ id }) => isText(id))
  return exportsOf(source).flatMap(({ name, value }) => {
    if (typed.some(({ init }) => init === value)) return []
    const isTyped = 'returnType' in value ? isText(value.returnType) || satisfied(value.body) : satisfied(value)
    return isTyped ? [] : `${source.file}: ${name}`
  })

  function satisfied(node: unknown): boolean {
    return nodesInside(node, 'TsSatisfiesExpression').some(({ typeAnnotation }) => isText(typeAnnotation))
  }
}

/** Whether a source also contains texts. */
function satisfiesText(source: Syntax): boolean {
  return source.all('TsSatisfiesExpression').some(({ typeAnnotation }) => {
    if (typeAnnotation.type !== 'TsTypeReference' || typeAnnotation.typeName.type !== 'Identifier') return false
    const last = typeAnnotation.typeParams?.params.at(-1)
    return (
      typeAnnotation.typeName.value === 'Record' &&
      last?.type === 'TsTypeReference' &&
      last.typeName.type === 'Identifier' &&
      last.typeName.value === 'Text'
    )
  })
}

async function textsOf(file: string): Promise<TextPlace[]> {
  const module = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>
  return Object.entries(module).flatMap(([name, value]) => pairsIn(value, name).map(([key, text]) => ({ file, key, text })))
}

/** Every text in the value, at any depth; functions that make texts have their own tests. */
function pairsIn(value: unknown, key: string): [string, Pair][] {
  if (typeof value !== 'object' || value === null) return []
  if (isPair(value)) return [[key, value]]
  return Object.entries(value).flatMap(([name, inner]) => pairsIn(inner, `${key}.${name}`))
}
