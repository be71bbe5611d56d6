import { expect, test, vi } from 'vitest'
import { aFinding } from './finding.test-support.ts'
import type { Situation } from './rules.ts'
import { remediesFor, sentencesOf, stillMatters, unseen } from './rules.ts'

test('of many findings five are told', () => {
  const findings = Array.from({ length: 7 }, (_, at) => aFinding(`Already booked: Ward ${at}`))
  expect(sentencesOf(findings).slice(4)).toEqual(['Already booked: Ward 4', 'und 2 weitere'])
  expect(sentencesOf(findings.slice(0, 5))).toHaveLength(5)
})

test.each([
  ['over yesterday, within the stored days', '2026-06-01', '2026-06-09', false],
  ['of today, within the stored days', '2026-06-01', '2026-06-10', true],
  ['without an end', '2026-06-01', null, true],
  ['over, on a day that is added', '2026-05-31', '2026-06-09', true],
])('of a change a finding %s', (_, lower, upper, matters) => {
  const stored = { lower: '2026-06-01', upper: '2026-06-30' }
  expect(stillMatters(aFinding('Absent: sick', { lower, upper }), { today: '2026-06-10', stored })).toBe(matters)
  expect(stillMatters(aFinding('Absent: sick', { lower, upper }), { today: '2026-06-10', stored: null })).toBe(true)
})

test('what was shown is not asked about again, the same words about other days are', () => {
  const [shown, other] = [aFinding('Absent: sick', { lower: '2026-06-01' }), aFinding('Absent: sick', { lower: '2026-06-02' })]
  expect(unseen([shown, other], [shown])).toEqual([other])
})

const situation: Situation = { employee: 5, facility: 7, lower: '2026-07-01', setEnd: vi.fn<(day: string) => void>() }
const labelsOf = (code: string, given: { lower?: string; resource?: string } = {}, of = situation) =>
  remediesFor({ code, lower: given.lower ?? null, source: given.resource ? { resource: given.resource, id: 3, name: '' } : null }, of).map(
    ({ label }) => label,
  )

test('whom the maximum duration ends for is booked until its last day', () => {
  const [remedy] = remediesFor({ code: 'maximum_duration', lower: '2026-07-16', source: null }, situation)
  expect(remedy?.label).toBe('bis 15.07.26 buchen')
  if (remedy && 'act' in remedy) remedy.act()
  expect(situation.setEnd).toHaveBeenCalledWith('2026-07-15')
  expect(labelsOf('maximum_duration', { lower: '2026-07-01' })).toEqual([])
})

test('a document that expires is opened, and a new one asked for; one that is missing is asked for', () => {
  expect(labelsOf('document_expires', { resource: 'employee-documents' })).toEqual(['Dokument öffnen', 'Nachweis anfordern'])
  expect(labelsOf('document_missing', { resource: 'employees' })).toEqual(['Nachweis anfordern'])
  expect(labelsOf('document_missing', {}, { ...situation, employee: null })).toEqual([])
})

test('the page of the facility that blocks somebody is opened beside the form', () => {
  expect(remediesFor({ code: 'blocked_at_facility', lower: null, source: null }, situation)).toMatchObject([
    { label: 'Einrichtung öffnen', page: '/facilities/7' },
  ])
})

test('nothing helps against what is in the way by itself', () => {
  expect(labelsOf('overlaps_booking', { lower: '2026-07-16' })).toEqual([])
})
