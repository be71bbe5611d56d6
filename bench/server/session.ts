import { createHash } from 'node:crypto'
import type pg from 'pg'

export type User = Record<string, unknown> & { is_superuser: boolean; may_access_kpis: boolean; groups: string[]; permissions: string[] }

const find = {
  name: 'session',
  text: `
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
      and session.created_datetime > $1::timestamptz - interval '14 days'
      and session.last_call_datetime > $1::timestamptz - interval '12 hours'`,
}

/** The product's session look-up by hand: the same statement, recording the call at most once a minute. */
export async function findUser(db: pg.Pool, cookies = ''): Promise<{ user: User; token: string } | null> {
  const token = /(?:^|; )sessionid=([^;]+)/.exec(cookies)?.[1]
  if (!token) return null
  const hash = createHash('sha256').update(token).digest()
  const now = new Date().toISOString()
  const { rows } = await db.query<User & { stale: boolean }>({ ...find, values: [now, hash] })
  if (!rows[0]) return null
  const { stale, ...user } = rows[0]
  if (stale) await db.query('update session set last_call_datetime = $1 where token_hash = $2', [now, hash])
  return { user: user as User, token }
}
