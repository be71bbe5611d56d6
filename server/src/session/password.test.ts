import { expect, test } from 'vitest'
import { hashPassword, isPassword, isPossible } from './password.ts'

const hash = await hashPassword('Löwenzahn 2026')

test('a password is kept as argon2id, salted', async () => {
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hashPassword('Löwenzahn 2026')).not.toBe(hash)
})
test('only the very same password fits', async () => {
  expect(await isPassword('Löwenzahn 2026', hash)).toBe(true)
  for (const wrong of ['löwenzahn 2026', 'Löwenzahn 2026 ', '', 'Löwenzahn\0 2026', 'x'.repeat(100_000)])
    expect(await isPassword(wrong, hash)).toBe(false)
})
test('nothing fits an unknown user, nor one without a password', async () => {
  for (const password of ['', 'none', 'Löwenzahn 2026']) {
    expect(await isPassword(password, null)).toBe(false)
    expect(await isPassword(password, 'none')).toBe(false)
  }
})
test('a password has 10 to 128 characters: others are not worth a hash', () => {
  for (const length of [10, 128]) expect(isPossible('x'.repeat(length))).toBe(true)
  for (const length of [0, 9, 129, 900_000]) expect(isPossible('x'.repeat(length))).toBe(false)
})
