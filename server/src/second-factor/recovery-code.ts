import { randomInt } from 'node:crypto'
import type { Vault } from '../platform/secret/vault.ts'

/** Letters and digits that cannot be confused. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 10

/** Ten codes of 49 bits each, `k3xwm-9fqpt`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, newCode)

function newCode(): string {
  const code = Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
  return `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
}

/** The stored hash of a user's code, the same for each way of typing it. */
export const recoveryHash = (vault: Vault, userId: number, code: string): Buffer => vault.sign(`recovery ${userId} ${plain(code)}`)

const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '')
