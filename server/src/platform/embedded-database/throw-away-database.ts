import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts'

/** Quick instead of durable. */
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting])

/** For tests: an empty embedded database in a folder of its own, which `stop` removes. */
export async function startThrowAwayDatabase(): Promise<EmbeddedDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'kasack-'))
  chmodSync(directory, 0o711) // started by root, the server runs as another account
  const database = await startEmbeddedDatabase(directory, { flags })
  return {
    ...database,
    async stop() {
      await database.stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
