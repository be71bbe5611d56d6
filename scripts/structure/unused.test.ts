import { expect, test } from 'vitest'
import { files, isSource, read, syntax } from './files.ts'
import { type Syntax, parseSyntax } from './syntax.ts'
import { readClassPrefixes, hasName, readTexts, findUnusedTexts, readAllStrings } from './unused-names.ts'

// Neither the compiler nor knip finds these: texts, classes and sizes that nothing uses any more.

const sources = files.filter(isSource).map(syntax)
const web = sources.filter(({ file }) => file.startsWith('web/'))
const sheets = files
  .filter((file) => /^web\/src\/.*[.]css$/.test(file))
  .map((file) => ({ file, text: read(file).replace(/\/\*[^]*?\*\//g, '') }))

test('every text is said somewhere', () => {
  const texts = sources.filter(({ file }) => /\/[\w-]*texts[.]ts$/.test(file)).flatMap(readTexts)
  expect(texts.length).toBeGreaterThan(50)
  expect(findUnusedTexts(texts, sources)).toEqual([])
})

test('every class of ours that has a style is worn', () => {
  const worn = findWornClasses(web, sources)
  const styled = sheets.flatMap(({ file, text }) => [...new Set(text.match(/(?<=[.])k-[\w-]+/g))].map((name) => ({ file, name })))
  expect(styled.filter(({ name }) => !worn(name))).toEqual([])
})

test('every size and colour that has a name is used', () => {
  const named = sheets.flatMap(({ text }) => [...text.matchAll(/^\s*(--k-[\w-]+):/gm)].map(([, name]) => name!))
  const all = [...web.flatMap(readAllStrings), ...sheets.map(({ text }) => text)].join('\n')
  expect([...new Set(named)].filter((name) => !hasName(all, `var\\(${name}`))).toEqual([])
})

const held = parseSyntax("export const texts = { full: { de: 'Voll', en: 'Full' } }", 'web/src/a/texts.ts')
const isSaid = (code: string) => findUnusedTexts(readTexts(held), [held, parseSyntax(code, 'web/src/a/AList.tsx')]).length === 0

test.for([
  "import { texts } from './texts.ts'; t(texts.full)",
  "import { texts as words } from './texts.ts'; t(words.full.de)",
  "import { texts } from './texts.ts'; const { full } = texts",
  "import { texts } from './texts.ts'; t(texts['full'])",
  "import { texts } from './texts.ts'; t(texts[`f${a}`])",
  "import { texts } from './texts.ts'; type State = 'full'; t(texts[state])",
  "import { texts } from './texts.ts'; const list = { texts, state: 'full' }",
])('a text is said by %s', (code) => {
  expect(isSaid(code)).toBe(true)
})

test.for([
  "import { texts } from './texts.ts' // texts.full",
  "import { texts } from '../b/texts.ts'; t(texts.full)",
  "import { texts } from './texts.ts'; t(texts.fuller); t(vacancy.full); const a = 'full'",
  "import { texts } from './texts.ts'; t(texts[state]) // 'full'",
  "import { texts } from './texts.ts'; t(texts[`e${a}`])",
])('a text is not said by %s', (code) => {
  expect(isSaid(code)).toBe(false)
})

test('a class is worn where a string or a template of the code names it', () => {
  const isWorn = (code: string) => {
    const source = parseSyntax(code, 'web/src/a/AList.tsx')
    return findWornClasses([source], [source])('k-note-late')
  }
  expect(isWorn('const a = <b className="k-line k-note-late" />')).toBe(true)
  expect(isWorn('const a = <b className={`k-line ${isLate && "k-note-late"}`} />')).toBe(true)
  expect(isWorn("type Kind = 'late'; const a = <b className={`k-note-${kind}`} />")).toBe(true)
  expect(isWorn('// k-note-late\nconst a = <b className="k-note-later" />')).toBe(false)
  expect(isWorn('const a = <b className={`k-note-${kind}`}>late</b> // late')).toBe(false)
})

/** Whether the browser's code contains a class, in full or as a prefix that a word of the code completes. */
function findWornClasses(worn: Syntax[], all: Syntax[]): (name: string) => boolean {
  const written = worn.flatMap(readAllStrings).join('\n')
  const begun = new Set(worn.flatMap(readClassPrefixes))
  const words = new Set(all.flatMap((source) => source.all('StringLiteral').map(({ value }) => value)))
  return (name) => hasName(written, name) || [...begun].some((begin) => name.startsWith(begin) && words.has(name.slice(begin.length)))
}
