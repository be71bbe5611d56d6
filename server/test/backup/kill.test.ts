import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { signal } from '../../../scripts/lib/processes.mjs'
import { emptyDatabase, freshDatabase, urlOf } from '../database.ts'
import { killProcessesOf } from '../program/kill-everything.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'
import { signIn } from '../program/sign-in.ts'
import { begin, run } from './command.ts'

// A restore is killed twice: when it has just begun, and when it has the files and begins with the rows. A backup is killed, or stopped,
// while it waits for a table.

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
      expect(program.said().words).toBe(`A restore into ${DATA_DIR} was started but not finished: run npm run restore again\n`)
      expect(filesIn(DATA_DIR)).toEqual(left) // and creates no key
    }
    expect(await run(directory, 'restore', [backup], settings)).toMatch(/all verified$/m)
    expect(readdirSync(DATA_DIR)).not.toContain('.restoring')
    const address = await startProgram(directory, settings).ready
    expect(await signIn(address, 'admin', usual.INITIAL_ADMIN_PASSWORD)).toHaveProperty('cookie')
  },
  patience(180_000),
)

describe('what a backup that was killed has left', () => {
  const settings = async () => {
    const { connection, drop } = await freshDatabase()
    endings.push(drop)
    return { connection, settings: { ...usual, DATABASE_URL: urlOf(connection), DATA_DIR: join(directory, 'uploads') } }
  }
  /** Starts a backup that has created its folder and waits for a locked table. */
  async function held({ connection, settings: own }: Awaited<ReturnType<typeof settings>>, target: string) {
    const before = readdirSync(dirname(target))
    const changing = new pg.Client(connection)
    await changing.connect()
    await changing.query('begin; lock table facility in access exclusive mode')
    const backingUp = begin(directory, 'backup', [target], own)
    const folder = () =>
      readdirSync(dirname(target)).find((name) => name.startsWith(`${basename(target)}.incomplete`) && !before.includes(name))
    await expect.poll(folder).toBeDefined()
    const draft = folder()!
    writeFileSync(join(dirname(target), draft, 'rows.tsv'), 'Anna')
    return { ...backingUp, draft, goOn: () => changing.end() }
  }
  const newTarget = (name: string) => join(mkdtempSync(join(directory, 'backups-')), name)

  test('goes with the next backup to the same folder, of whatever name', async () => {
    const [place, target] = [await settings(), newTarget('monday')]
    const killed = await held(place, target)
    signal(-killed.pid, 'SIGKILL')
    await killed.ended
    await killed.goOn()
    expect(readdirSync(dirname(target))).toEqual([killed.draft])
    await run(directory, 'backup', [join(dirname(target), 'tuesday')], place.settings)
    expect(readdirSync(dirname(target))).toEqual(['tuesday'])
  })

  test('is told from one that is under way, and from what other databases and programs have there', async () => {
    const [place, target] = [await settings(), newTarget('monday')]
    const others = ['film.incomplete', 'monday.incomplete-0123abcd-0123abcd']
    for (const name of others) mkdirSync(join(dirname(target), name))
    const running = await held(place, target)
    signal(running.pid, 'SIGSTOP')
    await running.goOn()
    await run(directory, 'backup', [join(dirname(target), 'tuesday')], place.settings)
    expect(readdirSync(dirname(target)).toSorted()).toEqual([...others, running.draft, 'tuesday'].toSorted())
    signal(running.pid, 'SIGCONT')
    expect(await running.ended).toMatchObject({ code: 0 })
    expect(readdirSync(dirname(target)).toSorted()).toEqual([...others, 'monday', 'tuesday'].toSorted())
  })
})

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name !== 'database')

async function serverOfItsOwn() {
  const { url, drop } = await emptyDatabase()
  endings.push(drop)
  return { DATABASE_URL: url }
}
