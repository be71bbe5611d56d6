import { expect, test } from 'vitest'
import { files, isSource, read, syntax } from './files.ts'
import { exportedComponents, houseRules, findOffences } from './house-rules.ts'
import { parseSyntax } from './syntax.ts'

const isCode = (file: string) => /[.](ts|tsx|mjs)$/.test(file)

test.for(houseRules)('$rule', ({ within, wrong }) => {
  const offences = files.filter((file) => isCode(file) && within(file)).flatMap((file) => findOffences(syntax(file), wrong))
  expect(offences).toEqual([])
})

/** For each rule, sources that break it and sources that only mention it. */
const samples: Record<string, { breaks: string[]; keeps: string[] }> = {
  'nothing is exported again': {
    breaks: ["export { a } from './a.ts'", "export * from './a.ts'", "export type { A } from './a.ts'"],
    keeps: ["import { a } from './a.ts'\nexport const b = a", '// export * from a'],
  },
  'only errors are classes': {
    breaks: ['class A {}', 'const a = class extends B {}'],
    keeps: ['class A extends Error {}', 'class A extends Refusal {}', "const a = 'class A'", '/* class A {} */'],
  },
  'the time is an argument; only the clock reads it (durations: performance.now)': {
    breaks: ['const a = new Date()', 'const a = new Date', 'const a = Date.now()', 'const a = globalThis.Date.now()', 'const a = dayjs()'],
    keeps: ['const a = new Date(b)', 'const a = dayjs(b)', 'const a = b.now()', "const a = 'new Date()' // Date.now()"],
  },
  'numbers, euros, days and phones are formatted in one place': {
    breaks: ['const a = b.toLocaleString()', 'const a = b?.toLocaleDateString()', 'const a = new Intl.NumberFormat(b)'],
    keeps: ["const a = 'b.toLocaleString()'", '// Intl.NumberFormat', 'const a = b.toString()'],
  },
  'where a request comes from is asked in one way, which trusts no word of a proxy blindly': {
    breaks: ['const a = request.ip', 'const a = call.request.ip'],
    keeps: ["const a = 'request.ip' // request.ip", 'const a = request.ips'],
  },
  'SQL is written in queries, writes, lists, first starts and migrations': {
    breaks: ['const a = sql`select 1`', 'const a = sql<number>`select 1`', "const a = db.selectFrom('b').execute()"],
    keeps: ['const a = `sql`', '// sql`select 1`', 'const a = selectFrom'],
  },
  'no call waits for an SMTP server: jobs alone talk to it': {
    breaks: [
      "import { a } from '../platform/mail/smtp.ts'",
      "import { a } from './smtp.ts'",
      "const a = await import('../platform/mail/smtp.ts')",
    ],
    keeps: ["const a = '../platform/mail/smtp.ts'", "// import { a } from './smtp.ts'"],
  },
  'mails are handed over in one way': {
    breaks: ["import a from 'nodemailer'", "import type { A } from 'nodemailer/lib/a.js'"],
    keeps: ["const a = 'nodemailer'"],
  },
  'a rule takes from the queries only the type of its facts': {
    breaks: ["import { a } from './queries.ts'", "import { type A, b } from '../a/queries.ts'"],
    keeps: ["import type { A } from './queries.ts'", "import { type A } from './queries.ts'", "// import { a } from './queries.ts'"],
  },
  'the server is asked through what is shared': {
    breaks: ["const a = fetch('b')", 'const a = window.fetch(b)', "const a = '/api/v0/b'", 'const a = `/api/v0/${b}`'],
    keeps: ['const a = query.fetch(b)', '// fetch(a) of /api/v0', 'const a = fetch'],
  },
  'a name says what it names': {
    breaks: ['const data = 1', 'let info = 1', 'function helper() {}', 'const a = () => { const utils = 1 }'],
    keeps: ["const a = 'const data'", '// const data = 1', 'const { data } = a', 'const dataOf = 1'],
  },
  'a type is named after a thing, not by a participle': {
    breaks: ['type Asked = 1', 'export type Told<T> = T', 'interface Shown {}', 'function a() { type Found = 1 }'],
    keeps: ["const a = 'type Asked = 1'", '// type Told', 'type ShownRows = 1', 'const Known = 1', 'type Speed = 1'],
  },
  'both languages of a text stand in a file of texts or labels': {
    breaks: ["const a = { de: 'b', en: 'c' }", "const a = {\n  de: 'b',\n  en: `c ${d}`,\n}"],
    keeps: [
      'const a = { de: b, en: c }',
      'const a = { de: `${b} (${c})`, en: `${d} (${c})` }',
      "// { de: 'b', en: 'c' }",
      "const a = \"de: 'b', en: 'c'\"",
    ],
  },
  'a journey finds records by name, or creates them; their numbers move': {
    breaks: ["const a = '/facilities/7'", 'const a = `/users/1?b=${c}`', "const a = '?employee__id=3'"],
    keeps: ['const a = `/facilities/${b}`', '// /facilities/7'],
  },
  'no test is skipped, and none shuts the others out': {
    breaks: ["test.skip('a', b)", "test.describe.only('a', b)", "describe.todo('a')", "test.fail('a', b)", "test['only']('a', b)"],
    keeps: ["test('only one of test.skip', b)", '// test.skip', 'const a = b.only'],
  },
  'what we own is not mocked': {
    breaks: ["vi.mock('./a.ts')", "vi.doMock('./a.ts')"],
    keeps: ['vi.fn()', "const a = 'vi.mock(b)' // vi.mock(c)"],
  },
}

