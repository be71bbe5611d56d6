import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Connection } from '../database/db.ts'
import { CannotStart } from '../program/setting.ts'
import { isEmpty, openClient } from './rows.ts'
import { staged } from './uploads.ts'

/**
 * Refuses a place whose restore was killed: its emptiness is not that of a new agency. Waits for a restore under way. Tidies up after
 * one that ended with all its rows.
 */
export async function refuseHalfRestored(connection: Connection, dataDirectory: string): Promise<void> {
  const left = join(dataDirectory, staged)
  if (!existsSync(left)) return
  const client = await openClient(connection)
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock.migration])
    if (existsSync(left) && (await isEmpty(client)))
      throw new CannotStart(`A restore into ${dataDirectory} was started but not finished: run npm run restore again`)
    await rm(left, { recursive: true, force: true })
  } finally {
    await client.end()
  }
}
