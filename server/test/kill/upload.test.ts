import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { signal } from '../../../scripts/lib/processes.mjs'
import { systemClock } from '../../src/platform/program/clock.ts'
import { insertSession } from '../../src/session/queries.ts'
import { csrfOf, hashToken, newToken } from '../../src/session/token.ts'
import { freshDatabase, urlOf } from '../database.ts'
import { factory } from '../factory.ts'
import type { Program } from '../program/program.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'
import { form, pdf } from '../upload/form.ts'

// Three kills in every run; `npm run kill-test` makes thirty.
const kills = 3 * Number(process.env['KILL_ROUNDS'] ?? 1)

const { db, connection, drop } = await freshDatabase()
const { directory, remove } = throwAwayDirectory()
const settings = { DATABASE_URL: urlOf(connection), DEMO_DATA: 'off', PORT: '0', INITIAL_ADMIN_PASSWORD: 'ein-langer-satz' }
const token = newToken()
const a = factory(db, systemClock)
await insertSession(db, { token: hashToken(token), userId: await a.user({ is_superuser: true }) }, systemClock.now())
const session = { cookie: `sessionid=${token}; csrftoken=${csrfOf(token)}`, 'x-csrftoken': csrfOf(token) }
const { rows: attachments } = await sql<{ id: number }>`select id from email_attachment order by id limit 3`.execute(db)
const papers = [await a.document(), await a.document()]
/** The records whose files are replaced again and again, by their paths. */
const uploaded = [...attachments.map(({ id }) => `lookups/email-attachments/${id}`), ...papers.map((id) => `employee-documents/${id}`)]
let program: Program | undefined

afterAll(async () => {
  if (program) signal(-program.pid, 'SIGKILL')
  await drop()
  remove()
})

test(
  `killed ${kills} times in the middle of uploads, no half file counts, and none that was acknowledged is lost`,
  async () => {
    const sent = new Map<string, Buffer>()
    const acknowledged = new Map<string, string>()
    for (let kill = 1; kill <= kills; kill++) {
      program = startProgram(directory, settings)
      const address = await program.ready
      const gone = new AbortController()
      const uploading = uploaded.map(async (path) => {
        while (!gone.signal.aborted) {
          const content = Buffer.concat([pdf, randomBytes(1_000_000)])
          sent.set(checksum(content), content)
          if ((await upload(address, path, content)) === 200) acknowledged.set(path, checksum(content))
        }
      })
      await delay(500 + Math.random() * 1_500)
      gone.abort()
      signal(-program.pid, 'SIGKILL')
      await program.ended
      await Promise.all(uploading)

      const { rows } = await sql<{ path: string; sum: string; size: number }>`
        select 'lookups/email-attachments/' || id as path, file_sha256 as sum, file_size as size
        from email_attachment where file_sha256 is not null
        union all
        select 'employee-documents/' || id, file_sha256, file_size from employee_document where file_sha256 is not null`.execute(db)
      for (const { path, sum, size } of rows)
        expect([path, checksum(readFileSync(pathOf(sum))), size]).toEqual([path, sum, sent.get(sum)?.length])
      // What was acknowledged is stored, or what was sent after it.
      expect([...acknowledged.keys()].filter((path) => !rows.some((row) => row.path === path))).toEqual([])
      for (const sum of acknowledged.values()) expect(checksum(readFileSync(pathOf(sum)))).toBe(sum)
    }
    expect([...acknowledged.keys()].some((path) => path.startsWith('employee-documents'))).toBe(true)
    expect([...acknowledged.keys()].some((path) => path.startsWith('lookups'))).toBe(true)
    const kept = readdirSync(files, { recursive: true, withFileTypes: true }).filter(
      (one) => one.isFile() && !one.parentPath.endsWith('unfinished'),
    )
    expect(kept.filter(({ name, parentPath }) => checksum(readFileSync(join(parentPath, name))) !== name)).toEqual([])
    const half = existsSync(join(files, 'unfinished')) ? readdirSync(join(files, 'unfinished')).length : 0
    process.stdout.write(`${kills} kills: ${kept.length} files, ${half} halves that count for nothing\n`)
  },
  patience(60_000 + 20_000 * kills),
)

const files = join(directory, 'data', 'files')
const pathOf = (sum: string) => join(files, sum.slice(0, 2), sum)
const checksum = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Sends a file in pieces, so that a kill hits it on its way; null: the program is gone. */
function upload(address: string, path: string, content: Buffer): Promise<number | null> {
  const { body, headers } = form({ name: 'a.pdf', content })
  return new Promise((resolve) => {
    const url = `${address}/api/v0/${path}/file/`
    const call = request(url, { method: 'POST', headers: { ...headers, ...session, 'content-length': body.length } })
    call.on('error', () => resolve(null))
    call.on('response', (answer) => {
      answer.resume()
      answer.on('error', () => resolve(null))
      answer.on('end', () => resolve(answer.statusCode ?? null))
    })
    const pieces = async () => {
      for (let at = 0; at < body.length; at += 100_000) {
        call.write(body.subarray(at, at + 100_000))
        await delay(Math.random() * 10)
      }
      call.end()
    }
    void pieces()
  })
}
