import type { AccountSecurity } from '@kasack/contract/account-security.ts'
import type { Call } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import { findPasskeys } from '../passkey/queries.ts'
import { findCodesState } from '../second-factor/queries.ts'
import { hashPassword } from '../session/password.ts'
import { findSessionsOf, removeSessionsOf } from '../session/queries.ts'
import { storePasswordHash } from '../user/writes.ts'

/** The caller's ways to sign in, and the sessions they have open. */
export async function findSecurity({ db, caller, session, now, publicUrl }: Call): Promise<AccountSecurity> {
  const { codes, recovery_codes_left } = await findCodesState(db, caller.id)
  return {
    one_time_codes: codes,
    passkeys: await findPasskeys(db, caller.id),
    recovery_codes_left,
    sessions: await findSessionsOf(db, caller.id, session!.tokenHash, now),
    passkey_host: new URL(publicUrl).hostname,
  }
}

/** Replaces the user's password and ends their other sessions. */
export async function replacePassword(tx: Db, userId: number, { password, own }: { password: string; own: Buffer }): Promise<void> {
  await storePasswordHash(tx, userId, await hashPassword(password))
  await removeSessionsOf(tx, userId, own)
}
