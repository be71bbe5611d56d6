import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paperStates } from '@kasack/contract/document-state.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { form, pdf } from '../../test/upload/form.ts'
import { refusalTexts } from '../platform/text/refusal.ts'
import { texts } from './texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-papers-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { a, as, clock } = await testApp({ variables: { DATA_DIR: folder } })
clock.set('2026-06-10T08:00:00Z')
const root = await as({ is_superuser: true })
const cleared = ['employees.view_document', 'employees.change_document'] as const
const anna = await as({ permissions: [...cleared] })
const nurse = await as({ permissions: [...cleared, 'employees.view_health_document'] })
const employee = await a.employee({ first_name: 'Uta', last_name: 'Fort' })

const upload = (client: typeof root, id: number, content = pdf) => {
  const { body, headers } = form({ name: 'Urkunde.pdf', content })
  return client.call('POST', `/employee-documents/${id}/file/`, body, headers)
}

test('a paper is answered with its kind, its owner and who checked it', async () => {
  const kind = await a.documentKind({ name: 'Examensurkunde' })
  const { status, body } = await anna.post('/employee-documents.json/', {
    employee,
    kind,
    number: ' B 17 ',
    issued_date: '2020-01-01',
    checked_date: '2026-06-09',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    employee: { id: employee, name: 'Uta Fort' },
    kind: { id: kind, name: 'Examensurkunde' },
    number: 'B 17',
    valid_until: null,
    allows_leasing: null,
    checked_by_user: { id: expect.any(Number) },
    file: null,
    state: 'valid',
  })
  expect((await anna.patch(`/employee-documents/${body.id}.json/`, { checked_date: null })).body).toMatchObject({
    checked_by_user: null,
    state: 'unchecked',
  })
})

test('whoever enters the day of the check has checked, whoever changes the paper later', async () => {
  const id = await a.document()
  const checkedBy = async (by: typeof root, sent: object) => (await by.patch(`/employee-documents/${id}.json/`, sent)).body.checked_by_user
  expect(await checkedBy(anna, { number: 'B 18' })).toBeNull()
  expect(await checkedBy(nurse, { checked_date: '2026-06-09' })).toMatchObject({ id: nurse.id })
  expect(await checkedBy(anna, { note: 'Kopie liegt vor' })).toMatchObject({ id: nurse.id })
})

test('what a paper is today follows from its days and from whether it was checked', async () => {
  const kind = await a.documentKind({ remind_days: 30 })
  const checked_date = '2026-06-01'
  const states = [
    [{ valid_until: '2026-06-09' }, 'expired'],
    [{ valid_until: '2026-06-09', checked_date }, 'expired'],
    [{ valid_until: '2026-06-10' }, 'unchecked'],
    [{ valid_until: '2026-06-10', checked_date }, 'expiring'],
    [{ valid_until: '2026-07-10', checked_date }, 'expiring'],
    [{ valid_until: '2026-07-11', checked_date }, 'valid'],
    [{ valid_from: '2026-06-10', valid_until: '2026-07-11', checked_date }, 'valid'],
    [{ valid_from: '2026-06-11', valid_until: '2026-06-12', checked_date }, 'not_yet_valid'],
    [{ issued_date: '2026-06-11', checked_date }, 'not_yet_valid'],
    [{ issued_date: '2026-06-11', valid_from: '2026-06-01', checked_date }, 'valid'],
    [{ checked_date }, 'valid'],
  ] as const
  for (const [days, state] of states) {
    const id = await a.document({ kind, ...days })
    expect([days, (await anna.get(`/employee-documents/${id}.json/`)).body.state]).toEqual([days, state])
    for (const asked of paperStates) {
      const { results } = (await anna.get(`/employee-documents.json/?kind__id=${kind}&state=${asked}&size=100`)).body
      expect([days, asked, results.some((one: { id: number }) => one.id === id)]).toEqual([days, asked, asked === state])
    }
  }
  const { body } = await anna.get(`/employee-documents.json/?kind__id=${kind}&state=expired,expiring`)
  expect(body.count).toBe(4)
})

