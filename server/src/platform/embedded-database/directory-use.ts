import { execFile, spawn } from 'node:child_process'
import { closeSync, constants, existsSync, lstatSync, openSync, readSync, rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { giveTo } from './account.ts'
import type { Cluster } from './cluster.ts'

/*
 * The kernel tracks who uses the server: each such process holds a named pipe open for writing, and a shell, the watchdog, reads
 * it. When the last of them is gone, killed or not, the watchdog's read ends, and it stops the server. Nothing is ever written.
 * A pipe with a reader has a watchdog, a pipe with writers has users.
 */

const run = promisify(execFile)
const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants

/** Milliseconds. A child spawned by another thread of this process holds its open files until it calls exec. */
const patienceWithChildren = 500

/** Claims the server for this process before looking for it or starting it. `end` releases the claim and says whether others remain. */
export async function claimUse(cluster: Cluster): Promise<{ end(): Promise<'last' | 'others'> }> {
  await makePipe(cluster)
  // A pipe opens for writing only while it has a reader.
  const reader = openSync(cluster.useFile, O_RDONLY | O_NONBLOCK)
  const claim = openSync(cluster.useFile, O_WRONLY | O_NONBLOCK)
  closeSync(reader)
  return {
    async end() {
      closeSync(claim)
      for (const begin = performance.now(); performance.now() - begin < patienceWithChildren; await delay(10))
        if (!isUsed(cluster)) return 'last'
      return 'others'
    },
  }
}

async function makePipe(cluster: Cluster): Promise<void> {
  const { useFile } = cluster
  if (lstatSync(useFile, { throwIfNoEntry: false })?.isFIFO()) return
  rmSync(useFile, { force: true })
  await run('mkfifo', ['-m', '600', useFile]).catch((error) => {
    if (!existsSync(useFile)) throw error // otherwise another process was first
  })
  giveTo(cluster.account, useFile)
}

/** Reading a pipe without writers ends at once; with writers it would block. */
function isUsed({ useFile }: Cluster): boolean {
  const reader = openSync(useFile, O_RDONLY | O_NONBLOCK)
  try {
    return readSync(reader, Buffer.alloc(1)) > 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return true
    throw error
  } finally {
    closeSync(reader)
  }
}

/** Whether a watchdog waits for the last user to leave. */
export function isWatched({ useFile }: Cluster): boolean {
  try {
    closeSync(openSync(useFile, O_WRONLY | O_NONBLOCK))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENXIO') return false
    throw error
  }
}

// A server that has not ended after five seconds is stopped immediately; the next start replays its log.
const watchdog = `
  trap '' HUP INT TERM
  read -r nothing
  exec </dev/null
  read -r server <"$0" || exit 0
  kill -INT "$server"
  seconds=0
  while [ $seconds -lt 20 ] && kill -0 "$server"; do
    sleep 1
    seconds=$((seconds + 1))
    [ $seconds -eq 5 ] && kill -QUIT "$server"
  done`

/** Starts a watchdog. The caller holds a claim; a second watchdog does no harm. */
export function watch({ useFile, lockFile, account }: Cluster): void {
  const reader = openSync(useFile, O_RDONLY)
  spawn('/bin/sh', ['-c', watchdog, lockFile], { ...account.ids, cwd: '/', detached: true, stdio: [reader, 'ignore', 'ignore'] })
    .on('error', () => {}) // a shell exists wherever PostgreSQL runs; without one the next start adopts the server
    .unref()
  closeSync(reader)
}
