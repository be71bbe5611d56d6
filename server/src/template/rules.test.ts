import { expect, test } from 'vitest'
import { refuseSeveral, refuseTwoPersons } from './rules.ts'
import { texts } from './texts.ts'

test('a mail is about a candidate or about an employee, never about both', () => {
  expect(refuseTwoPersons({ candidate: { id: 3 }, employee: { id: 4 } })).toEqual([texts.one_person])
  expect(refuseTwoPersons({ candidate: { id: 3 }, employee: null })).toEqual([])
  expect(refuseTwoPersons({ candidate: undefined, employee: 4 })).toEqual([])
  expect(refuseTwoPersons({ candidate: undefined, employee: undefined })).toEqual([])
})

test('several candidates are presented who are of one vacancy', () => {
  expect(refuseSeveral(2, 1)).toEqual([])
  expect(refuseSeveral(2, 2)).toEqual([texts.one_vacancy])
  expect(refuseSeveral(21, 1)).toHaveLength(1)
})
