import { fileURLToPath } from 'node:url'
import { startEmbeddedDatabase } from '../../server/src/platform/embedded-database/embedded-database.ts'
import { sibling } from './copy.ts'

const directory = fileURLToPath(new URL('../../.cache/bench/', import.meta.url))

/** The server of DATABASE_URL, whose own databases are left alone, or an embedded one kept in .cache/bench. */
export async function openServer(): Promise<{ urlOf: (database: string) => string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL']
  if (given) return { urlOf: (database) => sibling(given, database), stop: async () => undefined }
  const { superuser, stop } = await startEmbeddedDatabase(directory)
  const { host, port, user } = superuser
  return { urlOf: (database) => `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`, stop }
}
