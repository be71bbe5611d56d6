import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

// E-mails a user may write within an hour: 60, or 600 with permission to see employees.
const { app, as, anonymous, beside, clock, db } = await testApp({ variables: { APPLY_RATE_LIMIT: 'off' } })
const other = await beside()
const { rows } = await sql<{ id: number }>`select id from email_template where code = 'no_template'`.execute(db)
const mail = { recipient: 'pdl@klinik.example', subject: 'Ihr Bedarf', text: 'Guten Tag', template: rows[0] }

type User = Awaited<ReturnType<typeof as>>
const send = (user: User, more: object = {}, headers = {}) => user.post('/send-email/', { ...mail, ...more }, headers)
const sendMany = (user: User, number: number) => Promise.all(Array.from({ length: number }, () => send(user)))
const writtenBy = async ({ id }: User) =>
  (await sql<{ count: number }>`select count(*) from outbox where created_by_user_id = ${id}`.execute(db)).rows[0]!.count

test('the sixty-first e-mail of an hour is refused, and told when the next one may be written', async () => {
  const user = await as()
  await sendMany(user, 30)
  clock.set('2026-06-10T10:35:00Z')
  await sendMany(user, 30)
  const refused = await send(user, {}, { 'accept-language': 'de' })
  const told = 'Sie haben in der letzten Stunde schon 60 E-Mails geschrieben. Bitte versuchen Sie es in 25 Minuten noch einmal.'
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([429, '1500', { detail: told, errors: [told] }])
  expect((await send(user)).body.detail).toBe('You have already sent 60 e-mails in the last hour. Please try again in 25 minutes.')
  expect(await writtenBy(user)).toBe(60)
  // Others can go on, and the user can still preview an e-mail.
  expect((await send(await as())).status).toBe(200)
  expect((await user.post('/send-email/preview/', mail)).status).toBe(200)
  clock.set('2026-06-10T11:00:00Z')
  expect((await send(user)).status).toBe(200)
  clock.set('2026-06-10T10:00:00Z')
})

test('who may see employees writes ten times as many', async () => {
  const user = await as({ permissions: ['employees.view_employee'] })
  const statuses = []
  for (let part = 0; part < 20; part++) statuses.push(...(await sendMany(user, 30)).map(({ status }) => status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await send(user)).body.detail).toMatch(/^You have already sent 600 e-mails in the last hour[.]/)
})

test('of e-mails at once in two processes sixty are written', async () => {
  const user = await as()
  const there = await other.as(user.id)
  const answers = await Promise.all(Array.from({ length: 70 }, (_, turn) => send(turn % 2 ? user : there)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  expect(await writtenBy(user)).toBe(60)
})

test('what is refused does not count, and too many is told before what is wrong', async () => {
  const user = await as()
  for (let time = 0; time < 5; time++) expect((await send(user, { recipient: 'nobody' })).status).toBe(400)
  expect((await sendMany(user, 60)).map(({ status }) => status)).toEqual(Array.from({ length: 60 }, () => 200))
  expect((await send(user, { recipient: 'nobody' })).status).toBe(429)
})

test('the same e-mail that comes again counts once, and is answered when there is no place left', async () => {
  const user = await as()
  const key = { 'idempotency-key': 'drawn-by-the-e-mail-form' }
  const first = await send(user, {}, key)
  expect((await send(user, {}, key)).body).toEqual(first.body)
  await sendMany(user, 59)
  expect((await send(user)).status).toBe(429)
  expect((await send(user, {}, key)).body).toEqual(first.body)
})

test('what the program writes by itself does not count', async () => {
  const recruiter = await as({ permissions: ['employees.view_applicant'] })
  const words = { first_name: 'Jana', last_name: 'Neumann', profession_free_text: 'OTA', mobile: '0151 1', email: 'jana@example.org' }
  const { body } = await anonymous.post('/applicants.json/', { ...words, privacy_consent: true })
  for (let time = 0; time < 5; time++) await recruiter.post(`/applicants/${body.id}/send-verification.json/`)
  expect((await sendMany(recruiter, 60)).filter(({ status }) => status === 200)).toHaveLength(60)
})

test('programs are told that there is a limit', async () => {
  const { paths } = (await app.inject({ url: '/api/docs/json' })).json()
  const [, described] = Object.entries<Record<string, { responses: object }>>(paths).find(([path]) =>
    /\/send-email(\.json)?\/?$/.test(path),
  )!
  expect(described['post']?.responses).toHaveProperty('429')
})
