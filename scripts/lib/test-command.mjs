import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measurePace, patience } from './patience.mjs'
import { node, root } from './step.mjs'

/** Minutes on a calm machine: several times what the longest part takes there. A test that hangs is given up by its own tool long before. */
const longest = 20
const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url))

// Each keeper ends its tool when this process is gone, however it went.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

/**
 * Runs one of the project's tools, with Node 24 as `node`, and collects what it prints.
 * Nobody answers its questions, and after so many minutes (more on a slow or busy machine) it is ended with all it has started;
 * then `ok` is false, as when it leaves something running. Of `variables`, an undefined one is taken away.
 */
export async function capture(tool, parameters, { directory = '.', variables = {}, limit = longest } = {}) {
  const pace = measurePace()
  const child = spawn(process.execPath, [keeper, tool, ...parameters], {
    cwd: join(root, directory),
    env: environment({ KASACK_PACE: String(pace), ...variables }),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // Ctrl+C is for this process; the keeper notices that it has gone
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => void (output += text))
  child.stdin.on('error', () => undefined) // the keeper has ended first
  const minutes = patience(limit * 60_000, pace) / 60_000
  const timer = setTimeout(() => {
    output += `\nEnded after ${minutes} minutes.\n`
    child.stdin.end()
  }, minutes * 60_000)
  const ok = await new Promise((resolve) => child.on('close', (code) => resolve(code === 0)))
  clearTimeout(timer)
  return { ok, output }
}

function environment(variables) {
  const path = [dirname(node), process.env.PATH].join(delimiter)
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const all = Object.entries({ ...process.env, PATH: path, ...colours, ...variables })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
