import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { say } from '../say.ts'

/** Seconds from the command until the page is usable. */
const bars = { first: 90, later: 4 }

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Prints how long `npm start` takes in a clean clone of the last commit, and how long later starts take. */
export async function printStart(): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'kasack-clone-'))
  chmodSync(directory, 0o755) // started by root, the database runs under another account
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, 'kasack'], { cwd: directory })
  const clone = join(directory, 'kasack')
  try {
    const first = await start(clone)
    const later = [await start(clone), await start(clone), await start(clone)].toSorted((one, other) => one - other)[1]!
    say(`\nFirst start of a clean clone   ${first.toFixed(1)} s`)
    say(`Later starts                   ${later.toFixed(1)} s`)
    return [
      ...(first > bars.first ? [`a first start takes ${first.toFixed(1)} s, ${bars.first} are allowed`] : []),
      ...(later > bars.later ? [`a later start takes ${later.toFixed(1)} s, ${bars.later} are allowed`] : []),
    ]
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Seconds until the login page answers; then stops the program. */
async function start(directory: string): Promise<number> {
  const { DATABASE_URL: _own, ...environment } = process.env
  const begin = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: directory,
    env: { ...environment, PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const lines: string[] = []
  try {
    for await (const line of createInterface(child.stderr)) {
      lines.push(line)
      const address = /Kasack is ready: (\S+)/.exec(line)?.[1]
      if (!address) continue
      const { status } = await fetch(`${address}/django_auth/login/`)
      if (status !== 200) throw new Error(`the login page answers ${status}`)
      return (performance.now() - begin) / 1000
    }
    throw new Error(`npm start ended:\n${lines.join('\n')}`)
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit')
      process.kill(-child.pid!, 'SIGTERM')
      await ended
    }
  }
}
