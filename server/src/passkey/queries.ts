import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

/** A passkey as its owner sees it. */
export type PasskeyShown = { id: number; name: string; is_synced: boolean; created_datetime: string; last_used_datetime: string | null }

/** The fields that verify a passkey's response. */
export type Passkey = { id: number; user_id: number; credential_id: Buffer; public_key: Buffer; counter: number; transports: string[] }

export type NewPasskey = Omit<Passkey, 'id'> & { name: string; is_synced: boolean }

/** A user's passkeys, oldest first. */
export async function findPasskeys(db: Db, userId: number): Promise<PasskeyShown[]> {
  const { rows } = await sql<PasskeyShown>`
    select id, name, is_synced, created_datetime, last_used_datetime from passkey where user_id = ${userId} order by id`.execute(db)
  return rows
}

/** The credentials of a user's passkeys. */
export async function findCredentialsOf(db: Db, userId: number): Promise<Passkey[]> {
  const { rows } = await sql<Passkey>`
    select id, user_id, credential_id, public_key, counter, transports
    from passkey where user_id = ${userId} order by id`.execute(db)
  return rows
}

export async function findPasskey(db: Db, credentialId: Buffer): Promise<Passkey | null> {
  const { rows } = await sql<Passkey>`
    select id, user_id, credential_id, public_key, counter, transports from passkey where credential_id = ${credentialId}`.execute(db)
  return rows[0] ?? null
}

/** Returns the new id; null if the passkey is already registered. */
export async function insertPasskey(tx: Db, passkey: NewPasskey, now: Date): Promise<number | null> {
  const { user_id, name, credential_id, public_key, counter, transports, is_synced } = passkey
  const { rows } = await sql<{ id: number }>`
    insert into passkey (user_id, name, credential_id, public_key, counter, transports, is_synced, created_datetime)
    values (
      ${user_id}, ${name}, ${credential_id}, ${public_key}, ${counter}, ${transports}::text[], ${is_synced}, ${now}
    )
    on conflict (credential_id) do nothing
    returning id`.execute(tx)
  return rows[0]?.id ?? null
}

type Use = { counter: number; is_synced: boolean }

/** Notes a use of the passkey; false if it was removed meanwhile or its counter did not increase. */
export async function notePasskeyUse(tx: Db, id: number, { counter, is_synced }: Use, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update passkey set counter = ${counter}, is_synced = ${is_synced}, last_used_datetime = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter}::bigint = 0))`.execute(tx)
  return Boolean(numAffectedRows)
}

export async function renamePasskey(db: Db, id: number, name: string): Promise<void> {
  await sql`update passkey set name = ${name} where id = ${id}`.execute(db)
}

/** False if the user has no such passkey. */
export async function removePasskey(tx: Db, id: number, userId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from passkey where id = ${id} and user_id = ${userId}`.execute(tx)
  return Boolean(numAffectedRows)
}

export async function isPasskeyOf(db: Db, id: number, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from passkey where id = ${id} and user_id = ${userId}`.execute(db)
  return rows.length > 0
}

/** How a passkey signs in: in addition to the password of a known user, or instead of it, for an unknown one. */
export type Entry = { purpose: 'confirm'; userId: number } | { purpose: 'sign_in'; userId: null }

/** What a challenge is for, and for whom. */
export type Purpose = Entry | { purpose: 'add'; userId: number }

/** Stores a challenge for five minutes, and removes expired ones. */
export async function insertChallenge(db: Db, challenge: Buffer, { purpose, userId }: Purpose, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from passkey_challenge where challenge in (
        select challenge from passkey_challenge where expires_datetime <= ${now} limit 100 for update skip locked
      )
    )
    insert into passkey_challenge (challenge, purpose, user_id, expires_datetime)
    values (${challenge}, ${purpose}, ${userId}, ${now}::timestamptz + interval '5 minutes')`.execute(db)
}

/** Spends the challenge; false if none was waiting for this purpose and user. */
export async function takeChallenge(db: Db, challenge: Buffer, { purpose, userId }: Purpose, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from passkey_challenge
    where challenge = ${challenge} and purpose = ${purpose} and user_id is not distinct from ${userId} and expires_datetime > ${now}`.execute(
    db,
  )
  return Boolean(numAffectedRows)
}
