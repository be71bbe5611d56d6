import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { commandAs, giveTo } from './account.ts'
import type { Cluster } from './cluster.ts'

export const serverEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const settings = {
  listen_addresses: '',
  shared_buffers: '128MB',
  max_connections: 60,
  // Only the server's own events: texts of statements and errors can hold personal data, and the application gets errors anyway.
  log_min_messages: 'log',
  log_checkpoints: 'off',
}

/** Starts `postgres` in its own process group: Ctrl-C reaches only the application, which stops the server when it is done. */
export function startServer({ data, root, logFile, socketDirectory, port, binaries, account }: Cluster, flags: string[]): ChildProcess {
  const log = openSync(logFile, 'a', 0o600) // a file rather than a pipe: the server may outlive this process
  giveTo(account, logFile)
  const setup = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program, args, ids] = commandAs(account, binaries.postgres, [
    '-D',
    data,
    '-k',
    socketDirectory,
    '-p',
    `${port}`,
    ...setup,
    ...flags,
  ])
  const server = spawn(program, args, { env: serverEnvironment, cwd: root, ...ids, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  server.unref()
  return server
}

/** Ends the server and waits until its last process is gone. */
export async function stopServer(cluster: Cluster): Promise<void> {
  let quitAt = performance.now() + 5000
  for (let pid = findServer(cluster), asked = false; pid !== null; pid = findServer(cluster)) {
    if (!asked) signal(pid, 'SIGINT')
    asked = true
    if (performance.now() > quitAt) {
      // PostgreSQL 18.4 may hang when asked to stop during recovery. An immediate stop loses nothing: the log is replayed.
      signal(pid, 'SIGQUIT')
      quitAt = performance.now() + 5000
    }
    await delay(10)
  }
}

/**
 * The process id of the running server or of a process it left behind; null if neither exists.
 * An id in the lock file proves nothing: it may now belong to a zombie or another program.
 */
export function findServer(cluster: Cluster): number | null {
  const locked = lockedBy(cluster.lockFile)
  if (locked !== null && isServer(locked, cluster)) return locked
  if (process.platform !== 'linux') return null
  const left = readdirSync('/proc').find((name) => /^\d+$/.test(name) && isServer(Number(name), cluster))
  return left === undefined ? null : Number(left)
}

function isServer(pid: number, { data }: Cluster): boolean {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/comm`, 'utf8') === 'postgres\n' && readlinkSync(`/proc/${pid}/cwd`) === data
    return execFileSync('ps', ['-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' }).includes(data)
  } catch {
    return false // gone, or owned by another account
  }
}

/** Whether a process that `findServer` found is only a backend whose server was killed. */
export function isLeftBehind(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').startsWith('postgres: ')
  } catch {
    return false // gone
  }
}

/** The process id in the first line of a PostgreSQL lock file; null without one. */
export function lockedBy(lockFile: string): number | null {
  try {
    return Number.parseInt(readFileSync(lockFile, 'utf8'), 10) || null
  } catch {
    return null
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Sends a signal; a process that is already gone is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
