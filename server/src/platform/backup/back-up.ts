import { execFile } from 'node:child_process'
import { mkdir, rename, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Settings } from '../env.ts'
import { unfinished } from '../file/store.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyFolder } from './copy-folder.ts'
import { dumpDatabase } from './dump-database.ts'

const run = promisify(execFile)

/** The folder of the embedded database within DATA_DIR. */
const embedded = 'database'

/**
 * Writes the database and the uploaded files to a new folder, while the program runs or not. It appears under its name once it is
 * complete and on disk. Restoring is told in docs/backup.md.
 */
export async function backUp(
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  target: string,
): Promise<void> {
  const folder = resolve(target)
  if (existsSync(folder)) throw new Error(`${folder} is there already: name a folder that is not`)
  if (!relative(resolve(dataDirectory), folder).startsWith('..'))
    throw new Error(`${folder} lies in ${dataDirectory} itself: name a folder elsewhere`)

  const draft = `${folder}.incomplete`
  await rm(draft, { recursive: true, force: true })
  try {
    await mkdir(draft, { recursive: true, mode: 0o700 })
    // Files last: those that the rows copied before name are there by then.
    if (databaseUrl === null) await copyCluster(join(dataDirectory, embedded), join(draft, embedded))
    else await dumpDatabase(databaseUrl, join(draft, 'database.dump'))
    await copyFiles(dataDirectory, draft)
    await run('sync')
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Uploads that are under way, or were never finished, count for nothing. */
const copyFiles = async (from: string, to: string): Promise<void> =>
  existsSync(from) ? copyFolder(from, to, (path) => path !== embedded && path !== join('files', unfinished)) : undefined
