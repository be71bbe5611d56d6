import { readInput } from '@kasack/contract/input.ts'
import type { UserInput } from '@kasack/contract/user.ts'
import { user } from '@kasack/contract/user.ts'
import { expect, test } from 'vitest'
import { refuseUser } from './rules.ts'
import { texts } from './texts.ts'

const anna = (given: Partial<UserInput> = {}) =>
  readInput(user, { username: 'anna.muster', password: 'Löwenzahn 2026', ...given }, { today: '2026-06-10' }).input
const facts = {
  password: undefined,
  is_own: false,
  known_groups: [],
  last_superuser: false,
  agencyName: 'Agentur',
  commonest: new Set<string>(),
}

test('a password is not the user name, in no case of letters', () => {
  expect(refuseUser(anna(), { ...facts, password: 'Anna.MUSTER' })).toHaveProperty('password')
  expect(refuseUser(anna(), { ...facts, password: 'anna.muster ' })).toEqual({})
  expect(refuseUser(anna(), facts)).toEqual({})
})
test('the own password is changed elsewhere, whatever it would be', () => {
  expect(refuseUser(anna(), { ...facts, is_own: true, password: 'Anna.MUSTER' })).toEqual({ password: [texts.own_password] })
  expect(refuseUser(anna(), { ...facts, is_own: true })).toEqual({})
})
test('groups exist', () => {
  expect(refuseUser(anna({ groups: ['Support'] }), { ...facts, known_groups: ['Support'] })).toEqual({})
  expect(refuseUser(anna({ groups: ['Support', 'support'] }), { ...facts, known_groups: ['Support'] })).toHaveProperty('groups')
})
test('the last superuser stays one, and stays active', () => {
  const last = { ...facts, last_superuser: true }
  expect(Object.keys(refuseUser(anna({ is_superuser: true, is_active: false }), last))).toEqual(['is_active'])
  expect(Object.keys(refuseUser(anna({ is_superuser: false }), last))).toEqual(['is_superuser'])
  expect(Object.keys(refuseUser(anna({ is_superuser: false, is_active: false }), last))).toEqual(['is_active', 'is_superuser'])
  expect(refuseUser(anna({ is_superuser: false, is_active: false }), facts)).toEqual({})
})
