import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { patience } from './patience.mjs'
import { commandOf, processesOf, signal } from './processes.mjs'

// node keeper.mjs TOOL PARAMETER...: runs a tool in a group and with a folder for temporary files of its own. The folder finds every
// process the tool has started, also one that left the group. What the tool leaves running is named, ended, and makes the
// run a failure. When the keeper's input ends - because whoever started it says so, or was killed - the tool is ended with all of it.

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'kasack-test-')))
chmodSync(folder, 0o711) // PostgreSQL, which runs as another account, passes through
const [tool, ...parameters] = process.argv.slice(2)
const child = spawn(tool, parameters, { detached: true, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, TMPDIR: folder } })

const ended = new Promise((resolve) => {
  child.on('error', ({ message }) => {
    // Not found is told as EACCES, too, where PATH has a folder that is closed to this account.
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

/** Whatever ends by itself, such as PostgreSQL when its user has gone, has the time for it. */
async function leftRunning() {
  const deadline = performance.now() + patience(10_000)
  let pids = await found()
  while (pids.length > 0 && performance.now() < deadline) {
    await delay(50)
    pids = await found()
  }
  return pids
}

/** A process that is just becoming another program shows nothing for a moment: what is not seen is looked for twice. */
async function found() {
  const seen = processesOf(folder)
  if (seen.length > 0) return seen
  await delay(20)
  return processesOf(folder)
}

/** PostgreSQL's own processes follow their first one only when they notice: again until nothing is left. */
async function endAll() {
  if (child.pid !== undefined) signal(-child.pid, 'SIGKILL')
  for (let pids = await found(); pids.length > 0; pids = await found()) {
    for (const pid of pids) signal(pid, 'SIGKILL')
    await delay(20)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
