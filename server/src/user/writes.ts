import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

export async function storePasswordHash(db: Db, id: number, hash: string): Promise<void> {
  await sql`update "user" set password_hash = ${hash} where id = ${id}`.execute(db)
}

/** Notes a login; false if the user was deactivated or got another password meanwhile. */
export async function noteLogin(db: Db, { id, password_hash }: { id: number; password_hash: string }, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update "user" set last_login = ${now} where id = ${id} and is_active and password_hash = ${password_hash}`.execute(db)
  return numAffectedRows === 1n
}
