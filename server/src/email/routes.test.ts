import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { refusalTexts } from '../platform/text/refusal.ts'
import { texts } from './texts.ts'

const { db, a, as, anonymous, clock } = await testApp({
  variables: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Büro <buero@agentur.example>' },
})
let anna = await as({ permissions: ['employees.view_employee'] })
const support = await as()
await sql`update "user" set email = 'anna@agentur.example' where id = ${anna.id}`.execute(db)

const facility = await a.facility()
const person = await a.contactPerson({ facility, first_name: 'Maria', last_name: 'Muster' })
const template = async (code: string) =>
  (await sql<{ id: number }>`select id from email_template where code = ${code}`.execute(db)).rows[0]!.id
const [profile, offer, free, automated] = [
  await template('profile'),
  await template('vacancy_offer'),
  await template('no_template'),
  await template('automated'),
]
const words = { recipient: 'pdl@klinik.example', subject: 'Ihr Bedarf', text: 'Guten Tag {{ user.full_name }}\n\nAnna' }
const plain = { ...words, template: { id: free } }
const send = (more: object = {}, client = anna, headers = {}) => client.post('/send-email/', { ...plain, ...more }, headers)
const candidateOf = async (status = 'new') => {
  const vacancy = await a.vacancy({ facility })
  return { vacancy, id: await a.candidate({ vacancy, employee: await a.employee(), status }) }
}
const stored = async (id: number) => (await anna.get(`/candidates/${id}.json/`)).body
const number = async () => (await sql<{ count: number }>`select count(*) from outbox`.execute(db)).rows[0]!.count

test('an e-mail is answered with what was written, and kept as a copy of it', async () => {
  const { status, body } = await send({ contact_person: { id: person } })
  expect([status, body]).toEqual([
    200,
    {
      id: expect.any(Number),
      recipient: 'pdl@klinik.example',
      template: { id: free, name: 'Ohne Vorlage' },
      subject: 'Ihr Bedarf',
      contact_person: { id: person, name: 'Maria Muster' },
      candidate: null,
      candidates: [],
      created_datetime: '2026-06-10T10:00:00.000000Z',
      state: 'waiting',
    },
  ])
  const { rows } =
    await sql`select reply_to, html, text, language, created_by_user_id, facility_id from outbox where id = ${body.id}`.execute(db)
  // Text written by a user is not filled again.
  expect(rows).toEqual([
    {
      reply_to: 'anna@agentur.example',
      html: '',
      text: 'Guten Tag {{ user.full_name }}\n\nAnna',
      language: 'de',
      created_by_user_id: anna.id,
      facility_id: facility,
    },
  ])
  expect((await support.get(`/emails/${body.id}.json/`)).body).toMatchObject({
    facility: { id: facility },
    created_by_user: { id: anna.id },
  })
})

test('the paths are those of every call', async () => {
  for (const path of ['/send-email', '/send-email.json', '/send-email.json/']) expect((await anna.post(path, plain)).status).toBe(200)
  expect((await anna.get('/send-email/')).status).toBe(405)
  expect((await anonymous.post('/send-email/', plain)).status).toBe(401)
})

test('what is missing is told by field, and nothing else is needed', async () => {
  const { status, body } = await anna.post('/send-email/', {})
  expect([status, Object.keys(body.errors)]).toEqual([400, ['template', 'recipient', 'subject', 'text']])
  for (const wrong of [
    { recipient: 'nobody' },
    { template: 99999 },
    { subject: 'two\nlines' },
    { text: ' \n ' },
    { contact_person: 99999 },
  ]) {
    const before = await number()
    expect(Object.keys((await send(wrong)).body.errors)).toEqual(Object.keys(wrong))
    expect(await number()).toBe(before)
  }
  expect((await send({ candidate: 99999 })).body.errors).toHaveProperty('candidate')
})

test('the template of the program itself sends nothing', async () => {
  expect((await send({ template: automated })).body.errors).toEqual({ template: [texts.automated.en] })
})

test('what is sent is counted: by its template, for the day and the user who wrote it', async () => {
  const chief = await as({ groups: ['Reporting'] })
  const counted = async (user = '') => (await chief.get(`/reports/?year=2026&month=6${user}`)).body.emails
  const before = await counted()
  await send({ template: profile })
  await send({ template: offer }, support)
  await send({ template: 99999 }) // refused
  const after = await counted()
  const more = Object.keys(after).filter((code) => after[code].value > before[code].value)
  expect(more.toSorted()).toEqual(['profile', 'vacancy_offer'])
  expect((await counted(`&user=${support.id}`)).vacancy_offer.value).toBe(1)
  expect((await counted(`&user=${chief.id}`)).profile.value).toBe(0)
})

