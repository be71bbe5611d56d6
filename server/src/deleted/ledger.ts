import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import * as z from 'zod/mini'
import { openClient } from '../platform/backup/rows.ts'
import type { Connection } from '../platform/database/db.ts'
import type { ErasedRecord } from './queries.ts'
import { emptyAgain, findErased, findExisting, nameOfAgency } from './queries.ts'

// A backup still contains those who were erased after it was made. The ledger beside the backups lists them by table and id, so that a
// restore erases them again (docs/backup.md).

const ledger = z.array(z.object({ entity: z.string(), id: z.int() }))

/** The ledger file in a folder of backups, one per agency. */
const fileOf = async (client: pg.Client, folder: string) => join(folder, `erased-${await nameOfAgency(client)}.json`)

/** Adds all erased records to the ledger in a folder of backups. */
export async function keepLedger(connection: Connection, folder: string): Promise<void> {
  const client = await openClient(connection)
  try {
    const file = await fileOf(client, folder)
    const all = merged([...(await readLedger(file)), ...(await findErased(client))])
    if (all.length === 0) return
    await writeFile(`${file}.new`, `${JSON.stringify(all)}\n`, { mode: 0o600, flush: true })
    await rename(`${file}.new`, file)
  } finally {
    await client.end()
  }
}

/** Erases again in a database restored from a backup in that folder. Returns the erased records that the backup had brought back. */
export async function eraseAgain(client: pg.Client, folder: string): Promise<ErasedRecord[]> {
  const erased = await readLedger(await fileOf(client, folder))
  if (erased.length === 0) return []
  const there = await findExisting(client, erased)
  await emptyAgain(client, erased)
  return there
}

const merged = (records: ErasedRecord[]): ErasedRecord[] => [...new Map(records.map((one) => [`${one.entity} ${one.id}`, one])).values()]

/** Empty if there is no file. An unreadable file stops the restore or the backup, so that no erasure is forgotten. */
async function readLedger(file: string): Promise<ErasedRecord[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  try {
    return z.parse(ledger, JSON.parse(text))
  } catch {
    throw new Error(`${file} has been changed since Kasack wrote it`)
  }
}
