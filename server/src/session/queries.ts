import type { Permission } from '@kasack/contract/permission.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import { readFirst } from '../platform/db.ts'

/** A session ends 14 days after login or 12 hours after its last call (wire.md 11). */
const lifetime = { days: 14, idleHours: 12 }

export type SessionRow = {
  id: number
  username: string
  first_name: string
  last_name: string
  full_name: string
  name: string
  email: string
  is_superuser: boolean
  is_staff: boolean
  may_access_kpis: boolean
  groups: string[]
  permissions: Permission[]
  /** The last call was noted over a minute ago: note this one. */
  stale: boolean
}

// Every request asks this, so nothing of it is put together anew. $1 is the moment of the request.
const sessionOfToken = `
  select
    "user".id, "user".username, "user".first_name, "user".last_name, "user".name as full_name, "user".name, "user".email,
    "user".is_superuser, "user".is_staff, "user".may_access_kpis,
    array(
      select user_group.name from user_group_member join user_group on user_group.id = user_group_member.user_group_id
      where user_group_member.user_id = "user".id order by user_group.name
    ) as groups,
    array(
      select unnest("user".permissions)
      union
      select unnest(user_group.permissions) from user_group_member join user_group on user_group.id = user_group_member.user_group_id
      where user_group_member.user_id = "user".id
    ) as permissions,
    session.last_call_datetime < $1::timestamptz - interval '1 minute' as stale
  from session
  join "user" on "user".id = session.user_id
  where session.token_hash = $2
    and "user".is_active
    and session.created_datetime > $1::timestamptz - make_interval(days => ${lifetime.days})
    and session.last_call_datetime > $1::timestamptz - make_interval(hours => ${lifetime.idleHours})`

/** The session's user with own and group permissions, or null when it is unknown, over, or its user inactive. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | null> {
  const [row] = await readFirst<SessionRow>(db, CompiledQuery.raw(sessionOfToken, [now.toISOString(), tokenHash]))
  return row ?? null
}

/** Notes that the session is in use. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await readFirst(db, sql`update session set last_call_datetime = ${now} where token_hash = ${tokenHash}`.compile(db))
}

/** Opens a session and removes those that have ended. */
export async function insertSession(db: Db, tokenHash: Buffer, userId: number, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from session
      where created_datetime <= ${now}::timestamptz - make_interval(days => ${lifetime.days})
    )
    insert into session (token_hash, user_id, created_datetime, last_call_datetime) values (${tokenHash}, ${userId}, ${now}, ${now})`.execute(
    db,
  )
}

export type Credentials = { id: number; password_hash: string; is_active: boolean }

/** Who signs in under that name, in any case of letters. The database knows no name with a NUL. */
export async function findCredentials(db: Db, username: string): Promise<Credentials | null> {
  if (username.includes('\0')) return null
  const { rows } = await sql<Credentials>`
    select id, password_hash, is_active from "user" where fold(username) = fold(${username})`.execute(db)
  return rows[0] ?? null
}

/** The sessions of a login: the browser's former one, if it has one, ends where the new one begins. */
export type NewSession = { user: Credentials; token: Buffer; former: Buffer | null }

/** Notes the login and begins its session; false when the user was deactivated or given another password meanwhile. */
export const beginSession = (db: Db, { user, token, former }: NewSession, now: Date): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      update "user" set last_login = ${now}
      where id = ${user.id} and is_active and password_hash = ${user.password_hash}`.execute(tx)
    if (!numAffectedRows) return false
    if (former) await removeSession(tx, former)
    await insertSession(tx, token, user.id, now)
    return true
  })

export async function removeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`delete from session where token_hash = ${tokenHash}`.execute(db)
}

/** Ends all sessions of a user, but for one if told. */
export async function removeSessionsOf(db: Db, userId: number, except: Buffer | null): Promise<void> {
  await sql`delete from session where user_id = ${userId} and (${except}::bytea is null or token_hash <> ${except})`.execute(db)
}
