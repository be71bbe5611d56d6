import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, anonymous, clock, db } = await testApp({ variables: { APPLY_RATE_LIMIT: '40/3600', SMTP_URL: 'smtp://127.0.0.1:1025' } })
const recruiter = () => as({ permissions: ['employees.view_applicant'] }) // with a session that has just begun
const noon = '2026-06-10T10:00:00Z'
let number = 0

/** A new applicant, with the hash in her mail. */
async function apply(): Promise<{ id: number; email: string; hash: string }> {
  const email = `jana${++number}@example.org`
  const words = { first_name: 'Jana', last_name: 'Neumann', profession_free_text: 'OTA', email, mobile: '0151 1', privacy_consent: true }
  const { body } = await anonymous.post('/applicants.json/', words)
  return { id: body.id, email, hash: (await hashesFor(body.id))[0]! }
}

const hashesFor = async (id: number): Promise<string[]> =>
  (await sql<{ text: string }>`select text from outbox where applicant_id = ${id} order by id`.execute(db)).rows.map(
    ({ text }) => /hash=([\w-]+)/.exec(text)![1]!,
  )
const confirm = (hash: string, body?: unknown, headers?: Record<string, string>) =>
  anonymous.post(`/applicants/confirm-email/${hash}/`, body, headers)
const find = async (id: number) => (await (await recruiter()).get(`/applicants/${id}.json/`)).body
const stored = async (id: number) => (await sql<object>`select * from applicant where id = ${id}`.execute(db)).rows[0]

test('the link confirms the address once; followed again it says the same and changes nothing', async () => {
  const { id, hash } = await apply()
  const answer = { id, email_verification_datetime: '2026-06-10T10:00:00.000000Z' }
  expect(await confirm(hash)).toMatchObject({ status: 200, body: answer })
  expect((await find(id)).email_verification_datetime).toBe(answer.email_verification_datetime)
  const before = await stored(id)
  clock.set('2026-07-10T10:00:00Z')
  expect(await confirm(hash)).toMatchObject({ status: 200, body: answer })
  clock.set(noon)
  expect(await stored(id)).toEqual(before)
})

