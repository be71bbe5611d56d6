import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { signal } from '../../../scripts/lib/processes.mjs'
import { freshDatabase, urlOf } from '../database.ts'
import type { Program } from '../program/program.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'

// One kill in every run; `npm run kill-test` makes ten.
const kills = Number(process.env['KILL_ROUNDS'] ?? 1)
const filesEach = 2_000

const { db, connection, drop } = await freshDatabase()
const { directory, remove } = throwAwayDirectory()
const settings = { DATABASE_URL: urlOf(connection), DEMO_DATA: 'off', PORT: '0', INITIAL_ADMIN_PASSWORD: 'ein-langer-satz' }
let program: Program | undefined

afterAll(async () => {
  if (program) signal(-program.pid, 'SIGKILL')
  await drop()
  remove()
})

const sumOf = (content: string) => createHash('sha256').update(content).digest('hex')
const pathOf = (sum: string) => join(directory, 'data', 'files', sum.slice(0, 2), sum)
const left = (sums: string[]) => sums.filter((sum) => existsSync(pathOf(sum))).length

/** Files from the day before yesterday; entries name every tenth. */
async function store(round: number): Promise<{ named: string[]; unnamed: string[] }> {
  const sums = Array.from({ length: filesEach }, (_, index) => sumOf(`${round} ${index}`))
  for (const sum of sums) {
    mkdirSync(join(pathOf(sum), '..'), { recursive: true })
    writeFileSync(pathOf(sum), '')
  }
  await sql`insert into stored_file select unnest(${sums}::text[]), now() - interval '2 days'`.execute(db)
  const named = sums.filter((_, index) => index % 10 === 0)
  await sql`
    insert into email_attachment (name, file_name, file_type, file_size, file_sha256)
    select sum, 'a.txt', 'text/plain', 1, sum from unnest(${named}::text[]) sum`.execute(db)
  return { named, unnamed: sums.filter((sum) => !named.includes(sum)) }
}

test(
  `killed ${kills} times while files are removed that no row names, it has removed no other, and removes the rest the next time`,
  async () => {
    const all: string[] = []
    for (let kill = 1; kill <= kills; kill++) {
      const { named, unnamed } = await store(kill)
      all.push(...named)
      program = startProgram(directory, settings)
      const { pid } = program
      while (existsSync(pathOf(unnamed[0]!)) && left(unnamed) === unnamed.length) await delay(1)
      signal(-pid, 'SIGKILL')
      await program.ended
      const after = left(unnamed)
      expect(left(all)).toBe(all.length)

      program = startProgram(directory, settings)
      await program.ready
      await expect.poll(() => left(unnamed)).toBe(0)
      expect(left(all)).toBe(all.length)
      const stored = async () => (await sql<{ count: number }>`select count(*)::int as count from stored_file`.execute(db)).rows[0]!.count
      await expect.poll(stored).toBe(all.length)
      process.stdout.write(`kill ${kill}: ${after} of ${unnamed.length} were left, then none\n`)
      signal(-program.pid, 'SIGKILL')
      await program.ended
    }
  },
  patience(60_000 * (kills + 1)),
)
