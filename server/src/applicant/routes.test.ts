import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { refusalTexts } from '../platform/text/refusal.ts'

const { a, as, anonymous, clock, db } = await testApp({ variables: { APPLY_RATE_LIMIT: 'off', PUBLIC_URL: 'https://kasack.example' } })
const recruiter = await as({ permissions: ['employees.view_applicant'] })
const words = {
  first_name: ' Jana ',
  last_name: 'Neumann',
  profession_free_text: 'OTA',
  email: 'jana@example.org',
  mobile: '0151 23456789',
}
const applied = { ...words, privacy_consent: true }
const find = async (id: number) => (await recruiter.get(`/applicants/${id}.json/`)).body
const mailsTo = async (recipient: string) =>
  (
    await sql<{ subject: string; text: string; language: string }>`
    select subject, text, language from outbox where recipient = ${recipient} order by id`.execute(db)
  ).rows
const count = async () => (await recruiter.get('/applicants.json/')).body.count as number

test('whoever applies is told what she has sent, and asked to confirm her address', async () => {
  const { status, body } = await anonymous.post('/applicants.json/', { ...applied, privacy_consent_version: '2026-11' })
  expect(status).toBe(201)
  expect(body).toEqual({ id: expect.any(Number), first_name: 'Jana', last_name: 'Neumann', email: 'jana@example.org' })
  expect(await find(body.id)).toEqual({
    id: body.id,
    latest_engagement: null,
    name: 'Jana Neumann',
    full_name: 'Jana Neumann',
    ...words,
    first_name: 'Jana',
    postal_code: '',
    city: '',
    country_code: 'DE',
    address_latitude: null,
    address_longitude: null,
    formatted_address: '',
    address_warning: false,
    application_tags: [],
    comments: '',
    privacy_consent: true,
    privacy_consent_version: '2026-11',
    privacy_consent_datetime: '2026-06-10T10:00:00.000000Z',
    email_verification_datetime: null,
    verification_mail: {
      state: 'held',
      created_datetime: '2026-06-10T10:00:00.000000Z',
      sent_datetime: null,
      last_error: '',
      expires_datetime: '2026-06-24T10:00:00.000000Z',
    },
    converted_to_employee: null,
    created_datetime: '2026-06-10T10:00:00.000000Z',
    version: expect.any(String),
  })
  const mails = await mailsTo('jana@example.org')
  expect(mails).toMatchObject([{ language: 'en' }])
  expect(mails[0]!.text).toMatch(/https:\/\/kasack\.example\/apply-now\/email-verification\?hash=[\w-]{43}\b/)
})

test('she is written to in the language in which she applies, German unless English is wanted', async () => {
  await anonymous.post('/applicants.json/', { ...applied, email: 'de@example.org' }, { 'accept-language': 'de-AT, en;q=0.5' })
  await anonymous.post('/applicants.json/', { ...applied, email: 'fr@example.org' }, { 'accept-language': 'fr' })
  expect([(await mailsTo('de@example.org'))[0]?.language, (await mailsTo('fr@example.org'))[0]?.language]).toEqual(['de', 'de'])
})

test('the database keeps no hash that could be followed', async () => {
  const { body } = await anonymous.post('/applicants.json/', { ...applied, email: 'kept@example.org' })
  const hash = /hash=([\w-]+)/.exec((await mailsTo('kept@example.org'))[0]!.text)![1]!
  const { rows } = await sql<{ row: string }>`select applicant::text as row from applicant where id = ${body.id}`.execute(db)
  expect(rows[0]!.row).not.toContain(hash)
  expect(rows[0]!.row).not.toContain(Buffer.from(hash, 'base64url').toString('hex'))
})

