import type { Candidate } from '@kasack/contract/candidate.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { expect, test } from 'vitest'
import { actLabels } from '../send-email/labels.ts'
import { totalWidth } from '../shared/table/column.ts'
import { aCandidate } from './candidate.test-support.ts'
import { candidateActions } from './CandidateActions.tsx'
import { candidateColumns } from './CandidateColumns.tsx'
import { texts } from './texts.ts'

const nobody = { isFull: false, booked: new Set<number>() }
const offered = (status: Candidate['status']) => candidateActions(aCandidate(status), nobody).map(({ key }) => key)
const reasons = (status: Candidate['status'], standing: Partial<typeof nobody> = {}) =>
  Object.fromEntries(
    candidateActions(aCandidate(status), { ...nobody, ...standing }).flatMap(({ key, disabledBecause }) =>
      disabledBecause ? [[key, disabledBecause]] : [],
    ),
  )

const [profile, book, talk, reject, reset, remove] = [
  ['profile'],
  ['booking'],
  ['ask', 'availability', 'engagement'],
  ['rejected_by_employee', 'rejected_by_facility'],
  ['reset'],
  ['history', 'remove'],
]

test.each([
  ['new', [...profile, ...book, ...talk, ...reject, ...remove]],
  ['applied', [...profile, ...book, ...talk, ...reject, ...reset, ...remove]],
  ['rejected_by_employee', [...talk, ...reset, ...remove]],
  ['rejected_by_facility', [...talk, ...reset, ...remove]],
  ['signed', [...profile, ...book, ...talk, ...reject, ...reset, ...remove]],
] as const)('the menu of a candidate who is %s offers what makes sense', (status, keys) => expect(offered(status)).toEqual(keys))

test('who is booked is neither booked again nor removed, and the menu says why', () => {
  expect(reasons('signed')).toEqual({ booking: texts.already_booked, remove: placementTexts.signed })
  expect(reasons('new')).toEqual({})
})

test('as long as the booking lasts nothing else is said of the candidate', () => {
  const { booked } = placementTexts
  const told = { rejected_by_employee: booked, rejected_by_facility: booked, reset: booked }
  expect(reasons('signed', { booked: new Set([5]) })).toMatchObject(told)
  expect(reasons('signed', { booked: new Set([6]) })).not.toHaveProperty('reset')
  expect(reasons('applied', { booked: new Set([5]) })).toEqual({})
})

test('the menu says beforehand that the profile was sent, and that she was written to', () => {
  const hints = (asked: Partial<Candidate>) =>
    candidateActions({ ...aCandidate('applied'), ...asked }, nobody).flatMap(({ key, hint }) => (hint ? [[key, hint]] : []))
  expect(hints({})).toEqual([])
  expect(hints({ facility_asked: true })).toEqual([['profile', actLabels.sent_already]])
  expect(hints({ employee_asked: true })).toEqual([['ask', actLabels.asked_already]])
})

test('where no position is left nobody is booked', () =>
  expect(reasons('applied', { isFull: true })).toEqual({ booking: placementTexts.full }))

test('the widths of the columns come to 100 %', () => expect(totalWidth(candidateColumns(false), true)).toBe(100))
