import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { largestFile } from '@kasack/contract/file.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { Text } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Client } from '../../test/app.ts'
import { testApp } from '../../test/app.ts'
import { docx, form, pdf, png, types, withMacros, xlsx, zip } from '../../test/upload/form.ts'
import { fileTexts } from '../platform/file/texts.ts'
import { refusalTexts } from '../platform/text/refusal.ts'
import { insertSession } from '../session/queries.ts'
import { csrfOf, hashToken, newToken } from '../session/token.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { app, as, anonymous, clock, db } = await testApp({ variables: { DATA_DIR: folder } })
const [root, anna] = [await as({ is_superuser: true }), await as()]
let entry = 0

beforeEach(async () => {
  const { rows } = await sql<{ id: number }>`insert into email_attachment (name) values ('Anhang ' || random()) returning id`.execute(db)
  entry = rows[0]!.id
})

const path = (id = entry) => `/lookups/email-attachments/${id}/file/`
const upload = (parts: Parameters<typeof form>, client: Client = root) => {
  const { body, headers } = form(...parts)
  return client.call('POST', path(), body, headers)
}
const sessionOf = async (user: number) => {
  const token = newToken()
  await insertSession(db, { token: hashToken(token), userId: user }, clock.now())
  return { cookie: `sessionid=${token}; csrftoken=${csrfOf(token)}`, 'x-csrftoken': csrfOf(token) }
}
const files = () => (existsSync(join(folder, 'files')) ? readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }) : [])
const kept = () => files().filter((one) => one.isFile())

