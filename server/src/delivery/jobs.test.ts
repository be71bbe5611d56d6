import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { startSmtp } from '../../test/smtp/smtp.ts'
import { buildWork } from '../app.ts'
import { readSettings } from '../platform/program/env.ts'

const smtp = await startSmtp()
const variables = { SMTP_URL: smtp.url, MAIL_FROM: 'Kasack <bewerbung@agentur.example>' }
const { db, a, as, app, clock, work } = await testApp({ variables })
/** A superuser who has just signed in, since the clock advances by days here. */
const root = () => as({ is_superuser: true })
const stateOf = async (id: number) => (await (await root()).get(`/outbox/${id}.json/`)).body

const begin = '2026-06-10T10:00:00Z'
const later = (seconds: number) => clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString())
/** The same program with other settings, on the same database and clock. */
const workOf = (others: Record<string, string>) =>
  buildWork({ db, clock, settings: readSettings({ ...variables, ...others }), log: app.log, notes: new Map() })

beforeEach(async () => {
  await sql`truncate outbox cascade`.execute(db)
  Object.assign(smtp, { mood: {}, arrived: [], connections: 0 })
  clock.set(begin)
})

test('a mail arrives as it was written: plain text and HTML, in UTF-8, with its Message-ID', async () => {
  const id = await a.mail({ recipient: 'änne@example.org' })
  const { rows } = await sql<Record<string, string>>`select text, html, message_id from outbox`.execute(db)
  await work.once()
  const [mail] = smtp.arrived
  expect(mail?.envelope).toEqual({ from: 'bewerbung@agentur.example', to: ['änne@example.org'] })
  expect(mail).toMatchObject({
    from: { name: 'Kasack', address: 'bewerbung@agentur.example' },
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    messageId: rows[0]?.['message_id'],
  })
  expect(mail?.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(rows[0]?.['text'])
  expect(mail?.html?.trim()).toBe(rows[0]?.['html']?.trim())
  const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'de' })
  expect(headers).not.toHaveProperty('reply-to')
  expect(mail?.raw).toMatch(/multipart\/alternative[^]*text\/plain; charset=utf-8[^]*text\/html; charset=utf-8/)
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: '', sent_datetime: '2026-06-10T10:00:00.000000Z' })
})

test('a mail that was sent is not sent again', async () => {
  await a.mail()
  for (let round = 0; round < 3; round++) await work.once()
  expect(smtp.arrived).toHaveLength(1)
})

test('all that is due is sent, the oldest first', async () => {
  for (const recipient of ['eins@example.org', 'zwei@example.org', 'drei@example.org']) {
    await a.mail({ recipient })
    later(1)
  }
  await work.once()
  expect(smtp.arrived.map(({ envelope }) => envelope.to[0])).toEqual(['eins@example.org', 'zwei@example.org', 'drei@example.org'])
})

test.each([
  ['a temporary refusal of the address', { recipient: '450 4.2.0 Greylisted' }, /^450 4\.2\.0 Greylisted/],
  ['a temporary refusal of the content', { content: '451 4.3.0 Try again' }, /^451/],
  ['a server that is busy', { connect: '421 Too many connections' }, /^421/],
  ['a server that takes nobody', { connect: '554 No service here' }, /^554/],
  ['a lost connection', { content: 'hang up' }, /./],
] as const)('after %s the mail is tried again four seconds later, with the same Message-ID', async (_, mood, reason) => {
  const id = await a.mail()
  smtp.mood = mood
  await work.once()
  expect(await stateOf(id)).toMatchObject({
    state: 'waiting',
    attempts: 1,
    last_error: expect.stringMatching(reason),
    next_attempt_datetime: '2026-06-10T10:00:04.000000Z',
  })
  smtp.mood = {}
  later(3)
  await work.once()
  expect(smtp.arrived).toHaveLength(0)
  later(1)
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: '' })
  const { rows } = await sql<{ message_id: string }>`select message_id from outbox`.execute(db)
  expect(smtp.arrived.map(({ messageId }) => messageId)).toEqual([rows[0]?.message_id])
})

test('a server that is away is asked again, and gets the mail when it is back', async () => {
  const id = await a.mail()
  await smtp.goAway()
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', last_error: expect.stringContaining('ECONNREFUSED') })
  await smtp.comeBack()
  later(4)
  await work.once()
  expect((await stateOf(id)).state).toBe('sent')
})

test.each([
  ['the address', { recipient: '550 5.1.1 No such user' }],
  ['the sender', { mail: '553 5.1.8 Not from here' }],
  ['the content', { content: '554 5.7.1 Spam' }],
] as const)('a mail has failed at once when the server refuses %s for good', async (_, mood) => {
  const id = await a.mail()
  smtp.mood = mood
  await work.once()
  expect(await stateOf(id)).toMatchObject({
    state: 'failed',
    attempts: 1,
    last_error: expect.stringContaining(Object.values(mood)[0]!.slice(4)),
  })
  later(86_400)
  await work.once()
  expect((await stateOf(id)).attempts).toBe(1)
})

test('a server that wants a password refuses us, not the mail', async () => {
  const id = await a.mail()
  smtp.mood = { mail: '530 5.7.0 Authentication required' }
  await work.once()
  expect((await stateOf(id)).state).toBe('waiting')
})

