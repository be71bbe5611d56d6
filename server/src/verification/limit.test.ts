import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

// How often an address gets a mail to confirm it: three times a day, whoever applies with it.
const { as, anonymous, beside, clock, db } = await testApp({ variables: { APPLY_RATE_LIMIT: '1000/3600' } })
const unlimited = await testApp({ variables: { APPLY_RATE_LIMIT: 'off' } })
const other = (await beside()).anonymous
const recruiter = () => as({ permissions: ['employees.view_applicant'] }) // with a session that has just begun
const words = { first_name: 'Jana', last_name: 'Neumann', profession_free_text: 'OTA', mobile: '0151 1', privacy_consent: true }

const apply = (email: string, client: Pick<typeof anonymous, 'post'> = anonymous, headers = {}) =>
  client.post('/applicants.json/', { ...words, email }, headers)
const mailsTo = async (email: string, at = db) =>
  (await sql<{ count: number }>`select count(*) from outbox where lower(recipient) = ${email}`.execute(at)).rows[0]!.count
const find = async (id: number) => (await (await recruiter()).get(`/applicants/${id}.json/`)).body
const send = async (id: number) => (await recruiter()).post(`/applicants/${id}/send-verification.json/`)

test('the fourth application with an address is stored and answered as the others, and no mail is written', async () => {
  const answers = []
  for (const email of ['jana@example.org', 'Jana@Example.ORG', '  jana@example.org ', 'JANA@example.org']) answers.push(await apply(email))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const [first, , , last] = answers
  expect(last!.body).toEqual({ ...first!.body, id: expect.any(Number), email: 'JANA@example.org' })
  expect(Object.keys(last!.headers)).toEqual(Object.keys(first!.headers))
  expect(await mailsTo('jana@example.org')).toBe(3)
  expect((await apply('other@example.org')).status).toBe(201)
  expect(await mailsTo('other@example.org')).toBe(1)
})

test('a colleague sees that nobody was written to, and writes by hand', async () => {
  const { body } = await apply('jana@example.org')
  expect((await find(body.id)).verification_mail).toBeNull()
  expect(await send(body.id)).toMatchObject({ status: 200, body: { verification_mail: { state: 'held' } } })
  expect(await mailsTo('jana@example.org')).toBe(4)
})

test('a day later she is written to again', async () => {
  clock.set('2026-06-11T09:59:59Z')
  await apply('jana@example.org')
  expect(await mailsTo('jana@example.org')).toBe(4)
  clock.set('2026-06-11T10:00:01Z')
  await apply('jana@example.org')
  expect(await mailsTo('jana@example.org')).toBe(5)
  clock.set('2026-06-10T10:00:00Z')
})

test('of applications at once in two processes three are written to', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, turn) => apply('flood@example.org', turn % 2 ? anonymous : other)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await mailsTo('flood@example.org')).toBe(3)
})

test('the same application that comes again counts once', async () => {
  const key = { 'idempotency-key': 'drawn-by-the-public-page' }
  for (let time = 0; time < 5; time++) expect((await apply('again@example.org', anonymous, key)).status).toBe(201)
  await apply('again@example.org')
  expect(await mailsTo('again@example.org')).toBe(2)
})

test('the mails of a colleague count, and a changed address is always written to', async () => {
  const { body } = await apply('hand@example.org')
  for (let time = 0; time < 4; time++) expect((await send(body.id)).status).toBe(200)
  await apply('hand@example.org')
  expect(await mailsTo('hand@example.org')).toBe(1) // a waiting mail with an older link is not sent
  const changed = await apply('typo@example.org')
  const answer = await (await recruiter()).patch(`/applicants/${changed.body.id}.json/`, { email: 'Hand@example.org' })
  expect([answer.status, answer.body.verification_mail.state]).toEqual([200, 'held'])
  expect(await mailsTo('hand@example.org')).toBe(2)
})

test('a new link counts; where it is one too many the answer is the same, and it can be asked for tomorrow', async () => {
  const { body } = await apply('late@example.org')
  const { rows } = await sql<{ text: string }>`select text from outbox where applicant_id = ${body.id}`.execute(db)
  const [, hash] = /hash=([\w-]+)/.exec(rows[0]!.text)!
  const exchange = () => anonymous.post(`/applicants/confirm-email/${hash}/new-link/`)
  await sql`update outbox set state = 'sent', sent_datetime = now() where applicant_id = ${body.id}`.execute(db)
  clock.set('2026-07-01T10:00:00Z')
  for (let time = 0; time < 3; time++) await apply('late@example.org')
  expect(await exchange()).toMatchObject({ status: 204, body: undefined })
  expect(await mailsTo('late@example.org')).toBe(4)
  clock.set('2026-07-02T10:00:01Z')
  expect((await exchange()).status).toBe(204)
  expect(await mailsTo('late@example.org')).toBe(5)
  for (let time = 0; time < 3; time++) await apply('late@example.org')
  expect(await mailsTo('late@example.org')).toBe(7)
  clock.set('2026-06-10T10:00:00Z')
})

test('without a limit of applications there is none of these mails', async () => {
  for (let time = 0; time < 5; time++) await apply('jana@example.org', unlimited.anonymous)
  expect(await mailsTo('jana@example.org', unlimited.db)).toBe(5)
})
