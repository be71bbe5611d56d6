import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatTyped, parseNumber } from './number.ts'

const amount = { decimals: 2 }

describe('an amount', () => {
  test.each([
    ['1.234,50', '1234.50'],
    ['1234,5', '1234.5'],
    ['1.234', '1234'],
    ['12.5', '12.5'],
    ['12.50', '12.50'],
    ['1.234.567,89', '1234567.89'],
    ['1,234', '1.23'],
    [',5', '0.5'],
    ['1.234,50 €', '1234.50'],
    ['', ''],
    ['abc', ''],
    ['-5', '5'],
    ['0', '0'],
  ])('typed %s is read as %s', (typed, plain) => {
    expect(parseNumber(typed, amount)).toBe(plain)
  })
  test('is shown the German way', () => {
    const shape = { decimals: 2, grouped: true, padded: true }
    expect(['1234.5', '0', '1234567.89', '', 'x'].map((plain) => formatTyped(plain, shape))).toEqual([
      '1.234,50',
      '0,00',
      '1.234.567,89',
      '',
      '',
    ])
  })
  test('shown and read again is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
        const plain = (cents / 100).toFixed(2)
        expect(parseNumber(formatTyped(plain, { decimals: 2, grouped: true, padded: true }), amount)).toBe(plain)
      }),
    )
  })
})

describe('a coordinate', () => {
  const degrees = { decimals: 8, signed: true }
  test.each([
    ['51,1657', '51.1657'],
    ['51.165712', '51.165712'],
    ['-10,5', '-10.5'],
    ['-', ''],
  ])('typed %s is read as %s', (typed, plain) => {
    expect(parseNumber(typed, degrees)).toBe(plain)
  })
  test('has neither dots nor added zeros', () => {
    expect(formatTyped('-10.4515', { decimals: 8, grouped: false, padded: false })).toBe('-10,4515')
  })
})

test('a whole number drops what stands behind the mark', () => {
  expect(parseNumber('1.000,7', { decimals: 0 })).toBe('1000')
})
