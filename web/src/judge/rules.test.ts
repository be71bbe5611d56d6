import { expect, test } from 'vitest'
import { aFinding } from './finding.test-support.ts'
import { sentencesOf, stillMatters, unseen } from './rules.ts'

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
