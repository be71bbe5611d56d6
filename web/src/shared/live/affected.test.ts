import { expect, test } from 'vitest'
import { isAffected } from './affected.ts'

const change = (resource: string, ids: number[] | null, deleted: number[] = []) => ({ resource, ids, deleted })
const reading = (path: string, answer: unknown = {}) => ({ resource: path.split(/[/.]/)[1]!, path, answer })

test('a record is read again for its own changes, a list for those of any of its records', () => {
  expect(isAffected(reading('/facilities/3.json/'), change('facilities', [3]))).toBe(true)
  expect(isAffected(reading('/facilities/3/duplicates.json/'), change('facilities', [], [3]))).toBe(true)
  expect(isAffected(reading('/facilities/3.json/'), change('facilities', [4]))).toBe(false)
  expect(isAffected(reading('/facilities/3.json/'), change('facilities', null))).toBe(true)
  expect(isAffected(reading('/facilities.json/?page=1'), change('facilities', [4]))).toBe(true)
})

test('a list whose name begins alike is another one', () => {
  expect(isAffected(reading('/facility-groups.json/'), change('facility', [1]))).toBe(false)
})

test('whatever names a record is read again with it', () => {
  const vacancies = { rows: [{ id: 7, facility: { id: 3, name: 'Nord' }, exams: [{ id: 4, name: 'GKP' }] }] }
  expect(isAffected(reading('/vacancies.json/', vacancies), change('facilities', [3]))).toBe(true)
  expect(isAffected(reading('/vacancies.json/', vacancies), change('facilities', [4]))).toBe(false)
  expect(isAffected(reading('/vacancies.json/', vacancies), change('lookups/exams', [4]))).toBe(true)
  expect(isAffected(reading('/vacancies.json/', vacancies), change('employees', [7]))).toBe(false)
})

test('a new absence is seen at once where somebody is booked, proposed or wanted', () => {
  const none = { results: [{ id: 1, employee: { id: 2, name: 'Jana' }, absences: [] }] }
  for (const path of ['/bookings.json/?vacancy__id=5', '/candidates.json/?vacancy__id=5', '/vacancies/5.json/'])
    expect(isAffected(reading(path, none), change('absences', [9]))).toBe(true)
})

test('what speaks against a booking or a candidate is read again with what it is judged by', () => {
  for (const path of ['/bookings.json/?vacancy__id=5', '/candidates.json/?vacancy__id=5'])
    for (const resource of ['bookings', 'employee-documents', 'facility-persons', 'requirements', 'judge-settings'])
      expect(isAffected(reading(path), change(resource, [9]))).toBe(true)
  expect(isAffected(reading('/bookings.json/?vacancy__id=5'), change('engagements', [9]))).toBe(false)
})

test('the weeks of a facility follow its bookings and vacancies', () => {
  for (const resource of ['bookings', 'vacancies']) expect(isAffected(reading('/facilities/3.json/'), change(resource, [9]))).toBe(true)
})

test('what is computed from records follows them unnamed', () => {
  expect(isAffected(reading('/employees.json/'), change('absences', [1]))).toBe(true)
  expect(isAffected(reading('/reports/'), change('engagements', [1]))).toBe(true)
  const holding = { ...reading('/vacancies/5/requirements.json/', []), resource: 'requirements' }
  expect(isAffected(holding, change('requirements', [9]))).toBe(true)
  expect(isAffected(holding, change('facilities', [3]))).toBe(true)
  const matches = { ...reading('/vacancies/5/matches.json/'), resource: 'matches' }
  for (const resource of ['absences', 'candidates', 'engagements', 'facility-persons', 'match-settings'])
    expect(isAffected(matches, change(resource, [9]))).toBe(true)
  expect(isAffected(matches, change('emails', [9]))).toBe(false)
  for (const path of ['/cockpit.json/', '/cockpit/documents_due.json/?size=10']) {
    for (const resource of ['bookings', 'employee-documents', 'engagements', 'outbox', 'cockpit-settlements'])
      expect(isAffected(reading(path), change(resource, [9]))).toBe(true)
    expect(isAffected(reading(path), change('facility-persons', [9]))).toBe(false)
  }
  expect(isAffected(reading('/autocompletes/exams.json/'), change('lookups/exams', [1]))).toBe(true)
})
