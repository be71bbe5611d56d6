import { expect, test } from 'vitest'
import { files, isSource, isTest, read } from './files.ts'

type HouseRule = { rule: string; within: (file: string) => boolean; wrong: RegExp }

const isCode = (file: string) => /[.](ts|tsx|mjs)$/.test(file)
const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
const isEntitySide = (file: string) => isSource(file) && /^server\/src\/(?!platform\/)[^/]+\//.test(file)

/** What no line may contain, comments aside, and where. */
const houseRules: HouseRule[] = [
  { rule: 'nothing is exported again', within: isSource, wrong: /^export\s+(type\s+)?(\*|\{[^}]*\})\s*from\b/ },
  {
    rule: 'only errors are classes',
    within: isSource,
    wrong: /\bclass\s+\w+(?!.*\bextends\s+\w*(Error|Refusal|Component|PureComponent)\b)/,
  },
  {
    rule: 'the time is an argument; only the clock reads it (durations: performance.now)',
    within: (file) => isSource(file) && !/\/(clock|log)[.]ts$/.test(file),
    wrong: /\bnew Date\(\)|\bDate\.now\(\)|\bdayjs\(\)/,
  },
  {
    rule: 'numbers, euros, days and phones are formatted in one place',
    within: (file) =>
      isSource(file) && file.startsWith('web/') && !/^web\/src\/shared\/(language\/format[^/]*|program\/clock)[.]ts$/.test(file),
    wrong: /\.toLocale(Date|Time)?String\(|\bIntl\.(NumberFormat|DateTimeFormat)\b/,
  },
  {
    rule: 'SQL is written in queries, lists, first starts and migrations',
    within: (file) => isEntitySide(file) && !/\/(queries|list|first-start)[.]ts$/.test(file),
    wrong: /\bsql(<[^`]*>)?`|\b(insertInto|selectFrom|updateTable|deleteFrom)\(/,
  },
  {
    rule: 'no call waits for an SMTP server: jobs alone talk to it',
    within: (file) => isSource(file) && file.startsWith('server/') && !/\/jobs[.]ts$/.test(file),
    wrong: /from '.*platform\/smtp[.]ts'|from '[.]\/smtp[.]ts'/,
  },
  {
    rule: 'mails are handed over in one way',
    within: (file) => isSource(file) && file !== 'server/src/platform/smtp.ts',
    wrong: /from 'nodemailer/,
  },
  {
    rule: 'a rule takes from the queries only the type of its facts',
    within: (file) => file.endsWith('/rules.ts'),
    wrong: /^import (?!type ).*\/queries[.]ts'/,
  },
  {
    rule: 'the server is asked through what is shared',
    within: (file) => isSource(file) && /^web\/src\/(?!shared\/|shell\/styleguide\/)/.test(file),
    wrong: /\bfetch\(|\/api\/v0/,
  },
  {
    rule: 'a name says what it names',
    within: isCode,
    wrong: /\b(const|let|function)\s+(data|info|helpers?|utils?|manager)\b/,
  },
  {
    rule: 'both languages of a text stand in a file of texts or labels',
    within: (file) =>
      isSource(file) && /^web\/|^server\/src\/(?!platform\/|lookup\/|demo\/)[^/]+\//.test(file) && !/(texts|labels)[.]ts$/.test(file),
    wrong: /\bde: ['"`].*\ben: ['"`]/,
  },
  {
    rule: 'a journey finds records by name, or creates them; their numbers move',
    within: (file) => /^e2e\/.*[.]spec[.]ts$/.test(file),
    wrong: /\/(facilities|facilitygroups|contact-persons|engagements|users)\/\d|\w(-id|__id)=\d/,
  },
  {
    rule: 'no test is skipped, and none shuts the others out',
    within: isTest,
    wrong: /\b(test|it|describe)\.(skip|only|todo|fixme)\b|\btest\.fail\b/,
  },
  { rule: 'what we own is not mocked', within: isTest, wrong: /\bvi\.(mock|doMock)\(/ },
]

test.for(houseRules)('$rule', ({ within, wrong }) => {
  const offences = files.filter((file) => isCode(file) && within(file)).flatMap((file) => linesWith(file, (line) => wrong.test(line)))
  expect(offences).toEqual([])
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
  const components = (file: string) => read(file).match(/^export (const|function) [A-Z][a-z]\w*/gm) ?? []
  expect(files.filter((file) => isSource(file) && file.endsWith('.tsx') && components(file).length > 1)).toEqual([])
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

function linesWith(file: string, isWrong: (line: string) => boolean): string[] {
  return read(file)
    .split('\n')
    .flatMap((line, index) => (!isComment(line) && isWrong(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
}

function everyLineWith(file: string, wrong: RegExp): string[] {
  return read(file)
    .split('\n')
    .flatMap((line, index) => (wrong.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
}
