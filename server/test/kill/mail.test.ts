import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { signal } from '../../../scripts/lib/processes.mjs'
import { openOutbox } from '../../src/outbox/queries.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Connection } from '../../src/platform/db.ts'
import { readSettings } from '../../src/platform/env.ts'
import { write } from '../../src/platform/write.ts'
import { verificationMail } from '../../src/template/automated.ts'
import { freshDatabase } from '../database.ts'
import type { Program } from '../program/program.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'
import type { Smtp } from '../smtp/smtp.ts'
import { startSmtp } from '../smtp/smtp.ts'

// Five kills in every run; `npm run kill-test` makes fifty.
const kills = 5 * Number(process.env['KILL_ROUNDS'] ?? 1)

const smtp = await startSmtp()
const { db, connection, drop } = await freshDatabase()
const { directory, remove } = throwAwayDirectory()
const settings = {
  DATABASE_URL: urlOf(connection),
  SMTP_URL: smtp.url,
  DEMO_DATA: 'off',
  PORT: '0',
  INITIAL_ADMIN_PASSWORD: 'ein-langer-satz',
}
const outbox = openOutbox(systemClock, readSettings(settings))
const inHandAtKills = new Map<string, number>()
let program: Program | undefined
let log = ''

afterAll(async () => {
  if (program) signal(-program.pid, 'SIGKILL')
  await smtp.goAway()
  await drop()
  remove()
})

test(
  `killed ${kills} times while the SMTP server refuses, goes away and comes back, it sends every mail, and twice only what was in hand`,
  async () => {
    let number = 0
    for (let kill = 1; kill <= kills; kill++) {
      program = startProgram(directory, settings)
      await program.ready
      const weather = changeOften(smtp)
      for (let more = 0; more < 15; more++) {
        await addMail(++number)
        await delay(Math.random() * 150)
      }
      await smtpIsAsked(smtp)
      signal(-program.pid, 'SIGKILL')
      log += program.said().log
      await program.ended
      await weather.end()
      for (const id of await inHand()) inHandAtKills.set(id, (inHandAtKills.get(id) ?? 0) + 1)
    }
    program = startProgram(directory, settings)
    await expect.poll(async () => (await states())['waiting'] ?? 0, { timeout: patience(90_000), interval: 500 }).toBe(0)

    const { rows } = await sql<{ message_id: string }>`select message_id from outbox`.execute(db)
    const copies = new Map<string, number>()
    for (const { messageId = '' } of smtp.arrived) copies.set(messageId, (copies.get(messageId) ?? 0) + 1)
    const surplus = [...copies].map(([id, count]) => ({ id, more: count - 1 })).filter(({ more }) => more > 0)
    process.stdout.write(
      `${kills} kills: ${rows.length} mails, ${smtp.arrived.length - rows.length} second copies, ${inHandAtKills.size} mails were in hand at a kill\n`,
    )
    expect(await states()).toEqual({ sent: number })
    expect(rows.filter(({ message_id }) => !copies.has(message_id))).toEqual([])
    expect(copies.size).toBe(number)
    expect(surplus.filter(({ id, more }) => more > (inHandAtKills.get(id) ?? 0))).toEqual([])
  },
  patience(120_000 + 15_000 * kills),
)

test('told to stop with a mail in hand, it finishes that one and begins no other', async () => {
  const before = smtp.arrived.length
  smtp.thinks = 700
  for (let number = 0; number < 5; number++) await addMail(10_000 + number)
  await expect.poll(async () => (await inHand()).length, { timeout: patience(10_000), interval: 20 }).toBe(1)
  process.kill(program!.pid, 'SIGTERM')
  expect(await program!.ended).toEqual({ code: 0, signal: null })
  log += program!.said().log
  expect(smtp.arrived.length - before).toBe((await states())['sent']! - 15 * kills)
  expect(await inHand()).toEqual([])
  expect((await states())['waiting']).toBeGreaterThan(0)
})

test('no log says to whom or what it wrote', () => {
  expect(log).toContain('mail sent')
  expect(log).not.toMatch(/@example\.org|Beispiel|hash|bestätigen/)
})

const addMail = (number: number) =>
  write({ db, caller: { id: 0 } }, (tx) =>
    outbox.add(
      tx,
      verificationMail(
        { email: `eva${number}@example.org`, first_name: 'Eva', last_name: 'Beispiel', full_name: 'Eva Beispiel' },
        { publicUrl: 'https://kasack.example', hash: `hash${number}`, language: 'de' },
      ),
    ),
  )

async function inHand(): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from outbox where state = 'waiting' and in_hand_until > ${systemClock.now()}`.execute(db)
  return rows.map(({ message_id }) => message_id)
}

async function states(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; number: number }>`select state, count(*) as number from outbox group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ state, number }) => [state, number]))
}

/** Something happens before it is killed: a conversation goes on, as likely at any of its steps. */
async function smtpIsAsked(server: Smtp): Promise<void> {
  const before = server.connections
  for (let waited = 0; server.connections === before && waited < 40; waited++) await delay(25)
  await delay(Math.random() * 250)
}

/** The server takes mails, thinks about them, refuses, and is away in turn, until the end. */
function changeOften(server: Smtp): { end: () => Promise<void> } {
  const over = new AbortController()
  const moods = [{}, { recipient: '450 4.2.0 later' }, {}, { connect: '421 busy' }, {}, { content: '451 later' }, {}]
  const changing = (async () => {
    while (!over.signal.aborted) {
      server.thinks = Math.random() * 300
      server.mood = moods[Math.floor(Math.random() * moods.length)]!
      await delay(200)
      if (Math.random() < 0.2) {
        await server.goAway()
        await delay(200)
        await server.comeBack()
      }
    }
  })()
  return {
    async end() {
      over.abort()
      await changing
      Object.assign(server, { mood: {}, thinks: 0 })
    },
  }
}

function urlOf(at: Connection): string {
  if ('connectionString' in at) return at.connectionString
  return `postgres://${at.user}@${encodeURIComponent(at.host)}:${at.port}/${at.database}`
}
