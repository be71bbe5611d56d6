import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from './port.mjs'
import { findProgram, installPackage, mayInstall, say } from './step.mjs'

const oldest = 15
const debianFolder = '/usr/lib/postgresql'
const quick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** The program folder of an ordinary PostgreSQL 15 or newer, installed if allowed; null if there is none. */
export async function ensurePostgres() {
  const found = findPostgres()
  if (found !== null || !mayInstall()) return found
  await installPackage('postgresql').catch(({ message }) => say(message))
  return findPostgres()
}

/** Same, of those that are there; `program` must be beside it. */
export function findPostgres(program = 'initdb') {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).toSorted((a, b) => Number(b) - Number(a)) : []
  const programs = [findProgram([program]), ...versions.map((version) => join(debianFolder, version, 'bin', program))]
  const folders = programs.filter((found) => found !== null && existsSync(found)).map((found) => dirname(realpathSync(found)))
  return folders.find((folder) => majorOf(folder) >= oldest) ?? null
}

function majorOf(folder) {
  const program = join(folder, 'postgres')
  return existsSync(program) ? Number(/ (\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]) : 0
}

/**
 * A throw-away server on a free port of 127.0.0.1 with plain settings: locale C, UTF8. `url` is of a role that may create databases but is
 * no superuser. `stop` ends the server and removes its folder; it also ends with this process, however that ends.
 */
export async function startOrdinaryPostgres(folder, directory = mkdtempSync(join(tmpdir(), 'kasack-postgres-'))) {
  const cluster = join(directory, 'data')
  const account = unprivileged()
  const as = { ...account, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  mkdirSync(directory, { recursive: true })
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid)

  const password = randomBytes(12).toString('hex')
  initialise(folder, { cluster, directory, password, as })
  const port = await freePort()
  const settings = [...quick, 'listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='].flatMap((setting) => [
    '-c',
    setting,
  ])
  const log = openSync(join(directory, 'postgres.log'), 'a')
  const server = spawn('/bin/sh', ['-c', untilInputEnds, join(folder, 'postgres'), '-D', cluster, ...settings], {
    ...as,
    detached: true,
    stdio: ['pipe', log, log],
  })
  closeSync(log)
  const ended = new Promise((resolve) => server.on('exit', resolve))
  await readiness(directory, server)
  return {
    url: `postgres://app:${password}@127.0.0.1:${port}/app`,
    async stop() {
      server.stdin.end()
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const untilInputEnds = `"$0" "$@" & server=$!; read -r nothing; kill -QUIT $server; wait $server`

/** Creates a cluster with the superuser `postgres` and the role `app`, which owns the database `app`; both have the password. */
export function initialise(folder, { cluster, directory, password, as }) {
  const passwordFile = join(directory, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (as.uid !== undefined) chownSync(passwordFile, as.uid, as.gid)
  const options = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--locale=C', '--encoding=UTF8', '--no-sync']
  execFileSync(join(folder, 'initdb'), [`--pgdata=${cluster}`, ...options], { ...as, stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync(
    join(folder, 'postgres'),
    ['--single', '-D', cluster, '-c', 'exit_on_error=on', '-c', 'log_min_messages=fatal', 'postgres'],
    {
      ...as,
      input: `create role app login createdb password '${password}';\ncreate database app owner app;\n`,
      stdio: ['pipe', 'ignore', 'inherit'],
    },
  )
}

/** The account that runs PostgreSQL, which refuses to run as root; empty: this one. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const [, , uid, gid] = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  return { uid: Number(uid), gid: Number(gid) }
}

/** The last line of the server's lock file says when it is ready. */
async function readiness(directory, server) {
  const lock = join(directory, 'data', 'postmaster.pid')
  while (!existsSync(lock) || !/^ready\s*$/m.test(readFileSync(lock, 'utf8'))) {
    if (server.exitCode !== null)
      throw new Error(`The ordinary PostgreSQL did not start: ${readFileSync(join(directory, 'postgres.log'), 'utf8')}`)
    await delay(20)
  }
}
