import type { Finding } from '@kasack/contract/judge.ts'
import type { Access, Rights } from '@kasack/contract/permission.ts'
import { expect, test } from 'vitest'
import { exceptionsOf, forbiddenBy } from './rules.ts'

const texts = { de: '', en: '' }
const finding = (code: string, level: Finding['level'] = 'block', needs: Access = 'vacancies.view_booking'): Finding => ({
  code,
  level,
  needs,
  text: texts,
  days: { lower: null, upper: null },
  source: { resource: 'employees', id: 1, name: '' },
})
const override = (...codes: string[]) => ({ codes, reason: 'Abgesprochen' })
const everything = () => true
const writing = { caller: { id: 7 }, now: new Date('2026-06-10T10:00:00Z'), may: everything }
const by = { user_id: 7, datetime: '2026-06-10T10:00:00.000000Z' }

test('what forbids is named by an exception, or one stands for it', () => {
  const all = [finding('inactive'), finding('overlaps_booking'), finding('overlaps_absence', 'warn')]
  const codes = (accepting: Parameters<typeof forbiddenBy>[1]) => forbiddenBy(all, accepting).map(({ code }) => code)
  expect(codes({ standing: [], override: null, may: everything })).toEqual(['inactive', 'overlaps_booking'])
  expect(codes({ standing: ['inactive'], override: null, may: everything })).toEqual(['overlaps_booking'])
  expect(codes({ standing: ['inactive'], override: override('overlaps_booking'), may: everything })).toEqual([])
})

test('a finding that its writer may not see is not named, whatever she names', () => {
  const health = finding('document_missing', 'block', 'employees.view_health_document')
  const others = finding('document_missing', 'block', 'employees.view_document')
  const may = (needs: Rights) => needs !== 'employees.view_health_document'
  expect(forbiddenBy([others, health], { standing: [], override: override('document_missing'), may })).toEqual([health])
})

test('nobody is leased whose title forbids it', () => {
  const forbidden = finding('residence_forbids_leasing')
  const accepting = { standing: [forbidden.code], override: override(forbidden.code), may: everything }
  expect(forbiddenBy([forbidden], accepting)).toEqual([forbidden])
})

test('an exception for several findings is told to who may see all of them, a warning to who may see it', () => {
  const both = (level: Finding['level']) => [
    finding('document_missing', level, 'employees.view_document'),
    finding('document_missing', level, 'employees.view_health_document'),
    finding('document_missing', level, 'employees.view_document'),
  ]
  const code = 'document_missing'
  const named = { ...writing, override: override(code, 'inactive') }
  expect(exceptionsOf(both('block'), named)).toEqual({
    overrides: [{ code, reason: 'Abgesprochen', needs: ['employees.view_document', 'employees.view_health_document'], ...by }],
    confirmed: [],
  })
  expect(exceptionsOf([...both('warn'), finding('equal_pay', 'tell')], named)).toEqual({
    overrides: [],
    confirmed: [
      { code, needs: ['employees.view_document'], ...by },
      { code, needs: ['employees.view_health_document'], ...by },
    ],
  })
})

test('no exception is noted of what its writer may not see, though one stands and she names it', () => {
  const [health, others] = [
    finding('document_missing', 'block', 'employees.view_health_document'),
    finding('document_missing', 'block', 'employees.view_document'),
  ]
  const may = (needs: Rights) => needs !== 'employees.view_health_document'
  const needs = (...findings: Finding[]) =>
    exceptionsOf(findings, { ...writing, override: override('document_missing'), may }).overrides.map((one) => one.needs)
  expect(needs(health)).toEqual([])
  expect(needs(health, others)).toEqual([['employees.view_document']])
})