test('what belongs to colleagues is ignored from outside', async () => {
  const more = {
    application_tags: [await a.lookup('application_tag')],
    comments: 'A',
    email_verification_datetime: '2026-01-01T00:00:00Z',
    id: 7,
  }
  const { body } = await anonymous.post('/applicants.json/', { ...applied, ...more })
  expect(await find(body.id)).toMatchObject({ application_tags: [], comments: '', email_verification_datetime: null })
})

test('an application is refused for everything that is wrong with it at once, and changes nothing', async () => {
  const before = await count()
  const required = [problemTexts.required.en]
  expect(await anonymous.post('/applicants.json/')).toMatchObject({
    status: 400,
    body: {
      errors: {
        first_name: required,
        last_name: required,
        profession_free_text: required,
        email: required,
        mobile: required,
        privacy_consent: required,
      },
    },
  })
  const wrong = { ...applied, email: 'jana@example', mobile: '0'.repeat(65), privacy_consent: false, privacy_consent_version: 'x' }
  expect((await anonymous.post('/applicants.json/', wrong)).body).toEqual({
    errors: {
      email: [problemTexts.not_email.en],
      mobile: ['Please use at most 64 characters.'],
      privacy_consent: [problemTexts.consent.en],
      privacy_consent_version: [problemTexts.not_choice.en],
    },
  })
  expect((await anonymous.post('/applicants.json/', '[]')).status).toBe(400)
  expect(await count()).toBe(before)
})

test('a form, a page of another site and two megabytes are refused before they are read', async () => {
  const before = await count()
  const post = async (body: unknown, headers: Record<string, string>) => (await anonymous.post('/applicants.json/', body, headers)).status
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await post('first_name=Jana', form)).toBe(415)
  expect(await post('first_name=Jana', { ...form, origin: 'https://evil.example' })).toBe(415)
  expect(await post(applied, { 'content-type': 'text/plain' })).toBe(415)
  const foreign = await anonymous.post('/applicants.json/', applied, { origin: 'https://evil.example' })
  expect([foreign.status, foreign.body.detail]).toEqual([403, refusalTexts.elsewhere.en])
  expect(await post(applied, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await post({ ...applied, last_name: 'x'.repeat(2_000_000) }, {})).toBe(413)
  expect(await count()).toBe(before)
  expect(await post(applied, { origin: 'https://kasack.example' })).toBe(201)
})

test('the same address may apply again, and nobody is told', async () => {
  const [one, other] = [await anonymous.post('/applicants.json/', applied), await anonymous.post('/applicants.json/', applied)]
  expect([one.status, other.status]).toEqual([201, 201])
  expect(other.body.id).not.toBe(one.body.id)
})

test('an application that is sent again with its key is the same one, with one mail', async () => {
  const once = { ...applied, email: 'twice@example.org' }
  const key = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }
  const before = await count()
  const answers = await Promise.all([1, 2, 3].map(() => anonymous.post('/applicants.json/', once, key)))
  answers.push(await anonymous.post('/applicants.json/', { ...once, first_name: 'Jana' }, key))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await count()).toBe(before + 1)
  expect(await mailsTo('twice@example.org')).toHaveLength(1)
  await sql`update applicant set first_name = 'Someone', email = 'else@example.org' where id = ${answers[0]!.body.id}`.execute(db)
  expect((await anonymous.post('/applicants.json/', once, key)).body).toEqual(answers[0]!.body)
})

test('with other fields, with another key, or a day later it is another application', async () => {
  const key = { 'idempotency-key': 'a-key-that-was-drawn' }
  const first = await anonymous.post('/applicants.json/', applied, key)
  const id = async (body: object, headers: Record<string, string>) => (await anonymous.post('/applicants.json/', body, headers)).body.id
  const ids = [
    first.body.id,
    await id({ ...applied, mobile: '0151 2' }, key),
    await id(applied, { 'idempotency-key': 'another-key-that-was-drawn' }),
  ]
  clock.set('2026-06-11T09:59:59Z')
  expect(await id(applied, key)).toBe(ids[0])
  clock.set('2026-06-11T10:00:00Z')
  ids.push(await id(applied, key))
  clock.set('2026-06-10T10:00:00Z')
  expect(new Set(ids).size).toBe(4)
  expect((await sql<{ n: number }>`select count(*)::int as n from application_key`.execute(db)).rows[0]!.n).toBe(1)
})

