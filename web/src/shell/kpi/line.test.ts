import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotsOf, indexOfMost, pathOf, pointsOf, topOf } from './line.ts'

test('a line runs from the left edge to the right one, 0 at the bottom', () => {
  const points = pointsOf([0, 5, 10], 10)
  expect(points).toEqual([
    { x: 0, y: 100 },
    { x: 50, y: 50 },
    { x: 100, y: 0 },
  ])
  expect(pathOf(points)).toBe('M0 100L50 50L100 0')
  expect(dotsOf(points.slice(1))).toBe('M50 50h0M100 0h0')
})

test('a scale ends at a round number whose half is a whole one', () => {
  expect([[0], [1], [3], [9], [22], [130], [1284]].map(topOf)).toEqual([2, 2, 4, 10, 24, 140, 1400])
})

test('no number lies above its scale, and the largest above its middle', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2_000_000), { minLength: 1, maxLength: 13 }), (values) => {
      const [top, most] = [topOf(values), Math.max(...values)]
      expect(top).toBeGreaterThanOrEqual(most)
      expect(Number.isInteger(top / 2)).toBe(true)
      expect(Math.max(most, 2) * 2).toBeGreaterThan(top)
    }),
  )
})

test('the largest is the first of those', () => {
  expect(indexOfMost([1, 7, 3, 7])).toBe(1)
})
