import { expect, test } from 'vitest'
import { hashOf, viewOf } from './view.ts'

const view = (address: string) => viewOf(new URL(address, 'https://kasack.example'))

test('each address shows its page, with and without a slash', () => {
  for (const end of ['', '/']) {
    expect(view(`/apply-now${end}`)).toBe('apply')
    expect(view(`/apply-now/email-verification${end}?hash=a-b_c`)).toBe('verification')
    expect(view(`/privacy${end}`)).toBe('privacy')
    expect(view(`/imprint${end}`)).toBe('imprint')
  }
})

test('a link that lost its hash leads to the form', () => {
  for (const search of ['', '?', '?hash=', '?hash=%20', '?other=1']) expect(view(`/apply-now/email-verification${search}`)).toBe('apply')
  expect(hashOf({ search: '?a=1&hash=x%2Fy' })).toBe('x/y')
})
