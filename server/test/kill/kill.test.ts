import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { processesOf } from '../../../scripts/lib/processes.mjs'
import { killEverything } from '../program/kill-everything.ts'
import type { Program } from '../program/program.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'
import { signIn } from '../program/sign-in.ts'
import { isAccountedFor, readJournal, writesOf } from './journal.ts'
import { makeReferences, readAll } from './stored.ts'
import { Trail } from './trail.ts'

// Two rounds in every run; `npm run kill-test` makes ten.
const rounds = Number(process.env['KILL_ROUNDS'] ?? 2)
const leastNotedPerRound = 50

const { directory, remove } = throwAwayDirectory()
const notes = throwAwayDirectory()
const journal = join(notes.directory, 'journal')
writeFileSync(journal, '')
const settings = { DATA_DIR: directory, DEMO_DATA: 'off', PORT: '0', LOG_LEVEL: 'warn', INITIAL_ADMIN_PASSWORD: 'ein-langer-satz' }
let program: Program | undefined

afterAll(() => {
  if (program) killEverything(program.pid, directory)
  remove()
  notes.remove()
})

test(
  'killed while it starts for the first time, it starts the next time',
  async () => {
    for (const milliseconds of [300, 900, 1_500].slice(0, rounds)) {
      program = startProgram(directory, settings)
      await delay(milliseconds * (0.5 + Math.random()))
      killEverything(program.pid, directory)
    }
    program = startProgram(directory, settings)
    expect((await fetch(`${await program.ready}/readyz`)).status).toBe(200)
  },
  patience(120_000),
)

test(
  `killed ${rounds} times with five writes under way, it loses nothing it has acknowledged, and no line of history`,
  async () => {
    let address = await program!.ready
    const headers = await signIn(address, 'admin', settings.INITIAL_ADMIN_PASSWORD)
    const references = await makeReferences(address, headers)
    const trail = new Trail()
    for (let round = 1; round <= rounds; round++) {
      const before = noted().length
      const task = JSON.stringify({ address, headers, journal, seed: round, ...references })
      const writer = spawn(process.execPath, [writerFile, task], { stdio: 'inherit' })
      const written = once(writer, 'exit')
      while (noted().length < before + leastNotedPerRound) await delay(20)
      await delay(Math.random() * 2_000)
      killEverything(program!.pid, directory)
      await written

      const begin = performance.now()
      program = startProgram(directory, settings)
      address = await program.ready
      const restart = Math.round(performance.now() - begin)
      process.stdout.write(`round ${round}: killed after ${noted().length - before} noted writes, ready again after ${restart} ms\n`)

      const lines = readJournal(journal)
      const stored = await readAll(address, headers)
      const writes = writesOf(lines)
      expect(lines.filter(({ event }) => event === 'unexpected')).toEqual([])
      expect([...writes].filter(([id, all]) => !isAccountedFor(stored.get(id), all)).map(([id]) => id)).toEqual([])
      expect(await trail.contradictions({ address, headers }, { lines, stored })).toEqual([])
      // Carried out without a response: at most the five requests in flight at the kill.
      expect(stored.size - writes.size).toBeLessThanOrEqual(5 * round)
    }
  },
  patience(60_000 * (rounds + 1)),
)

test('told to stop, it leaves no process behind', async () => {
  process.kill(program!.pid, 'SIGTERM')
  expect(await program!.ended).toEqual({ code: 0, signal: null })
  await expect.poll(() => processesOf(directory)).toEqual([])
})

const writerFile = fileURLToPath(new URL('./writer.ts', import.meta.url))

const noted = () => readJournal(journal).filter(({ event }) => event === 'created' || event === 'changed')
