import { employee } from '@kasack/contract/employee.ts'
import { readInput } from '@kasack/contract/input.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { completeEmployee, isConversion, refuseEmployee } from './rules.ts'
import { texts } from './texts.ts'

const today = '2026-06-10'
const eva = (given: object) => readInput(employee, { first_name: 'Eva', last_name: 'Beispiel', status: 1, ...given }, { today }).input
const refused = (given: object, unreadable = {}) => refuseEmployee(eva(given), { unreadable, stored: null, converted_to: null })

test('a city where the exam was passed needs the exam', () => {
  expect(refused({ exam_city: 'Bonn' })).toEqual({ exam_city: [texts.exam_missing] })
  for (const given of [{ exam: 3, exam_city: 'Bonn' }, { exam: 3 }, {}]) expect(refused(given)).toEqual({})
})

test('of an exam that cannot be read nobody knows whether it is one', () => {
  expect(refused({ exam_city: 'Bonn' }, { exam: [] })).toEqual({})
})

test('with the exam the city goes, unless a city is sent', () => {
  const stored = eva({ exam: null, exam_city: 'Bonn' })
  expect(completeEmployee(stored, { patch: { exam: null } }).exam_city).toBe('')
  expect(completeEmployee(stored, { patch: { exam: null, exam_city: 'Bonn' } }).exam_city).toBe('Bonn')
  expect(completeEmployee(eva({ exam: 3, exam_city: 'Bonn' }), { patch: { exam: { id: 3 } } }).exam_city).toBe('Bonn')
})

const of = (id: number | null) => ({ converted_from_applicant: id === null ? null : { id } })

test('whether somebody is said to have been an applicant for the first time', () => {
  expect([isConversion(of(7), null), isConversion(of(7), of(null)), isConversion(of(8), of(7))]).toEqual([true, true, true])
  expect([isConversion(of(null), null), isConversion(of(7), of(7)), isConversion(of(null), of(7))]).toEqual([false, false, false])
})

test('nobody becomes two employees, and who somebody was is not changed', () => {
  const judged = (wanted: number | null, stored: number | null, converted_to: number | null) =>
    refuseEmployee({ ...eva({}), ...of(wanted) }, { unreadable: {}, stored: of(stored), converted_to })
  expect(judged(7, null, null)).toEqual({})
  expect(judged(7, 7, null)).toEqual({})
  expect(judged(7, null, 3)).toEqual({ converted_from_applicant: [texts.already_converted] })
  for (const other of [8, null]) expect(judged(other, 7, null)).toEqual({ converted_from_applicant: [problemTexts.locked] })
})
