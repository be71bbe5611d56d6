import { expect, test } from 'vitest'
import { changesBetween } from './use-calm-rows.ts'

const [one, two, three] = [
  { id: 1, name: 'Nord' },
  { id: 2, name: 'Süd' },
  { id: 3, name: 'West' },
]

test('rows that came, went or say something else count once each', () => {
  expect(changesBetween([one, two], [one, two, three])).toBe(1)
  expect(changesBetween([one, two], [one])).toBe(1)
  expect(changesBetween([one, two], [one, { ...two, name: 'Ost' }, three])).toBe(2)
})

test('another order alone is one change', () => {
  expect(changesBetween([one, two], [two, one])).toBe(1)
})
