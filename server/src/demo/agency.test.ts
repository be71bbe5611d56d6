import { demoAgency } from '@kasack/demo/agency.ts'
import { largeFacilities } from '@kasack/demo/large-agency/facility.ts'
import { towns, townsAbroad } from '@kasack/demo/places/town.ts'
import { expect, test } from 'vitest'
import { referenceLists } from '../lookup/reference-lists.ts'
import { federalState } from '../place/federal-state.ts'

const today = '2026-11-23'
const { facilities, contactPersons } = demoAgency(today)
const strangers = (list: keyof typeof referenceLists, names: (string | null)[]) => {
  const known = new Set<string | null>(referenceLists[list].map(({ name }) => name))
  return names.filter((name) => name !== null && !known.has(name))
}

// What is first started on another day tells other stories.
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

test('their towns lie in the states their postal codes say, those abroad in none', () => {
  expect(towns.filter((town) => federalState(town.country_code, town.postal_code) !== town.state)).toEqual([])
  expect(townsAbroad.filter((town) => town.state !== null)).toEqual([])
})
