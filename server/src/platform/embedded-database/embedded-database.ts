import { bringUp, serverAnswers } from './bring-up.ts'
import type { Cluster } from './cluster.ts'
import { claimUse, isWatched, watch } from './directory-use.ts'
import { prepareCluster } from './prepare-cluster.ts'
import { findServer, isLeftBehind, stopServer } from './server.ts'
import { supervise } from './supervise.ts'

type Connection = { host: string; port: number; user: string; database: string }

export type EmbeddedDatabase = {
  /** For the application: the role `app` owns the database `app` and is not a superuser. */
  connection: Connection
  /** For backups and for tests that create their own databases. */
  superuser: Connection
  /** Whether this call started the server, or joined one that another process uses or left behind. */
  outcome: 'started' | 'joined'
  /** Ends this process's use; the last process stops the server and waits for it. End the pools first. */
  stop(): Promise<void>
}

export type EmbeddedOptions = {
  /** Further arguments for `postgres`, used when this process starts the server: `['-c', 'fsync=off']`. */
  flags?: string[]
  /** Receives a sentence when the server is gone, is back, or cannot be brought back. */
  log?: (message: string) => void
}

/**
 * PostgreSQL from the npm package, below `{directory}/postgres`, reached through a Unix socket that only this account may use.
 * Processes on one machine may share a directory. The server ends with the last of them, however that one ends. If it dies earlier,
 * it is back within seconds, but open connections break, so a pool needs an `error` listener.
 * Refuses a cluster of another major version or account, and a platform without a package.
 */
export async function startEmbeddedDatabase(
  directory: string,
  { flags = [], log = () => {} }: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const cluster = await prepareCluster(directory, flags)
  const use = await claimUse(cluster)
  const outcome = await bringUp(cluster, flags)

  const supervision = supervise(
    () => keepRunning(cluster, flags, log),
    ({ message }) => log(message),
  )
  const stop = async () => {
    await supervision.end()
    if ((await use.end()) === 'others') return
    await stopServer(cluster)
  }
  let stopping: Promise<void> | undefined

  const at = { host: cluster.socketDirectory, port: cluster.port }
  return {
    connection: { ...at, user: 'app', database: 'app' },
    superuser: { ...at, user: 'postgres', database: 'postgres' },
    outcome,
    stop: () => (stopping ??= stop()),
  }
}

async function keepRunning(cluster: Cluster, flags: string[], log: (message: string) => void): Promise<void> {
  if (!isWatched(cluster)) watch(cluster)
  const running = findServer(cluster)
  if ((running !== null && !isLeftBehind(running)) || (await serverAnswers(cluster))) return
  log('The embedded database has stopped: restarting it')
  await bringUp(cluster, flags)
  log('The embedded database is running again')
}