test('a key that could be anybody’s is refused', async () => {
  const answer = await anonymous.post('/applicants.json/', applied, { 'idempotency-key': '1' })
  expect([answer.status, answer.body]).toEqual([400, { errors: [refusalTexts.repeat_key.en] }])
})

test('a colleague writes down whom he has spoken to: no mail, consent as he says, the record whole', async () => {
  const clerk = await as()
  const [tag, other] = [await a.lookup('application_tag', 'Examen geprüft'), await a.lookup('application_tag', 'Unterlagen fehlen')]
  const told = { ...words, email: 'told@example.org', application_tags: [tag], comments: 'Rief an.\nWill nur Nachtdienst.' }
  const { status, body } = await clerk.post('/applicants.json/', told)
  expect(status).toBe(201)
  expect(body).toMatchObject({
    comments: 'Rief an.\nWill nur Nachtdienst.',
    application_tags: [{ id: tag }],
    privacy_consent: false,
    privacy_consent_version: null,
    privacy_consent_datetime: null,
    verification_mail: null,
    created_datetime: '2026-06-10T10:00:00.000000Z',
  })
  expect(await mailsTo('told@example.org')).toEqual([])
  const consenting = (await clerk.post('/applicants.json/', { ...told, privacy_consent: true })).body
  expect(consenting).toMatchObject({
    privacy_consent: true,
    privacy_consent_version: null,
    privacy_consent_datetime: '2026-06-10T10:00:00.000000Z',
  })
  const corrected = { first_name: 'Anna', last_name: 'Neu', profession_free_text: 'ATA', email: 'neu@example.org', mobile: '0151 7' }
  const tagged = await recruiter.patch(`/applicants/${body.id}.json/`, { ...corrected, application_tags: [tag, other] })
  expect(tagged.body).toMatchObject({ ...corrected, full_name: 'Anna Neu', application_tags: [{ id: tag }, { id: other }] })
  expect(await find(body.id)).toEqual(tagged.body)
  expect((await clerk.get(`/applicants/${body.id}.json/`)).status).toBe(403)
  expect(Object.keys((await clerk.post('/applicants.json/')).body.errors)).toEqual(Object.keys(words))
})

test('consent is given once: a PATCH ignores it', async () => {
  const id = await a.applicant({ privacy_consent: true })
  expect((await recruiter.patch(`/applicants/${id}.json/`, { privacy_consent: false, comments: 'x' })).body).toMatchObject({
    privacy_consent: true,
    comments: 'x',
  })
})

test('a session needs its token on this call, too', async () => {
  const answer = await recruiter.post('/applicants.json/', applied, { 'x-csrftoken': '' })
  expect([answer.status, answer.body.detail]).toEqual([403, refusalTexts.csrf.en])
})

test('a deleted applicant takes her mails and keys with her; the employee she became stays', async () => {
  const key = { 'idempotency-key': 'of-somebody-who-is-deleted' }
  const { body } = await anonymous.post('/applicants.json/', { ...applied, email: 'gone@example.org' }, key)
  const employee = await a.employee()
  await sql`update employee set converted_from_applicant_id = ${body.id} where id = ${employee}`.execute(db)
  expect((await recruiter.remove(`/applicants/${body.id}/`)).status).toBe(204)
  expect(await mailsTo('gone@example.org')).toEqual([])
  expect((await recruiter.get(`/applicants/${body.id}.json/`)).status).toBe(404)
  const viewer = await as({ permissions: ['employees.view_employee'] })
  expect((await viewer.get(`/employees/${employee}.json/`)).status).toBe(200)
})
