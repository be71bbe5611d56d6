import { contactPerson } from '@kasack/contract/contact-person.ts'
import { readInput } from '@kasack/contract/input.ts'
import { expect, test } from 'vitest'
import { refuseContactPerson } from './rules.ts'
import { texts } from './texts.ts'

const person = (given: object) =>
  readInput(contactPerson, { first_name: 'Eva', last_name: 'Haupt', ...given }, { today: '2026-06-10' }).input

test('a person works for a facility, for a group or for neither', () => {
  for (const given of [{ facility: 1 }, { facility_group: 2 }, {}]) expect(refuseContactPerson(person(given))).toEqual({})
})

test('a person does not work for both; both fields say so', () => {
  const reason = [texts.facility_and_group]
  expect(refuseContactPerson(person({ facility: 1, facility_group: 2 }))).toEqual({ facility: reason, facility_group: reason })
})
