import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { readSettings } from '../platform/program/env.ts'
import { write } from '../platform/write/write.ts'
import { verificationMail } from '../template/automated.ts'
import { openOutbox } from './queries.ts'

const { db, clock } = await testApp()
const settings = (variables: Record<string, string> = {}) => readSettings({ PUBLIC_URL: 'https://kasack.example', ...variables })
const outbox = openOutbox(clock, settings({ SMTP_URL: 'smtp://127.0.0.1:1025' }))
const eva = { email: 'eva@example.org', first_name: 'Eva', last_name: 'Beispiel', full_name: 'Eva Beispiel' }
const toEva = (language: 'de' | 'en' = 'de') => verificationMail(eva, { publicUrl: 'https://kasack.example', hash: 'abc', language })
const link = 'https://kasack.example/apply-now/email-verification?hash=abc'

const rowOf = async (id: number) => (await db.selectFrom('outbox').selectAll().where('id', '=', id).execute())[0]

test('a mail is written down as it will be sent, and is due at once', async () => {
  const mail = await rowOf(await outbox.add(db, toEva()))
  expect(mail).toMatchObject({
    recipient: 'eva@example.org',
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    language: 'de',
    state: 'waiting',
    attempts: 0,
    created_datetime: '2026-06-10T10:00:00.000000Z',
    next_attempt_datetime: '2026-06-10T10:00:00.000000Z',
    first_attempt_datetime: null,
    sent_datetime: null,
  })
  expect(mail?.text).toMatch(/^Guten Tag Eva Beispiel,\n/)
  expect(mail?.text.split('\n')).toContain(link)
  expect(mail?.html).toContain(`<a href="${link}"`)
  expect(mail?.html).toContain('E-Mail-Adresse bestätigen')
})

test('each mail has a Message-ID of its own, at the place where we are reached', async () => {
  const [one, other] = [await rowOf(await outbox.add(db, toEva())), await rowOf(await outbox.add(db, toEva()))]
  expect(one?.message_id).toMatch(/^<[\da-f-]{36}@kasack\.example>$/)
  expect(one?.message_id).not.toBe(other?.message_id)
})

test('it speaks the language of its reader, and German where the template has no English', async () => {
  expect(await rowOf(await outbox.add(db, toEva('en')))).toMatchObject({ subject: 'Please confirm your e-mail address', language: 'en' })
  await sql`update email_template set text_template_en = '' where code = 'automated'`.execute(db)
  const mail = await rowOf(await outbox.add(db, toEva('en')))
  expect(mail).toMatchObject({ subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse', language: 'de' })
  expect(mail?.html).toContain('E-Mail-Adresse bestätigen')
})

test('the link is there even if somebody took it out of the template', async () => {
  await sql`update email_template set text_template = 'Guten Tag' where code = 'automated'`.execute(db)
  expect((await rowOf(await outbox.add(db, toEva())))?.text).toBe(`Guten Tag\n\n${link}`)
})

test('without an SMTP server it is held', async () => {
  expect(await rowOf(await openOutbox(clock, settings()).add(db, toEva()))).toMatchObject({ state: 'held' })
})

test('a subject is one line', async () => {
  await sql`update email_template set subject = 'Guten Tag {{ applicant.full_name }}' where code = 'automated'`.execute(db)
  const mail = { ...toEva(), values: { 'applicant.full_name': 'Eva\r\nBcc: x@example.org' } }
  expect((await rowOf(await outbox.add(db, mail)))?.subject).toBe('Guten Tag Eva Bcc: x@example.org')
})

test('nothing of it remains of a transaction that fails', async () => {
  const count = async () => (await db.selectFrom('outbox').select('id').execute()).length
  const before = await count()
  const failed = write({ db, caller: { id: 0 } }, async (tx) => {
    await outbox.add(tx, toEva())
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  expect(await count()).toBe(before)
})