test('two who follow it at once are told the same moment', async () => {
  const { hash } = await apply()
  const answers = await Promise.all([confirm(hash), confirm(hash), confirm(hash)])
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.email_verification_datetime}`)).size).toBe(1)
})

test('JSON, a form and nothing are taken; the hash of the path counts', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await confirm((await apply()).hash, { hash: 'x', csrfmiddlewaretoken: '' })).status).toBe(200)
  expect((await confirm((await apply()).hash, 'hash=x&csrfmiddlewaretoken=y', form)).status).toBe(200)
  expect((await anonymous.call('POST', `/applicants/confirm-email/${(await apply()).hash}.json`)).status).toBe(200)
  expect((await confirm((await apply()).hash, 'x', { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await anonymous.get(`/applicants/confirm-email/${(await apply()).hash}/`)).status).toBe(401)
  expect((await (await recruiter()).get('/applicants/confirm-email/x/')).status).toBe(405)
})

test('a guessed link is unknown', async () => {
  for (const hash of ['x', 'A'.repeat(43), '%00', '🙂'])
    expect(await confirm(hash)).toMatchObject({ status: 400, body: { errors: [texts.unknown.en], code: 'unknown' } })
})

test('a link can be followed for 14 days, and is then exchanged for a new one, once', async () => {
  const { id, hash } = await apply()
  clock.set('2026-06-24T09:59:59Z')
  expect((await anonymous.post(`/applicants/confirm-email/${hash}/new-link/`)).status).toBe(204)
  expect(await hashesFor(id)).toEqual([hash]) // it is still valid
  clock.set('2026-06-24T10:00:00Z')
  expect(await confirm(hash)).toMatchObject({ status: 400, body: { errors: [texts.expired.en], code: 'expired' } })
  expect((await find(id)).email_verification_datetime).toBeNull()
  const exchange = () => anonymous.post(`/applicants/confirm-email/${hash}/new-link/`)
  const answers = await Promise.all([exchange(), exchange()])
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [204, undefined],
    [204, undefined],
  ])
  const [fresh, ...more] = await hashesFor(id)
  expect([fresh === hash, more]).toEqual([false, []])
  expect((await confirm(hash)).body.code).toBe('unknown')
  expect(await confirm(fresh!)).toMatchObject({ status: 200, body: { email_verification_datetime: '2026-06-24T10:00:00.000000Z' } })
  clock.set(noon)
})

test('whoever asks for a new link of nobody hears the same', async () => {
  expect(await anonymous.post('/applicants/confirm-email/nobody/new-link/')).toMatchObject({ status: 204 })
  expect((await anonymous.post('/applicants/confirm-email/x/new-link/', undefined, { origin: 'https://evil.example' })).status).toBe(403)
})

test('new links are limited by address', async () => {
  clock.set('2026-09-01T10:00:00Z')
  const ask = () => anonymous.post('/applicants/confirm-email/x/new-link/')
  for (let time = 0; time < 40; time++) expect((await ask()).status).toBe(204)
  const refused = await ask()
  expect([refused.status, refused.body.detail, refused.headers['retry-after']]).toEqual([
    429,
    'A large number of links have just been requested from your internet connection. Please try again in 60 minutes, or call us: +49 30 23125 100.',
    '3600',
  ])
  clock.set(noon)
})

test('a changed address is not confirmed: the old link is worth nothing, and a new mail asks', async () => {
  const { id, hash } = await apply()
  await confirm(hash)
  await sql`update outbox set state = 'sent', sent_datetime = now() where applicant_id = ${id}`.execute(db)
  clock.set('2026-06-11T10:00:00Z')
  const { body } = await (await recruiter()).patch(`/applicants/${id}.json/`, { email: 'new@example.org', comments: 'x' })
  expect(body).toMatchObject({
    email_verification_datetime: null,
    verification_mail: {
      state: 'waiting',
      created_datetime: '2026-06-11T10:00:00.000000Z',
      expires_datetime: '2026-06-25T10:00:00.000000Z',
    },
  })
  clock.set(noon)
  expect((await confirm(hash)).body.code).toBe('unknown')
  const [, fresh] = await hashesFor(id)
  expect((await confirm(fresh!)).status).toBe(200)
})

test('the address as it was, or other fields, change nothing about the confirmation', async () => {
  const { id, email, hash } = await apply()
  await confirm(hash)
  const { body } = await (await recruiter()).patch(`/applicants/${id}.json/`, { email, first_name: 'Janina' })
  expect(body).toMatchObject({ first_name: 'Janina', email_verification_datetime: '2026-06-10T10:00:00.000000Z' })
  expect(await hashesFor(id)).toEqual([hash])
})

test('a colleague sends the link again: it is a new one, and what waits with the old one is not sent', async () => {
  const { id, hash } = await apply()
  expect((await find(id)).verification_mail.state).toBe('waiting')
  const { status, body } = await (await recruiter()).post(`/applicants/${id}/send-verification.json/`)
  expect([status, body.id, body.verification_mail.state]).toEqual([200, id, 'waiting'])
  const [fresh, ...more] = await hashesFor(id)
  expect([fresh === hash, more]).toEqual([false, []])
  expect((await confirm(fresh!)).status).toBe(200)
  const again = await (await recruiter()).post(`/applicants/${id}/send-verification.json/`)
  expect([again.status, again.body]).toEqual([400, { errors: ['The e-mail address is already confirmed.'] }])
})

test('whom a colleague wrote down can be asked, too, in German', async () => {
  const id = await a.applicant({ email: 'told@example.org' })
  expect((await find(id)).verification_mail).toBeNull()
  expect((await (await recruiter()).post(`/applicants/${id}/send-verification.json/`)).status).toBe(200)
  const { rows } = await sql<{ language: string }>`select language from outbox where applicant_id = ${id}`.execute(db)
  expect(rows).toEqual([{ language: 'de' }])
})

test('a mail that failed is told, and why, as long as it is the newest', async () => {
  const { id } = await apply()
  expect((await find(id)).verification_mail.last_error).toBe('')
  await sql`update outbox set state = 'failed', last_error = '550 5.1.1 no such mailbox' where applicant_id = ${id}`.execute(db)
  expect((await find(id)).verification_mail).toMatchObject({ state: 'failed', last_error: '550 5.1.1 no such mailbox' })
  const { body } = await (await recruiter()).post(`/applicants/${id}/send-verification.json/`)
  expect(body.verification_mail).toMatchObject({ state: 'waiting', last_error: '' })
})
