import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { type DocumentFacts, refuseDocument, seesHealthDocuments } from './rules.ts'
import { texts } from './texts.ts'

const paper = {
  employee: { id: 1 },
  kind: { id: 1 },
  number: '',
  issued_date: null,
  valid_from: null,
  valid_until: null,
  allows_leasing: null,
  checked_date: null,
  note: '',
}
const kind = { expires: 'optional' as const, is_health_data: false, is_residence_title: false }
const facts: DocumentFacts = { kind, isHidden: false, unreadable: {}, stored: null }

test('a paper may end on the day it begins, not before', () => {
  expect(refuseDocument({ ...paper, valid_from: '2026-06-10', valid_until: '2026-06-10' }, facts)).toEqual({})
  expect(refuseDocument({ ...paper, valid_from: '2026-06-10', valid_until: '2026-06-09' }, facts)).toEqual({
    valid_until: [texts.ends_before_start],
  })
})

test('a paper of a kind that asks for an end has one, but for what was stored without', () => {
  const ending = { ...facts, kind: { ...kind, expires: 'required' as const } }
  expect(refuseDocument(paper, ending)).toEqual({ valid_until: [problemTexts.required] })
  expect(refuseDocument({ ...paper, valid_until: '2026-06-09' }, ending)).toEqual({})
  const stored = { valid_until: null, allows_leasing: null }
  expect(refuseDocument(paper, { ...ending, stored })).toEqual({})
  expect(refuseDocument(paper, { ...ending, stored: { ...stored, valid_until: '2026-06-09' } })).toHaveProperty('valid_until')
})

test('a residence title alone says whether she may be leased; what was said before may be sent again', () => {
  const title = { ...facts, kind: { ...kind, is_residence_title: true } }
  for (const allows_leasing of [true, false]) {
    expect(refuseDocument({ ...paper, allows_leasing }, title)).toEqual({})
    expect(refuseDocument({ ...paper, allows_leasing }, facts)).toEqual({ allows_leasing: [texts.no_residence_title] })
    expect(refuseDocument({ ...paper, allows_leasing }, { ...facts, stored: { valid_until: null, allows_leasing } })).toEqual({})
  }
})

test('of a kind that its writer may not see nothing is said but that there is none', () => {
  const hidden = { ...facts, isHidden: true, kind: { expires: 'required' as const, is_health_data: true, is_residence_title: false } }
  expect(refuseDocument({ ...paper, allows_leasing: true }, hidden)).toEqual({ kind: [problemTexts.unknown_reference] })
  const turned = { ...paper, valid_from: '2026-06-10', valid_until: '2026-06-09' }
  expect(Object.keys(refuseDocument(turned, hidden))).toEqual(['kind', ...Object.keys(refuseDocument(turned, { ...facts, kind: null }))])
})

test('what cannot be read is not judged beside', () => {
  const unreadable = { valid_until: [problemTexts.required] }
  expect(refuseDocument(paper, { ...facts, kind: { ...kind, expires: 'required' }, unreadable })).toEqual({})
  expect(
    refuseDocument({ ...paper, valid_from: '2026-06-10', valid_until: '2026-06-09' }, { ...facts, unreadable: { valid_from: [] } }),
  ).toEqual({})
})

test('health data is seen by who holds its right, and by superusers', () => {
  expect(seesHealthDocuments({ is_superuser: false, permissions: ['employees.view_document'] })).toBe(false)
  expect(seesHealthDocuments({ is_superuser: false, permissions: ['employees.view_health_document'] })).toBe(true)
  expect(seesHealthDocuments({ is_superuser: true, permissions: [] })).toBe(true)
})
