import { spawn } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Node 24 as installed by the project; the scripts themselves run on an older one. */
export const node = join(root, 'node_modules', '.bin', 'node')

/** Options of the server's Node: 32 MB for short-lived objects, where it would take 128 (docs/performance.md). */
export const serverOptions = ['--max-semi-space-size=16']

/** Prints progress; not on stdout, which belongs to the program's log. */
export const say = (line) => process.stderr.write(`${line}\n`)

/** Runs a command in the project's folder, passes its output on, and throws unless it succeeds. */
export async function run(program, parameters, { directory = root, variables = {} } = {}) {
  const child = spawn(program, parameters, { cwd: directory, env: { ...process.env, ...variables }, stdio: ['ignore', 2, 2] })
  const ending = await new Promise((resolve) => {
    child.on('error', ({ message }) => resolve(message))
    child.on('exit', (code, signal) => resolve(code === 0 ? null : `it ended with ${signal ?? code}`))
  })
  if (ending !== null) throw new Error(`${[program, ...parameters].join(' ')}: ${ending}`)
}

/** The first of these programs found in PATH or the given folders, or null. */
export function findProgram(names, folders = (process.env.PATH ?? '').split(delimiter)) {
  const files = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return files.find(isExecutable) ?? null
}

export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Whether Debian packages may be installed. */
export const mayInstall = () => process.getuid?.() === 0 && findProgram(['apt-get']) !== null

let installed = Promise.resolve()

/** Installs a Debian package after earlier requests: apt-get is exclusive. */
export function installPackage(name) {
  const mine = installed.then(() => install(name))
  installed = mine.catch(() => undefined) // its caller gets the error
  return mine
}

async function install(name) {
  say(`Installing ${name} (apt-get)`)
  const variables = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { variables })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { variables })
}
