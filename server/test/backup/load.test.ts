import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { emptyDatabase } from '../database.ts'
import { isAccountedFor, readJournal, writesOf } from '../kill/journal.ts'
import { makeReferences, readAll } from '../kill/stored.ts'
import { killEverything } from '../program/kill-everything.ts'
import { startProgram, throwAwayDirectory, type Program } from '../program/program.ts'
import { signIn } from '../program/sign-in.ts'
import { run } from './command.ts'

// The command takes a backup while five writers and an uploader work, and restores it into nothing.

const leastNoted = 30
const { directory, remove } = throwAwayDirectory()
const usual = { DEMO_DATA: 'off', PORT: '0', LOG_LEVEL: 'silent', INITIAL_ADMIN_PASSWORD: 'ein-langer-satz' }
const programs: Program[] = []
const endings: (() => Promise<void>)[] = []

afterAll(async () => {
  for (const { pid } of programs) killEverything(pid, directory)
  for (const end of endings) await end()
  remove()
})

test.each<[string, () => Promise<Record<string, string>>]>([
  ['the embedded database', async () => ({})],
  ['a server', serverOfItsOwn],
])(
  'a backup of %s under load has every row and every file that was acknowledged before it began',
  async (name, database) => {
    const folder = join(directory, name)
    mkdirSync(folder, { mode: 0o711 })
    const journal = join(folder, 'journal')
    const settings = { ...usual, ...(await database()), DATA_DIR: join(folder, 'data') }
    const address = await start(settings)
    const headers = await signIn(address, 'admin', usual.INITIAL_ADMIN_PASSWORD)
    const references = await makeReferences(address, headers)
    writeFileSync(journal, '')
    const task = JSON.stringify({ address, headers, journal, seed: 1, ...references })
    const writer = spawn(process.execPath, [writerFile, task], { stdio: 'inherit' })
    const written = once(writer, 'exit')
    const uploading = upload(address, headers)
    const enough = async (from: number) => {
      while (readJournal(journal).length < from + leastNoted || uploading.files.length < 5) await delay(20)
    }

    await enough(0)
    const [before, filesBefore] = [readJournal(journal).length, uploading.files.slice()]
    const copy = join(folder, 'backup')
    expect(await run(directory, 'backup', [copy], settings)).toMatch(/^Backed up to .* files$/m)
    await enough(readJournal(journal).length)
    writer.kill('SIGTERM')
    await Promise.all([written, uploading.end()])

    const restored = { ...usual, ...(await database()), DATA_DIR: join(folder, 'restored') }
    expect(await run(directory, 'restore', [copy], restored)).toMatch(/all verified$/m)
    const again = await start(restored)
    const session = await signIn(again, 'admin', usual.INITIAL_ADMIN_PASSWORD)
    const stored = await readAll(again, session)
    const lines = readJournal(journal)
    const writes = writesOf(lines)
    const lost = [...writesOf(lines.slice(0, before))].filter(([id]) => !isAccountedFor(stored.get(id), writes.get(id)!, before))
    expect(lines.filter(({ event }) => event === 'unexpected')).toEqual([])
    expect(lost.map(([id]) => id)).toEqual([])
    const contents = filesBefore.map(async ({ path }) => (await fetch(`${again}${path}`, { headers: session })).text())
    expect(await Promise.all(contents)).toEqual(filesBefore.map(({ content }) => content))
    for (const id of stored.keys()) expect(writes.has(id)).toBe(true)
  },
  patience(180_000),
)

const writerFile = fileURLToPath(new URL('../kill/writer.ts', import.meta.url))

async function serverOfItsOwn() {
  const { url, drop } = await emptyDatabase()
  endings.push(drop)
  return { DATABASE_URL: url }
}

function start(settings: Record<string, string>): Promise<string> {
  const program = startProgram(directory, settings)
  programs.push(program)
  return program.ready
}

/** Uploads one file after another; returns what was acknowledged: the path of each and its content. */
function upload(address: string, headers: Record<string, string>) {
  const files: { path: string; content: string }[] = []
  const ending = new AbortController()
  const post = async (path: string, body: string | FormData, more = {}) => {
    const answer = await fetch(`${address}${path}`, { method: 'POST', headers: { ...headers, ...more }, body })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as { id: number }
  }
  const uploading = (async () => {
    while (!ending.signal.aborted) {
      const { length } = files
      const { id } = await post(`${attachments}.json/`, JSON.stringify({ name: `Anlage ${length}` }), {
        'content-type': 'application/json',
      })
      const form = new FormData()
      const content = `Seite ${length}\n`.repeat(500)
      form.set('file', new Blob([content]), 'anlage.txt')
      await post(`${attachments}/${id}/file/`, form)
      files.push({ path: `${attachments}/${id}/file/`, content })
    }
  })()
  const end = () => {
    ending.abort()
    return uploading
  }
  return { files, end }
}

const attachments = '/api/v0/lookups/email-attachments'
