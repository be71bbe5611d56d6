import { expect, test } from 'vitest'
import { paceOf, patience } from './patience.mjs'

const calm = { took: 30, lasted: 30, load: 1, cores: 2 }

test('a calm machine, or a quicker one, keeps to the limits as they are written', () => {
  expect(paceOf(calm)).toBe(1)
  expect(paceOf({ took: 5, lasted: 5, load: 0, cores: 16 })).toBe(1)
})

test('a slow processor and a queue before it make the limits longer, each for itself and both together', () => {
  expect(paceOf({ ...calm, took: 60, lasted: 60 })).toBe(2)
  expect(paceOf({ ...calm, load: 6 })).toBe(3)
  expect(paceOf({ took: 60, lasted: 60, load: 6, cores: 2 })).toBe(6)
})

test('a queue that has only just come counts before the load of the last minute knows of it', () => {
  expect(paceOf({ ...calm, lasted: 120 })).toBe(4)
})

test('however busy the machine is, a limit stays a limit', () => {
  expect(paceOf({ took: 3_000, lasted: 3_000, load: 400, cores: 2 })).toBe(12)
})

test('a limit grows with the pace', () => {
  expect(patience(1_000, 2.5)).toBe(2_500)
})
