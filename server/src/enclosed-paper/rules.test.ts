import { problemTexts } from '@kasack/contract/problem.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import type { LockedDocument } from './queries.ts'
import { isPreselected, papersFor, refusePapers } from './rules.ts'
import { texts } from './texts.ts'

const paper = (id: number, more: Partial<LockedDocument> = {}): LockedDocument => ({
  id,
  employee_id: 7,
  size: 10,
  is_health_data: false,
  ...more,
})

test('papers are there for who may see them, those of health for who may see both', () => {
  const seen = (...permissions: Permission[]) =>
    papersFor({ is_superuser: false, permissions }, [paper(1), paper(2, { is_health_data: true })]).map(({ id }) => id)
  expect(seen()).toEqual([])
  expect(seen('employees.view_health_document')).toEqual([])
  expect(seen('employees.view_document')).toEqual([1])
  expect(seen('employees.view_document', 'employees.view_health_document')).toEqual([1, 2])
})

test('all reasons are told of papers that are seen, and of one that is not, that it is unknown', () => {
  const seen = [paper(1, { employee_id: 8 }), paper(2, { size: null })]
  expect(refusePapers([{ id: 1 }, { id: 2 }], { seen, whose: [7] })).toEqual([texts.of_somebody_else, texts.without_file])
  expect(refusePapers([{ id: 1 }, { id: 2 }, { id: 3 }], { seen, whose: [7] })).toEqual([problemTexts.unknown_reference])
  expect(refusePapers([], { seen: [], whose: [] })).toEqual([])
})

test('with a profile go curriculum vitae and licence, unless they are of a kind that asks for care', () => {
  const profile = { category: 'profile', code: 'profile' } as const
  const kind = (code: string, more: object = {}) => ({ code, is_health: false, is_residence: false, ...more })
  expect(['cv', 'licence', 'reference', 'measles'].filter((code) => isPreselected(kind(code), profile))).toEqual(['cv', 'licence'])
  expect(isPreselected(kind('cv', { is_health: true }), profile)).toBe(false)
  expect(isPreselected(kind('cv', { is_residence: true }), profile)).toBe(false)
  expect(isPreselected(kind('cv'), { ...profile, code: 'own_profile' })).toBe(true)
  expect(isPreselected(kind('cv'), { ...profile, code: 'anonymous_profile' })).toBe(false)
  for (const category of ['facility', 'candidate', 'other'] as const)
    expect(isPreselected(kind('cv'), { ...profile, category })).toBe(false)
})
