import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { signal } from '../../../scripts/lib/processes.mjs'
import { emptyDatabase } from '../database.ts'
import { killProcessesOf } from '../program/kill-everything.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'
import { signIn } from '../program/sign-in.ts'
import { begin, run } from './command.ts'

// A restore is killed twice: when it has just begun, and when it has the files and begins with the rows.

const { directory, remove } = throwAwayDirectory()
const usual = { DEMO_DATA: 'off', PORT: '0', LOG_LEVEL: 'silent', INITIAL_ADMIN_PASSWORD: 'ein-langer-satz' }
const backup = join(directory, 'backup')
const endings: (() => Promise<void>)[] = []

beforeAll(async () => {
  const settings = { ...usual, DATA_DIR: join(directory, 'data') }
  const program = startProgram(directory, settings)
  await program.ready
  await run(directory, 'backup', [backup], settings)
  process.kill(program.pid, 'SIGTERM')
  await program.ended
}, patience(60_000))

afterAll(async () => {
  killProcessesOf(directory)
  for (const end of endings) await end()
  remove()
})

test.each<[string, () => Promise<Record<string, string>>]>([
  ['the embedded database', async () => ({})],
  ['a server', serverOfItsOwn],
])(
  'after a restore into %s was killed, Kasack does not start there and says why in one line, and the restore is run again',
  async (name, database) => {
    const DATA_DIR = join(directory, name)
    const settings = { ...usual, ...(await database()), DATA_DIR }
    mkdirSync(DATA_DIR, { mode: 0o711 })
    for (const sign of ['', 'secret-key']) {
      const restoring = begin(directory, 'restore', [backup], settings)
      while (!existsSync(join(DATA_DIR, '.restoring', sign))) await delay(1)
      signal(-restoring.pid, 'SIGKILL')
      expect(await restoring.ended).toMatchObject({ code: null, said: '' })

      const left = filesIn(DATA_DIR)
      const program = startProgram(directory, settings)
      expect(await program.ended).toEqual({ code: 1, signal: null })
      expect(program.said().words).toBe(`A restore into ${DATA_DIR} was begun and has not ended: run npm run restore again\n`)
      expect(filesIn(DATA_DIR)).toEqual(left) // and makes no key of its own
    }
    expect(await run(directory, 'restore', [backup], settings)).toMatch(/all compared$/m)
    expect(readdirSync(DATA_DIR)).not.toContain('.restoring')
    const address = await startProgram(directory, settings).ready
    expect(await signIn(address, 'admin', usual.INITIAL_ADMIN_PASSWORD)).toHaveProperty('cookie')
  },
  patience(180_000),
)

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name !== 'database')

async function serverOfItsOwn() {
  const { url, drop } = await emptyDatabase()
  endings.push(drop)
  return { DATABASE_URL: url }
}
