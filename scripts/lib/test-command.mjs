import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measurePace, patience } from './patience.mjs'
import { node, root } from './step.mjs'

/** Minutes on an idle machine, several times what the longest part takes there. Each tool gives up a hanging test long before. */
const longest = 20
const keeper = fileURLToPath(new URL('keeper.mjs', import.meta.url))

// Each keeper ends its tool when this process is gone, for whatever reason.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1))

/**
 * Runs one of the project's tools, with Node 24 as `node`, and collects its output. Its input is empty, and after `limit` minutes (more on
 * a slow or busy machine) it is killed with everything it started; `ok` is then false, as it is when the tool leaves processes running. An
 * undefined variable is removed from the environment.
 */
export async function capture(tool, parameters, { directory = '.', variables = {}, limit = longest } = {}) {
  const pace = measurePace()
  const child = spawn(process.execPath, [keeper, tool, ...parameters], {
    cwd: join(root, directory),
    env: environment({ KASACK_PACE: String(pace), ...variables }),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true, // Ctrl+C is for this process; the keeper notices its end
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => void (output += text))
  child.stdin.on('error', () => undefined) // the keeper may end first
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
