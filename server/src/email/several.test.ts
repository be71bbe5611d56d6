import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { problemTexts } from '@kasack/contract/problem.ts'
import { testApp } from '../../test/app.ts'
import { texts as templateTexts } from '../template/texts.ts'

const { db, a, as } = await testApp({ variables: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Büro <buero@agentur.example>' } })
const anna = await as({ permissions: ['employees.view_employee', 'employees.view_document'] })
const support = await as()
const facility = await a.facility()
const vacancy = await a.vacancy({ facility, name: 'Intensiv' })
const template = async (code: string) =>
  (await sql<{ id: number }>`select id from email_template where code = ${code}`.execute(db)).rows[0]!.id
const [profile, offer] = [await template('profile'), await template('vacancy_offer')]
const person = async (first_name: string) => {
  const employee = await a.employee({ first_name, last_name: 'Beispiel' })
  return { employee, id: await a.candidate({ vacancy, employee }) }
}
const [eva, tom] = [await person('Eva'), await person('Tom')]
const send = (more: object, client = anna) =>
  client.post('/send-email/', { recipient: 'pdl@klinik.example', subject: 'Zwei Profile', text: 'Guten Tag', template: profile, ...more })
const both = { candidates: [{ id: tom.id }, { id: eva.id }] }
const asked = async ({ id }: { id: number }) => {
  const { status, facility_asked, employee_asked } = (await anna.get(`/candidates/${id}.json/`)).body
  return { status, facility_asked, employee_asked }
}

test('one e-mail presents several candidates: each is marked, it is counted once, and it is about all of them', async () => {
  const { status, body } = await send(both)
  expect([status, body]).toMatchObject([200, { candidate: null, candidates: both.candidates }])
  expect([await asked(eva), await asked(tom)]).toEqual([
    { status: 'applied', facility_asked: true, employee_asked: false },
    { status: 'applied', facility_asked: true, employee_asked: false },
  ])
  const kept = (await anna.get(`/emails/${body.id}.json/`)).body
  expect(kept).toMatchObject({
    candidate: null,
    employee: null,
    vacancy: { id: vacancy },
    facility: { id: facility },
    candidates: [
      { id: tom.id, employee: { id: tom.employee, name: 'Tom Beispiel' } },
      { id: eva.id, employee: { id: eva.employee, name: 'Eva Beispiel' } },
    ],
  })
  const found = async (query: string) => (await anna.get(`/emails.json/?${query}`)).body.results.map(({ id }: { id: number }) => id)
  for (const query of [`candidate__id=${eva.id}`, `employee__id=${tom.employee}`, `vacancy__id=${vacancy}`])
    expect(await found(query)).toContain(body.id)
  const chief = await as({ groups: ['Reporting'] })
  expect((await chief.get('/reports/?year=2026&month=6')).body.emails.profile.value).toBe(1)
})

test('whoever may not see employees neither writes such an e-mail nor sees one', async () => {
  expect((await send(both, support)).status).toBe(403)
  const { body } = await send(both)
  expect((await support.get(`/emails/${body.id}.json/`)).status).toBe(404)
  expect((await support.get(`/emails.json/?vacancy__id=${vacancy}`)).body.count).toBe(0)
})

test('what a candidate is asked by her mail is noted of each, and the preview says what will change', async () => {
  const people = { candidates: [{ id: (await person('Ida')).id }, { id: (await person('Jo')).id }] }
  const preview = await anna.post('/send-email/preview/', { ...(await sentAs(people)), template: profile })
  expect(preview.body.effects).toEqual(['facility_asked', 'applied'])
  expect((await send({ ...people, template: offer })).status).toBe(200)
  for (const one of people.candidates) expect(await asked(one)).toEqual({ status: 'new', facility_asked: false, employee_asked: true })
})
const sentAs = async (more: object) => ({ recipient: 'pdl@klinik.example', subject: 'Zwei', text: 'Guten Tag', ...more })

test('a second time with its key it is the same e-mail, with the same candidates', async () => {
  const headers = { 'idempotency-key': 'zwei-profile' }
  const once = () => anna.post('/send-email/', { recipient: 'a@b.example', subject: 'S', text: 'T', template: profile, ...both }, headers)
  expect((await once()).body).toEqual((await once()).body)
})

test('candidates of two vacancies, one and several, unknown ones and more than twenty are refused at their field', async () => {
  const other = await a.candidate({ vacancy: await a.vacancy({ facility }), employee: await a.employee() })
  const errors = async (more: object) => (await send(more)).body.errors
  expect(await errors({ candidates: [eva.id, other] })).toEqual({ candidates: [templateTexts.one_vacancy.en] })
  expect(Object.keys(await errors({ ...both, candidate: eva.id }))).toEqual(['candidates'])
  expect(await errors({ candidates: [eva.id, 999_999] })).toEqual({ candidates: [problemTexts.unknown_reference.en] })
  expect(Object.keys(await errors({ candidates: Array.from({ length: 21 }, (_, id) => id + 1) }))).toEqual(['candidates'])
  expect(Object.keys(await errors({ ...both, employee: eva.employee }))).toEqual(['employee'])
})

test('papers of each of them go along, and an entry is written about each', async () => {
  const paper = await a.paper({ employee: eva.employee, kind: await a.documentKind({ name: 'Zeugnis', code: 'certificate' }) })
  const foreign = await a.paper({ employee: await a.employee(), kind: await a.documentKind({ name: 'Urkunde', code: 'diploma' }) })
  expect(Object.keys((await send({ ...both, selected_documents: [foreign] })).body.errors)).toEqual(['selected_documents'])
  const { body } = await send({ ...both, selected_documents: [paper], log: true })
  expect((await anna.get(`/emails/${body.id}.json/`)).body.documents).toHaveLength(1)
  for (const { employee } of [eva, tom]) expect((await anna.get(`/engagements.json/?employee__id=${employee}`)).body.count).toBe(1)
})

test('a template says of each candidate what it says of one, and names all in its subject', async () => {
  const filled = async (ids: string) => (await anna.get(`/email-templates/${profile}/?candidate__id=${ids}`)).body
  const { subject, text_template: text } = await filled(`${tom.id},${eva.id}`)
  expect(subject).toContain('Tom Beispiel, Eva Beispiel')
  expect(text.match(/(Tom|Eva) Beispiel/g)).toEqual(['Tom Beispiel', 'Eva Beispiel'])
  expect(text.match(/Intensiv/g)).toHaveLength(1)
  const other = await a.candidate({ vacancy: await a.vacancy({ facility }), employee: await a.employee() })
  expect((await filled(`${tom.id},${other}`)).errors).toEqual({ candidate__id: [templateTexts.one_vacancy.en] })
  expect((await filled(`${tom.id},999999`)).errors).toEqual({ candidate__id: [problemTexts.unknown_reference.en] })
})

test('an e-mail goes with the first of its employees who is deleted', async () => {
  const root = await as({ is_superuser: true })
  const pair = [await person('Kim'), await person('Lou')]
  const { body } = await send({ candidates: pair.map(({ id }) => id) })
  expect((await root.remove(`/candidates/${pair[0]!.id}.json/`)).status).toBe(204)
  expect((await anna.get(`/emails/${body.id}.json/`)).body.candidates.map(({ id }: { id: number | null }) => id)).toEqual([
    null,
    pair[1]!.id,
  ])
  expect((await root.remove(`/employees/${pair[1]!.employee}.json/`)).status).toBe(204)
  expect((await anna.get(`/emails/${body.id}.json/`)).status).toBe(404)
})
