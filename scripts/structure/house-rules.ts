import { isSource, isTest } from './files.ts'
import {
  calleeOf,
  chainOf,
  exportsOf,
  memberOf,
  modulesOf,
  type Node,
  type NodeOf,
  propertyOf,
  type NodeSpan,
  stringOf,
  type Syntax,
} from './syntax.ts'

type HouseRule = { rule: string; within: (file: string) => boolean; wrong: (source: Syntax) => NodeSpan[] }

const participle =
  /^([A-Z][a-z]+[^e\W]ed|Begun|Built|Chosen|Done|Drawn|Found|Given|Heard|Held|Hidden|Kept|Known|Left|Made|Meant|Read|Said|Seen|Sent|Shown|Sought|Taken|Told|Written)$/
const meaningless = /^(data|info|helpers?|utils?|manager)$/
const isEntitySide = (file: string) => isSource(file) && /^server\/src\/(?!platform\/)[^/]+\//.test(file)

/** What code must not contain, and where. */
export const houseRules: HouseRule[] = [
  {
    rule: 'nothing is exported again',
    within: isSource,
    wrong: ({ all }) => [...all('ExportAllDeclaration'), ...all('ExportNamedDeclaration').filter(({ source }) => source)],
  },
  { rule: 'only errors are classes', within: isSource, wrong: classes },
  {
    rule: 'the time is an argument; only the clock reads it (durations: performance.now)',
    within: (file) => isSource(file) && !/\/(clock|log)[.]ts$/.test(file),
    wrong: readingsOfTime,
  },
  {
    rule: 'numbers, euros, days and phones are formatted in one place',
    within: (file) =>
      isSource(file) && file.startsWith('web/') && !/^web\/src\/shared\/(language\/format[^/]*|program\/clock)[.]ts$/.test(file),
    wrong: ({ all }) => [
      ...calls({ all }, ({ name }) => /^toLocale(Date|Time)?String$/.test(name)),
      ...members({ all }, 'Intl', /^(NumberFormat|DateTimeFormat)$/),
    ],
  },
  {
    rule: 'where a request comes from is asked in one way, which trusts no word of a proxy blindly',
    within: (file) => isSource(file) && file.startsWith('server/'),
    wrong: ({ all }) => all('MemberExpression').filter((one) => chainOf(one).slice(-2).join('.') === 'request.ip'),
  },
  {
    rule: 'SQL is written in queries, writes, lists, first starts and migrations',
    within: (file) => isEntitySide(file) && !/\/(queries|writes|list|first-start)[.]ts$/.test(file),
    wrong: ({ all }) => [
      ...all('TaggedTemplateExpression').filter(({ tag }) => chainOf(tag)[0] === 'sql'),
      ...calls({ all }, ({ name }) => /^(insertInto|selectFrom|updateTable|deleteFrom)$/.test(name)),
    ],
  },
  {
    rule: 'no call waits for an SMTP server: jobs alone talk to it',
    within: (file) => isSource(file) && file.startsWith('server/') && !/\/jobs[.]ts$/.test(file),
    wrong: (source) => needs(source, (module) => module.endsWith('platform/mail/smtp.ts')),
  },
  {
    rule: 'mails are handed over in one way',
    within: (file) => isSource(file) && file !== 'server/src/platform/mail/smtp.ts',
    wrong: (source) => needs(source, (module) => module.startsWith('nodemailer')),
  },
  {
    rule: 'a rule takes from the queries only the type of its facts',
    within: (file) => file.endsWith('/rules.ts'),
    wrong: (source) =>
      source.imports.some(({ module, isType }) => module.endsWith('/queries.ts') && !isType)
        ? needs(source, (module) => module.endsWith('/queries.ts'))
        : [],
  },
  {
    rule: 'the server is asked through what is shared',
    within: (file) => isSource(file) && /^web\/src\/(?!shared\/|shell\/styleguide\/)/.test(file),
    wrong: ({ all }) => [...calls({ all }, ({ name, of }) => name === 'fetch' && isGlobal(of)), ...written({ all }, /\/api\/v0/)],
  },
  {
    rule: 'a name says what it names',
    within: () => true,
    wrong: ({ all }) => {
      const declared = [...all('VariableDeclarator').map(({ id }) => id), ...all('FunctionDeclaration').map(({ identifier }) => identifier)]
      return declared.flatMap((name) => (name.type === 'Identifier' && meaningless.test(name.value) ? name : []))
    },
  },
  {
    rule: 'a type is named after a thing, not by a participle',
    within: (file) => file !== 'server/src/platform/database/tables.ts', // generated, with names of its own
    wrong: ({ all }) =>
      [...all('TsTypeAliasDeclaration'), ...all('TsInterfaceDeclaration')].flatMap(({ id }) => (participle.test(id.value) ? id : [])),
  },
  {
    rule: 'both languages of a text stand in a file of texts or labels',
    within: (file) =>
      isSource(file) && /^web\/|^server\/src\/(?!platform\/|lookup\/|demo\/)[^/]+\//.test(file) && !/(texts|labels)[.]ts$/.test(file),
    wrong: ({ all }) => all('ObjectExpression').filter((object) => ['de', 'en'].every((language) => isText(propertyOf(object, language)))),
  },
  {
    rule: 'a journey finds records by name, or creates them; their numbers move',
    within: (file) => /^e2e\/.*[.]spec[.]ts$/.test(file),
    wrong: ({ all }) => written({ all }, /\/(facilities|facilitygroups|contact-persons|engagements|users)\/\d|\w(-id|__id)=\d/),
  },
  {
    rule: 'no test is skipped, and none shuts the others out',
    within: isTest,
    wrong: ({ all }) => [...members({ all }, /^(test|it|describe)$/, /^(skip|only|todo|fixme)$/), ...members({ all }, 'test', /^fail$/)],
  },
  { rule: 'what we own is not mocked', within: isTest, wrong: ({ all }) => members({ all }, 'vi', /^(mock|doMock)$/) },
]

