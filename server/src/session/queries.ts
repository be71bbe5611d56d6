import { noteLogin } from '../user/writes.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'
import { read, readFirst } from '../platform/database/db.ts'
import { hasSecondFactor } from '../second-factor/queries.ts'
import type { Origin } from './device.ts'
import { nowhere } from './device.ts'

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
  /** The last call was noted over a minute ago, or by a clock that was ahead: this one has to be noted. */
  stale: boolean
}

// Runs for every request, so the statement is built only once. $1 is the moment of the request.
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
    session.last_call_datetime < $1::timestamptz - interval '1 minute'
      or greatest(session.last_call_datetime, session.created_datetime) > $1::timestamptz + interval '1 minute' as stale
  from session
  join "user" on "user".id = session.user_id
  where session.token_hash = $2
    and "user".is_active
    and session.created_datetime > $1::timestamptz - make_interval(days => ${lifetime.days})
    and session.last_call_datetime > $1::timestamptz - make_interval(hours => ${lifetime.idleHours})`

/** The session's user with own and group permissions; null if the session is unknown or over, or its user inactive. */
export async function findSession(db: Db, tokenHash: Buffer, now: Date): Promise<SessionRow | null> {
  const [row] = await readFirst<SessionRow>(db, CompiledQuery.raw(sessionOfToken, [now.toISOString(), tokenHash]))
  return row ?? null
}

const livingSessions =
  `select encode(session.token_hash, 'hex') as token, ${sessionOfToken.slice(sessionOfToken.indexOf('"user".id'))}`.replace(
    'session.token_hash = $2',
    'session.token_hash = any($2)',
  )

/** What the users of these sessions may see, by the hexadecimal hash of the session's token; sessions that are over are left out. */
export async function findLiving(db: Db, sessions: string[], now: Date): Promise<Map<string, SessionRow>> {
  const rows = await read<SessionRow & { token: string }>(
    db,
    CompiledQuery.raw(livingSessions, [now.toISOString(), sessions.map((hash) => Buffer.from(hash, 'hex'))]) as CompiledQuery<
      SessionRow & { token: string }
    >,
  )
  return new Map(rows.map(({ token, ...row }) => [token, row]))
}

/** Notes that the session is in use. A start in the future, set by a clock that was ahead, becomes now. */
export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  const touch = sql`
    update session set last_call_datetime = ${now}, created_datetime = least(created_datetime, ${now}) where token_hash = ${tokenHash}`
  await readFirst(db, touch.compile(db))
}

type SessionStart = { token: Buffer; userId: number; origin?: Origin }

/** Opens a session and removes those that have ended. */
export async function insertSession(db: Db, { token, userId, origin = nowhere }: SessionStart, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from session
      where created_datetime <= ${now}::timestamptz - make_interval(days => ${lifetime.days})
    )
    insert into session (token_hash, user_id, created_datetime, last_call_datetime, device, network)
    values (${token}, ${userId}, ${now}, ${now}, ${origin.device}, ${origin.network})`.execute(db)
}

/** The user who signs in, with the password hash that was checked. */
export type Credentials = { id: number; password_hash: string; has_second_factor: boolean }

/** The user who signs in under that name, in any case. The database cannot look up a name with a NUL. */
export async function findCredentials(db: Db, username: string): Promise<Credentials | null> {
  if (username.includes('\0')) return null
  const { rows } = await sql<Credentials>`
    select id, password_hash, ${hasSecondFactor} as has_second_factor from "user" where fold(username) = fold(${username})`.execute(db)
  return rows[0] ?? null
}

/** The same for a user who was identified by other means. */
export async function credentialsOf(db: Db, userId: number): Promise<Credentials | null> {
  const { rows } = await sql<Credentials>`
    select id, password_hash, ${hasSecondFactor} as has_second_factor from "user" where id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** The sessions of a login: the browser's former one, if any, ends when the new one begins. */
export type NewSession = { user: Credentials; token: Buffer; former: Buffer | null; origin: Origin }

/** Notes the login and begins its session; false if the user was deactivated or got another password meanwhile. */
export async function beginSession(tx: Db, { user, token, former, origin }: NewSession, now: Date): Promise<boolean> {
  if (!(await noteLogin(tx, user, now))) return false
  if (former) await removeSession(tx, former)
  await insertSession(tx, { token, userId: user.id, origin }, now)
  return true
}

export async function removeSession(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`delete from session where token_hash = ${tokenHash}`.execute(db)
}

/** Ends all sessions of a user, except one if given, and logins that wait for their second step. */
export async function removeSessionsOf(db: Db, userId: number, except: Buffer | null): Promise<void> {
  await sql`delete from session where user_id = ${userId} and (${except}::bytea is null or token_hash <> ${except})`.execute(db)
  await sql`delete from pending_login where user_id = ${userId}`.execute(db)
}

/** A session as its owner sees it. */
export type SessionShown = {
  id: number
  device: string
  network: string
  created_datetime: string
  last_call_datetime: string
  is_current: boolean
}

/** A user's sessions that have not ended: the current one first, then the most recently used. */
export async function findSessionsOf(db: Db, userId: number, own: Buffer, now: Date): Promise<SessionShown[]> {
  const { rows } = await sql<SessionShown>`
    select id, device, network, created_datetime, last_call_datetime, token_hash = ${own} as is_current
    from session
    where user_id = ${userId}
      and created_datetime > ${now}::timestamptz - make_interval(days => ${lifetime.days})
      and last_call_datetime > ${now}::timestamptz - make_interval(hours => ${lifetime.idleHours})
    order by is_current desc, last_call_datetime desc, id desc`.execute(db)
  return rows
}

/** Ends one session of a user, but not the current one; returns which case it was. */
export async function removeSessionOf(
  db: Db,
  id: number,
  { userId, own }: { userId: number; own: Buffer },
): Promise<'ended' | 'own' | 'unknown'> {
  const { rows } = await sql<{ is_own: boolean }>`
    select token_hash = ${own} as is_own from session where id = ${id} and user_id = ${userId}`.execute(db)
  if (!rows[0]) return 'unknown'
  if (rows[0].is_own) return 'own'
  await sql`delete from session where id = ${id} and user_id = ${userId}`.execute(db)
  return 'ended'
}
