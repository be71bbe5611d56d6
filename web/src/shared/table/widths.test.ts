import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastWidth, resized as resizedTo, spread, widestOf } from './widths.ts'

const widths = { name: 40, city: 30, email: 30 }
const least = leastWidth(1200)
const resized = (of: Record<string, number>, column: string, wanted: number) => resizedTo(of, column, wanted, least)
const total = (of: Record<string, number>) => Object.values(of).reduce((sum, width) => sum + width, 0)

describe('a column that is drawn wider', () => {
  test('takes the difference from its right neighbour', () => {
    expect(resized(widths, 'name', 45)).toEqual({ name: 45, city: 25, email: 30 })
    expect(resized(widths, 'city', 20)).toEqual({ name: 40, city: 20, email: 40 })
  })
  test('stops where the neighbour would get too narrow', () => {
    expect(resized(widths, 'name', 90)).toEqual({ name: 70 - least, city: least, email: 30 })
    expect(widestOf(40, 30, least)).toBe(70 - least)
  })
  test('stops where it would get too narrow itself', () => expect(resized(widths, 'name', 1).name).toBe(least))
  test('is never the last one, nor one that does not exist', () => {
    expect(resized(widths, 'email', 50)).toEqual(widths)
    expect(resized(widths, 'phone', 50)).toEqual(widths)
  })
})

test('a column keeps 72 px, which is a greater share of a table at the side', () => {
  expect(leastWidth(1200)).toBe(6)
  expect(leastWidth(800)).toBe(9)
  expect(leastWidth(1760)).toBe(6)
})

test('a column that is narrow by itself keeps its width beside a narrow neighbour', () => {
  expect(resized({ icon: 2, name: 98 }, 'icon', 1)).toEqual({ icon: 2, name: 98 })
})

test('the table keeps its width whatever is drawn', () => {
  const wish = fc.record({ column: fc.constantFrom('name', 'city', 'email'), wanted: fc.double({ min: -50, max: 150, noNaN: true }) })
  fc.assert(
    fc.property(fc.array(wish), (wishes) => {
      const drawn = wishes.reduce<Record<string, number>>((before, { column, wanted }) => resized(before, column, wanted), widths)
      expect(total(drawn)).toBeCloseTo(100, 1)
      expect(Math.min(...Object.values(drawn))).toBeGreaterThanOrEqual(least - 0.001)
    }),
  )
})

test('without a hidden column the others share its place', () => {
  expect(spread({ name: 40, city: 40 }, 96)).toEqual({ name: 48, city: 48 })
})
