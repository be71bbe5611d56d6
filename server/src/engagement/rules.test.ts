import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { completeEngagement, refuseEngagement } from './rules.ts'
import { texts } from './texts.ts'

const reason = [texts.about_nobody]
const about = (given: object) => ({ facility: null, employee: null, applicant: null, ...given })
const anna = { is_superuser: false, permissions: ['employees.view_employee' as const, 'employees.view_applicant' as const] }
const refuse = (given: object, facts: Partial<Parameters<typeof refuseEngagement>[1]> = {}) =>
  refuseEngagement(about(given), { stored: null, caller: anna, unreadable: {}, ...facts })

test('an entry is about a facility, an employee or an applicant, or several of them', () => {
  const [facility, employee, applicant] = [{ id: 1 }, { id: 2 }, { id: 3 }]
  for (const given of [{ facility }, { employee }, { applicant }, { facility, employee }, { facility, employee, applicant }])
    expect(refuse(given)).toEqual({})
})

test('an entry about nobody is refused at facility and employee', () => {
  expect(refuse({})).toEqual({ facility: reason, employee: reason })
})

test('an applicant who is not seen does not count', () => {
  const caller = { is_superuser: false, permissions: ['employees.view_employee' as const] }
  expect(refuse({ applicant: { id: 3 } }, { caller })).toEqual({ facility: reason, employee: reason })
})

test('a facility, employee or applicant that cannot be read is not missed as well', () => {
  for (const field of ['facility', 'employee', 'applicant']) expect(refuse({}, { unreadable: { [field]: [] } })).toEqual({})
  expect(Object.keys(refuse({}, { unreadable: { note: [] } }))).toEqual(['facility', 'employee'])
})

test('an employee is named by who may see employees; one who is there stays', () => {
  const caller = { is_superuser: false, permissions: [] }
  const [eva, stored] = [{ id: 2 }, { employee: { id: 2 } }]
  const unknown = { employee: [problemTexts.unknown_reference] }
  expect(refuse({ employee: eva }, { caller })).toEqual(unknown)
  expect(refuse({ facility: { id: 1 }, employee: eva }, { caller })).toEqual(unknown)
  expect(refuse({ employee: eva }, { caller, stored: { employee: { id: 3 } } })).toEqual(unknown)
  expect(refuse({ employee: eva }, { caller, stored })).toEqual({})
  expect(refuse({ facility: { id: 1 } }, { caller, stored })).toEqual({})
  expect(refuse({ employee: eva }, { caller: { ...caller, is_superuser: true } })).toEqual({})
})

test('a new follow-up is of whoever writes the entry, unless another is named', () => {
  const byJule = { stored: null, caller: { id: 7 } }
  const due = { followup_date: '2026-06-20', followup_user: null }
  expect(completeEngagement(due, byJule).followup_user).toEqual({ id: 7 })
  expect(completeEngagement({ ...due, followup_user: { id: 3 } }, byJule).followup_user).toEqual({ id: 3 })
  expect(completeEngagement({ followup_date: null, followup_user: { id: 3 } }, byJule).followup_user).toBeNull()
})

test('a stored entry is left as it is', () => {
  const entry = { followup_date: null, followup_user: { id: 3 } }
  expect(completeEngagement(entry, { stored: { id: 1 }, caller: { id: 7 } })).toEqual(entry)
})
