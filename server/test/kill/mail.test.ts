import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { patience } from '../../../scripts/lib/patience.mjs'
import { signal } from '../../../scripts/lib/processes.mjs'
import { openOutbox } from '../../src/outbox/queries.ts'
import { systemClock } from '../../src/platform/program/clock.ts'
import { readSettings } from '../../src/platform/program/env.ts'
import { openFiles } from '../../src/platform/file/store.ts'
import { write } from '../../src/platform/write/write.ts'
import { verificationMail } from '../../src/template/automated.ts'
import { freshDatabase, urlOf } from '../database.ts'
import type { Program } from '../program/program.ts'
import { startProgram, throwAwayDirectory } from '../program/program.ts'
import type { Smtp } from '../smtp/smtp.ts'
import { startSmtp } from '../smtp/smtp.ts'

// Three kills in every run; `npm run kill-test` makes thirty. KILL_MAILS=100 queues a hundred mails before each.
const kills = 3 * Number(process.env['KILL_ROUNDS'] ?? 1)
const mailsEach = Number(process.env['KILL_MAILS'] ?? 15)

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
const enclosed = randomBytes(100_000)
const attachment = await addAttachment()
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
      for (let more = 0; more < mailsEach; more++) {
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
    await expect
      .poll(async () => (await states())['waiting'] ?? 0, { timeout: patience(60_000 + 400 * mailsEach * kills), interval: 500 })
      .toBe(0)

    const { rows } = await sql<{
      message_id: string
      state: string
      last_error: string
    }>`select message_id, state, last_error from outbox`.execute(db)
    const copies = new Map<string, number>()
    for (const { messageId = '' } of smtp.arrived) copies.set(messageId, (copies.get(messageId) ?? 0) + 1)
    const surplus = [...copies].map(([id, count]) => ({ id, more: count - 1 })).filter(({ more }) => more > 0)
    process.stdout.write(
      `${kills} kills: ${rows.length} mails, ${smtp.arrived.length - copies.size} second copies, ${inHandAtKills.size} mails were in hand at a kill\n`,
    )
    // Mails to unknown recipients have failed with the server's reason; all others have arrived, every file complete.
    const refused = Math.floor(number / everyTenth)
    expect(await states()).toEqual({ sent: number - refused, failed: refused })
    expect(rows.filter(({ state, last_error }) => state === 'failed' && !last_error.includes('550 5.1.1'))).toEqual([])
    expect(rows.filter(({ state, message_id }) => (state === 'sent') !== copies.has(message_id))).toEqual([])
    expect(copies.size).toBe(number - refused)
    const files = smtp.arrived.flatMap(({ attachments }) => attachments.map(({ content }) => Buffer.from(content as ArrayBuffer)))
    expect(files.length).toBeGreaterThanOrEqual(number / 3 - refused)
    expect(files.filter((file) => !file.equals(enclosed))).toEqual([])
    expect(surplus.filter(({ id, more }) => more > (inHandAtKills.get(id) ?? 0))).toEqual([])
  },
  patience(120_000 + (12_000 + 1_000 * mailsEach) * kills),
)

test('told to stop with a mail in hand, it finishes that one and begins no other', async () => {
  const [before, sent] = [smtp.arrived.length, (await states())['sent']!]
  smtp.thinks = 700
  for (let number = 0; number < 5; number++) await addMail(10_000 + number)
  await expect.poll(async () => (await inHand()).length, { timeout: patience(10_000), interval: 20 }).toBe(1)
  process.kill(program!.pid, 'SIGTERM')
  expect(await program!.ended).toEqual({ code: 0, signal: null })
  log += program!.said().log
  expect(smtp.arrived.length - before).toBe((await states())['sent']! - sent)
  expect(await inHand()).toEqual([])
  expect((await states())['waiting']).toBeGreaterThan(0)
})

test('no log says to whom or what it wrote', () => {
  expect(log).toContain('mail sent')
  expect(log).not.toMatch(/@example\.org|Beispiel|hash|bestätigen/)
})

const everyTenth = 10

/** Every third mail is a user's and has a file; every tenth has an unknown recipient. */
const addMail = (number: number) =>
  write({ db, caller: { id: 0 } }, async (tx) => {
    const email = number % everyTenth === 0 ? `unknown${number}@example.org` : `eva${number}@example.org`
    if (number % 3 !== 0) {
      const eva = { email, first_name: 'Eva', last_name: 'Beispiel', full_name: 'Eva Beispiel' }
      return outbox.add(tx, verificationMail(eva, { publicUrl: 'https://kasack.example', hash: `hash${number}`, language: 'de' }))
    }
    const { rows } = await sql<{ id: number }>`select id from email_template where code = 'profile'`.execute(tx)
    return outbox.addWritten(tx, {
      recipient: email,
      template: rows[0]!.id,
      subject: 'Profil Beispiel',
      text: 'Guten Tag',
      language: 'de',
      replyTo: '',
      about: {},
      attachments: [attachment],
    })
  })

/** Like an upload: the file first, where the program looks for it. */
async function addAttachment(): Promise<number> {
  const files = openFiles(join(directory, 'data'))
  const draft = await files.draft(Readable.from([enclosed]), systemClock.now())
  await files.keep(draft)
  const { rows } = await sql<{ id: number }>`
    insert into email_attachment (name, file_name, file_type, file_size, file_sha256)
    values ('Profil', 'Profil.pdf', 'application/pdf', ${draft.size}, ${draft.sha256}) returning id`.execute(db)
  return rows[0]!.id
}

async function inHand(): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from outbox where state = 'waiting' and in_hand_until > ${systemClock.now()}`.execute(db)
  return rows.map(({ message_id }) => message_id)
}

async function states(): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; number: number }>`select state, count(*) as number from outbox group by 1`.execute(db)
  return Object.fromEntries(rows.map(({ state, number }) => [state, number]))
}

/** Lets a conversation proceed before the kill, which then hits any of its steps equally likely. */
async function smtpIsAsked(server: Smtp): Promise<void> {
  const before = server.connections
  for (let waited = 0; server.connections === before && waited < 40; waited++) await delay(25)
  await delay(Math.random() * 250)
}

/** The server alternately accepts mails, delays them, refuses them and is down, until the end. */
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
