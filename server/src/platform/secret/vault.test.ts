import { expect, test } from 'vitest'
import { openVault } from './vault.ts'

const vault = openVault('a key that only this test has, of course')
const unopened = /authenticat|initialization/i
const plain = Buffer.from('twenty bytes, secret')

test('what was sealed is opened in its place, and sealed otherwise each time', () => {
  const [one, other] = [vault.seal(plain, 'user 1'), vault.seal(plain, 'user 1')]
  expect(vault.open(one, 'user 1')).toEqual(plain)
  expect(vault.open(other, 'user 1')).toEqual(plain)
  expect(one).not.toEqual(other)
  expect(one.includes(plain)).toBe(false)
})

test('in another place, with another key, cut short or changed it is not opened', () => {
  const sealed = vault.seal(plain, 'user 1')
  expect(() => vault.open(sealed, 'user 2')).toThrow(unopened)
  expect(() => openVault('a key that somebody else has, who knows').open(sealed, 'user 1')).toThrow(unopened)
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => vault.open(changed, 'user 1')).toThrow(unopened)
    expect(() => vault.open(sealed.subarray(0, at), 'user 1')).toThrow(unopened)
  }
})

test('a fingerprint tells keys apart, and is no key', () => {
  expect(openVault('a key that only this test has, of course').fingerprint).toEqual(vault.fingerprint)
  expect(openVault('a key that somebody else has, who knows').fingerprint).not.toEqual(vault.fingerprint)
})
