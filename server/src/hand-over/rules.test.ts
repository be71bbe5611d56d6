import type { HandOverInput } from '@kasack/contract/hand-over.ts'
import { expect, test } from 'vitest'
import { refuseHandOver, wanted } from './rules.ts'
import { texts } from './texts.ts'

const there = { follow_ups: 3, facilities: 2, employees: 0 }
const nothing = { follow_ups: 0, facilities: 0, employees: 0 }
const input = (given: Partial<HandOverInput> = {}): HandOverInput => ({
  successor: { id: 2 },
  follow_ups: true,
  facilities: true,
  employees: true,
  deactivate: false,
  ...given,
})
const facts = { id: 1, there, successor: { is_active: true }, last_superuser: false }

test('what is not ticked stays', () => {
  expect(wanted(there, input({ facilities: false }))).toEqual({ follow_ups: 3, facilities: 0, employees: 0 })
})

test('somebody has to take over what there is, and nobody where there is nothing', () => {
  const nobody = { ...facts, successor: null }
  expect(refuseHandOver(input({ successor: null }), nobody)).toEqual({ successor: [texts.no_successor] })
  expect(refuseHandOver(input({ successor: null }), { ...nobody, there: nothing })).toEqual({})
  expect(refuseHandOver(input({ successor: null, follow_ups: false, facilities: false }), nobody)).toEqual({})
})

test('somebody active takes over, and never the user herself', () => {
  expect(refuseHandOver(input(), facts)).toEqual({})
  expect(refuseHandOver(input(), { ...facts, successor: { is_active: false } })).toEqual({ successor: [texts.inactive_successor] })
  expect(refuseHandOver(input({ successor: { id: 1 } }), facts)).toEqual({ successor: [texts.not_herself] })
})

test('the last superuser may hand over, but not go', () => {
  const last = { ...facts, last_superuser: true }
  expect(refuseHandOver(input(), last)).toEqual({})
  expect(refuseHandOver(input({ deactivate: true }), last)).toEqual({ deactivate: [texts.last_superuser] })
})
