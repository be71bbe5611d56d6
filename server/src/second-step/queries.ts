import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { hasSecondFactor } from '../second-factor/queries.ts'
import type { Credentials } from '../session/queries.ts'

/** A login whose password was right. */
export type PendingLogin = { user: Credentials; username: string; has_codes: boolean; has_passkeys: boolean }

/** After five wrong answers the user has to enter the password again. */
const maxFailures = 5

/** Notes that the password was right; false if the user was deactivated or got another one meanwhile. Removes expired logins. */
export async function insertPendingLogin(tx: Db, { user, token }: { user: Credentials; token: Buffer }, now: Date): Promise<boolean> {
  await sql`
    delete from pending_login where token_hash in (
      select token_hash from pending_login where expires_datetime <= ${now} limit 100 for update skip locked
    )`.execute(tx)
  const { numAffectedRows } = await sql`
    insert into pending_login (token_hash, user_id, expires_datetime)
    select ${token}, id, ${now}::timestamptz + interval '5 minutes'
    from "user" where id = ${user.id} and is_active and password_hash = ${user.password_hash}`.execute(tx)
  return Boolean(numAffectedRows)
}

/** The waiting login; null if it has expired. */
export async function findPendingLogin(db: Db, token: Buffer, now: Date): Promise<PendingLogin | null> {
  const { rows } = await sql<Credentials & Omit<PendingLogin, 'user'>>`
    select
      "user".id, "user".password_hash, "user".username, ${hasSecondFactor} as has_second_factor,
      exists (
        select 1 from one_time_code where one_time_code.user_id = "user".id and one_time_code.confirmed_datetime is not null
      ) as has_codes,
      exists (select 1 from passkey where passkey.user_id = "user".id) as has_passkeys
    from pending_login join "user" on "user".id = pending_login.user_id
    where pending_login.token_hash = ${token} and pending_login.expires_datetime > ${now} and "user".is_active`.execute(db)
  if (!rows[0]) return null
  const { username, has_codes, has_passkeys, ...user } = rows[0]
  return { user, username, has_codes, has_passkeys }
}

/** Ends the waiting login; false if there is none. */
export async function takePendingLogin(tx: Db, token: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from pending_login where token_hash = ${token} and expires_datetime > ${now}`.execute(tx)
  return Boolean(numAffectedRows)
}

/** Counts a wrong answer; the last one allowed ends the login. */
export async function noteWrongStep(tx: Db, token: Buffer): Promise<void> {
  await sql`update pending_login set failures = failures + 1 where token_hash = ${token}`.execute(tx)
  await sql`delete from pending_login where token_hash = ${token} and failures >= ${maxFailures}`.execute(tx)
}
