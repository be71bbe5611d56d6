import { expect, test } from 'vitest'
import { hasExam, hasQualifications } from './match.ts'

test('one of the exams is enough; without an exam nobody has one', () => {
  expect([hasExam(2, { exams: [1, 2] }), hasExam(3, { exams: [1, 2] }), hasExam(null, { exams: [1, 2] })]).toEqual([true, false, false])
})

test('all of the qualifications are asked for, and more do no harm', () => {
  expect(hasQualifications([3, 1, 2], { qualifications: [1, 2] })).toBe(true)
  expect(hasQualifications([1], { qualifications: [1, 2] })).toBe(false)
  expect(hasQualifications([], { qualifications: [1] })).toBe(false)
})

test('where no qualification is asked for everybody has what is needed', () => {
  expect(hasQualifications([], { qualifications: [] })).toBe(true)
})
