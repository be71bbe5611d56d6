import { pairTexts } from '@kasack/contract/facility-person.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { refuseFacilityPerson } from './rules.ts'

const fresh = { stored: null, is_known: false, unreadable: {} }
const blocked = { state: 'blocked', reason: 'Streit im Team' } as const
const required = { reason: [problemTexts.required] }

test('who is blocked is so for a reason, a favourite needs none', () => {
  expect(refuseFacilityPerson(blocked, fresh)).toEqual({})
  expect(refuseFacilityPerson({ state: 'favourite', reason: '' }, fresh)).toEqual({})
  for (const reason of ['', ' \n']) expect(refuseFacilityPerson({ state: 'blocked', reason }, fresh)).toEqual(required)
  expect(refuseFacilityPerson({ state: 'blocked', reason: '' }, { ...fresh, stored: {} })).toEqual(required)
})

test('of what cannot be read no reason is asked', () => {
  for (const field of ['state', 'reason'])
    expect(refuseFacilityPerson({ state: 'blocked', reason: '' }, { ...fresh, unreadable: { [field]: [problemTexts.not_text] } })).toEqual(
      {},
    )
})

test('of a pair something is said once', () => {
  expect(refuseFacilityPerson(blocked, { ...fresh, is_known: true })).toEqual({ employee: [pairTexts.known] })
  expect(refuseFacilityPerson(blocked, { stored: {}, is_known: true, unreadable: {} })).toEqual({})
})
