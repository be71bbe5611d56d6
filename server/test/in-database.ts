import type { Connection } from '../src/platform/database/db.ts'

export function inDatabase(server: Connection, database: string): Connection {
  if (!('connectionString' in server)) return { ...server, database }
  const url = new URL(server.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
