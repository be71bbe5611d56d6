import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import type { Connection } from '../database/db.ts'
import type { Clock } from '../program/clock.ts'
import { uploadsIn } from './uploads.ts'
import { withDraft } from './draft.ts'
import { copyFile, flushFolders } from './files.ts'
import { dataFile, tableFile, writeManifest, type Manifest } from './manifest.ts'
import { withDatabase, type Place } from './open-database.ts'
import { summing } from './rows.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/** Saves what else is kept of a database, in the folder that holds its backups. */
export type Beside = (connection: Connection, folder: string) => Promise<void>

/**
 * Writes the rows of every table and the uploaded files to a new folder, whether the program runs or not. The folder gets its name
 * once it is complete and on disk: see docs/backup.md.
 */
export async function backUp(place: Place, target: string, clock: Clock, beside?: Beside): Promise<Manifest> {
  const folder = resolve(target)
  if (existsSync(folder)) throw new Error(`${folder} already exists: name a new folder`)
  if (!relative(resolve(place.dataDirectory), folder).startsWith('..'))
    throw new Error(`${folder} is inside ${place.dataDirectory}: name a folder elsewhere`)

  return withDatabase(place, (connection) =>
    withDraft(connection, folder, async (draft) => {
      await mkdir(draft, { recursive: true, mode: 0o700 })
      const manifest = await readSnapshot(connection, (snapshot) => write(place, draft, { snapshot, begun: clock.now() }))
      await writeManifest(draft, manifest)
      await flushFolders(draft, Object.keys(manifest.files))
      await beside?.(connection, dirname(folder))
      await rename(draft, folder)
      return manifest
    }),
  )
}

type BackupStart = { snapshot: Snapshot; begun: Date }

async function write({ databaseUrl, dataDirectory }: Place, draft: string, { snapshot, begun }: BackupStart): Promise<Manifest> {
  const { postgres, migrations, sequences } = snapshot
  const files: Manifest['files'] = {}
  const tables: Manifest['tables'] = []
  await mkdir(join(draft, 'tables'), { mode: 0o700 })
  for (const table of snapshot.tables) {
    const { through, sum } = summing()
    await writeFile(join(draft, tableFile(table.name)), through(snapshot.rows(table)), { flag: 'wx', mode: 0o600, flush: true })
    const { rows, sha256 } = sum()
    files[tableFile(table.name)] = sha256
    tables.push({ name: table.name, columns: table.columns, rows })
  }
  // Files last: each was on disk before the row that names it.
  for (const path of await uploadsIn(dataDirectory)) {
    const sha256 = await copyFile(join(dataDirectory, path), join(draft, dataFile(path)))
    if (sha256 !== null) files[dataFile(path)] = sha256
  }
  const missing = missingOf(await snapshot.fileSums(), files)
  if (missing.all)
    throw new Error(`${dataDirectory} contains none of the files the database refers to: set DATA_DIR to the same value as for npm start`)
  const kind = databaseUrl === null ? 'embedded' : 'server'
  const versions = { program: await version(), kind, postgres, migrations } as const
  return { format: 1, begun: begun.toISOString(), ...versions, sequences, tables, files, missing: missing.sums }
}

/** Which of these uploaded files, named by their checksums, were not copied; `all`: none was. */
function missingOf(sums: string[], files: Manifest['files']): { sums: string[]; all: boolean } {
  const copied = new Set(Object.keys(files).map((path) => basename(path)))
  const missing = sums.filter((sum) => !copied.has(sum))
  return { sums: missing, all: missing.length > 0 && missing.length === sums.length }
}

async function version(): Promise<string> {
  const text = await readFile(new URL('../../../../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
