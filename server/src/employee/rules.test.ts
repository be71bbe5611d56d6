import { employee } from '@kasack/contract/employee.ts'
import { readInput } from '@kasack/contract/input.ts'
import { expect, test } from 'vitest'
import { completeEmployee, refuseEmployee } from './rules.ts'
import { texts } from './texts.ts'

const today = '2026-06-10'
const eva = (given: object) => readInput(employee, { first_name: 'Eva', last_name: 'Beispiel', status: 1, ...given }, { today }).input
const refused = (given: object, unreadable = {}) => refuseEmployee(eva(given), { unreadable })

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
