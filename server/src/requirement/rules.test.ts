import { problemTexts } from '@kasack/contract/problem.ts'
import type { RequirementInput } from '@kasack/contract/requirement.ts'
import { requirementTexts as texts } from '@kasack/contract/requirement.ts'
import { expect, test } from 'vitest'
import { refuseRequirement } from './rules.ts'

const nothing: RequirementInput = {
  facility_type: null,
  facility_group: null,
  facility: null,
  vacancy: null,
  department: null,
  document_kind: null,
  exam: null,
  qualification: null,
  effect: 'require',
  note: '',
}
const measles = { document_kind: { id: 1 } }
type More = Partial<RequirementInput>
const refused = (more: More, known: Partial<Parameters<typeof refuseRequirement>[1]> = {}) =>
  refuseRequirement({ ...nothing, ...more }, { stored: null, unreadable: {}, same: false, ...known })
const unread = [problemTexts.not_reference]

test.each(['facility_type', 'facility_group', 'facility', 'vacancy'] as const)('something is required of a %s alone', (place) => {
  expect(refused({ [place]: { id: 1 }, ...measles })).toEqual({})
  const other = place === 'vacancy' ? 'facility' : 'vacancy'
  expect(refused({ [place]: { id: 1 }, [other]: { id: 2 }, ...measles })).toEqual({
    [place]: [texts.several_places],
    [other]: [texts.several_places],
  })
})

test('without a place all four are named', () => {
  const all = ['facility_type', 'facility_group', 'facility', 'vacancy'].map((place) => [place, [texts.no_place]])
  expect(refused(measles)).toEqual(Object.fromEntries(all))
})

test.each(['document_kind', 'exam', 'qualification'] as const)('a %s alone is required', (kind) => {
  const facility = { id: 1 }
  expect(refused({ facility, [kind]: { id: 1 } })).toEqual({})
  const other = kind === 'exam' ? 'qualification' : 'exam'
  expect(refused({ facility, [kind]: { id: 1 }, [other]: { id: 2 } })).toEqual({
    [kind]: [texts.several_items],
    [other]: [texts.several_items],
  })
})

test('without a thing all three are named', () => {
  const all = ['document_kind', 'exam', 'qualification'].map((kind) => [kind, [texts.no_item]])
  expect(refused({ facility: { id: 1 } })).toEqual(Object.fromEntries(all))
})

test('a department goes with a facility', () => {
  const department = { id: 9 }
  expect(refused({ facility: { id: 1 }, department, ...measles })).toEqual({})
  expect(refused({ vacancy: { id: 1 }, department, ...measles })).toEqual({ department: [texts.only_with_facility] })
  expect(refused({ department, ...measles })).toHaveProperty('department')
})

test('what cannot be read counts as given', () => {
  expect(refused(measles, { unreadable: { facility: unread } })).toEqual({})
  expect(refused({ department: { id: 9 }, ...measles }, { unreadable: { facility: unread } })).toEqual({})
  expect(refused({ facility: { id: 1 } }, { unreadable: { exam: unread } })).toEqual({})
  expect(refused({ facility: { id: 1 }, ...measles }, { unreadable: { exam: unread } })).toHaveProperty('document_kind')
})

test('the same thing is required once, and the field says so', () => {
  expect(refused({ facility: { id: 1 }, ...measles }, { same: true })).toEqual({ document_kind: [problemTexts.taken] })
  expect(refused({ facility: { id: 1 }, exam: { id: 3 } }, { same: true })).toEqual({ exam: [problemTexts.taken] })
})

test('of one that is stored place and thing are not asked again', () => {
  expect(refused({}, { stored: { id: 1 } })).toEqual({})
})
