import { outbox } from '@kasack/contract/outbox.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { db, a, as, clock } = await testApp({ variables: { SMTP_URL: 'smtp://127.0.0.1:1' } })
let [root, anna] = [await as({ is_superuser: true }), await as()]
const path = (id: number) => `/outbox/${id}.json/`

test('a superuser reads a mail as it was written down, and nothing that is only for programs', async () => {
  const id = await a.mail()
  const { status, body } = await root.get(path(id))
  expect(status).toBe(200)
  expect(body).toEqual({
    id,
    recipient: 'eva@example.org',
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    text: expect.stringContaining('Guten Tag Eva Beispiel,'),
    template: { id: await a.lookup('email_template', 'Automatisch'), name: 'Automatisch' },
    state: 'waiting',
    attempts: 0,
    last_error: '',
    created_datetime: '2026-06-10T10:00:00.000000Z',
    sent_datetime: null,
    next_attempt_datetime: '2026-06-10T10:00:00.000000Z',
    version: expect.any(String),
  })
  expect((await root.get('/outbox.json/')).body.results).toEqual([body])
})

test('a mail that does not wait is not tried again by itself', async () => {
  for (const state of ['sent', 'failed', 'held'] as const)
    expect((await root.get(path(await a.mail({ state })))).body).toMatchObject({ state, next_attempt_datetime: null })
})

test('a failed mail that is tried again waits, is due at once, and its day begins anew', async () => {
  const id = await a.mail()
  await sql`
    update outbox
    set state = 'failed', attempts = 9, last_error = '550 no', next_attempt_datetime = '2026-06-01', first_attempt_datetime = '2026-06-01'
    where id = ${id}`.execute(db)
  clock.set('2026-06-12T08:00:00Z')
  ;[root, anna] = [await as({ is_superuser: true }), await as()] // the other sessions have expired
  const { status, body } = await root.post(`/outbox/${id}/retry/`)
  expect([status, body.state, body.attempts, body.last_error]).toEqual([200, 'waiting', 9, '550 no'])
  expect(body.next_attempt_datetime).toBe('2026-06-12T08:00:00.000000Z')
  const { rows } = await sql`select first_attempt_datetime from outbox where id = ${id}`.execute(db)
  expect(rows).toEqual([{ first_attempt_datetime: null }])
})

test('a waiting mail may be tried earlier, also under the other spellings of its path', async () => {
  const id = await a.mail()
  for (const spelling of ['retry', 'retry.json', 'retry.json/'])
    expect((await root.post(`/outbox/${id}/${spelling}`)).body.state).toBe('waiting')
})

test('a sent mail is not sent again', async () => {
  const { status, body } = await root.post(`/outbox/${await a.mail({ state: 'sent' })}/retry/`)
  expect([status, body]).toEqual([400, { errors: [outbox.acts.retry.whyNot({ state: 'sent' })?.en] }])
})

test('an unknown mail is not found, and nobody else may ask', async () => {
  expect((await root.post('/outbox/99999/retry/')).status).toBe(404)
  expect((await anna.get('/outbox.json/')).status).toBe(403)
  expect((await anna.post('/outbox/99999/retry/')).status).toBe(403)
})

test('nobody writes mails, changes or deletes them', async () => {
  const id = await a.mail()
  expect(
    [await root.post('/outbox.json/'), await root.patch(path(id)), await root.remove(`/outbox/${id}/`)].map(({ status }) => status),
  ).toEqual([405, 405, 405])
})

test('a template that mails were made of stays', async () => {
  await a.mail()
  await sql`update email_template set code = 'once_automated' where code = 'automated'`.execute(db)
  const id = await a.lookup('email_template', 'Automatisch')
  expect((await root.remove(`/lookups/email-templates/${id}/`)).status).toBe(400)
  expect((await root.get(`/lookups/email-templates/${id}/deletion.json/`)).body.consequences).toMatchObject([
    { effect: 'prevents', resource: 'outbox', field: 'template' },
  ])
  await sql`update email_template set code = 'automated' where id = ${id}`.execute(db)
})

test('a test mail goes through the outbox like any other, to the own address unless told, and is in no list of e-mails', async () => {
  expect((await root.post('/outbox/test/')).body.errors).toEqual({ recipient: [texts.no_address.en] })
  expect((await root.post('/outbox/test/', { recipient: 'nobody' })).body.errors).toHaveProperty('recipient')
  const { status, body } = await root.post('/outbox/test/', { recipient: 'it@agentur.example' })
  expect([status, body]).toMatchObject([
    201,
    { recipient: 'it@agentur.example', subject: texts.test_subject.en, state: 'waiting', template: { name: 'Automatisch' } },
  ])
  expect((await root.get(path(body.id))).body).toEqual(body)
  expect((await root.get(`/emails/${body.id}.json/`)).status).toBe(404)
  await sql`update "user" set email = 'root@agentur.example' where id = ${root.id}`.execute(db)
  expect((await root.post('/outbox/test.json/')).body.recipient).toBe('root@agentur.example')
})

test('whether mails get through is counted for superusers', async () => {
  await sql`truncate outbox cascade`.execute(db)
  const health = async () => (await root.get('/outbox/health.json/')).body
  const nothing = {
    has_server: true,
    held: 0,
    waiting: 0,
    delayed: 0,
    failed: 0,
    oldest_datetime: null,
    last_error: '',
    last_sent_datetime: null,
  }
  expect(await health()).toEqual(nothing)
  const [late, failed] = [await a.mail(), await a.mail({ state: 'failed' })]
  for (const state of ['waiting', 'held', 'sent'] as const) await a.mail({ state })
  await sql`update outbox set last_error = '450 later', created_datetime = '2026-06-01' where id = ${late}`.execute(db)
  await sql`update outbox set last_error = '550 never' where id = ${failed}`.execute(db)
  expect(await health()).toEqual({
    has_server: true,
    held: 1,
    waiting: 2,
    delayed: 1,
    failed: 1,
    oldest_datetime: '2026-06-01T00:00:00.000000Z',
    last_error: '550 never',
    last_sent_datetime: expect.any(String),
  })
  const write = (ago: string) =>
    sql`update outbox set created_datetime = ${clock.now()}::timestamptz - ${ago}::interval where id = ${failed}`.execute(db)
  await write('6 days 23:59:59')
  expect(await health()).toMatchObject({ failed: 1 })
  await write('7 days')
  expect(await health()).toMatchObject({ failed: 0, last_error: '450 later' })
  expect((await anna.get('/outbox/health/')).status).toBe(403)
})
