import { expect, test } from 'vitest'
import type { RequirementLevel, RequirementLine } from './requirement-inherited.ts'
import { byKindAndName, inherited, requirementLevels } from './requirement-inherited.ts'

const from = (level: RequirementLevel) => ({ level, id: 1 + requirementLevels.indexOf(level), name: `Name ${level}` })
const measles = { id: 7, name: 'Masernschutz' }
const line = (level: RequirementLevel, more: Partial<RequirementLine> = {}): RequirementLine => ({
  kind: 'document_kind',
  item: measles,
  origin: from(level),
  effect: 'require',
  ...more,
})
const drop = (level: RequirementLevel, more: Partial<RequirementLine> = {}) => line(level, { ...more, effect: 'drop' })
const held = (lines: RequirementLine[]) => inherited(lines).map(({ origin, dropped_by }) => [origin.level, dropped_by?.level ?? null])

test('what one level requires holds, with where it comes from', () => {
  expect(inherited([line('facility_type')])).toEqual([
    { kind: 'document_kind', item: measles, origin: from('facility_type'), dropped_by: null },
  ])
  expect(inherited([])).toEqual([])
})

test.each(requirementLevels.slice(1).map((level, at) => [requirementLevels[at]!, level] as const))(
  'of what the %s and the %s require the nearer one is told, whatever comes first',
  (farther, nearer) => {
    expect(held([line(farther), line(nearer)])).toEqual([[nearer, null]])
    expect(held([line(nearer), line(farther)])).toEqual([[nearer, null]])
  },
)

test.each(requirementLevels.slice(1).map((level, at) => [requirementLevels[at]!, level] as const))(
  'what the %s requires the %s drops, and not the other way round',
  (farther, nearer) => {
    expect(held([line(farther), drop(nearer)])).toEqual([[farther, nearer]])
    expect(held([drop(nearer), line(farther)])).toEqual([[farther, nearer]])
    expect(held([drop(farther), line(nearer)])).toEqual([[nearer, null]])
  },
)

test('what is required nearer than the drop holds again', () => {
  expect(held([line('facility_type'), drop('facility'), line('vacancy')])).toEqual([['vacancy', null]])
  expect(held([line('facility_type'), drop('facility'), line('department'), drop('vacancy')])).toEqual([['department', 'vacancy']])
})

test('of several drops the nearest is told', () => {
  expect(held([line('facility_type'), drop('facility'), drop('vacancy')])).toEqual([['facility_type', 'vacancy']])
})

test('a drop of what nobody requires leaves nothing', () => {
  expect(held([drop('facility'), drop('vacancy')])).toEqual([])
})

test('a drop concerns one thing alone', () => {
  const exam = { kind: 'exam', item: measles } as const
  const lines = [line('facility_type'), line('facility_type', exam), drop('vacancy', exam)]
  expect(inherited(lines).map(({ kind, dropped_by }) => [kind, dropped_by?.level])).toEqual([
    ['document_kind', undefined],
    ['exam', 'vacancy'],
  ])
  expect(held([line('facility'), drop('vacancy', { item: { id: 8, name: 'Impfung' } })])).toEqual([['facility', null]])
})

test('kinds of documents come first, then exams, then qualifications, each by name', () => {
  const named = (kind: RequirementLine['kind'], id: number, name: string) => line('facility', { kind, item: { id, name } })
  const lines = [
    named('qualification', 1, 'BLS'),
    named('exam', 3, 'Zahn'),
    named('exam', 2, 'Ärztin'),
    named('document_kind', 9, 'Masern'),
    named('document_kind', 4, 'Masern'),
  ]
  expect(
    inherited(lines)
      .toSorted(byKindAndName)
      .map(({ kind, item }) => `${kind} ${item.id}`),
  ).toEqual(['document_kind 4', 'document_kind 9', 'exam 2', 'exam 3', 'qualification 1'])
})