test('a profile marks the candidate as sent to the facility, and whoever was new has applied', async () => {
  const { id } = await candidateOf()
  const before = await stored(id)
  expect((await send({ template: profile, candidate: { id }, contact_person: person })).body).toMatchObject({ candidate: { id } })
  expect(await stored(id)).toMatchObject({ facility_asked: true, employee_asked: false, status: 'applied' })
  expect((await stored(id)).version).not.toBe(before.version)
})

test('who has signed or was rejected stays so; a second profile changes nothing more', async () => {
  for (const status of ['signed', 'rejected_by_facility']) {
    const { id } = await candidateOf(status)
    expect((await send({ template: profile, candidate: id })).status).toBe(200)
    expect((await send({ template: profile, candidate: id })).status).toBe(200)
    expect(await stored(id)).toMatchObject({ facility_asked: true, status })
  }
})

test('an offer marks the candidate as asked, and leaves the status', async () => {
  const { id } = await candidateOf()
  await send({ template: offer, candidate: id })
  expect(await stored(id)).toMatchObject({ facility_asked: false, employee_asked: true, status: 'new' })
  const other = await candidateOf()
  await send({ template: free, candidate: other.id })
  expect(await stored(other.id)).toMatchObject({ facility_asked: false, employee_asked: false, status: 'new' })
})

test('an e-mail about a candidate is kept with employee, vacancy and facility, which outlive the candidate', async () => {
  const { id, vacancy } = await candidateOf()
  const { employee } = await stored(id)
  const mail = (await send({ template: offer, candidate: id })).body.id
  expect((await anna.remove(`/candidates/${id}/`)).status).toBe(204)
  expect((await anna.get(`/emails/${mail}.json/`)).body).toMatchObject({
    candidate: null,
    employee: { id: employee.id },
    vacancy: { id: vacancy },
    facility: { id: facility },
  })
  expect((await support.get(`/emails/${mail}.json/`)).status).toBe(404)
})

test('what is about an employee goes with her, also if it waits; of a contact person the copy stays', async () => {
  const { id } = await candidateOf()
  const { employee } = await stored(id)
  const about = (await send({ template: offer, candidate: id })).body.id
  const kept = (await send({ contact_person: await a.contactPerson() })).body
  expect((await anna.get(`/employees/${employee.id}/deletion.json/`)).body.consequences).toContainEqual({
    effect: 'deleted',
    resource: 'emails',
    field: 'employee',
    count: 1,
  })
  expect((await anna.remove(`/employees/${employee.id}/`)).status).toBe(204)
  expect((await anna.get(`/emails/${about}.json/`)).status).toBe(404)
  expect((await anna.remove(`/contact-persons/${kept.contact_person.id}/`)).status).toBe(204)
  expect((await anna.get(`/emails/${kept.id}.json/`)).body).toMatchObject({ contact_person: null, recipient: 'pdl@klinik.example' })
})

test('a candidate is for who may see employees, before anything else is looked at', async () => {
  const { id } = await candidateOf()
  for (const candidate of [id, 99999, 'x']) expect((await support.post('/send-email/', { candidate })).status).toBe(403)
  expect((await support.post('/send-email/preview/', { candidate: id })).status).toBe(403)
  expect((await send({ candidate: null }, support)).status).toBe(200)
  expect((await send({ candidate: {} }, support)).status).toBe(200)
})

