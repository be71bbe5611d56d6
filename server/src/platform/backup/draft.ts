import { randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { Connection } from '../database/db.ts'
import { openClient } from './rows.ts'

/**
 * Calls `work` with the name of a folder next to the target, to be created, filled and renamed; what remains of it is removed. An
 * advisory lock, numbered like the folder, shows that the backup is running. What killed backups of this database have left next to
 * the target is removed first.
 */
export async function withDraft<T>(connection: Connection, target: string, work: (draft: string) => Promise<T>): Promise<T> {
  const client = await openClient(connection)
  try {
    const database = await identify(client)
    await removeLeftovers(client, dirname(target), database)
    const number = randomBytes(4)
    await client.query('select pg_advisory_lock($1, $2)', [advisoryLock.backup, number.readInt32BE()])
    const draft = `${target}.incomplete-${database}-${number.toString('hex')}`
    return await work(draft).finally(() => rm(draft, { recursive: true, force: true }))
  } finally {
    await client.end()
  }
}

/** What distinguishes this database from all others: a lock in another one says nothing about a backup here. */
async function identify(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`
    select left(md5(concat_ws(' ', system_identifier, pg_database.oid)), 8) as name
    from pg_control_system(), pg_database where datname = current_database()`)
  return rows[0]!.name
}

async function removeLeftovers(client: pg.Client, folder: string, database: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const [, of, number] = /\.incomplete-([0-9a-f]{8})-([0-9a-f]{8})$/.exec(name) ?? []
    if (of !== database || number === undefined) continue
    const lock = [advisoryLock.backup, Buffer.from(number, 'hex').readInt32BE()]
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', lock)
    if (!rows[0]!.taken) continue // it is being written
    await rm(join(folder, name), { recursive: true, force: true })
    await client.query('select pg_advisory_unlock($1, $2)', lock)
  }
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
