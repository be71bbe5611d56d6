import type { Db } from '../platform/database/db.ts'
import { isKnownKey } from '../platform/secret/secret-key.ts'
import { WrongSetting } from '../platform/program/setting.ts'
import type { Vault } from '../platform/secret/vault.ts'
import { isOneTimeCode, newSecret, stepsOf, withUsed } from './one-time-code.ts'
import { confirmSecret, findSecret, noteUsedSteps, putSecret, replaceRecoveryCodes, takeRecoveryCode } from './queries.ts'
import { newRecoveryCodes, recoveryHash } from './recovery-code.ts'

/** Whose code is checked, and with what. */
type CodeContext = { vault: Vault; userId: number; now: Date }

/** Binds a sealed secret to its user. */
const placeOf = (userId: number): string => `one-time codes of user ${userId}`

/** Starts to set up one-time codes and returns their secret. */
export async function beginCodes(tx: Db, { vault, userId, now }: CodeContext): Promise<Buffer> {
  await requireKey(tx, vault)
  const secret = newSecret()
  await putSecret(tx, userId, vault.seal(secret, placeOf(userId)), now)
  return secret
}

/** Activates the codes if this is one of them. */
export async function confirmCodes(tx: Db, code: string, asked: CodeContext): Promise<boolean> {
  if (!(await isTaken(tx, code, { ...asked, confirmed: false }))) return false
  await confirmSecret(tx, asked.userId, asked.now)
  return true
}

/** The kind of code, if it is an unused one of this user, otherwise null. Spends it in this transaction. */
export async function takeCode(tx: Db, code: string, asked: CodeContext): Promise<'one-time code' | 'recovery code' | null> {
  if (isOneTimeCode(code)) return (await isTaken(tx, code, { ...asked, confirmed: true })) ? 'one-time code' : null
  const { vault, userId, now } = asked
  return (await takeRecoveryCode(tx, userId, recoveryHash(vault, userId, code), now)) ? 'recovery code' : null
}

async function isTaken(tx: Db, code: string, { vault, userId, now, confirmed }: CodeContext & { confirmed: boolean }): Promise<boolean> {
  const stored = await findSecret(tx, userId)
  if (stored?.is_confirmed !== confirmed) return false
  const used = withUsed(stepsOf(vault.open(stored.secret, placeOf(userId)), code, now), stored.used_steps, now)
  if (used) await noteUsedSteps(tx, userId, used, now)
  return used !== null
}

/** Draws new recovery codes; the database stores only their hashes. */
export async function drawRecoveryCodes(tx: Db, { vault, userId }: Omit<CodeContext, 'now'>): Promise<string[]> {
  await requireKey(tx, vault)
  const codes = newRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => recoveryHash(vault, userId, code)),
  )
  return codes
}

async function requireKey(tx: Db, vault: Vault): Promise<void> {
  if (!(await isKnownKey(tx, vault))) throw new WrongSetting('SECRET_KEY', 'the same key in every process on this database')
}
