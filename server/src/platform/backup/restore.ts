import { createReadStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type pg from 'pg'
import { refuseUnknown } from '../database/migrate.ts'
import { requireFolder } from '../database/usable.ts'
import { fillDatabase } from './fill-database.ts'
import { readManifest, tableFile, type Manifest } from './manifest.ts'
import { withNewDatabase, type Place } from './open-database.ts'
import { restoreFiles } from './restore-files.ts'

/** Applies what is kept in the folder that holds the backup, in the transaction that fills the database. */
export type RestoreBeside = (client: pg.Client, folder: string) => Promise<void>

/**
 * Restores a backup: its rows into an empty database of either kind, its files into DATA_DIR. Everything is compared before it is
 * used and after it is written; if anything fails, neither rows nor files remain. See docs/backup.md.
 */
export async function restore(place: Place, source: string, beside?: RestoreBeside): Promise<Manifest> {
  const folder = resolve(source)
  const manifest = await readManifest(folder)
  await refuseUnknown(manifest.migrations)
  const wasThere = existsSync(place.dataDirectory)
  requireFolder(place.dataDirectory)
  const files = restoreFiles(folder, place.dataDirectory, manifest)
  const rows = (table: string) => createReadStream(join(folder, tableFile(table)))
  try {
    await files.begin()
    await withNewDatabase(place, (connection) =>
      fillDatabase(
        connection,
        { ...manifest, rows },
        {
          first: files.stage,
          async last(sums, client) {
            const changed = manifest.tables.find(({ name }) => sums[name]!.sha256 !== manifest.files[tableFile(name)])
            if (changed) throw new Error(`${join(folder, tableFile(changed.name))} has changed during the restore`)
            await beside?.(client, dirname(folder))
            await files.place()
          },
        },
      ),
    )
    await files.end()
  } catch (error) {
    await files.takeBack()
    if (!wasThere) await rm(place.dataDirectory, { recursive: true, force: true })
    throw error
  }
  return manifest
}