/** The violations of a rule in a source, one per line. */
export const findOffences = (source: Syntax, wrong: HouseRule['wrong']): string[] =>
  wrong(source).map((node) => `${source.file}:${source.lineOf(node)}`)

/** The names of the components that a file exports. */
export const exportedComponents = (source: Syntax): string[] =>
  exportsOf(source).flatMap(({ name }) => (/^[A-Z][a-z]/.test(name) ? name : []))

type Nodes = Pick<Syntax, 'all'>

function classes({ all }: Nodes): NodeSpan[] {
  const allowed = /(Error|Refusal|Component|PureComponent)$/
  return [...all('ClassDeclaration'), ...all('ClassExpression')].filter(
    ({ superClass }) => !superClass || !allowed.test(chainOf(superClass).at(-1) ?? ''),
  )
}

function readingsOfTime({ all }: Nodes): NodeSpan[] {
  const made = all('NewExpression').filter((one) => chainOf(one.callee).at(-1) === 'Date' && !one.arguments?.length)
  const asked = calls(
    { all },
    ({ name, of, call }) =>
      (name === 'now' && of.at(-1) === 'Date') || (['dayjs', 'Date'].includes(name) && isGlobal(of) && call.arguments.length === 0),
  )
  return [...made, ...asked]
}

type CallSite = { name: string; of: (string | null)[]; call: NodeOf<'CallExpression'> }

function calls({ all }: Nodes, isWrong: (called: CallSite) => boolean): NodeSpan[] {
  return all('CallExpression').filter((call) => {
    const name = calleeOf(call)
    return name !== null && isWrong({ name, of: chainOf(call.callee as Node).slice(0, -1), call })
  })
}

const isGlobal = (of: (string | null)[]) => of.length === 0 || /^(globalThis|window|self)$/.test(of[0] ?? '')

/** `object.name`, also further along the chain, as in `test.describe.skip`. */
function members({ all }: Nodes, object: string | RegExp, name: RegExp): NodeSpan[] {
  const isObject = (one: string | null) => one !== null && (typeof object === 'string' ? one === object : object.test(one))
  return all('MemberExpression').filter((one) => name.test(memberOf(one) ?? '') && isObject(chainOf(one)[0] ?? null))
}

const needs = (source: Syntax, isWrong: (module: string) => boolean): NodeSpan[] =>
  modulesOf(source).flatMap(({ module, node }) => (isWrong(module) ? node : []))

/** Strings, and the literal parts of templates. */
function written({ all }: Nodes, wrong: RegExp): NodeSpan[] {
  const strings = all('StringLiteral').filter(({ value }) => wrong.test(value))
  return [...strings, ...all('TemplateElement').filter(({ cooked, raw }) => wrong.test(cooked ?? raw))]
}

/** Words of a language; a text composed only of other texts has none. */
function isText(node: Node | undefined): boolean {
  if (node?.type === 'TemplateLiteral') return node.quasis.some(({ cooked, raw }) => /\p{L}/u.test(cooked ?? raw))
  return node !== undefined && /\p{L}/u.test(stringOf(node) ?? '')
}