test('attachments are those that the template allows, active and with a file; the e-mail keeps them as they were', async () => {
  const attachment = async (name: string, sum: string | null, active = true) => {
    const [file, type, size] = sum ? [`${name}.pdf`, 'application/pdf', 12] : [null, null, null]
    const { rows } = await sql<{ id: number }>`
      insert into email_attachment (name, is_active, file_name, file_type, file_size, file_sha256)
      values (${name}, ${active}, ${file}, ${type}, ${size}, ${sum}) returning id`.execute(db)
    return rows[0]!.id
  }
  const [terms, other, empty, old] = [
    await attachment('AGB', 'a'.repeat(64)),
    await attachment('Fremd', 'b'.repeat(64)),
    await attachment('Leer', null),
    await attachment('Alt', 'c'.repeat(64), false),
  ]
  await sql`
    insert into email_template_allowed_attachment (email_template_id, email_attachment_id)
    select ${free}, unnest(${[terms, empty, old]}::int[])`.execute(db)
  for (const one of [other, empty, old, 99999])
    expect(Object.keys((await send({ selected_attachments: [terms, { id: one }] })).body.errors)).toEqual(['selected_attachments'])
  expect((await send({ selected_attachments: [other] })).body.errors).toEqual({ selected_attachments: [texts.not_attachable.en] })
  const { id } = (await send({ selected_attachments: [{ id: terms }, terms] })).body
  await sql`update email_attachment set file_name = 'AGB neu.pdf', file_sha256 = ${'d'.repeat(64)} where id = ${terms}`.execute(db)
  expect((await anna.get(`/emails/${id}.json/`)).body.attachments).toEqual([
    { id: terms, name: 'AGB', file: { name: 'AGB.pdf', size: 12, type: 'application/pdf' } },
  ])
  const { rows } = await sql`select file_sha256 from outbox_attachment where outbox_id = ${id}`.execute(db)
  expect(rows).toEqual([{ file_sha256: 'a'.repeat(64) }])
})

test('attachments that are too large together are refused at their field, and sent without one of them', async () => {
  const { rows } = await sql<{ id: number }>`
    insert into email_attachment (name, file_name, file_type, file_size, file_sha256)
    select 'Mappe ' || n, 'mappe.pdf', 'application/pdf', 10485760, repeat(n::text, 64) from generate_series(1, 2) n returning id`.execute(
    db,
  )
  const folders = rows.map(({ id }) => id)
  await sql`
    insert into email_template_allowed_attachment (email_template_id, email_attachment_id)
    select ${offer}, unnest(${folders}::int[])`.execute(db)
  const before = await number()
  const { status, body } = await send({ template: offer, selected_attachments: folders })
  expect([status, body.errors, await number()]).toEqual([400, { selected_attachments: [texts.too_large.en] }, before])
  expect((await send({ template: offer, selected_attachments: folders.slice(1) })).status).toBe(200)
})

test('a preview says what would arrive and change, is refused like the e-mail, and changes nothing', async () => {
  const { id } = await candidateOf()
  const before = await number()
  const { status, body } = await anna.post('/send-email/preview/', { ...plain, template: profile, candidate: id })
  expect([status, body]).toEqual([
    200,
    {
      from: 'Büro <buero@agentur.example>',
      reply_to: 'anna@agentur.example',
      ...words,
      attachments: [],
      documents: [],
      effects: ['facility_asked', 'applied'],
      is_logged: false,
      state: 'waiting',
    },
  ])
  expect(Object.keys((await anna.post('/send-email/preview/', {})).body.errors)).toEqual(['template', 'recipient', 'subject', 'text'])
  expect([await number(), await stored(id)]).toMatchObject([before, { facility_asked: false, status: 'new' }])
})

test('the same key with the same fields is one e-mail for a day, also of two at once; other fields or another user make another', async () => {
  const key = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' }
  const sent = await Promise.all([send({}, anna, key), send({}, anna, key)])
  const ids = [...sent, await send({}, anna, key)].map(({ body }) => body.id)
  expect(new Set(ids).size).toBe(1)
  expect((await send({ subject: 'Anderes' }, anna, key)).body.id).not.toBe(ids[0])
  expect((await send({}, support, key)).body.id).not.toBe(ids[0])
  expect((await send({}, anna, { 'idempotency-key': '1' })).body.errors).toEqual([refusalTexts.repeat_key.en])
  const idAt = async (moment: string) => {
    clock.set(moment)
    anna = await anna.again() // the old session has expired
    return (await send({}, anna, key)).body.id
  }
  expect(await idAt('2026-06-11T09:59:59Z')).toBe(ids[0])
  expect(await idAt('2026-06-11T10:00:00Z')).not.toBe(ids[0])
})

test('two who send the same candidate at once both send, and she is asked', async () => {
  const { id } = await candidateOf()
  const both = await Promise.all([send({ template: profile, candidate: id }), send({ template: offer, candidate: id })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await stored(id)).toMatchObject({ facility_asked: true, employee_asked: true, status: 'applied' })
})
