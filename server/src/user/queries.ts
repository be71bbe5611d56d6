import { user, type userList, type UserInput } from '@kasack/contract/user.ts'
import { sql } from 'kysely'
import { advisoryLock } from '../platform/database/advisory-lock.ts'
import type { Db } from '../platform/database/db.ts'
import type { Rows } from '../platform/list/list-query.ts'
import { recordOf } from '../platform/record/record.ts'
import { changeRecord, insertRecord } from '../platform/write/store.ts'
import { hasSecondFactor } from '../second-factor/queries.ts'
import { hashPassword } from '../session/password.ts'
import { removeSessionsOf } from '../session/queries.ts'

/** The names of a user's groups, sorted. */
export const groupNames = sql`array(
  select user_group.name
  from user_group_member join user_group on user_group.id = user_group_member.user_group_id
  where user_group_member.user_id = "user".id
  order by fold(user_group.name) collate "de-x-icu"
)`

/** A user as superusers see it: the stored permissions, not the effective ones. */
export const userRows: Rows<typeof userList> = {
  columns: () => sql`
    "user".id, "user".username, "user".first_name, "user".last_name, "user".name, "user".name as full_name, "user".email,
    ${groupNames} as groups,
    "user".permissions, "user".is_superuser, "user".is_staff, "user".may_access_kpis, "user".is_active,
    ${hasSecondFactor} as has_second_factor,
    "user".last_login, "user".created_datetime`,
  joins: () => sql``,
}

export const toUser = recordOf(user)

export async function insertUser(db: Db, { password, groups, ...fields }: UserInput, now: Date): Promise<number> {
  const id = await insertRecord(db, user, fields, { password_hash: await hashPassword(password), created_datetime: now })
  await replaceGroups(db, id, groups)
  return id
}

/** Ends all sessions of a user who is deactivated or gets a new password. */
export async function changeUser(db: Db, id: number, { password, groups, ...fields }: Partial<UserInput>): Promise<void> {
  const more = password === undefined ? {} : { password_hash: await hashPassword(password) }
  await changeRecord(db, user, { id, patch: fields, more })
  if (groups) await replaceGroups(db, id, groups)
  if (fields.is_active === false || password !== undefined) await removeSessionsOf(db, id, null)
}

async function replaceGroups(db: Db, id: number, groups: string[]): Promise<void> {
  await sql`delete from user_group_member where user_id = ${id}`.execute(db)
  await sql`
    insert into user_group_member (user_id, user_group_id)
    select ${id}, id from user_group where name = any(${groups})`.execute(db)
}

/** The names that are groups, locked until the transaction ends. */
export async function knownGroups(db: Db, names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from user_group where name = any(${names}) for key share`.execute(db)
  return rows.map(({ name }) => name)
}

/** Whether no other active superuser is left; concurrent checks wait for one another. */
export async function isLastSuperuser(db: Db, id: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${advisoryLock.lastSuperuser})`.execute(db)
  const { rows } = await sql`select 1 from "user" where is_superuser and is_active and id <> ${id} limit 1`.execute(db)
  return rows.length === 0
}
