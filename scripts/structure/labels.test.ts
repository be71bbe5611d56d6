import { expect, test } from 'vitest'
import { componentFiles, syntax } from './files.ts'
import {
  attributeOf,
  calleeOf,
  chainOf,
  nodesInside,
  keyOf as nameOf,
  type Node,
  propertyOf,
  stringOf,
  type Syntax,
  parseSyntax,
} from './syntax.ts'

// A fact copied from its neighbour shows the neighbour's value, a copied head sorts by the neighbour's column, and nothing breaks.

/** What shows, sorts or filters by a field under a name other than the field's. */
const called: Record<string, string> = {
  'ApplicantFacts verification_mail': 'ApplicantVerification',
  'ApplicantFacts privacy_consent': 'Consent',
  'BookingDrawer booking_type': 'BookingType',
  'BookingDrawer date_range': 'BookingPeriod',
  'ContactPersonFacts latest_engagement': 'latest',
  'EmailCopy employee': 'people',
  'FacilityFacts effective_hirer': 'FacilityHirer',
  'FacilityFacts federal_state': 'stateName',
  'BookingColumns record': 'facility__name', // the facility of the vacancy or of the booking
  'EngagementColumns follow_up': 'followup_date',
  'FacilityColumns follow_up': 'followup_date',
  'FacilityColumns formatted_address': 'city',
  'UserList name': 'last_name',
}

/** A component's label and what it stands for: words of the code that shows it, or the name of a sort or a filter. */
type LabelUse = { file: string; label: string; given: string[] }

const components = componentFiles.map(syntax)

const facts = components.flatMap(readFacts)
const sorts = components.flatMap(readSorts)
const filters = components.flatMap(readFilters)

test('facts, heads and filters are found', () => {
  expect([facts, sorts, filters].map(({ length }) => length > 40)).toEqual([true, true, true])
})

test('a fact shows what its label names', () => {
  expect(facts.filter((fact) => !isShown(fact))).toEqual([])
})

test('a head sorts by what it names', () => {
  expect(sorts.filter((sort) => !isAbout(sort))).toEqual([])
})

test('a filter narrows to what its label names', () => {
  expect(filters.filter((filter) => !isAbout(filter))).toEqual([])
})

test('nothing is called otherwise that is not there', () => {
  const known = [...facts, ...sorts, ...filters].map(keyOf)
  expect(Object.keys(called).filter((key) => !known.includes(key))).toEqual([])
})

const source = (code: string) => parseSyntax(code, 'web/src/a/AFacts.tsx')

test.for([
  ['<Fact label={t(labels.city)}>{one.city}</Fact>', true],
  ['<LongNote title={t(labels.city)}>{one.city}</LongNote>', true],
  ['<Fact label={t(labels.city)}><Town of={one.city} /></Fact>', true],
  ['<Fact label={t(labels.city)}>{one.street}</Fact>', false],
  ['<Fact label={t(labels.city)}><Copied what={t(labels.city)} of={one.street} /></Fact>', false],
  ['<Fact label={t(labels.city)}>{/* city */ one.street}</Fact>', false],
  ["<Fact label={t(labels.city)}>{one.street + 'city'}</Fact>", false],
  ['<Fact label={t(labels.city)}><b title="city">{one.street}</b> city</Fact>', false],
] as const)('%s shows what its label names: %s', ([code, expected]) => {
  expect(readFacts(source(`const a = ${code}`)).map(isShown)).toEqual([expected])
})

test('what is taken apart under another word is shown by that word', () => {
  const code = (given: string) => `const { city: town, street: road } = one; const a = <Fact label={t(labels.city)}>{${given}}</Fact>`
  expect(readFacts(source(code('town'))).map(isShown)).toEqual([true])
  expect(readFacts(source(code('road'))).map(isShown)).toEqual([false])
})

test.for([
  ["{ title: labels.city, cell: (one) => one.city, sort: 'city' }", [true]],
  ["{ title: labels.city, sort: 'city__name' }", [true]],
  ["{ title: labels.city, sort: 'street' }", [false]],
  ["{ title: labels.city, /* sort: 'street' */ cell: (one) => ({ sort: 'street' }) }", []],
] as const)('%s sorts by what it names: %s', ([code, expected]) => {
  expect(readSorts(source(`const a = ${code}`)).map(isAbout)).toEqual(expected)
})

test.for([
  ["listFilter(list, 'city__icontains', { single: true, label: labels.city })", [true]],
  ["dayRange(list, 'street', { label: labels.city })", [false]],
  ["/* listFilter(list, 'street', { label: labels.city }) */ 1", []],
] as const)('%s narrows to what its label names: %s', ([code, expected]) => {
  expect(readFilters(source(`const a = ${code}`)).map(isAbout)).toEqual(expected)
})

function readFacts(from: Syntax): LabelUse[] {
  return from.all('JSXElement').flatMap(({ opening, children }) => {
    const attribute = { Fact: 'label', LongNote: 'title' }[chainOf(opening.name).join('.')]
    const name = attribute ? attributeOf(opening, attribute) : undefined
    const label = name?.type === 'CallExpression' && calleeOf(name) === 't' ? labelOf(name.arguments[0]?.expression) : null
    if (label === null) return []
    const said: Node[] = nodesInside(children, 'MemberExpression').flatMap((one) => (labelOf(one) === null ? [] : one.property))
    const words = nodesInside(children, 'Identifier').flatMap((one) => (said.includes(one) ? [] : one.value))
    const taken = from
      .all('KeyValuePatternProperty')
      .flatMap((one) => (nameOf(one) === label && one.value.type === 'Identifier' && words.includes(one.value.value) ? label : []))
    return [{ file: from.file, label, given: [...words, ...taken] }]
  })
}

function readSorts({ file, all }: Syntax): LabelUse[] {
  return all('ObjectExpression').flatMap((head) => {
    const [label, sort] = [labelOf(propertyOf(head, 'title')), stringOf(propertyOf(head, 'sort'))]
    return label === null || sort === null ? [] : [{ file, label, given: [sort] }]
  })
}

function readFilters({ file, all }: Syntax): LabelUse[] {
  return all('CallExpression').flatMap((call) => {
    const [, name, described] = call.arguments.map(({ expression }) => expression)
    if (!['listFilter', 'dayRange'].includes(calleeOf(call) ?? '') || !described) return []
    const [label, filter] = [labelOf(propertyOf(described, 'label')), stringOf(name)]
    return label === null || filter === null ? [] : [{ file, label, given: [filter] }]
  })
}

/** The `city` of `labels.city`. */
function labelOf(node: Node | undefined): string | null {
  const [from, label, ...further] = node ? chainOf(node) : []
  return from === 'labels' && further.length === 0 ? (label ?? null) : null
}

/** Through the field itself, the name it is destructured into, or the word above. */
function isShown(one: LabelUse): boolean {
  return [one.label, called[keyOf(one)]].some((word) => word !== undefined && one.given.includes(word))
}

const isAbout = (one: LabelUse) =>
  one.given.every((given) => given === one.label || given.startsWith(`${one.label}__`) || given === called[keyOf(one)])

function keyOf({ file, label }: LabelUse): string {
  return `${file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)} ${label}`
}
