import { expect, test } from 'vitest'
import { dialled } from './rules.ts'

const person = { phone: '030 1', mobile: '0171 1' }
const mainContact = { phone: '030 2', mobile: '0171 2', name: 'Martina Kessler' }
const facility = { phone: '030 3', mobile: '0171 3' }
const none = { phone: '', mobile: '' }

test('the person is called first, on the mobile phone', () => {
  expect(dialled({ person, mainContact, facility })).toEqual({ number: '0171 1', of: 'person', name: null })
  expect(dialled({ person: { ...person, mobile: '' }, mainContact, facility })?.number).toBe('030 1')
})

test('without a number of the person the main contact is called, and named', () => {
  const called = { number: '0171 2', of: 'main_contact', name: 'Martina Kessler' }
  expect(dialled({ person: null, mainContact, facility })).toEqual(called)
  expect(dialled({ person: none, mainContact, facility })).toEqual(called)
})

test('then the facility, on its own telephone', () => {
  expect(dialled({ person: null, mainContact: { ...none, name: 'Martina Kessler' }, facility })).toMatchObject({
    number: '030 3',
    of: 'facility',
  })
  expect(dialled({ person: null, mainContact: null, facility: { ...facility, phone: '' } })?.number).toBe('0171 3')
})

test('where nobody has a number there is nothing to dial', () => {
  expect(dialled({ person: none, mainContact: { ...none, name: 'Martina Kessler' }, facility: none })).toBeNull()
  expect(dialled({ person: null, mainContact: null, facility: null })).toBeNull()
})
