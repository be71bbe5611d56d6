import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { startSmtp } from '../../test/smtp/smtp.ts'
import { pdf } from '../../test/upload/form.ts'
import { openFiles } from '../platform/file/store.ts'
import { texts } from './texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-mail-'))
afterAll(() => rmSync(folder, { recursive: true }))
const smtp = await startSmtp()
const variables = { SMTP_URL: smtp.url, MAIL_FROM: 'Kasack <bewerbung@agentur.example>', DATA_DIR: folder }
const { db, a, as, clock, work } = await testApp({ variables })
const files = openFiles(folder)
const stateOf = async (id: number) => (await (await as({ is_superuser: true })).get(`/outbox/${id}.json/`)).body

beforeEach(() => Object.assign(smtp, { mood: {}, arrived: [] }))

/** An attachment whose file exists. */
async function attached(name: string, type: string, content: Buffer): Promise<number> {
  const draft = await files.draft(Readable.from([content]), clock.now())
  await files.keep(draft)
  const id = await a.attachment(name)
  await sql`
    update email_attachment set file_name = ${name}, file_type = ${type}, file_size = ${draft.size}, file_sha256 = ${draft.sha256}
    where id = ${id}`.execute(db)
  return id
}

const contentsOf = (attachments: readonly { content: unknown }[] = []) =>
  attachments.map(({ content }) => Buffer.from(content as ArrayBuffer))

test('an e-mail that a user has written arrives as plain text, with its files, and answers go to her', async () => {
  const terms = Buffer.concat([pdf, randomBytes(200_000)])
  const page = Buffer.from('<script>Grüße</script>')
  const attachments = [await attached('AGB Müller.pdf', 'application/pdf', terms), await attached('seite.html', 'text/plain', page)]
  const text = 'Guten Tag Frau Dr. Muster,\n\n  anbei unsere AGB.\n\nGrüße'
  const id = await a.email({ text, subject: 'Unsere AGB', attachments }, { replyTo: 'anna@agentur.example' })
  await work.once()
  const [mail] = smtp.arrived
  expect(mail?.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(text)
  expect(mail?.html).toBeUndefined()
  expect(mail?.replyTo).toEqual([{ name: '', address: 'anna@agentur.example' }])
  expect(mail?.headers.map(({ key }) => key)).not.toContain('auto-submitted')
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['AGB Müller.pdf', 'application/pdf'],
    ['seite.html.txt', 'text/plain'],
  ])
  expect(contentsOf(mail?.attachments)).toEqual([terms, page])
  expect((await stateOf(id)).state).toBe('sent')
})

test('a file that is missing is told, and the mail is not sent without it', async () => {
  const id = await a.email({ attachments: [await a.attachment('AGB')] })
  await work.once()
  expect(await stateOf(id)).toMatchObject({ state: 'failed', last_error: texts.file_missing.de.replace('{name}', 'AGB.pdf') })
  expect(smtp.arrived).toEqual([])
})

test('a paper of an employee arrives as a file; that it is missing is told without its name', async () => {
  const draft = await files.draft(Readable.from([pdf]), clock.now())
  await files.keep(draft)
  const [there, missing] = [await a.paper({}, { name: 'Urkunde Reuter.pdf' }), await a.paper({}, { name: 'Masern.pdf' })]
  await sql`update employee_document set file_sha256 = ${draft.sha256} where id = ${there}`.execute(db)
  await a.email({ documents: [there] })
  const failed = await a.email({ documents: [missing] })
  await work.once()
  expect(smtp.arrived.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([['Urkunde Reuter.pdf']])
  expect(contentsOf(smtp.arrived[0]?.attachments)).toEqual([pdf])
  expect(await stateOf(failed)).toMatchObject({ state: 'failed', last_error: texts.paper_missing.de })
})

test('what is refused at first is sent later with its files', async () => {
  const id = await a.email({ attachments: [await attached('AGB.pdf', 'application/pdf', pdf)] })
  smtp.mood = { content: '451 later' }
  await work.once()
  expect((await stateOf(id)).state).toBe('waiting')
  smtp.mood = {}
  clock.set('2026-06-10T10:00:05Z')
  await work.once()
  expect(smtp.arrived.map(({ attachments }) => contentsOf(attachments))).toEqual([[pdf]])
})
