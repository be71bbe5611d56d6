import { expect, test } from 'vitest'
import { judgeLink } from './rules.ts'

test('a link is followed once, and good for ever after', () => {
  expect(judgeLink({ email_verification_datetime: null, is_expired: false })).toBe('open')
  expect(judgeLink({ email_verification_datetime: '2026-06-10T10:00:00.000000Z', is_expired: false })).toBe('confirmed')
  expect(judgeLink({ email_verification_datetime: '2026-06-10T10:00:00.000000Z', is_expired: true })).toBe('confirmed')
})

test('a link that was made for nobody is unknown, one that nobody followed in time expires', () => {
  expect(judgeLink(null)).toBe('unknown')
  expect(judgeLink({ email_verification_datetime: null, is_expired: true })).toBe('expired')
})
