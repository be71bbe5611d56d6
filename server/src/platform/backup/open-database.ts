import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Connection } from '../database/db.ts'
import { clusterRoot } from '../embedded-database/cluster.ts'
import { startEmbeddedDatabase } from '../embedded-database/embedded-database.ts'
import type { Settings } from '../program/env.ts'
import { requireFolder, requireServer } from '../database/usable.ts'
import { embedded } from './uploads.ts'

export type Place = Pick<Settings, 'databaseUrl' | 'dataDirectory'>

/** Works with the existing database: the server at DATABASE_URL, or the embedded one, which is started if it is not running. */
export async function withDatabase<T>(place: Place, work: (connection: Connection) => Promise<T>): Promise<T> {
  if (place.databaseUrl !== null) return withServer(place.databaseUrl, work)
  const folder = join(place.dataDirectory, embedded)
  if (!isMade(folder))
    throw new Error(`There is no database in ${folder}: set DATA_DIR or DATABASE_URL to the same values as for npm start`)
  const database = await startEmbeddedDatabase(folder)
  return work(database.connection).finally(database.stop)
}

/** Works with a database to be filled. An embedded one is created if missing, and in that case removed again if the work fails. */
export async function withNewDatabase<T>(place: Place, work: (connection: Connection) => Promise<T>): Promise<T> {
  if (place.databaseUrl !== null) return withServer(place.databaseUrl, work)
  const folder = join(place.dataDirectory, embedded)
  requireFolder(place.dataDirectory)
  const wasMade = isMade(folder)
  const database = await startEmbeddedDatabase(folder)
  try {
    const result = await work(database.connection)
    await database.stop()
    return result
  } catch (error) {
    await database.stop()
    if (!wasMade) rmSync(folder, { recursive: true })
    throw error
  }
}

const isMade = (folder: string) => existsSync(join(clusterRoot(folder), 'data', 'PG_VERSION'))

async function withServer<T>(connectionString: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const db = openDatabase({ connectionString }, { size: 1 })
  await requireServer(db).finally(() => db.destroy())
  return work({ connectionString })
}
