import { expect, test } from 'vitest'
import { files, isTest, read } from './files.ts'

// A fact copied from its neighbour shows the neighbour's value, a head copied sorts by the neighbour's column, and nothing breaks.

const components = files.filter((file) => /^web\/src\/(?!shared\/|test\/)[^/]+\/\w+[.]tsx$/.test(file) && !isTest(file))

/** What shows, sorts or filters by a field under another word than the field's own. */
const called: Record<string, string> = {
  'ApplicantFacts verification_mail': 'ApplicantVerification',
  'ApplicantFacts privacy_consent': 'Consent',
  'ContactPersonFacts latest_engagement': 'latest',
  'FacilityFacts federal_state': 'stateName',
  'BookingColumns record': 'facility__name', // a vacancy's facility, or the one of the booking
  'EngagementColumns follow_up': 'followup_date',
  'FacilityColumns follow_up': 'followup_date',
  'FacilityColumns formatted_address': 'city',
  'UserList name': 'last_name',
}

type Labelled = { file: string; label: string; given: string }

const facts = find(/<(?:Fact label|LongNote title)=\{t\(labels\.(\w+)\)\}>(.*?)<\/(?:Fact|LongNote)>/gs)
const heads = find(/\btitle: labels\.(\w+),((?:(?!\btitle: ).)*)/gs)
const sorts = heads.flatMap(({ given, ...head }) => [...given.matchAll(/\bsort: '(\w+)'/g)].map(([, sort]) => ({ ...head, given: sort! })))
const filters = find(/\b(?:listFilter|dayRange)\(\w+, (?='(\w+)', \{ [^{}]*\blabel: labels\.(\w+))/g).map(({ label, given, ...one }) => ({
  ...one,
  label: given,
  given: label,
}))

test('facts, heads and filters are found', () => {
  expect([facts, sorts, filters].map(({ length }) => length > 40)).toEqual([true, true, true])
})

test('a fact shows what its label names', () => {
  expect(facts.filter((fact) => !wordsFor(fact).some((word) => new RegExp(`\\b${word}\\b`).test(fact.given)))).toEqual([])
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

function find(pattern: RegExp): Labelled[] {
  return components.flatMap((file) => [...read(file).matchAll(pattern)].map(([, label, given]) => ({ file, label: label!, given: given! })))
}

/** The field itself, the name that it is taken apart into, or the word above. */
function wordsFor(one: Labelled): string[] {
  const taken = [...read(one.file).matchAll(new RegExp(`\\b${one.label}: (\\w+)\\b[^{}]*\\} = `, 'g'))].map(([, word]) => word!)
  return [one.label, ...taken, called[keyOf(one)] ?? []].flat()
}

const isAbout = (one: Labelled) => one.given === one.label || one.given.startsWith(`${one.label}__`) || one.given === called[keyOf(one)]

function keyOf({ file, label }: Labelled): string {
  return `${file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)} ${label}`
}
