import { largestAttachments } from '@kasack/contract/file.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { somebodyWaits } from '../../test/waiting.ts'
import { texts as paperTexts } from '../enclosed-paper/texts.ts'
import { texts as templateTexts } from '../template/texts.ts'
import { texts } from './texts.ts'

// Employee documents in e-mails, and the entry that says one was requested.

const { db, a, as } = await testApp({ variables: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Büro <buero@agentur.example>' } })
const root = await as({ is_superuser: true })
const anna = await as({ permissions: ['employees.view_employee', 'employees.view_document'] })
const nurse = await as({ permissions: ['employees.view_employee', 'employees.view_document', 'employees.view_health_document'] })

const template = async (code: string) =>
  (await sql<{ id: number }>`select id from email_template where code = ${code}`.execute(db)).rows[0]!.id
const [free, request, profile] = [await template('no_template'), await template('documents_requested'), await template('profile')]
const words = { recipient: 'eva@post.example', subject: 'Unterlagen', text: 'Guten Tag', template: { id: free } }
const send = (more: object, client = anna, headers = {}) => client.post('/send-email/', { ...words, ...more }, headers)
const preview = (more: object, client = anna) => client.post('/send-email/preview/', { ...words, ...more })
const number = async () => (await sql<{ count: number }>`select count(*) from outbox`.execute(db)).rows[0]!.count

const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
const [cv, measles] = [
  await a.documentKind({ name: 'Zeugnis', code: 'certificate' }),
  await a.documentKind({ name: 'Titer', code: 'titer', is_health_data: true }),
]
const plain = await a.paper({ employee, kind: cv }, { name: 'Eva.pdf' })
const health = await a.paper({ employee, kind: measles }, { name: 'Masern 1.pdf' })

const enclosed = async (mail: number, client = root) => {
  const { documents, attachments } = (await client.get(`/emails/${mail}.json/`)).body
  return { documents, attachments }
}
const file = (name: string) => ({ name, size: 12, type: 'application/pdf' })
const sentPlain = { name: 'Zeugnis', file: file('Eva.pdf') }
const sentHealth = { name: 'Titer', file: file('Masern 1.pdf') }

test('papers go with an e-mail about an employee or a candidate, and are kept as they were', async () => {
  const candidate = await a.candidate({ employee })
  for (const about of [{ employee }, { candidate }]) {
    const { status, body } = await send({ ...about, selected_documents: [{ id: plain }, plain] })
    expect([status, body.candidate]).toEqual([200, 'candidate' in about ? { id: candidate } : null])
    expect(await enclosed(body.id)).toEqual({ documents: [sentPlain], attachments: [] })
    expect((await root.get(`/emails/${body.id}.json/`)).body.employee).toEqual({ id: employee, name: 'Eva Beispiel' })
  }
  const looked = await preview({ employee, selected_documents: [plain] })
  expect(looked.body).toMatchObject({
    documents: [{ id: plain, ...sentPlain, is_health: false, is_residence: false }],
    attachments: [],
    effects: [],
    is_logged: false,
  })
})

test('each right alone, and what it lets through: papers that the writer may not see are unknown ones', async () => {
  const unknown = { errors: { selected_documents: [problemTexts.unknown_reference.en] } }
  const tried = [[plain], [health], [plain, health], [99_999]]
  const statusOf = async (client: typeof root) =>
    Promise.all(
      tried.map(async (papers) => {
        const answers = [
          await send({ employee, selected_documents: papers }, client),
          await preview({ employee, selected_documents: papers }, client),
        ]
        expect(answers.flatMap(({ status, body }) => (status === 400 ? [body] : []))).toEqual(
          answers.flatMap(({ status }) => (status === 400 ? [unknown] : [])),
        )
        expect(answers[1]!.status).toBe(answers[0]!.status)
        return answers[0]!.status
      }),
    )
  for (const one of [undefined, ...permissions]) {
    const lone = await as({ permissions: one ? [one] : [] })
    const mayNameEmployees = one === 'employees.view_employee'
    expect([one, await statusOf(lone)]).toEqual([one, mayNameEmployees ? [400, 400, 400, 400] : [403, 403, 403, 403]])
    // Without the employee, the documents are unknown or someone else's, so nothing is sent.
    const { status, body } = await send({ selected_documents: [plain] }, lone)
    expect([one, status, Object.keys(body.errors)]).toEqual([one, 400, ['selected_documents']])
  }
  const healthAlone = await as({ permissions: ['employees.view_employee', 'employees.view_health_document'] })
  expect(await statusOf(healthAlone)).toEqual([400, 400, 400, 400])
  expect(await statusOf(anna)).toEqual([200, 400, 400, 400])
  expect(await statusOf(nurse)).toEqual([200, 200, 200, 400])
  expect(await statusOf(root)).toEqual([200, 200, 200, 400])
})

test('papers of others and those without a file are refused at their field, and nothing is sent', async () => {
  const [other, empty] = [await a.paper(), await a.document({ employee })]
  const before = await number()
  const refused = async (papers: number[], about: object = { employee }) =>
    (await send({ ...about, selected_documents: papers })).body.errors
  expect(await refused([plain, other])).toEqual({ selected_documents: [paperTexts.of_somebody_else.en] })
  expect(await refused([empty])).toEqual({ selected_documents: [paperTexts.without_file.en] })
  expect(await refused([plain], {})).toEqual({ selected_documents: [paperTexts.of_somebody_else.en] })
  expect(await refused([plain], { candidate: await a.candidate() })).toEqual({ selected_documents: [paperTexts.of_somebody_else.en] })
  expect(await refused([plain], { employee: 99_999 })).toEqual({ employee: [problemTexts.unknown_reference.en] })
  expect(await number()).toBe(before)
})

test('an employee is for who may see employees, before anything else is looked at, and not named beside a candidate', async () => {
  const support = await as({ permissions: ['employees.view_document'] })
  for (const one of [employee, 99_999, 'x']) expect((await support.post('/send-email/', { employee: one })).status).toBe(403)
  expect((await send({ employee: null }, support)).status).toBe(200)
  expect((await send({ employee, candidate: await a.candidate({ employee }) })).body.errors).toEqual({
    employee: [templateTexts.one_person.en],
  })
})

test('18 MB go through with attachments and papers together, not a byte more', async () => {
  const fitting = await a.paper({ employee }, { size: largestAttachments - 12 })
  const attachment = await a.attachment()
  await sql`insert into email_template_allowed_attachment (email_template_id, email_attachment_id) values (${request}, ${attachment})`.execute(
    db,
  )
  const mail = { employee, template: request, selected_attachments: [attachment] }
  expect((await send({ ...mail, selected_documents: [fitting] })).status).toBe(200)
  await sql`update employee_document set file_size = file_size + 1 where id = ${fitting}`.execute(db)
  expect((await send({ ...mail, selected_documents: [fitting] })).body.errors).toEqual({ selected_documents: [texts.too_large.en] })
  expect((await send({ ...mail, selected_attachments: [], selected_documents: [fitting] })).status).toBe(200)
})

test('who may not see papers, or health data, is told of none in an e-mail, neither by name nor by number', async () => {
  const { id } = (await send({ employee, selected_documents: [plain, health] }, nurse)).body
  const reader = await as({ permissions: ['employees.view_employee'] })
  const blind = await as({ permissions: ['employees.view_employee', 'employees.view_health_document'] })
  expect((await enclosed(id, nurse)).documents).toEqual([sentHealth, sentPlain])
  expect((await enclosed(id, anna)).documents).toEqual([sentPlain])
  for (const client of [reader, blind]) expect(await enclosed(id, client)).toEqual({ documents: null, attachments: [] })
  for (const client of [anna, reader, blind]) {
    const list = await client.get(`/emails.json/?employee__id=${employee}&size=100`)
    expect(JSON.stringify(list.body)).not.toMatch(/Titer|Masern/)
  }
  // When a kind becomes health data, so do the documents already sent.
  await root.patch(`/lookups/document-kinds/${cv}/`, { is_health_data: true })
  expect((await enclosed(id, anna)).documents).toEqual([])
  await root.patch(`/lookups/document-kinds/${cv}/`, { is_health_data: false })
})

test('an e-mail keeps the file of a paper that is deleted or replaced, and goes with the employee', async () => {
  const [leaving, kind] = [await a.employee(), await a.documentKind({ name: 'Urkunde' })]
  const paper = await a.paper({ employee: leaving, kind })
  const { id } = (await send({ employee: leaving, selected_documents: [paper] })).body
  await sql`update employee_document set file_name = 'neu.pdf', file_sha256 = ${'c'.repeat(64)} where id = ${paper}`.execute(db)
  expect((await root.remove(`/employee-documents/${paper}.json/`)).status).toBe(204)
  expect((await enclosed(id)).documents).toEqual([{ name: 'Urkunde', file: file('Urkunde.pdf') }])
  const { rows } = await sql`select file_sha256 from outbox_attachment where outbox_id = ${id}`.execute(db)
  expect(rows).toEqual([{ file_sha256: 'b'.repeat(64) }])
  // The kind stays as long as an e-mail names it.
  expect((await root.get(`/lookups/document-kinds/${kind}/deletion.json/`)).body.consequences).toContainEqual({
    effect: 'prevents',
    resource: 'emails',
    field: 'documents',
    count: 1,
  })
  const removed = await root.remove(`/employees/${leaving}/`)
  expect([removed.status, (await root.get(`/emails/${id}.json/`)).status]).toEqual([204, 404])
  // It does not come back with her.
  expect((await root.post(`/history/groups/${String(removed.headers['x-history-group'])}/undo.json/`)).status).toBe(200)
  expect((await root.get(`/emails/${id}.json/`)).status).toBe(404)
  expect((await root.remove(`/lookups/document-kinds/${kind}/`)).status).toBe(204)
})

test('of a paper that is deleted while an e-mail is written either the e-mail has its file, or the paper is unknown', async () => {
  const first = await a.paper({ employee })
  const deleting = await db.startTransaction().execute()
  await sql`delete from employee_document where id = ${first}`.execute(deleting)
  const sending = send({ employee, selected_documents: [first] })
  await somebodyWaits(db)
  await deleting.commit().execute()
  expect((await sending).body).toEqual({ errors: { selected_documents: [problemTexts.unknown_reference.en] } })

  for (let time = 0; time < 10; time++) {
    const paper = await a.paper({ employee, kind: cv })
    const [sent, removed] = await Promise.all([
      send({ employee, selected_documents: [paper] }),
      root.remove(`/employee-documents/${paper}.json/`),
    ])
    expect(removed.status).toBe(204)
    const is = sent.status === 200 ? (await enclosed(sent.body.id)).documents.length : Object.keys(sent.body.errors)
    expect([
      [200, 1],
      [400, ['selected_documents']],
    ]).toContainEqual([sent.status, is])
  }
})

const entriesOf = async (whom: number) => (await root.get(`/engagements.json/?employee__id=${whom}`)).body.results

test('an e-mail that is noted leaves an entry about the employee that says that a paper was asked for, and never which', async () => {
  const whom = await a.employee()
  const paper = await a.paper({ employee: whom, kind: measles })
  const noted = { employee: whom, template: request, log: true, selected_documents: [paper] }
  expect((await preview(noted, nurse)).body.is_logged).toBe(true)
  expect(await entriesOf(whom)).toEqual([])
  const { status, headers } = await send(noted, nurse)
  expect(status).toBe(200)
  const [entry, ...others] = await entriesOf(whom)
  expect([entry, others]).toMatchObject([
    {
      action_type: { name: 'Dokument angefordert' },
      note: 'Nachweis angefordert',
      employee: { id: whom },
      facility: null,
      todo: false,
      created_by_user: { id: nurse.id },
    },
    [],
  ])
  expect(JSON.stringify(entry)).not.toMatch(/Titer|Masern|titer/)
  const { lines } = (await root.post(`/history/groups/${String(headers['x-history-group'])}/undo.json/`)).body
  expect(lines.map(({ resource, act }: { resource: string; act: string }) => [resource, act])).toEqual([['engagements', 'deleted']])
  expect(await entriesOf(whom)).toEqual([])
  // The e-mail stays.
  expect((await root.get(`/emails.json/?employee__id=${whom}`)).body.count).toBe(1)
})

test('an entry and the marks of a candidate are one act, which who may see employees takes back', async () => {
  const whom = await a.employee()
  const candidate = await a.candidate({ employee: whom })
  const { headers } = await send({ candidate, template: profile, log: true })
  const group = String(headers['x-history-group'])
  expect(await entriesOf(whom)).toHaveLength(1)
  expect((await (await as()).post(`/history/groups/${group}/undo.json/`)).status).toBe(403)
  expect((await anna.post(`/history/groups/${group}/undo.json/`)).status).toBe(200)
  expect(await entriesOf(whom)).toEqual([])
  expect((await root.get(`/candidates/${candidate}.json/`)).body).toMatchObject({ facility_asked: false, status: 'new' })
})

test('what is sent a second time with its key is noted once; what is about nobody, or refused, is not noted', async () => {
  const whom = await a.employee()
  const key = { 'idempotency-key': 'drawn-by-the-form-of-documents' }
  const sent = [await send({ employee: whom, log: true }, anna, key), await send({ employee: whom, log: true }, anna, key)]
  expect(sent[0]!.body).toEqual(sent[1]!.body)
  expect(await entriesOf(whom)).toHaveLength(1)
  expect((await send({ log: true })).body.errors).toEqual({ log: [texts.about_nobody.en] })
  expect((await send({ employee: whom, log: true, subject: '' })).status).toBe(400)
  expect(await entriesOf(whom)).toHaveLength(1)
})

test('an agency without that kind of entry writes one of another kind', async () => {
  const kinds: string[] = []
  for (const code of ['document_requested', 'email_sent', null]) {
    const whom = await a.employee()
    await send({ employee: whom, log: true })
    kinds.push((await entriesOf(whom))[0].action_type.name)
    if (code) await sql`update engagement_action set code = code || '_alt' where code = ${code}`.execute(db)
  }
  expect(kinds).toEqual(['Dokument angefordert', 'E-Mail gesendet', 'Telefonat ausgehend'])
})
