import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { files, read, root } from './files.ts'
import { docsNamedIn, headingsOf, linksOf } from './links.ts'

const written = files.filter((file) => /[.](md|ts|tsx|mjs|js|sql|css|conf|service|timer)$/.test(file))
const texts = written.filter((file) => file.endsWith('.md'))

test('every link of a text leads to a file that is there', () => {
  const broken = texts.flatMap((text) =>
    linksOf(read(text))
      .map(({ file }) => join(dirname(text), file))
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${text}: ${file}`),
  )
  expect(broken).toEqual([])
})

test('every link to a heading leads to one that is there', () => {
  const broken = texts.flatMap((text) =>
    linksOf(read(text))
      .map(({ file, heading }) => ({ file: file === '' ? text : join(dirname(text), file), heading }))
      .filter(({ file, heading }) => heading !== undefined && texts.includes(file) && !headingsOf(read(file)).includes(heading))
      .map(({ file, heading }) => `${text}: ${file}#${heading}`),
  )
  expect(broken).toEqual([])
})

test('every file of docs that code or a text names is there', () => {
  const named = written
    .filter((file) => !file.startsWith('scripts/structure/links'))
    .flatMap((file) => docsNamedIn(read(file)).map((doc) => ({ file, doc })))
  expect(named.filter(({ doc }) => !existsSync(join(root, doc)))).toEqual([])
})

test('a link is told from an address of the web and from what is quoted', () => {
  const text = 'See [one](a/b.md), [two](../c.md#who-may), [here](#below), [web](https://d.example/e.md), `[code](f.md)`.'
  expect(linksOf(text)).toEqual([{ file: 'a/b.md' }, { file: '../c.md', heading: 'who-may' }, { file: '', heading: 'below' }])
})

test('a heading is reached in lower case, without signs', () => {
  expect(headingsOf('# Who is *where*, and why\n\ntext # none\n\n## The 2nd step\n')).toEqual(['who-is-where-and-why', 'the-2nd-step'])
})

test('a comment names a file of docs from the root', () => {
  expect(docsNamedIn('// see docs/rules/capacity.md, docs/decisions/031-x.md\n// decisions.md')).toEqual([
    'docs/rules/capacity.md',
    'docs/decisions/031-x.md',
  ])
})
