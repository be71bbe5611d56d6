import type { Candidate } from '@kasack/contract/candidate.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { expect, test } from 'vitest'
import { totalWidth } from '../shared/table/column.ts'
import { candidateActions } from './CandidateActions.tsx'
import { candidateColumns } from './CandidateColumns.tsx'
import { texts } from './texts.ts'

const aCandidate = (status: Candidate['status']): Candidate => ({
  id: 9,
  status,
  employee: {
    id: 5,
    name: 'Jana Reuter',
    full_name: 'Jana Reuter',
    email: '',
    qualifications: [],
    available_from_date: null,
    exam: null,
    is_active: true,
  },
  vacancy: { id: 12, name: 'Fachkraft ZNA', facility: { id: 7, name: 'Klinikum Spreetal' }, department: { id: 4, name: 'Notaufnahme' } },
  employee_asked: false,
  facility_asked: false,
  date_range: { lower: '2026-12-01', upper: null, bounds: '[]' },
  distance_to_near_facility_id_km: null,
  created_datetime: '2026-11-16T08:00:00.000000Z',
  version: 'first',
})
const offered = (status: Candidate['status'], isFull = false) => candidateActions(aCandidate(status), isFull).map(({ key }) => key)
const reasons = (status: Candidate['status'], isFull = false) =>
  Object.fromEntries(
    candidateActions(aCandidate(status), isFull).flatMap(({ key, disabledBecause }) => (disabledBecause ? [[key, disabledBecause]] : [])),
  )

const [book, talk, reject, reset, remove] = [
  ['booking'],
  ['engagement'],
  ['rejected_by_employee', 'rejected_by_facility'],
  ['reset'],
  ['remove'],
]

test.each([
  ['new', [...book, ...talk, ...reject, ...remove]],
  ['applied', [...book, ...talk, ...reject, ...reset, ...remove]],
  ['rejected_by_employee', [...talk, ...reset, ...remove]],
  ['rejected_by_facility', [...talk, ...reset, ...remove]],
  ['signed', [...book, ...talk, ...reject, ...reset, ...remove]],
] as const)('the menu of a candidate who is %s offers what makes sense', (status, keys) => expect(offered(status)).toEqual(keys))

test('who is booked is neither booked again nor removed, and the menu says why', () => {
  expect(reasons('signed')).toEqual({ booking: texts.already_booked, remove: placementTexts.signed })
  expect(reasons('new')).toEqual({})
})

test('where no position is left nobody is booked', () => expect(reasons('applied', true)).toEqual({ booking: texts.more_positions }))

test('the widths of the columns come to 100 %', () => expect(totalWidth(candidateColumns(false), true)).toBe(100))
