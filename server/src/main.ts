import { join } from 'node:path'
import { buildApp } from './app.ts'
import { systemClock } from './platform/clock.ts'
import type { Connection } from './platform/db.ts'
import { openDatabase } from './platform/db.ts'
import { startEmbeddedDatabase } from './platform/embedded-database/embedded-database.ts'
import type { Settings } from './platform/env.ts'
import { readEnvironment, readSettings } from './platform/env.ts'
import { WrongSetting } from './platform/setting.ts'
import { migrate } from './platform/migrate.ts'
import { firstStart } from './first-start.ts'
import { stopOnSignal } from './platform/stop.ts'

const settings = settingsOrExit()
const clock = systemClock
const { connection, stopDatabase } = await database(settings)
const db = openDatabase(connection, { onError: () => undefined }) // the next query opens a new connection and reports what is wrong
await migrate(db)
const notes = await firstStart(db, settings, clock)
const app = await buildApp({ db, clock, settings })
stopOnSignal(async () => {
  await app.close()
  await db.destroy()
  await stopDatabase()
})
const address = await app.listen({ host: settings.host, port: settings.port })
for (const line of [...notes, `Kasack is ready: ${address}`]) process.stderr.write(`${line}\n`)

/** A wrong setting stops the start with one line. */
function settingsOrExit(): Settings {
  try {
    return readSettings(readEnvironment())
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** The server that DATABASE_URL names, or the embedded one in DATA_DIR. */
async function database({ databaseUrl, dataDirectory }: Settings): Promise<{ connection: Connection; stopDatabase: () => Promise<void> }> {
  if (databaseUrl !== null) return { connection: { connectionString: databaseUrl }, stopDatabase: async () => undefined }
  const embedded = await startEmbeddedDatabase(join(dataDirectory, 'database'))
  return { connection: embedded.connection, stopDatabase: embedded.stop }
}
