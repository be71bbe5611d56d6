import { problemTexts } from '@kasack/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { refuseLookup, refuseOrder, refuseRemoval } from './rules.ts'
import { texts } from './texts.ts'

const entry = { name: 'A', order: 0, is_active: true, code: 'a' }
const stored = { id: 7, ...entry }
const facts = { stored, used: false }

describe('a code', () => {
  test('may change as long as nobody refers to the entry', () => {
    expect(refuseLookup('engagement_action', { ...entry, code: 'b' }, facts)).toEqual({})
    expect(refuseLookup('engagement_action', { ...entry, code: 'b' }, { stored, used: true })).toEqual({ code: [problemTexts.locked] })
    expect(refuseLookup('engagement_action', entry, { stored, used: true })).toEqual({})
  })
  test('is free for a new entry', () => {
    expect(refuseLookup('engagement_action', entry, { stored: null, used: false })).toEqual({})
  })
})

describe('an entry that the program needs', () => {
  const needed = [
    ['engagement_action', { ...stored, id: 1 }],
    ['engagement_action', { ...stored, code: 'follow_up' }],
    ['email_template', { ...stored, code: 'no_template' }],
    ['email_template', { ...stored, code: 'automated' }],
    ['email_template', { ...stored, code: 'profile' }],
  ] as const

  test.each(needed)('stays active and keeps its code: %s %o', (list, one) => {
    const problems = refuseLookup(list, { ...one, is_active: false, code: 'other' }, { stored: one, used: false })
    expect(problems).toEqual({ is_active: [texts.stays_active], code: [texts.keeps_code] })
    expect(refuseLookup(list, { ...one, name: 'Neu', order: 3 }, { stored: one, used: true })).toEqual({})
    expect(refuseRemoval(list, one)).toEqual([texts.not_removable])
  })
  test('is one in its own list alone', () => {
    expect(refuseRemoval('email_template', { ...stored, id: 1 })).toEqual([])
    expect(refuseRemoval('engagement_action', { ...stored, code: 'profile' })).toEqual([])
    expect(refuseLookup('tag', { ...entry, is_active: false }, { stored: { ...stored, id: 1 }, used: true })).toEqual({})
  })
})

test('an attachment is allowed before it is preselected', () => {
  const template = (allowed: number[], preselected: number[]) =>
    refuseLookup(
      'email_template',
      { ...entry, allowed_attachments: allowed.map((id) => ({ id })), preselected_attachments: preselected.map((id) => ({ id })) },
      facts,
    )
  expect(template([1, 2], [2])).toEqual({})
  expect(template([], [])).toEqual({})
  expect(template([1], [1, 2])).toEqual({ preselected_attachments: [texts.not_allowed] })
})

test('an order names every entry, and nothing else', () => {
  expect(refuseOrder([3, 1, 2], [1, 2, 3])).toEqual({})
  for (const wanted of [[1, 2], [1, 2, 3, 4], [1, 2, 4], []])
    expect(refuseOrder(wanted, [1, 2, 3])).toEqual({ entries: [texts.list_changed] })
})
