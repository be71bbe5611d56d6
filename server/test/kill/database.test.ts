import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { EventsSince } from '@kasack/contract/live.ts'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { lockedBy } from '../../src/platform/embedded-database/server.ts'
import { killEverything } from '../program/kill-everything.ts'
import type { Program } from '../program/program.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'
import { signIn } from '../program/sign-in.ts'
import { isAccountedFor, readJournal, writesOf } from './journal.ts'
import { makeReferences, readAll } from './stored.ts'

// Only PostgreSQL is hit while the program writes: the program must survive. One round of each kind; `npm run kill-test` makes ten.
const rounds = Math.max(1, Math.ceil(Number(process.env['KILL_ROUNDS'] ?? 1)))
const leastNoted = 50

const { directory, remove } = throwAwayDirectory()
const notes = throwAwayDirectory()
const journal = join(notes.directory, 'journal')
writeFileSync(journal, '')
const settings = { DATA_DIR: directory, DEMO_DATA: 'off', PORT: '0', LOG_LEVEL: 'silent', INITIAL_ADMIN_PASSWORD: 'ein-langer-satz' }
const cluster = join(directory, 'database', 'postgres')
let program: Program
let headers: Record<string, string>

afterAll(() => {
  if (program) killEverything(program.pid, directory)
  remove()
  notes.remove()
})

const connections = `from pg_stat_activity where datname = 'app' and pid <> pg_backend_pid()`
const hits: [name: string, isCrash: boolean, hit: () => Promise<void>][] = [
  ['its first process is killed', true, async () => void process.kill(lockedBy(join(cluster, 'data', 'postmaster.pid'))!, 'SIGKILL')],
  [
    'the process of one connection is killed',
    true,
    async () => {
      const [busy] = await asSuperuser<{ pid: number }>(`select pid ${connections} order by state = 'active' desc, random() limit 1`)
      process.kill(busy!.pid, 'SIGKILL')
    },
  ],
  ['all its connections are ended', false, async () => void (await asSuperuser(`select pg_terminate_backend(pid) ${connections}`))],
]

test.each(hits)(
  `when %s under five writers, the program goes on and loses nothing it has acknowledged`,
  async (name, isCrash, hit) => {
    program ??= startProgram(directory, settings)
    const address = await program.ready
    headers ??= await signIn(address, 'admin', settings.INITIAL_ADMIN_PASSWORD)
    const references = await makeReferences(address, headers)
    for (let round = 1; round <= rounds; round++) {
      const before = noted().length
      const task = JSON.stringify({ address, headers, journal, seed: round, mayBeAway: true, ...references })
      const writer = spawn(process.execPath, [writerFile, task], { stdio: 'inherit' })
      const written = once(writer, 'exit')
      await enough(before)
      await delay(Math.random() * 500)
      const { last } = await changesAfter(address)
      const begin = performance.now()
      await hit()
      const back = await untilReady(address, begin)
      await enough(noted().length)
      writer.kill('SIGTERM')
      await written
      process.stdout.write(`${name}, round ${round}: ready after ${back} ms, ${noted().length - before} noted writes\n`)

      // A crash empties the notes of changes, and only with it do browsers have to read everything anew.
      expect((await changesAfter(address, last)).reset).toBe(isCrash)

      const lines = readJournal(journal)
      const stored = await readAll(address, headers)
      const writes = writesOf(lines)
      expect(lines.filter(({ event }) => event === 'unexpected')).toEqual([])
      expect([...writes].filter(([id, all]) => !isAccountedFor(stored.get(id), all)).map(([id]) => id)).toEqual([])
    }
  },
  patience(60_000 * (rounds + 1)),
)

test('the same session and the same program have seen it all', async () => {
  const address = await program.ready
  expect((await fetch(`${address}/api/v0/users/me.json/`, { headers })).status).toBe(200)
  expect(program.said().words).toContain('The embedded database is running again')
  process.kill(program.pid, 'SIGTERM')
  expect(await program.ended).toEqual({ code: 0, signal: null })
})

const writerFile = fileURLToPath(new URL('./writer.ts', import.meta.url))

const noted = () => readJournal(journal).filter(({ event }) => event === 'created' || event === 'changed')

const changesAfter = async (address: string, last = '') =>
  (await (await fetch(`${address}/api/v0/events/since.json/?after=${encodeURIComponent(last)}`, { headers })).json()) as EventsSince

/** Waits for enough further writes; fails at once if the program ends. */
async function enough(before: number): Promise<void> {
  while (noted().length < before + leastNoted) await orEnded(delay(20))
}

async function untilReady(address: string, begin: number): Promise<number> {
  await delay(50) // the signal is on its way
  while ((await orEnded(fetch(`${address}/readyz`))).status !== 200) await delay(20)
  return Math.round(performance.now() - begin)
}

const orEnded = <T>(waiting: Promise<T>): Promise<T> => Promise.race([waiting, program.ended.then(fail)])

function fail(): never {
  throw new Error(`the program has ended: ${program.said().words}`)
}

async function asSuperuser<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(cluster, 'run'), user: 'postgres', database: 'app' })
  await client.connect()
  const { rows } = await client.query<Row>(statement)
  await client.end()
  return rows
}
