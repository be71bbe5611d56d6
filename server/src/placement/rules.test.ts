import { expect, test } from 'vitest'
import type { Placement } from './rules.ts'
import { effectsOf } from './rules.ts'

const placed = (vacancy: number | null, ended: Partial<Placement> = {}): Placement => ({
  vacancy: vacancy === null ? null : { id: vacancy },
  employee: { id: 7 },
  cancelled: false,
  terminated: false,
  ...ended,
})
const pair = (vacancy: number) => ({ vacancy, employee: 7 })

test('a new booking counts and signs its candidate, one without a vacancy does nothing', () => {
  expect(effectsOf(null, placed(1))).toEqual({ recounted: [1], signed: pair(1), released: null })
  expect(effectsOf(null, placed(null))).toEqual({ recounted: [], signed: null, released: null })
})

test('a booking that is cancelled or deleted lets its candidate go, one that ends early does not', () => {
  expect(effectsOf(placed(1), placed(1, { cancelled: true }))).toEqual({ recounted: [1], signed: null, released: pair(1) })
  expect(effectsOf(placed(1), placed(1, { terminated: true }))).toEqual({ recounted: [1], signed: null, released: null })
  expect(effectsOf(placed(1), null)).toEqual({ recounted: [1], signed: null, released: pair(1) })
  expect(effectsOf(placed(1, { terminated: true }), null)).toEqual({ recounted: [1], signed: null, released: pair(1) })
})

test('moved to another vacancy it is a cancellation there and a new booking here', () => {
  expect(effectsOf(placed(2), placed(1))).toEqual({ recounted: [1, 2], signed: pair(1), released: pair(2) })
  expect(effectsOf(placed(2), placed(null))).toEqual({ recounted: [2], signed: null, released: pair(2) })
  expect(effectsOf(placed(null), placed(1))).toEqual({ recounted: [1], signed: pair(1), released: null })
})

test('a change that moves nobody means nothing to the candidate', () => {
  expect(effectsOf(placed(1), placed(1))).toEqual({ recounted: [1], signed: null, released: null })
})
