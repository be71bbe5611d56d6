import { defaultLevels } from '@kasack/contract/judge-level.ts'
import { describe, expect, test } from 'vitest'
import { byFit, neededFor } from './rules.ts'

describe('what the judge must know', () => {
  test('is little where only blocks and residence titles forbid', () => {
    expect(neededFor({})).toEqual({ days: false, papers: false })
    expect(neededFor(defaultLevels)).toEqual({ days: false, papers: false })
  })

  test('is days where a clock forbids, and papers where a missing one does', () => {
    for (const code of ['maximum_duration', 'maximum_duration_near', 'equal_pay', 'revolving_door'])
      expect(neededFor({ [code]: 'block' })).toEqual({ days: true, papers: false })
    for (const code of ['document_missing', 'document_expires', 'document_expires_open'])
      expect(neededFor({ [code]: 'block' })).toEqual({ days: false, papers: true })
  })

  test('is no day more where the days themselves forbid, for these are told otherwise', () => {
    expect(neededFor({ overlaps_booking: 'block', overlaps_absence: 'block', before_available_from: 'block' }).days).toBe(false)
  })
})

test('the best come first, then the nearer, an unknown distance last, then by id; who is ruled out comes after all', () => {
  const one = (employee: number, score: number | null, distance_km: number | null, vacancy = 1) => ({
    employee,
    vacancy,
    score,
    distance_km,
  })
  const inOrder = [
    one(9, 90, 5),
    one(3, 90, 7, 1),
    one(3, 90, 7, 2),
    one(4, 90, 7),
    one(1, 90, null),
    one(2, 80, 0),
    one(8, 0, 1),
    one(5, null, 0),
  ]
  expect(inOrder.toReversed().toSorted(byFit)).toEqual(inOrder)
})
