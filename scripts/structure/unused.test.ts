import { expect, test } from 'vitest'
import { files, isSource, read } from './files.ts'

// Neither the compiler nor knip sees these: a text that nobody says any more, a class or size that nothing wears.

const sources = files.filter(isSource).map((file) => ({ file, text: read(file), names: new Set(read(file).match(/\w+/g)) }))
const web = sources.filter(({ file }) => file.startsWith('web/')).map(({ text }) => text)
const sheets = files
  .filter((file) => /^web\/src\/.*[.]css$/.test(file))
  .map((file) => ({ file, text: read(file).replace(/\/\*[^]*?\*\//g, '') }))
const words = new Set(sources.flatMap(({ text }) => [...text.matchAll(/'([\w-]+)'/g)].map(([, word]) => word!)))
const all = [...web, ...sheets.map(({ text }) => text)].join('\n')

test('every text is said somewhere', () => {
  const unsaid = sources
    .filter(({ file }) => /\/[\w-]*texts[.]ts$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^ {2}(\w+): \{/gm)]
        .map(([, name]) => name!)
        .filter((name) => !sources.some((other) => other.file !== file && other.names.has(name)))
        .filter((name) => !text.includes(`.${name}`))
        .map((name) => `${file}: ${name}`),
    )
  expect(unsaid).toEqual([])
})

test('every class of ours that has a style is worn', () => {
  const begun = web.flatMap((text) => [...text.matchAll(/\b(k-(?:[\w-]*-)?)\$\{/g)].map(([, begin]) => begin!)) // `k-note-${kind}`
  const isMade = (name: string) => begun.some((begin) => name.startsWith(begin) && words.has(name.slice(begin.length)))
  const isWorn = (name: string) => isMade(name) || web.some((text) => new RegExp(`\\b${name}(?![\\w-])`).test(text))
  const styled = sheets.flatMap(({ file, text }) => [...new Set(text.match(/(?<=[.])k-[\w-]+/g))].map((name) => ({ file, name })))
  expect(styled.filter(({ name }) => !isWorn(name))).toEqual([])
})

test('every size and colour that has a name is used', () => {
  const named = sheets.flatMap(({ text }) => [...text.matchAll(/^\s*(--k-[\w-]+):/gm)].map(([, name]) => name!))
  expect([...new Set(named)].filter((name) => !new RegExp(`var\\(${name}(?![\\w-])`).test(all))).toEqual([])
})
