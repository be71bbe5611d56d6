import { placementTexts } from '@kasack/contract/placement.ts'
import { expect, test } from 'vitest'
import type { CandidateFacts } from './rules.ts'
import { isRejection, keepCandidate, refuseCandidate, whenAsked } from './rules.ts'
import { texts } from './texts.ts'

const vacancy = { id: 3, facility_id: 5, department_id: 6, number_of_positions: 1, number_of_bookings: 0 }
const facts: CandidateFacts = { stored: null, patch: {}, vacancy, is_known: false, is_booked: false, day_problem: [] }
const full = { ...vacancy, number_of_bookings: 1 }

test('somebody comes to a vacancy with a position left, once', () => {
  expect(refuseCandidate({ status: 'new' }, facts)).toEqual({})
  expect(refuseCandidate({ status: 'new' }, { ...facts, vacancy: full, is_known: true })).toEqual({
    vacancy: [placementTexts.full],
    employee: [texts.known],
  })
  expect(refuseCandidate({ status: 'new' }, { ...facts, vacancy: full, is_known: true, stored: { status: 'new' } })).toEqual({})
})

test('nobody is rejected twice, and who is booked has signed', () => {
  const change = (from: 'signed' | 'rejected_by_employee', to: 'new' | 'signed' | 'rejected_by_facility', is_booked = false) =>
    refuseCandidate({ status: to }, { ...facts, stored: { status: from }, patch: { status: to }, is_booked })
  expect(change('rejected_by_employee', 'rejected_by_facility')).toEqual({ status: [texts.already_rejected] })
  expect(change('rejected_by_employee', 'new')).toEqual({})
  expect(change('signed', 'new', true)).toEqual({ status: [placementTexts.booked] })
  expect(change('signed', 'signed', true)).toEqual({})
  expect(change('signed', 'new')).toEqual({})
  expect(refuseCandidate({ status: 'rejected_by_employee' }, { ...facts, stored: { status: 'rejected_by_employee' } })).toEqual({})
})

test('a rejection is a change into a rejected state', () => {
  expect(isRejection({ status: 'rejected_by_facility' }, null)).toBe(true)
  expect(isRejection({ status: 'rejected_by_facility' }, { status: 'signed' })).toBe(true)
  expect(isRejection({ status: 'rejected_by_facility' }, { status: 'rejected_by_facility' })).toBe(false)
  expect(isRejection({ status: 'new' }, { status: 'rejected_by_facility' })).toBe(false)
})

test('who has signed stays', () => {
  expect([keepCandidate({ status: 'signed' }), keepCandidate({ status: 'applied' })]).toEqual([[placementTexts.signed], []])
})

test('whoever was new has applied once the facility is asked', () => {
  const fresh = { status: 'new' as const, facility_asked: false, employee_asked: false }
  expect(whenAsked('facility', fresh)).toEqual(['facility_asked', 'applied'])
  expect(whenAsked('facility', { ...fresh, status: 'signed' })).toEqual(['facility_asked'])
  expect(whenAsked('facility', { ...fresh, facility_asked: true, status: 'rejected_by_facility' })).toEqual([])
})

test('she is asked once', () => {
  const fresh = { status: 'new' as const, facility_asked: false, employee_asked: false }
  expect(whenAsked('employee', fresh)).toEqual(['employee_asked'])
  expect(whenAsked('employee', { ...fresh, employee_asked: true })).toEqual([])
})
