import { describe, expect, test } from 'vitest'
import { shownSize } from './page-size.ts'

const sizes = { own: 10, remembered: null, offered: [10, 20, 50, 100] }

describe('how many rows a page has', () => {
  test('the address says', () => expect(shownSize({ page: 3, size: 50 }, { ...sizes, remembered: 20 })).toBe(50))
  test('or on the first page what was chosen last', () => expect(shownSize({ page: 1, size: null }, { ...sizes, remembered: 20 })).toBe(20))
  test('or the list itself', () => expect(shownSize({ page: 1, size: null }, sizes)).toBe(10))
  test("further pages without a size were counted in the list's own", () =>
    expect(shownSize({ page: 3, size: null }, { ...sizes, remembered: 50 })).toBe(10))
  test('a size that is not offered does not count', () => expect(shownSize({ page: 1, size: 1000 }, sizes)).toBe(10))
})
