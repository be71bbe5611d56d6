import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { CannotStart } from '../program/setting.ts'
import type { Cluster } from './cluster.ts'
import { isWatched, watch } from './directory-use.ts'
import { findServer, isAlive, isLeftBehind, lockedBy, signal, startServer } from './server.ts'

/** Milliseconds. A first start took 8 s under heavy disk load, and a recovery may take longer. */
const patience = 120_000
const patienceWithOrphan = 10_000
const maxStarts = 20

/** Waits until the server answers, and starts it if none runs. The caller holds a claim (directory-use.ts). */
export async function bringUp(cluster: Cluster, flags: string[]): Promise<'started' | 'joined'> {
  const begin = performance.now()
  const wasWatched = isWatched(cluster)
  let child: { ended: string | null } | null = null

  for (let starts = 0; starts <= maxStarts && performance.now() - begin < patience; await delay(20)) {
    if (!isWatched(cluster)) watch(cluster)
    if (await serverAnswers(cluster)) {
      if (child?.ended === null) return 'started'
      if (await stays(cluster)) return 'joined'
    }

    if (child?.ended === null) continue
    const running = findServer(cluster)
    if (running === null) {
      removeStaleLocks(cluster)
      child = launch(cluster, flags)
      starts++
    } else if (isLeftBehind(running)) {
      signal(running, 'SIGQUIT') // it stays busy until its statement ends, and no new server starts meanwhile
    } else if (!wasWatched && performance.now() - begin > patienceWithOrphan) {
      // An orphan without a watchdog, stuck in its shutdown, as observed: an immediate stop; the next start replays the log.
      signal(running, 'SIGQUIT')
    }
  }
  throw new CannotStart(`The embedded database did not start${child?.ended ? ` (${child.ended})` : ''}, see ${cluster.logFile}`)
}

/** Whether the server of this very data directory accepts connections: after a move, the old one still answers on the same socket. */
export async function serverAnswers({ socketDirectory, port, lockFile }: Cluster): Promise<boolean> {
  const client = new Client({
    host: socketDirectory,
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ lock: string }>(`select pg_read_file('postmaster.pid') as lock`)
    return rows[0]?.lock === (await readFile(lockFile, 'utf8'))
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** The watchdog may have seen the last user leave just before this one came, and be about to stop the server: look twice. */
async function stays(cluster: Cluster): Promise<boolean> {
  await delay(100)
  return isWatched(cluster) && (await serverAnswers(cluster))
}

function launch(cluster: Cluster, flags: string[]) {
  const child: { ended: string | null } = { ended: null }
  startServer(cluster, flags)
    .on('exit', (code, byWhat) => (child.ended ??= `it ended with ${byWhat ?? code}`))
    .on('error', ({ message }) => (child.ended ??= message))
  return child
}

/** No server runs here: a lock whose process is alive belongs to a zombie or another program, and PostgreSQL would refuse to start. */
function removeStaleLocks({ lockFile, socketDirectory, port }: Cluster): void {
  for (const lock of [lockFile, join(socketDirectory, `.s.PGSQL.${port}.lock`)]) {
    const pid = lockedBy(lock)
    if (pid !== null && isAlive(pid)) rmSync(lock, { force: true })
  }
}