test('what does not fit is refused at its field', async () => {
  const ending = await a.documentKind({ expires: 'required' })
  const post = (paper: object) => anna.post('/employee-documents.json/', { employee, kind: ending, ...paper })
  const required = [problemTexts.required.en]
  expect((await anna.post('/employee-documents.json/', {})).body.errors).toEqual({ employee: required, kind: required })
  expect((await post({})).body).toEqual({ errors: { valid_until: required } })
  expect((await post({ valid_from: '2026-06-02', valid_until: '2026-06-01' })).body).toEqual({
    errors: { valid_until: [texts.ends_before_start.en] },
  })
  expect((await post({ valid_until: '2026-06-01', allows_leasing: false })).body).toEqual({
    errors: { allows_leasing: [texts.no_residence_title.en] },
  })
  expect(Object.keys((await post({ valid_until: '2026-06-01', checked_date: '2026-06-11' })).body.errors)).toEqual(['checked_date'])
  const { body } = await post({ valid_until: '2026-06-01' })
  expect((await anna.patch(`/employee-documents/${body.id}.json/`, { valid_until: null })).status).toBe(400)
  for (const other of [{ kind: await a.documentKind() }, { employee: await a.employee() }])
    expect((await anna.patch(`/employee-documents/${body.id}.json/`, other)).body.errors).toEqual({
      [Object.keys(other)[0]!]: [problemTexts.locked.en],
    })
})

test('a paper that was stored without an end stays, and can be changed otherwise, once its kind asks for one', async () => {
  const kind = await a.documentKind()
  const id = await a.document({ kind })
  expect((await root.patch(`/lookups/document-kinds/${kind}/`, { expires: 'required' })).status).toBe(200)
  expect((await anna.patch(`/employee-documents/${id}.json/`, { note: 'Kopie liegt vor' })).status).toBe(200)
})

test('health data is not there without its right: neither by itself nor in lists, counts, files, and not to be made', async () => {
  const kind = await a.documentKind({ is_health_data: true })
  const id = await a.document({ employee, kind, number: 'Masern 1' })
  await upload(root, id)
  const path = `/employee-documents/${id}`
  for (const [client, seen] of [
    [anna, false],
    [nurse, true],
    [root, true],
  ] as const) {
    const statuses = [
      (await client.get(`${path}.json/`)).status,
      (await client.get(`${path}/file/`)).status,
      (await client.get(`${path}/history.json/`)).status,
      (await client.get(`${path}/deletion/`)).status,
      (await client.patch(`${path}.json/`, {})).status,
    ]
    expect(statuses).toEqual(statuses.map(() => (seen ? 200 : 404)))
    expect((await client.get(`/employee-documents.json/?kind__id=${kind}`)).body.count).toBe(seen ? 1 : 0)
    expect((await client.get('/employee-documents.json/?search=Masern')).body.count).toBe(seen ? 1 : 0)
  }
  expect((await upload(anna, id)).status).toBe(404)
  expect((await anna.remove(`${path}.json/`)).status).toBe(404)
  const refused = await anna.post('/employee-documents.json/', { employee, kind })
  const unknown = await anna.post('/employee-documents.json/', { employee, kind: 99_999 })
  expect([refused.status, refused.body]).toEqual([400, unknown.body])
})

test('papers are seen, hidden and shown again as their kind says', async () => {
  const kind = await a.documentKind()
  const id = await a.document({ kind })
  const status = async () => (await anna.get(`/employee-documents/${id}.json/`)).status
  expect(await status()).toBe(200)
  await root.patch(`/lookups/document-kinds/${kind}/`, { is_health_data: true })
  expect(await status()).toBe(404)
  await root.patch(`/lookups/document-kinds/${kind}/`, { is_health_data: false })
  expect(await status()).toBe(200)
})

test('a file is stored with its paper, and downloaded by whoever sees that', async () => {
  const id = await a.document()
  const file = { name: 'Urkunde.pdf', size: pdf.length, type: 'application/pdf' }
  expect((await upload(anna, id)).body.file).toEqual(file)
  const [line] = (await anna.get(`/employee-documents/${id}/history.json/?act=changed`)).body.results
  expect(line.changes).toEqual([{ field: 'file', before: null, after: file }])
  expect((await anna.get(`/employee-documents/${id}/file/`)).body).toEqual(pdf)
  const blind = await as({ permissions: ['employees.change_document'] })
  expect((await upload(blind, id)).body).toEqual({ id })
  expect((await blind.get(`/employee-documents/${id}/file/`)).status).toBe(403)
})

