import { sql } from 'kysely'
import { insertReferenceLists } from './lookup/first-start.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/db.ts'
import type { Settings } from './platform/env.ts'
import { insertGroups } from './user-group/first-start.ts'
import { insertFirstSuperuser } from './user/first-start.ts'

/** Any number, the same in every process: one of them fills the database, the others find it filled. */
const lock = 4712

/** Gives an empty database its groups, reference lists and superuser, whole or not at all. Answers what is to be printed, once. */
export const firstStart = (db: Db, { admin }: Pick<Settings, 'admin'>, clock: Clock): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lock})`.execute(tx)
    await insertGroups(tx)
    await insertReferenceLists(tx)
    const password = await insertFirstSuperuser(tx, admin, clock.now())
    return password === null ? [] : [`Sign in as ${admin.username} with the password ${password} (it is shown this once)`]
  })
