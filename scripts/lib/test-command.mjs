import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { node, root } from './step.mjs'

const minutes = 60_000
const running = new Set()

// A group of processes of its own each, so that a test that hangs goes with the servers and browsers it started.
const end = (child, signal) => {
  try {
    process.kill(-child.pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    for (const child of running) end(child, 'SIGTERM')
    process.exit(1)
  })
}

/**
 * Runs one of the project's tools, with Node 24 as `node`, and collects what it prints.
 * Nobody answers its questions, and after the given minutes it is ended; then `ok` is false.
 * Of `variables`, an undefined one is taken away.
 */
export async function capture(tool, parameters, { directory = '.', variables = {}, limit = 9 } = {}) {
  const child = spawn(tool, parameters, {
    cwd: join(root, directory),
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => void (output += text))
  const timer = setTimeout(() => {
    output += `\nEnded after ${limit} minutes.\n`
    end(child, 'SIGKILL')
  }, limit * minutes)
  const ok = await new Promise((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  clearTimeout(timer)
  running.delete(child)
  return { ok, output }
}

function environment(variables) {
  const path = [dirname(node), process.env.PATH].join(delimiter)
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }
  const all = Object.entries({ ...process.env, PATH: path, ...colours, ...variables })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