test('after a day of refusals a mail has failed; tried again, it has another day', async () => {
  const id = await a.mail()
  smtp.mood = { recipient: '450 later' }
  await work.once()
  later(86_399)
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', next_attempt_datetime: '2026-06-11T10:00:00.000000Z' })
  later(1)
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 3, last_error: expect.stringMatching(/^450 later/) })
  later(3 * 86_400)
  await (await root()).post(`/outbox/${id}/retry/`)
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 4, next_attempt_datetime: '2026-06-14T10:00:04.000000Z' })
  smtp.mood = {}
  later(4)
  await work.once()
  expect((await stateOf(id)).state).toBe('sent')
})

test('a slow server is given the pause from the end of the attempt on, and the day until the end of the last', async () => {
  const id = await a.mail()
  const slow = (seconds: number) => ({
    get recipient() {
      later(seconds)
      return '450 later'
    },
  })
  smtp.mood = slow(10)
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', next_attempt_datetime: '2026-06-10T10:00:14.000000Z' })
  later(86_400 - 10 - 5)
  smtp.mood = slow(5)
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 2 })
})

test('a refused mail keeps no other from being sent', async () => {
  const refused = await a.mail({ recipient: 'nobody@example.org' })
  smtp.mood = { recipient: '450 later' }
  await work.once()
  smtp.mood = {}
  const id = await a.mail()
  await work.once()
  expect([(await stateOf(refused)).state, (await stateOf(id)).state]).toEqual(['waiting', 'sent'])
})

test('a mail that was in hand when its process died is sent by another, and by nobody before', async () => {
  const id = await a.mail()
  await sql`
    update outbox set attempts = 1, first_attempt_datetime = ${begin}, in_hand_until = ${begin}::timestamptz + interval '15 seconds'`.execute(
    db,
  )
  later(14)
  await work.once()
  expect(smtp.arrived).toHaveLength(0)
  later(1)
  await work.once()
  expect(smtp.arrived).toHaveLength(1)
  expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 2 })
})

test.each([10, 3 * 60, 365 * 24 * 60])(
  'a mail written while the clock was %i minutes ahead goes out when it is right again',
  async (minutes) => {
    later(minutes * 60)
    await a.mail()
    clock.set(begin)
    await work.once()
    expect(smtp.arrived).toHaveLength(1)
  },
)

test('what was refused while the clock was three hours ahead is tried again now, then after pauses, and for a day from now', async () => {
  later(3 * 3_600)
  const id = await a.mail()
  smtp.mood = { recipient: '450 later' }
  await work.once()
  clock.set(begin)
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts: 2, next_attempt_datetime: '2026-06-10T10:00:04.000000Z' })
  later(86_400)
  await work.once()
  expect((await stateOf(id)).state).toBe('failed')
})

test('a mail that was in hand when its process died is sent, although the clock was three hours ahead then', async () => {
  await a.mail()
  const inHand = (ahead: string) =>
    sql`update outbox set attempts = 1, in_hand_until = ${begin}::timestamptz + ${ahead}::interval`.execute(db)
  await inHand('1 minute') // in a process whose clock is slightly ahead and that is still at work
  await work.once()
  expect(smtp.arrived).toHaveLength(0)
  await inHand('3 hours')
  await work.once()
  expect(smtp.arrived).toHaveLength(1)
})

test('a mail that is in hand is not sent twice because somebody asks to try again', async () => {
  const id = await a.mail()
  await sql`update outbox set attempts = 1, in_hand_until = ${begin}::timestamptz + interval '15 seconds'`.execute(db)
  expect((await (await root()).post(`/outbox/${id}/retry/`)).status).toBe(200)
  await work.once()
  expect(smtp.arrived).toHaveLength(0)
})

test('processes share the mails: each is sent by one of them', async () => {
  const others = [workOf({}), workOf({}), workOf({})]
  for (let number = 0; number < 20; number++) await a.mail({ recipient: `a${number}@example.org` })
  await Promise.all([work, ...others].map((one) => one.once()))
  expect(new Set(smtp.arrived.map(({ messageId }) => messageId)).size).toBe(20)
  expect(smtp.arrived).toHaveLength(20)
})

test('without an SMTP server mails are held, also those that waited for one that is not there any more', async () => {
  const [held, waiting] = [await a.mail({ state: 'held' }), await a.mail()]
  const without = workOf({ SMTP_URL: '' })
  await without.once()
  expect([(await stateOf(held)).state, (await stateOf(waiting)).state]).toEqual(['held', 'held'])
  expect(smtp.connections).toBe(0)
})

test('as soon as there is a server, what was held is sent; its day begins then', async () => {
  const id = await a.mail({ state: 'held' })
  await sql`update outbox set first_attempt_datetime = ${begin}`.execute(db)
  later(20 * 86_400)
  smtp.mood = { recipient: '450 later' }
  await work.once()
  expect((await stateOf(id)).state).toBe('waiting')
  smtp.mood = {}
  later(4)
  await work.once()
  expect((await stateOf(id)).state).toBe('sent')
})

test('whoever is deleted with a mail that waits gets none', async () => {
  const id = await a.mail()
  await sql`delete from outbox where id = ${id}`.execute(db)
  await work.once()
  expect(smtp.arrived).toHaveLength(0)
})
