import { join } from 'node:path'
import { buildApp, buildWork } from './app.ts'
import { openLive } from './live/hub.ts'
import { presenceChannel } from './live/queries.ts'
import { firstStart } from './first-start.ts'
import { refuseHalfRestored } from './platform/backup/half-restored.ts'
import { systemClock } from './platform/program/clock.ts'
import { watchConnections } from './platform/connection/connections.ts'
import type { Connection } from './platform/database/db.ts'
import { openDatabase } from './platform/database/db.ts'
import { startEmbeddedDatabase } from './platform/embedded-database/embedded-database.ts'
import type { Settings } from './platform/program/env.ts'
import { readEnvironment, readSettings } from './platform/program/env.ts'
import type { JobNotes } from './platform/job/job-notes.ts'
import { listen as listenForChanges } from './platform/database/listen.ts'
import { migrate } from './platform/database/migrate.ts'
import { vaultOf } from './platform/secret/secret-key.ts'
import { CannotStart, WrongSetting } from './platform/program/setting.ts'
import { stopOnSignal } from './platform/program/stop.ts'
import { isDiskFull, listen, requireFolder, requireServer, withoutSpace } from './platform/database/usable.ts'

await start().catch(refuse)

async function start(): Promise<void> {
  const clock = systemClock
  const settings = readSettings(readEnvironment())
  const { connection, stopDatabase } = await database(settings)
  const db = openDatabase(connection)
  if (settings.databaseUrl !== null) await requireServer(db)
  await refuseHalfRestored(connection, settings.dataDirectory)
  await migrate(connection)
  // Before anything else can fail: a password is shown only once.
  for (const note of await firstStart(db, settings, clock)) say(note)
  const vault = await vaultOf(db, settings)
  const notes: JobNotes = new Map()
  const live = openLive({ db, clock, warn: (error) => app.log.warn({ err: error }, 'changes could not be told') })
  const app = await buildApp({ db, clock, settings, vault, notes, live })
  const connections = watchConnections(app)
  const work = buildWork({ db, clock, settings, log: app.log, notes })
  const hear = (entities: ReadonlySet<string> | null) => {
    work.hear(entities)
    live.readChanges()
  }
  const changes = listenForChanges(connection, hear, { [presenceChannel]: (note) => void live.hearPresence(note) })
  stopOnSignal(async () => {
    await live.stop() // a stream is a response that does not end by itself
    await Promise.all([connections.close(), work.stop(), changes.stop()])
    await db.destroy()
    await stopDatabase()
  })
  say(`Kasack is ready: ${await listen(app, settings)}`)
  work.start()
}

/** The server that DATABASE_URL names, or the embedded one in DATA_DIR. */
async function database({ databaseUrl, dataDirectory }: Settings): Promise<{ connection: Connection; stopDatabase: () => Promise<void> }> {
  if (databaseUrl !== null) return { connection: { connectionString: databaseUrl }, stopDatabase: async () => undefined }
  requireFolder(dataDirectory)
  const embedded = await startEmbeddedDatabase(join(dataDirectory, 'database'), { log: say })
  return { connection: embedded.connection, stopDatabase: embedded.stop }
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

/** An error that the operator can fix stops the start with a single line. */
function refuse(error: unknown): never {
  const reason = isDiskFull(error) ? withoutSpace : error
  if (!(reason instanceof CannotStart || reason instanceof WrongSetting)) throw error
  say(reason.message)
  process.exit(1)
}
