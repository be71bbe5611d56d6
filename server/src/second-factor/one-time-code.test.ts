import { describe, expect, test } from 'vitest'
import { describeSecret, isOneTimeCode, newSecret, stepsOf, withUsed } from './one-time-code.ts'

// RFC 6238, appendix B; our six digits are the last six of its eight.
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
])('at second %d of Unix time the code is %s', (seconds, code, step) => {
  expect(stepsOf(secret, code, new Date(seconds * 1000))).toEqual([step])
})

test('a clock may be a step late or early, and no more', () => {
  const at = (step: number, seconds = 0) => new Date((step * 30 + seconds) * 1000)
  const code = '050471'
  expect(stepsOf(secret, code, at(37_037_036, 0))).toEqual([37_037_037])
  expect(stepsOf(secret, code, at(37_037_038, 29))).toEqual([37_037_037])
  expect(stepsOf(secret, code, at(37_037_035, 29))).toEqual([])
  expect(stepsOf(secret, code, at(37_037_039, 0))).toEqual([])
})

describe('a code is used', () => {
  const now = (step: number) => new Date(step * 30_000)

  test('once, and none that is older', () => {
    expect(withUsed([100], [], now(100))).toEqual([100])
    expect(withUsed([100], [99], now(100))).toEqual([99, 100])
    expect(withUsed([100], [100], now(100))).toBeNull()
    expect(withUsed([99], [100], now(100))).toBeNull()
    expect(withUsed([], [], now(100))).toBeNull()
  })
  test('of two steps with the same digits the earlier one that is left', () => {
    expect(withUsed([99, 101], [], now(100))).toEqual([99])
    expect(withUsed([99, 101], [99], now(100))).toEqual([99, 101])
  })
  test('whatever was used in the future, and not again when its time comes', () => {
    expect(withUsed([101], [500, 502], now(100))).toEqual([500, 502, 101])
    for (const step of [500, 502]) expect(withUsed([step], [500, 502, 101], now(step))).toBeNull()
    expect(withUsed([503], [500, 502, 101], now(503))).toEqual([500, 502, 101, 503])
    // Once it could have been used, it is the latest one.
    expect(withUsed([499], [500], now(499))).toBeNull()
    expect(withUsed([498], [500], now(498))).toEqual([500, 498])
  })
  test('and is remembered for a day', () => {
    expect(withUsed([10_000], [7_121, 7_122, 20_000], now(10_000))).toEqual([7_122, 20_000, 10_000])
  })
})

test('digits may be typed in groups; anything else is no code', () => {
  expect(stepsOf(secret, ' 287 082 ', new Date(59_000))).toEqual([1])
  for (const text of ['28708', '2870822', '28708a', '', 'k3xwm-9fqpt']) {
    expect(isOneTimeCode(text)).toBe(false)
    expect(stepsOf(secret, text, new Date(59_000))).toEqual([])
  }
})

test('the secret is said in base 32 and as an address that apps understand', () => {
  const described = describeSecret(secret, 'anna lind')
  expect(described.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  const address = new URL(described.uri)
  expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual(['otpauth:', 'totp', '/Kasack:anna lind'])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Kasack',
    secret: described.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})

test('every secret is another one, of 160 bits', () => {
  const secrets = Array.from({ length: 50 }, () => newSecret())
  expect(new Set(secrets.map((one) => one.toString('hex'))).size).toBe(50)
  expect(secrets.every(({ length }) => length === 20)).toBe(true)
})
