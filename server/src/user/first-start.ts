import { randomBytes } from 'node:crypto'
import { user } from '@kasack/contract/user.ts'
import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import type { Settings } from '../platform/program/env.ts'
import { acceptedPassword, WrongSetting } from '../platform/program/setting.ts'
import { insertRecord } from '../platform/write/store.ts'
import { hashPassword } from '../session/password.ts'
import { commonestPasswords } from '../new-password/commonest.ts'
import { refusePassword } from '../new-password/rules.ts'

/**
 * Creates the superuser of an agency without users, and returns the password drawn for him; null if one was configured or users exist.
 * Throws `WrongSetting` if the configured one is among those attackers try first. The caller makes sure that no other process does this at
 * the same time.
 */
export async function insertFirstSuperuser(
  db: Db,
  { admin: { username, password }, agencyName }: Pick<Settings, 'admin' | 'agencyName'>,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql`select 1 from "user" limit 1`.execute(db)
  if (rows.length > 0) return null
  if (password !== null && refusePassword(password, { username, agencyName, commonest: await commonestPasswords() }))
    throw new WrongSetting('INITIAL_ADMIN_PASSWORD', acceptedPassword)
  const drawn = password === null ? randomBytes(15).toString('base64url') : null
  const password_hash = await hashPassword(password ?? drawn!)
  await insertRecord(db, user, { username, is_superuser: true }, { password_hash, created_datetime: now })
  return drawn
}
