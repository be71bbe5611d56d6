import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts'

/** Fast instead of durable. */
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => ['-c', setting])

/** For tests: an empty embedded database in its own folder, removed by `stop` or after this process is killed. */
export async function startThrowAwayDatabase(): Promise<EmbeddedDatabase & { directory: string }> {
  const directory = mkdtempSync(join(tmpdir(), 'kasack-'))
  chmodSync(directory, 0o711) // started by root, the server runs as another account
  const sweeper = sweepAfterUs(directory)
  const database = await startEmbeddedDatabase(directory, { flags })
  return {
    ...database,
    directory,
    async stop() {
      await database.stop()
      rmSync(directory, { recursive: true, force: true })
      sweeper.kill('SIGKILL')
    },
  }
}

// Its input ends with this process, however that ends. The watchdog then stops the server; if that is gone too, this script does.
// A server that was still being created notices late, hence the second removal.
const sweeping = `
  trap '' HUP INT TERM
  read -r nothing
  seconds=0
  while [ $seconds -lt 30 ] && read -r server <"$0/postgres/data/postmaster.pid" && kill -0 "$server"; do
    sleep 1
    seconds=$((seconds + 1))
    [ $seconds -eq 10 ] && kill -QUIT "$server"
  done
  rm -rf "$0"
  sleep 2
  rm -rf "$0"`

/** Removes the folder when this process is gone. */
function sweepAfterUs(directory: string): ChildProcess {
  const sweeper = spawn('/bin/sh', ['-c', sweeping, directory], { cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  sweeper.unref()
  ;(sweeper.stdin as Socket).unref()
  return sweeper
}