/** Lets `others` of these file operations succeed, then fails the next as if the disk were full. Returns how to free space again. */
async function fillDisk(act: 'writeFile' | 'sync', others = 0): Promise<() => void> {
  const opened = await open(folder)
  await opened.close()
  const everyFile = Object.getPrototypeOf(opened) as Record<typeof act, () => Promise<void>>
  const usual = everyFile[act]
  let count = 0
  const full = vi.spyOn(everyFile, act).mockImplementation(function (this: unknown, ...given) {
    if (count++ < others) return usual.apply(this, given)
    return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))
  })
  onTestFinished(() => full.mockRestore())
  return () => full.mockRestore()
}

test.each([
  ['while the file comes in', 'writeFile', 0],
  ['once it has all been written', 'sync', 0],
  ['when it is given its place', 'sync', 1],
] as const)('a disk that is full %s is told, the paper keeps the file that it had, and its next one is stored', async (_, act, others) => {
  const id = await a.document()
  const other = Buffer.concat([pdf, Buffer.from(`% ${act} ${others}`)])
  const paper = (await upload(anna, id)).body
  const freeDisk = await fillDisk(act, others)
  const { status, headers, body } = await upload(anna, id, other)
  expect([status, headers['retry-after'], body.detail]).toEqual([503, '5', refusalTexts.disk_full.en])
  freeDisk()
  expect((await anna.get(`/employee-documents/${id}.json/`)).body).toEqual(paper)
  expect((await anna.get(`/employee-documents/${id}/file/`)).body).toEqual(pdf)
  expect(readdirSync(join(folder, 'files', 'unfinished'))).toEqual([])
  expect((await upload(anna, id, other)).status).toBe(200)
  expect((await anna.get(`/employee-documents/${id}/file/`)).body).toEqual(other)
})

test('who undoes what was done with health data needs the right to see it', async () => {
  const kind = await a.documentKind({ is_health_data: true })
  const made = await nurse.post('/employee-documents.json/', { employee, kind })
  const group = Number(made.headers['x-history-group'])
  expect((await anna.post(`/history/groups/${group}/undo.json/`)).status).toBe(403)
  const removed = await nurse.remove(`/employee-documents/${made.body.id}.json/`)
  const { body } = await anna.get('/deleted.json/?resource=employee-documents')
  expect(body.results.map(({ record }: { record: { id: number } }) => record.id)).not.toContain(made.body.id)
  expect((await nurse.get('/deleted.json/?resource=employee-documents')).body.results[0].record.id).toBe(made.body.id)
  expect((await anna.post(`/history/groups/${removed.headers['x-history-group']}/undo.json/`)).status).toBe(403)
  expect((await nurse.post(`/history/groups/${removed.headers['x-history-group']}/undo.json/`)).status).toBe(200)
  expect((await nurse.get(`/employee-documents/${made.body.id}.json/`)).body.kind.id).toBe(kind)
})

test('the papers of an employee go and come back with her', async () => {
  const leaving = await a.employee()
  const kind = await a.documentKind({ is_health_data: true })
  const [plain, health] = [await a.document({ employee: leaving }), await a.document({ employee: leaving, kind })]
  const dispatcher = await as({ permissions: ['employees.view_employee', 'employees.view_document'] })
  const foreseen = (client: typeof root) => client.get(`/employees/${leaving}/deletion/`)
  const told = async (client: typeof root) =>
    (await foreseen(client)).body.consequences.filter(({ resource }: { resource: string }) => resource === 'employee-documents')
  expect((await told(dispatcher)).map(({ count }: { count: number }) => count)).toEqual([1])
  expect((await told(root)).map(({ count }: { count: number }) => count)).toEqual([1, 1])
  const removed = await dispatcher.remove(`/employees/${leaving}.json/`)
  expect(removed.status).toBe(204)
  const undone = await dispatcher.post(`/history/groups/${removed.headers['x-history-group']}/undo.json/`)
  const back = undone.body.lines.flatMap(({ resource, record }: { resource: string; record: { id: number } }) =>
    resource === 'employee-documents' ? [record.id] : [],
  )
  expect(back).toEqual([plain])
  expect((await root.get(`/employee-documents/${health}.json/`)).status).toBe(200)
})
