import { describe, expect, test } from 'vitest'
import { readPatch } from './input.ts'
import { mergePatch, refuseMerged } from './merged.ts'
import { facts, post, probe } from './probe.test-support.ts'
import { problemTexts } from './problem.ts'

describe('a change', () => {
  const stored = post({ support_user: 4, tags: [1], due: '2026-06-30', date_range: { lower: '2026-06-01', upper: '2026-06-30' } }).input
  const merged = (body: object) => mergePatch(probe, stored, readPatch(probe, body, facts).input)
  const refused = (body: object, today = facts.today) => refuseMerged(probe, merged(body), { stored, today })

  test('holds what was sent and nothing else', () => {
    expect(readPatch(probe, { name: 'B' }, facts)).toEqual({ input: { name: 'B' }, problems: {} })
    expect(readPatch(probe, { name: '' }, facts).problems).toEqual({ name: [problemTexts.required] })
  })
  test('of a locked field is accepted when it says the same in other words', () => {
    expect(refused({ facility_type: '3', date_range: { upper: '2026-06-30' } })).toEqual({})
    expect(refused({ facility_type: 4 })).toEqual({ facility_type: [problemTexts.locked] })
    expect(refused({ date_range: { upper: null } })).toEqual({ date_range: [problemTexts.locked] })
  })
  test('of a period keeps the bound that was not sent', () => {
    expect(merged({ date_range: { upper: null } }).date_range).toEqual({ lower: '2026-06-01', upper: null })
  })
  test('of a set of words is no period', () => {
    expect(merged({ permissions: ['read'] }).permissions).toEqual(['read'])
  })
  test('may keep a day that is over, and not choose another', () => {
    expect(refused({ due: '2026-06-30' }, '2026-07-01')).toEqual({})
    expect(refused({ due: '2026-06-29' }, '2026-07-01')).toEqual({ due: [problemTexts.before_today] })
    expect(refused({ due: '2026-07-01' }, '2026-07-01')).toEqual({})
  })
})

test('a period may be one day long, open, but not end before it starts', () => {
  const refused = (date_range: object) => refuseMerged(probe, post({ date_range }).input, { ...facts, stored: null })
  expect(refused({ lower: '2026-06-01', upper: '2026-06-01' })).toEqual({})
  expect(refused({ lower: '2026-06-01', upper: null })).toEqual({})
  expect(refused({ lower: '2026-06-02', upper: '2026-06-01' })).toEqual({ date_range: [problemTexts.ends_before_start] })
  expect(refused({ upper: '2026-06-01' })).toEqual({ date_range: [problemTexts.required] })
})
