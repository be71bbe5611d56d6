import { expect, test } from 'vitest'
import { phoneHref } from './format-phone.ts'
import { asTyped } from './phone-as-typed.ts'

test.each(['+49 30 901820', '+49 (0)30 / 901820', '0049 (0) 30 901820', '+41 ( 0 ) 44 668 18 00', '112', 'Pforte'])(
  '%s is dialled alike before numbers can be formatted',
  (typed) => {
    const international = asTyped.phoneHref(typed).replace('tel:00', 'tel:+')
    expect(international).toBe(phoneHref(typed, 'DE'))
  },
)

test('without a prefix the digits are dialled as they were typed', () => {
  expect(asTyped.phoneHref('(030) 90 18-20')).toBe('tel:030901820')
  expect(asTyped.phoneHref('(0)30 901820')).toBe('tel:030901820')
  expect(asTyped.phoneHref(null)).toBe('')
})
