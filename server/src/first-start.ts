import { sql } from 'kysely'
import { fillNumbersOfApplicants } from './applicant/first-start.ts'
import { fillNumbersOfEmployees } from './employee/first-start.ts'
import { insertReferenceLists } from './lookup/first-start.ts'
import { advisoryLock } from './platform/database/advisory-lock.ts'
import type { Clock } from './platform/program/clock.ts'
import type { Db } from './platform/database/db.ts'
import type { Settings } from './platform/program/env.ts'
import { openFiles } from './platform/file/store.ts'
import { insertSetup } from './setup/first-start.ts'
import { insertGroups } from './user-group/first-start.ts'
import { insertFirstSuperuser } from './user/first-start.ts'

/**
 * Gives an empty database its groups, reference lists and superuser, and the demo agency if wanted, all or nothing.
 * Returns what to print, once.
 */
export const firstStart = (
  db: Db,
  {
    admin,
    agencyName,
    demoData,
    publicUrl,
    dataDirectory,
  }: Pick<Settings, 'admin' | 'agencyName' | 'demoData' | 'publicUrl' | 'dataDirectory'>,
  clock: Clock,
): Promise<string[]> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock.firstStart}), set_config('kasack.history', 'off', true)`.execute(tx) // one fills it, the others find it filled
    const isNew = (await sql`select 1 from "user" limit 1`.execute(tx)).rows.length === 0
    await insertGroups(tx)
    await insertReferenceLists(tx)
    const password = await insertFirstSuperuser(tx, { admin, agencyName }, clock.now())
    if (isNew && !demoData) await insertSetup(tx)
    const drawn = [
      ...(password === null ? [] : [{ username: admin.username, password }]),
      ...(isNew && demoData ? await fillWithDemo(tx, clock, { publicUrl, dataDirectory }) : []),
    ]
    await fillNumbersOfApplicants(tx)
    await fillNumbersOfEmployees(tx)
    return drawn.map((one) => `Sign in as ${one.username} with the password ${one.password} (it is shown this once)`)
  })

/** Loads the demo agency only when needed, which most starts do not. */
async function fillWithDemo(db: Db, clock: Clock, { publicUrl, dataDirectory }: Pick<Settings, 'publicUrl' | 'dataDirectory'>) {
  const { insertDemoData } = await import('./demo/first-start.ts')
  return insertDemoData(db, clock, { publicUrl, files: openFiles(dataDirectory) })
}