test('a file is stored under its checksum, shown with its entry, and downloaded by whoever is signed in', async () => {
  const { status, body } = await upload([{ name: 'AGB Müller.pdf', type: 'text/html', content: pdf }])
  expect([status, body.id, body.file]).toEqual([200, entry, { name: 'AGB Müller.pdf', size: pdf.length, type: 'application/pdf' }])
  expect((await root.get(`/lookups/email-attachments/${entry}.json/`)).body).toEqual(body)
  const answer = await anna.get(path())
  expect([answer.status, answer.body]).toEqual([200, pdf])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': `${pdf.length}`,
    'content-disposition': `attachment; filename="AGB M_ller.pdf"; filename*=UTF-8''AGB%20M%C3%BCller.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const { rows } = await sql<{ sum: string }>`select file_sha256 as sum from email_attachment where id = ${entry}`.execute(db)
  expect(readFileSync(join(folder, 'files', rows[0]!.sum.slice(0, 2), rows[0]!.sum))).toEqual(pdf)
  expect((await anna.call('HEAD', path())).status).toBe(200)
})

test('a file is downloaded as it was stored, whatever compression its reader accepts', async () => {
  const text = Buffer.from('Merkblatt\n'.repeat(1000))
  expect((await upload([{ name: 'a.txt', content: text }])).status).toBe(200)
  const { headers, body } = await anna.get(path(), { 'accept-encoding': 'br, gzip' })
  expect([headers['content-encoding'], headers['content-length'], body]).toEqual([undefined, '10000', text])
})

test('another file takes its place; booking documents have one, too, and other lists have none', async () => {
  await upload([{ name: 'a.pdf', content: pdf }])
  expect((await upload([{ name: 'b.png', content: png }])).body.file).toMatchObject({ name: 'b.png', type: 'image/png' })
  expect((await anna.get(path())).body).toEqual(png)
  const { rows } = await sql<{ id: number }>`select id from booking_document limit 1`.execute(db)
  const { body, headers } = form({ name: 'a.pdf', content: pdf })
  const document = `/lookups/booking-documents/${rows[0]!.id}/file.json/`
  expect((await root.call('POST', document, body, headers)).body.file).toMatchObject({ name: 'a.pdf' })
  expect((await root.call('POST', '/lookups/exams/1/file/', body, headers)).status).toBe(404)
})

test('script in SVG or HTML comes back as text that no browser runs, whatever it is called', async () => {
  for (const [name, content] of [
    ['bild.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['seite.html', '<html><script>alert(1)</script></html>'],
  ] as const) {
    expect((await upload([{ name, type: 'image/svg+xml', content }])).body.file).toMatchObject({ name, type: 'text/plain' })
    const { headers, body } = await anna.get(path())
    expect(body.toString()).toBe(content)
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' })
    expect(headers['content-disposition']).toContain(`attachment; filename="${name}.txt"`)
  }
})

test('a path in the name leads nowhere', async () => {
  for (const name of ['../../../outside.pdf', '..\\..\\outside.pdf', '/etc/outside.pdf'])
    expect((await upload([{ name, content: pdf }])).body.file.name).toBe('outside.pdf')
  expect(kept().map(({ name }) => name)).not.toContain('outside.pdf')
  expect(existsSync(join(folder, '..', 'outside.pdf'))).toBe(false)
})

test('a file may have ten megabytes and not a byte more', async () => {
  const largest = Buffer.alloc(largestFile, 'a')
  expect((await upload([{ name: 'a.txt', content: largest }])).body.file).toMatchObject({ size: 10_485_760, type: 'text/plain' })
  const before = kept().length
  const { status, body } = await upload([{ name: 'b.txt', content: Buffer.concat([largest, Buffer.from('b')]) }])
  expect([status, body]).toEqual([400, { errors: { file: [problemTexts.file_too_large.en] } }])
  expect(kept().length).toBe(before)
})

test('what is refused leaves nothing behind, and the file that was there', async () => {
  await upload([{ name: 'a.pdf', content: pdf }])
  const before = kept().length
  const refused: [Parameters<typeof form>, Text][] = [
    [[{ name: 'a.exe', content: Buffer.from('4d5a90000300000004000000ffff0000', 'hex') }], problemTexts.file_type],
    [[{ name: 'a.pdf', content: Buffer.from('4d5a90000300000004000000ffff0000', 'hex') }], problemTexts.file_type],
    [[{ name: 'a.txt', content: '' }], problemTexts.file_empty],
    [[{ field: 'other', name: 'a.pdf', content: pdf }], problemTexts.required],
    [[{ content: 'only text' }], problemTexts.required],
    [[], problemTexts.required],
  ]
  for (const [parts, text] of refused) {
    const { status, body } = await upload(parts)
    expect([status, body]).toEqual([400, { errors: { file: [text.en] } }])
  }
  expect(kept().length).toBe(before)
  expect((await root.get(`/lookups/email-attachments/${entry}.json/`)).body.file.name).toBe('a.pdf')
})

test('a form that ends in the middle is refused, and nothing of it stays', async () => {
  const { body, headers } = form({ name: 'a.txt', content: 'x'.repeat(200_000) })
  const before = kept().length
  for (const end of [0, 60, 150_000, body.length - 30]) {
    const answer = await root.call('POST', path(), body.subarray(0, end), headers)
    expect([end, answer.status]).toEqual([end, 400])
  }
  expect((await root.call('POST', path(), body.subarray(0, 150_000), headers)).body.errors).toEqual([refusalTexts.malformed_form.en])
  expect(kept().length).toBe(before)
})

test('a form that ends in the middle of a small file, or of one that is not asked for, is refused as well', async () => {
  const before = kept().length
  for (const field of ['file', 'other'])
    for (const content of ['only a little', 'x'.repeat(200_000)]) {
      const { body, headers } = form({ field, name: 'a.txt', content })
      const answer = await root.call('POST', path(), body.subarray(0, body.length - 40), headers)
      expect([field, answer.status, answer.body]).toEqual([field, 400, { errors: [refusalTexts.malformed_form.en] }])
    }
  expect(kept().length).toBe(before)
})

test('several files in one form are refused, whatever their fields; a field that was left empty is none', async () => {
  await upload([{ name: 'a.pdf', content: pdf }])
  const before = kept().length
  const [first, second] = [
    { name: 'first.png', content: png },
    { name: 'second.pdf', content: pdf },
  ]
  const many = Array.from({ length: 30 }, (_, index) => ({ name: `${index}.png`, content: png }))
  for (const parts of [
    [first, second],
    [{ ...second, field: 'other' }, first],
    [first, { ...second, field: 'other' }],
    [first, first],
    many,
  ]) {
    const { status, body } = await upload(parts)
    expect([status, body]).toEqual([400, { errors: { file: [fileTexts.several.en] } }])
  }
  expect(kept().length).toBe(before)
  expect((await root.get(`/lookups/email-attachments/${entry}.json/`)).body.file.name).toBe('a.pdf')
  const left = { field: 'other', name: '', content: '' }
  expect((await upload([left, first, { field: 'note', content: 'words' }, left])).body.file.name).toBe('first.png')
})

test('a document with macros, with programs in it, or damaged is refused with a word that says so', async () => {
  const before = kept().length
  const office = (name: string) => zip({ '[Content_Types].xml': types, 'word/document.xml': '<a/>', [name]: 'content' })
  for (const [content, text] of [
    [office('word/vbaProject.bin'), fileTexts.macros],
    [office('word/embeddings/setup.exe'), fileTexts.macros],
    [withMacros, fileTexts.macros],
    [docx.subarray(0, docx.length - 10), fileTexts.damaged],
    [Buffer.concat([docx, docx]), fileTexts.damaged],
  ] as const) {
    const { status, body } = await upload([{ name: 'Profil.docx', content }])
    expect([status, body]).toEqual([400, { errors: { file: [text.en] } }])
  }
  expect(kept().length).toBe(before)
  for (const content of [docx, xlsx, office('word/media/image1.png')])
    expect((await upload([{ name: 'Profil.docx', content }])).status).toBe(200)
})

test('superusers upload, everybody signed in downloads, nobody else', async () => {
  expect((await upload([{ name: 'a.pdf', content: pdf }], anna)).status).toBe(403)
  expect((await upload([{ name: 'a.pdf', content: pdf }], anonymous)).status).toBe(401)
  expect((await anonymous.get(path())).status).toBe(401)
  expect((await anna.get(path())).status).toBe(404) // it has no file
  expect((await anna.get(path(99999))).status).toBe(404)
  expect((await root.remove(path())).status).toBe(405)
  const { body, headers } = form({ name: 'a.pdf', content: pdf })
  expect((await root.call('POST', path(), body, { ...headers, 'x-csrftoken': 'wrong' })).status).toBe(403)
})

test('the token may come as a field of the form, before its file or behind it', async () => {
  const { cookie, 'x-csrftoken': token } = await sessionOf(root.id)
  const send = async (...parts: Parameters<typeof form>) => {
    const { body, headers } = form(...parts)
    return anonymous.call('POST', path(), body, { ...headers, cookie })
  }
  const field = { field: 'csrfmiddlewaretoken', content: token }
  const largest = { name: 'a.txt', content: Buffer.alloc(largestFile, 'a') }
  expect((await send(field, { name: 'a.pdf', content: pdf })).body.file).toMatchObject({ name: 'a.pdf', size: pdf.length })
  expect((await send(largest, field)).body.file).toMatchObject({ name: 'a.txt', size: largestFile })
  expect((await anna.get(path())).body).toEqual(largest.content)
  const tooLarge = { name: 'b.txt', content: Buffer.alloc(largestFile + 3_000_000, 'b') }
  expect((await send(field, tooLarge)).body).toEqual({ errors: { file: [problemTexts.file_too_large.en] } })
  for (const wrong of [[], [{ ...field, content: 'wrong' }], [{ ...field, name: 'token.txt' }], [{ ...field, field: 'token' }]])
    expect((await send(...wrong, { name: 'a.pdf', content: pdf })).status).toBe(403)
  const whole = form({ name: 'a.txt', content: 'only a little' }, field)
  const broken = whole.body.subarray(0, whole.body.length - 140)
  expect((await anonymous.call('POST', path(), broken, { ...whole.headers, cookie })).status).toBe(403)
  const { body, headers } = form(field)
  expect((await anonymous.call('POST', path(99_999), body, { ...headers, cookie })).status).toBe(404)
  expect((await anonymous.call('POST', path(99_999), body, { ...headers })).status).toBe(401)
  expect((await anonymous.call('POST', '/facilities.json/', body, { ...headers, cookie })).status).toBe(415)
})

test('another kind of body is another content type', async () => {
  const answer = await root.post(path(), { file: 'a' })
  expect([answer.status, answer.body.detail]).toEqual([415, refusalTexts.file_expected.en])
  const sendWith = async (boundary: string, more: Record<string, string> = {}) =>
    (await root.call('POST', path(), 'x', { 'content-type': `multipart/form-data${boundary}`, ...more })).status
  const tooLong = `; boundary=${'x'.repeat(300)}`
  expect([await sendWith(''), await sendWith('; boundary='), await sendWith(tooLong)]).toEqual([415, 415, 415])
  expect(await sendWith(tooLong, { 'x-csrftoken': '' })).toBe(403)
})

test('an attachment with a file is offered for its template, and one without is not', async () => {
  const offered = async () => (await anna.get('/autocompletes/email-attachments.json/')).body.map(({ id }: { id: number }) => id)
  expect(await offered()).not.toContain(entry)
  await upload([{ name: 'a.pdf', content: pdf }])
  expect(await offered()).toContain(entry)
})

test('over a real connection whoever is refused is told so, however much is still on its way', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const session = await sessionOf(root.id)
  const sendTo = async (more: Record<string, string>, size: number, ...before: Parameters<typeof form>) => {
    const { body, headers } = form(...before, { name: 'a.txt', content: Buffer.alloc(size, 'a') })
    const url = `http://127.0.0.1:${port}/api/v0${path()}`
    return (await fetch(url, { method: 'POST', headers: { ...headers, ...more }, body: new Uint8Array(body) })).status
  }
  expect(await sendTo({}, largestFile)).toBe(401)
  expect(await sendTo({ cookie: session.cookie }, largestFile)).toBe(403)
  expect(await sendTo(session, largestFile + 3_000_000)).toBe(400)
  expect(await sendTo(session, largestFile)).toBe(200)
  const inForm = { field: 'csrfmiddlewaretoken', content: session['x-csrftoken'] }
  expect(await sendTo({ cookie: session.cookie }, largestFile, inForm)).toBe(200)
  expect(await sendTo({ cookie: session.cookie }, largestFile + 3_000_000, inForm)).toBe(400)
})
