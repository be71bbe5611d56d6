import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/lib/port.mjs'
import { findPostgres, initialise, unprivileged } from '../../scripts/lib/postgres.mjs'
import { processesOf, signal } from '../../scripts/lib/processes.mjs'
import { killProcessesOf } from '../../server/test/program/kill-everything.ts'

/** Two servers as docs/operations.md sets them up: commits wait until the replica has them on disk. */
export type Pair = {
  /** DATABASE_URL: both servers, the primary first. */
  url: string
  /** Of one server alone, for its superuser. */
  superuserOf: (server: 'primary' | 'replica') => string
  /** Kills every process of the primary at once; or freezes them: they answer nothing, and their connections stay, as if the line was cut. */
  losePrimary: (loss: Loss) => void
  promoteReplica: () => Promise<unknown>
  /** The former primary comes back, and knows nothing of its successor. */
  bringBackPrimary: (loss: Loss) => Promise<void>
  stop: () => void
}

export type Loss = 'killed' | 'frozen'

/** What a killed server leaves of its shared memory goes with its folder. */
const inFolder = 'dynamic_shared_memory_type=mmap'

export const findTools = (): string | null => findPostgres('pg_basebackup')

export async function startPair(tools: string, directory: string): Promise<Pair> {
  const password = randomBytes(12).toString('hex')
  const account = unprivileged()
  const as = { ...account, cwd: directory, env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', PGPASSWORD: password } }
  mkdirSync(directory, { recursive: true })
  if (account.uid !== undefined) chownSync(directory, account.uid, account.gid)
  const ports = { primary: await freePort(), replica: await freePort() }
  const clusterOf = (server: keyof typeof ports) => join(directory, server)
  const superuserOf = (server: keyof typeof ports) => `postgres://postgres:${password}@127.0.0.1:${ports[server]}/app`
  const signalPrimary = (name: NodeJS.Signals) => processesOf(clusterOf('primary')).forEach((pid) => signal(pid, name))
  const run = (program: string, args: string[]) =>
    void execFileSync(join(tools, program), args, { ...as, stdio: ['ignore', 'ignore', 'pipe'] })

  async function start(server: keyof typeof ports): Promise<void> {
    const log = openSync(join(directory, `${server}.log`), 'a')
    const settings = ['listen_addresses=127.0.0.1', `port=${ports[server]}`, 'unix_socket_directories=', 'max_connections=120', inFolder]
    const args = ['-D', clusterOf(server), ...settings.flatMap((setting) => ['-c', setting])]
    spawn(join(tools, 'postgres'), args, { ...as, detached: true, stdio: ['ignore', log, log] }).unref()
    closeSync(log)
    await until(`the ${server} answers`, () => ask(superuserOf(server), 'select 1'))
  }

  initialise(tools, { cluster: clusterOf('primary'), directory, password, as })
  await start('primary')
  run('pg_basebackup', ['-d', superuserOf('primary'), '-D', clusterOf('replica'), '-R', '-X', 'stream', '-c', 'fast'])
  await start('replica')
  await ask(superuserOf('primary'), `alter system set synchronous_standby_names = '*'`)
  await ask(superuserOf('primary'), 'select pg_reload_conf()')
  const synchronous = `select from pg_stat_replication where sync_state = 'sync'`
  await until('the replica is synchronous', async () => (await ask(superuserOf('primary'), synchronous)).length > 0)

  return {
    url: `postgres://app:${password}@127.0.0.1:${ports.primary},127.0.0.1:${ports.replica}/app?target_session_attrs=read-write`,
    superuserOf,
    losePrimary: (loss) => (loss === 'killed' ? killProcessesOf(clusterOf('primary')) : signalPrimary('SIGSTOP')),
    promoteReplica: () => ask(superuserOf('replica'), 'select pg_promote()'),
    bringBackPrimary: async (loss) => (loss === 'killed' ? start('primary') : signalPrimary('SIGCONT')),
    stop: () => (['primary', 'replica'] as const).forEach((server) => run('pg_ctl', ['stop', '-m', 'immediate', '-D', clusterOf(server)])),
  }
}

/** The rows of one statement on a connection of its own. */
export async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, query_timeout: 10_000 })
  client.on('error', () => undefined) // the statement fails, too
  try {
    await client.connect()
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits until it is so, at most half a minute; an error counts as not yet. */
export async function until(what: string, isSo: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`Half a minute was not enough until ${what}`)
    await delay(50)
  }
}
