import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** Whether a user has more than a password. */
export const hasSecondFactor = sql<boolean>`(
  exists (select 1 from one_time_code where one_time_code.user_id = "user".id and one_time_code.confirmed_datetime is not null)
  or exists (select 1 from passkey where passkey.user_id = "user".id)
)`

/** Locks a user's factors, so that they are added and removed one at a time; returns whether there is one already. */
export async function lockFactors(tx: Db, userId: number): Promise<boolean> {
  await sql`select 1 from "user" where id = ${userId} for no key update`.execute(tx)
  const { rows } = await sql<{ has: boolean }>`select ${hasSecondFactor} as has from "user" where id = ${userId}`.execute(tx)
  return rows[0]?.has ?? false
}

export type CodesState = { created_datetime: string; last_used_datetime: string | null }

/** When the user's one-time codes were set up, or null; and how many recovery codes are left. */
export async function findCodesState(db: Db, userId: number): Promise<{ codes: CodesState | null; recovery_codes_left: number }> {
  const { rows } = await sql<CodesState>`
    select confirmed_datetime as created_datetime, last_used_datetime
    from one_time_code where user_id = ${userId} and confirmed_datetime is not null`.execute(db)
  const { rows: left } = await sql<{ count: number }>`
    select count(*) as count from recovery_code where user_id = ${userId} and used_datetime is null`.execute(db)
  return { codes: rows[0] ?? null, recovery_codes_left: left[0]!.count }
}

type StoredSecret = { secret: Buffer; is_confirmed: boolean; used_steps: number[] }

/** The sealed secret of the user's one-time codes, locked until the transaction ends. */
export async function findSecret(tx: Db, userId: number): Promise<StoredSecret | null> {
  const { rows } = await sql<StoredSecret>`
    select secret, confirmed_datetime is not null as is_confirmed, used_steps from one_time_code where user_id = ${userId} for update`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** Starts to set up codes, replacing an unfinished set-up. */
export async function putSecret(tx: Db, userId: number, secret: Buffer, now: Date): Promise<void> {
  await sql`
    insert into one_time_code (user_id, secret, created_datetime) values (${userId}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, created_datetime = excluded.created_datetime
    where one_time_code.confirmed_datetime is null`.execute(tx)
}

/** Activates the codes. */
export async function confirmSecret(tx: Db, userId: number, now: Date): Promise<void> {
  await sql`update one_time_code set confirmed_datetime = ${now} where user_id = ${userId}`.execute(tx)
}

export async function noteUsedSteps(tx: Db, userId: number, steps: number[], now: Date): Promise<void> {
  await sql`update one_time_code set used_steps = ${steps}, last_used_datetime = ${now} where user_id = ${userId}`.execute(tx)
}

export async function removeOneTimeCodes(tx: Db, userId: number): Promise<void> {
  await sql`delete from one_time_code where user_id = ${userId}`.execute(tx)
  await removeLoneRecoveryCodes(tx, userId)
}

/** Replaces the codes; the old ones are void. */
export async function replaceRecoveryCodes(tx: Db, userId: number, hashes: Buffer[]): Promise<void> {
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx)
  await sql`insert into recovery_code (user_id, code_hash) select ${userId}, unnest(${hashes}::bytea[])`.execute(tx)
}

/** Spends a recovery code; false if it does not exist or is spent. */
export async function takeRecoveryCode(tx: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update recovery_code set used_datetime = ${now} where user_id = ${userId} and code_hash = ${hash} and used_datetime is null`.execute(tx)
  return Boolean(numAffectedRows)
}

/** Recovery codes stand in for another factor; without one they must not work. */
export async function removeLoneRecoveryCodes(tx: Db, userId: number): Promise<void> {
  await sql`delete from recovery_code using "user" where recovery_code.user_id = "user".id and "user".id = ${userId} and not ${hasSecondFactor}`.execute(
    tx,
  )
}

/** From now on the user signs in with only the password, until she sets up another factor. */
export async function removeSecondFactors(tx: Db, userId: number): Promise<void> {
  await sql`delete from passkey where user_id = ${userId}`.execute(tx)
  await sql`delete from passkey_challenge where user_id = ${userId}`.execute(tx)
  await sql`delete from pending_login where user_id = ${userId}`.execute(tx)
  await removeOneTimeCodes(tx, userId)
}

/** The owner of an account. */
export async function findOwner(tx: Db, userId: number): Promise<{ email: string; name: string } | null> {
  const { rows } = await sql<{ email: string; name: string }>`select email, name from "user" where id = ${userId}`.execute(tx)
  return rows[0] ?? null
}

/** Removes the one-time codes and recovery codes of all users, and returns those whose codes were active. */
export async function removeAllCodes(tx: Db): Promise<number[]> {
  await sql`delete from recovery_code`.execute(tx)
  const { rows } = await sql<{ user_id: number; counted: boolean }>`
    delete from one_time_code returning user_id, confirmed_datetime is not null as counted`.execute(tx)
  return rows.filter(({ counted }) => counted).map(({ user_id }) => user_id)
}
