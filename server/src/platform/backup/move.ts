import { advisoryLock } from '../database/advisory-lock.ts'
import type { Connection } from '../database/db.ts'
import type { Settings } from '../program/env.ts'
import { WrongSetting } from '../program/setting.ts'
import { fillDatabase } from './fill-database.ts'
import { withDatabase, withNewDatabase } from './open-database.ts'
import { openClient, refuseUsed, type Sum } from './rows.ts'
import { readSnapshot } from './snapshot.ts'

/**
 * Moves the rows of the embedded database in DATA_DIR to the empty database at DATABASE_URL, or back, and returns the sum of each
 * table. They are read back and compared; the source stays unchanged, and the uploaded files stay in DATA_DIR.
 */
export async function move(
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  to: 'to-server' | 'to-embedded',
): Promise<Record<string, Sum>> {
  if (databaseUrl === null) throw new WrongSetting('DATABASE_URL', 'the URL of the server to move to or from, and is required to move')
  const [embedded, server] = [
    { databaseUrl: null, dataDirectory },
    { databaseUrl, dataDirectory },
  ]
  const [from, target] = to === 'to-server' ? [embedded, server] : [server, embedded]
  return withDatabase(from, (source) =>
    whileUnused(source, () =>
      readSnapshot(source, (snapshot) => {
        const rows = (name: string) => snapshot.rows(snapshot.tables.find((table) => table.name === name)!)
        return withNewDatabase(target, (connection) => fillDatabase(connection, { ...snapshot, rows }))
      }),
    ),
  )
}

/** Anything written after the rows were read would be lost; a program that starts now waits. */
async function whileUnused<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  const client = await openClient(connection)
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock.migration])
    await refuseUsed(client)
    return await work()
  } finally {
    await client.end()
  }
}
