import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { demoUsers } from './user.ts'

/** Creates the office of the demo agency; every password is drawn anew. */
export async function insertDemoUsers(db: Db, clock: Clock): Promise<{ username: string; password: string }[]> {
  const drawn = demoUsers().map((user) => ({ ...user, password: randomBytes(9).toString('base64url') }))
  for (const { username, first_name, last_name, email, groups, password } of drawn) {
    const { rows } = await sql<{ id: number }>`
      insert into "user" (username, first_name, last_name, email, password_hash, created_datetime)
      values (${username}, ${first_name}, ${last_name}, ${email}, ${await hash(password)}, ${clock.now()})
      returning id`.execute(db)
    await sql`insert into user_group_member select ${rows[0]?.id}::int, id from user_group where name = any(${groups})`.execute(db)
  }
  return drawn.map(({ username, password }) => ({ username, password }))
}
