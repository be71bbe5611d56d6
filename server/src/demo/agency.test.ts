import { measlesCode, measlesTypes } from '@kasack/contract/measles.ts'
import { demoAgency } from '@kasack/demo/agency.ts'
import { largeFacilities } from '@kasack/demo/large-agency/facility.ts'
import { towns, townsAbroad } from '@kasack/demo/places/town.ts'
import { expect, test } from 'vitest'
import { referenceLists } from '../lookup/reference-lists.ts'
import { federalState } from '../place/federal-state.ts'
import { allCodes, readGazetteer } from '../place/gazetteer.ts'

const today = '2026-11-23'
const { facilities, contactPersons, employees, documents, obligatoryKinds } = demoAgency(today)
const strangers = (list: keyof typeof referenceLists, names: (string | null)[]) => {
  const known = new Set<string | null>(referenceLists[list].map(({ name }) => name))
  return names.filter((name) => name !== null && !known.has(name))
}

// The data depends on the day of the first start.
const days = [today, '2026-11-28', '2027-01-01', '2028-02-29', '2031-07-15']
const entries = days.flatMap((day) => demoAgency(day).engagements)

test('what the demo agency and a large one name is in the reference lists', () => {
  const all = [...facilities, ...largeFacilities(2_000, today)]
  expect(
    strangers(
      'facility-types',
      all.map((one) => one.facility_type),
    ),
  ).toEqual([])
  expect(
    strangers(
      'tags',
      [...all, ...contactPersons].flatMap((one) => one.tags),
    ),
  ).toEqual([])
  expect(
    strangers(
      'contact-person-functions',
      contactPersons.map((one) => one.function),
    ),
  ).toEqual([])
  expect(
    strangers(
      'engagement-actions',
      entries.map((one) => one.action_type),
    ),
  ).toEqual([])
})

test('what the employees of the demo agency have is in the reference lists', () => {
  const named = {
    'employee-statuses': employees.map(({ status }) => status),
    exams: employees.map(({ exam }) => exam),
    qualifications: employees.flatMap((one) => one.qualifications),
    'facility-types': employees.flatMap((one) => one.preferred_facility_types),
    'facility-departments': employees.flatMap((one) => one.preferred_facility_departments),
    tags: employees.flatMap((one) => one.tags),
  } as const
  for (const [list, names] of Object.entries(named)) {
    expect([list, strangers(list as keyof typeof named, names)]).toEqual([list, []])
    expect(new Set(names).size).toBeGreaterThan(2)
  }
})

test('the papers of the demo agency are of kinds that there are, and end where those ask for an end', () => {
  const kinds = new Map(referenceLists['document-kinds'].map((kind) => [kind.code, kind]))
  expect([...documents.map(({ kind }) => kind), ...obligatoryKinds].filter((code) => !kinds.has(code))).toEqual([])
  expect(documents.filter(({ kind, valid_until: end }) => end === null && kinds.get(kind)!.expires === 'required')).toEqual([])
  expect(documents.filter(({ kind, valid_until: end }) => end !== null && kinds.get(kind)!.expires === 'never')).toEqual([])
})

test('the houses of which the law asks the proof against measles are in the reference lists, and no others', () => {
  expect(strangers('facility-types', [...measlesTypes])).toEqual([])
  expect(referenceLists['document-kinds'].map(({ code }) => code)).toContain(measlesCode)
  const others = referenceLists['facility-types'].flatMap(({ name }) => (measlesTypes.includes(name) ? [] : [name]))
  expect(others).toEqual([
    'Ambulanter Pflegedienst',
    'Alten- und Pflegeheim',
    'Seniorenresidenz / Betreutes Wohnen',
    'Tagespflege',
    'Kurzzeitpflege',
    'Hospiz',
    'Einrichtung der Eingliederungshilfe',
  ])
})

test('their towns lie in the states their postal codes say, those abroad in none', () => {
  expect(towns.filter((town) => federalState(town.country_code, town.postal_code) !== town.state)).toEqual([])
  expect(townsAbroad.filter((town) => town.state !== null)).toEqual([])
})

test('the towns of the demo agency lie where the built-in places say', () => {
  const places = new Map(allCodes(readGazetteer()).map(({ code, latitude, longitude }) => [code, { latitude, longitude }]))
  const astray = towns.filter(({ postal_code, latitude, longitude }) => {
    const place = places.get(postal_code)
    return place?.latitude !== latitude || place.longitude !== longitude
  })
  expect(astray).toEqual([])
})
