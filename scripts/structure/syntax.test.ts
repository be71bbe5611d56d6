import { expect, test } from 'vitest'
import { exportsOf, modulesOf, type Node, chainOf, parseSyntax } from './syntax.ts'

const source = (code: string) => parseSyntax(code, 'web/src/facility/FacilityList.tsx')
const modules = (code: string) => modulesOf(source(code)).map(({ module }) => module)

test('what a source needs is read from its imports, however they are written', () => {
  expect(
    modules("import { a } from './labels.ts'\nimport type { B } from '@kasack/contract/facility.ts'\nimport '../shared/a.css'"),
  ).toEqual(['web/src/facility/labels.ts', 'contract/src/facility.ts', 'web/src/shared/a.css'])
  expect(modules("export { a } from './a.ts'\nconst b = async () => (await import('../user/b.tsx')).B")).toEqual([
    'web/src/facility/a.ts',
    'web/src/user/b.tsx',
  ])
  expect(modules("// import { a } from './a.ts'\nconst a = \"import('./a.ts') from './a.ts'\"\nconst b = load('./a.ts')")).toEqual([])
})

test('an imported name is known by its own name and by the one it is given', () => {
  expect(source("import a, { b as c, type D } from './a.ts'\nimport type * as e from 'e'").imports).toEqual([
    { module: 'web/src/facility/a.ts', name: 'default', local: 'a', isType: false },
    { module: 'web/src/facility/a.ts', name: 'b', local: 'c', isType: false },
    { module: 'web/src/facility/a.ts', name: 'D', local: 'D', isType: true },
    { module: 'e', name: '*', local: 'e', isType: true },
  ])
})

test('a name is exported where the source says so', () => {
  const names = (code: string) => exportsOf(source(code)).map(({ name }) => name)
  expect(names('export const a = 1, b = 2\nexport function C() {}\nexport type D = 1')).toEqual(['a', 'b', 'C'])
  expect(names('// export const a = 1\nconst a = "export const b = 1"')).toEqual([])
})

test('the line of a node is the one in its own source, whatever was read before', () => {
  const { all, lineOf } = source("const ä = 'Öl'\n\nclass A {}")
  expect(all('ClassDeclaration').map(lineOf)).toEqual([3])
  const other = source('\nclass B {}')
  expect(other.all('ClassDeclaration').map(other.lineOf)).toEqual([2])
})

test('a chain of names is read through parentheses, casts and question marks', () => {
  const chain = (code: string) => chainOf(source(`(${code})`).all('ExpressionStatement')[0]!.expression as Node)
  expect(chain('a.b?.c')).toEqual(['a', 'b', 'c'])
  expect(chain("(a as B).b!['c']")).toEqual(['a', 'b', 'c'])
  expect(chain('a().b[c]')).toEqual([null, 'b', null])
})

test('a template of types is none of values', () => {
  const { all } = source('type A = `a ${B}`\nconst c = `d ${e}`')
  expect(all('TemplateLiteral').map(({ expressions }) => expressions.length)).toEqual([1])
})
