import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { patience } from './patience.mjs'
import { commandOf, processesOf, signal } from './processes.mjs'

// node keeper.mjs TOOL PARAMETER...: runs a tool in its own process group and temporary folder. The folder identifies every process the
// tool started, even one that left the group. Processes left running are named and killed, and fail the run. When the keeper's input ends -
// closed by the parent, or because the parent was killed - it kills the tool and all its processes.

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kasack-test-')))
chmodSync(folder, 0o711) // PostgreSQL, which runs under another account, must get through
const [tool, ...parameters] = process.argv.slice(2)
const child = spawn(tool, parameters, { detached: true, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, TMPDIR: folder } })

const ended = new Promise((resolve) => {
  child.on('error', ({ message }) => {
    // ENOENT is reported as EACCES if a folder in PATH is closed to this account.
    process.stderr.write(`${tool} did not start: ${message}\n`)
    resolve(message)
  })
  child.on('exit', (code, byWhat) => resolve(code === 0 ? null : `it ended with ${byWhat ?? code}`))
})
const letGo = new Promise((resolve) => {
  process.stdin.on('close', resolve).resume()
})
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => process.stdin.destroy())

const problem = await Promise.race([ended, letGo.then(() => 'nobody waits for it any more')])
const left = problem === null ? await leftRunning() : []
for (const pid of left) process.stderr.write(`Left running by ${tool}: ${pid} ${commandOf(pid)}\n`)
await endAll()
process.exit(problem === null && left.length === 0 ? 0 : 1)

/** Gives processes that exit by themselves, such as PostgreSQL after its client, the time for it. */
async function leftRunning() {
  const deadline = performance.now() + patience(10_000)
  let pids = await found()
  while (pids.length > 0 && performance.now() < deadline) {
    await delay(50)
    pids = await found()
  }
  return pids
}

/** During exec a process briefly shows nothing, so an empty result is checked twice. */
async function found() {
  const seen = processesOf(folder)
  if (seen.length > 0) return seen
  await delay(20)
  return processesOf(folder)
}

/** PostgreSQL's child processes notice the end of their parent late, so it repeats until none is left. */
async function endAll() {
  if (child.pid !== undefined) signal(-child.pid, 'SIGKILL')
  for (let pids = await found(); pids.length > 0; pids = await found()) {
    for (const pid of pids) signal(pid, 'SIGKILL')
    await delay(20)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