test.for(houseRules)('"$rule" finds code that breaks it, not text that mentions it', ({ rule, wrong }) => {
  const isSeen = (source: string) => wrong(parseSyntax(source, 'server/src/platform/mail/rules.ts')).length > 0
  const { breaks, keeps } = samples[rule]!
  expect([breaks.filter((source) => !isSeen(source)), keeps.filter(isSeen)]).toEqual([[], []])
})

test('a suppression carries its reason', () => {
  const bare = /(oxlint|eslint)-disable(?!.* -- \S)|@ts-ignore|@ts-expect-error\s*$|@ts-nocheck/
  expect(files.filter((file) => isCode(file) && !isHere(file)).flatMap((file) => everyLineWith(file, bare))).toEqual([])
})

test('nothing is left for later', () => {
  const left = /\b(TODO|FIXME|XXX|HACK)\b/
  const written = files.filter((file) => /[.](ts|tsx|mjs|sql|css)$/.test(file) && !isHere(file))
  expect(written.flatMap((file) => everyLineWith(file, left))).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const written = files.filter((file) => /[.](ts|tsx|mjs|sql|css)$/.test(file))
  expect(written.filter((file) => read(file).split('\n').length > 301)).toEqual([])
})

test('a file exports one component', () => {
  const several = files.filter((file) => isSource(file) && file.endsWith('.tsx') && exportedComponents(syntax(file)).length > 1)
  expect(several).toEqual([])
})

test('types, constants and comments are no components', () => {
  const componentsIn = (source: string) => exportedComponents(parseSyntax(source, 'a.tsx'))
  expect(componentsIn('export const Row = () => null\nexport function List() {}')).toEqual(['Row', 'List'])
  expect(
    componentsIn('export const Row = () => null\n// export const List\nexport type List = 1\nconst Cell = 1\nexport const LIST = 2'),
  ).toEqual(['Row'])
})

test('no path of a single machine is in the tree', () => {
  const path = /(^|[^A-Za-z])\/(work|root|home\/[a-z]+)\//
  expect(
    files
      .filter((file) => !isHere(file) && /[.](png|woff2|gz|br|bin|pbf)$/.exec(file) === null)
      .flatMap((file) => everyLineWith(file, path)),
  ).toEqual([])
})

function isHere(file: string): boolean {
  return file === 'scripts/structure/house-rules.test.ts'
}

function everyLineWith(file: string, wrong: RegExp): string[] {
  return read(file)
    .split('\n')
    .flatMap((line, index) => (wrong.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
}
