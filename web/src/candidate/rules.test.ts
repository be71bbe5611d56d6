import type { Candidate } from '@kasack/contract/candidate.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { expect, test } from 'vitest'
import { anEmployee } from '../employee/employee.test-support.ts'
import { aFinding } from '../judge/finding.test-support.ts'
import { examMatch, freeDays, freeName, nextStepOf, qualificationMatch, whyNotAdded, needsConfirmation } from './rules.ts'
import { texts } from './texts.ts'

const [ward, dialysis] = [
  { id: 1, name: 'Intensiv' },
  { id: 2, name: 'Dialyse' },
]
const exams = [
  { id: 3, name: 'Pflegefachmann' },
  { id: 4, name: 'Hebamme' },
]

test('the exam that fits is named, or else those that are wanted', () => {
  expect(examMatch(anEmployee({ exam: exams[1]!, exams_match_with_vacancy: true }), { exams })).toBe('Examen passt: Hebamme')
  const wanted = 'Examen passt nicht, gesucht: Pflegefachmann, Hebamme'
  expect(examMatch(anEmployee({ exam: { id: 9, name: 'Arzt' }, exams_match_with_vacancy: false }), { exams })).toBe(wanted)
  expect(examMatch(anEmployee({ exam: null, exams_match_with_vacancy: false }), { exams })).toBe(wanted)
})

test('the qualifications that are wanted are named, or else those that are missing', () => {
  const wanted = { qualifications: [ward, dialysis] }
  expect(qualificationMatch(anEmployee({ qualifications: [dialysis, ward] }), wanted)).toBe('Qualifikationen passen: Intensiv, Dialyse')
  expect(qualificationMatch(anEmployee({ qualifications: [ward] }), wanted)).toBe('Es fehlt: Dialyse')
  expect(qualificationMatch(anEmployee({ qualifications: [ward] }), { qualifications: [] })).toBe('Keine Qualifikation gefordert')
})

test('somebody has to be chosen, and a position has to be left', () => {
  expect(whyNotAdded({ number_of_positions: 2, number_of_bookings: 1 }, 1)).toBeUndefined()
  expect(whyNotAdded({ number_of_positions: 2, number_of_bookings: 1 }, 0)).toBe(texts.choose_somebody)
  expect(whyNotAdded({ number_of_positions: 2, number_of_bookings: 2 }, 1)).toBe(placementTexts.full)
})

test('the profile is sent first, then somebody is booked; who was rejected or is booked has no next step', () => {
  const step = (status: Candidate['status'], facility_asked: boolean, isFull = false) => nextStepOf({ status, facility_asked }, isFull)
  expect([step('new', false), step('new', true), step('applied', true), step('applied', false)]).toEqual([
    'profile',
    'booking',
    'booking',
    'booking',
  ])
  expect(step('new', false, true)).toBe('booking')
  expect([step('signed', true), step('rejected_by_facility', false)]).toEqual([null, null])
})

test('whoever comes to a vacancy has to be free on what is left of it; without an end on the twelve weeks shown', () => {
  const daysOf = (lower: string, upper: string | null) => freeDays({ date_range: { lower, upper, bounds: '[]' } }, '2026-12-02')
  expect(daysOf('2026-12-03', '2027-01-15')).toEqual({ lower: '2026-12-03', upper: '2027-01-15' })
  expect(daysOf('2026-11-02', '2026-12-02')).toEqual({ lower: '2026-12-02', upper: '2026-12-02' })
  expect(daysOf('2026-11-02', null)).toEqual({ lower: '2026-12-02', upper: '2027-02-21' })
  expect(daysOf('2026-11-02', '2026-12-01')).toEqual({ lower: '2026-11-02', upper: '2026-12-01' }) // over, so no days are left
})

test('the days are said shortly', () => {
  expect(freeName({ lower: '2026-12-02', upper: '2027-01-15' })).toBe('frei 02.12.–15.01.')
  expect(freeName({ lower: '2026-12-02', upper: null })).toBe('frei ab 02.12.')
})

test('before somebody is proposed it is asked about days and about what forbids her, not about papers that can still come', () => {
  expect(needsConfirmation(aFinding('', { code: 'overlaps_absence' }))).toBe(true)
  expect(needsConfirmation(aFinding('', { code: 'overlaps_absence', level: 'tell' }))).toBe(false)
  expect(needsConfirmation(aFinding('', { code: 'document_missing' }))).toBe(false)
  expect(needsConfirmation(aFinding('', { code: 'document_missing', level: 'block' }))).toBe(true)
})
