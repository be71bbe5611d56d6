import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import * as z from 'zod/mini'
import { openClient } from '../platform/backup/rows.ts'
import type { Connection } from '../platform/database/db.ts'
import type { ErasedRecord } from './queries.ts'
import { emptyAgain, findErased, findThere, nameOfAgency } from './queries.ts'

// Of whoever was erased a backup of before still tells. Who it was is kept beside the backups, as tables and numbers, so that restoring
// one of them erases again (docs/backup.md).

const ledger = z.array(z.object({ entity: z.string(), id: z.int() }))

/** In a folder of backups, of the agency whose they are. */
const fileOf = async (client: pg.Client, folder: string) => join(folder, `erased-${await nameOfAgency(client)}.json`)

/** Adds to the ledger in a folder of backups who was erased. */
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

/** Erases again in a database that is restored from a backup in that folder. Answers who was still there then, and is again. */
export async function eraseAgain(client: pg.Client, folder: string): Promise<ErasedRecord[]> {
  const erased = await readLedger(await fileOf(client, folder))
  if (erased.length === 0) return []
  const there = await findThere(client, erased)
  await emptyAgain(client, erased)
  return there
}

const merged = (records: ErasedRecord[]): ErasedRecord[] => [...new Map(records.map((one) => [`${one.entity} ${one.id}`, one])).values()]

/** None where there is no file; one that cannot be read stops the restore, or the backup: nobody must be forgotten. */
async function readLedger(file: string): Promise<ErasedRecord[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  try {
    return z.parse(ledger, JSON.parse(text))
  } catch {
    throw new Error(`${file} is not as a backup of Kasack has written it`)
  }
}
