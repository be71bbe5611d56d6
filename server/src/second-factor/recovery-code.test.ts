import { expect, test } from 'vitest'
import { openVault } from '../platform/secret/vault.ts'
import { isOneTimeCode } from './one-time-code.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-code.ts'

const vault = openVault('a key that only this test has, of course')

test('ten codes are drawn, of signs that nobody takes for one another', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[abcdefghjkmnpqrstuvwxyz23456789]{5}-[abcdefghjkmnpqrstuvwxyz23456789]{5}$/)
  expect(codes.some(isOneTimeCode)).toBe(false)
})

test('a code is recognised however it is typed, for its user alone and with the key alone', () => {
  const hash = recoveryHash(vault, 7, 'k3xwm-9fqpt')
  for (const typed of ['K3XWM-9FQPT', ' k3xwm 9fqpt ', 'k3xwm9fqpt']) expect(recoveryHash(vault, 7, typed)).toEqual(hash)
  expect(recoveryHash(vault, 8, 'k3xwm-9fqpt')).not.toEqual(hash)
  expect(recoveryHash(openVault('another key of the same length or so'), 7, 'k3xwm-9fqpt')).not.toEqual(hash)
})
