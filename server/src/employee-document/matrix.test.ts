import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Permission, permissions } from '@kasack/contract/permission.ts'
import { afterAll, expect, test } from 'vitest'
import { type Client, testApp } from '../../test/app.ts'
import { apiPaths } from '../../test/bad-requests/api.ts'
import { form, pdf } from '../../test/upload/form.ts'

// What callers can learn about documents. Every call that reads is made before any exist, once some exist, and once some health documents
// exist. Callers without the permission must get the same answer each time. New calls are covered automatically.

const folder = mkdtempSync(join(tmpdir(), 'kasack-matrix-'))
afterAll(() => rmSync(folder, { recursive: true }))
const { app, a, as } = await testApp({ variables: { DATA_DIR: folder } })
const root = await as({ is_superuser: true })

type Caller = { name: string; held: Permission[]; client: Client }
const holding = async (...held: Permission[]): Promise<Caller> => ({
  name: held.join() || 'nothing',
  held,
  client: await as({ permissions: held }),
})
const nurse = await holding('employees.view_employee', 'employees.view_document', 'employees.view_health_document')
const callers = await Promise.all([
  holding(),
  ...permissions.map((one) => holding(one)),
  holding('employees.view_employee', 'employees.view_document', 'employees.change_document'),
  holding('employees.view_employee', 'employees.change_document', 'employees.view_health_document'),
  nurse,
])
const seesPlain = ({ held }: Caller) => held.includes('employees.view_document')
const seesHealth = (caller: Caller) => seesPlain(caller) && caller.held.includes('employees.view_health_document')

const employee = await a.employee({ last_name: 'Verschwiegen' })
const kinds = {
  plain: await a.documentKind({ name: 'Sprachtest', is_obligatory: true }),
  health: await a.documentKind({ name: 'Masernschutz', is_obligatory: true, is_health_data: true }),
}
/** The documents to come: a plain one and one that is deleted again, then the same of a health data kind. */
const ids = [1, 2, 3, 4]

async function enter(kind: keyof typeof kinds): Promise<void> {
  const paper = { employee, kind: kinds[kind], checked_date: '2026-06-01', valid_until: '2026-06-20' }
  for (const number of [`${kind} A`, `${kind} B`]) {
    const { body } = await root.post('/employee-documents.json/', { ...paper, number })
    expect(ids).toContain(body.id)
    const { body: sent, headers } = form({ name: `${kind}.pdf`, content: pdf })
    expect((await root.call('POST', `/employee-documents/${body.id}/file/`, sent, headers)).status).toBe(200)
    if (number.endsWith('B')) expect((await root.remove(`/employee-documents/${body.id}/`)).status).toBe(204)
  }
}

const { last: start } = (await root.get('/events/since.json/')).body as { last: string }
const day = 'from_date=2026-06-01&to_date=2026-06-30'
/** The queries to try on a path in addition to the plain path. */
const queries: Record<string, string[]> = {
  '/employee-documents': [
    ...['plain', 'health', 'masernschutz', 'verschwiegen'].map((word) => `search=${word}`),
    ...['expiring', 'valid,unchecked,expired,not_yet_valid'].map((state) => `state=${state}`),
    ...Object.values(kinds).map((kind) => `kind__id=${kind}`),
    `employee__id=${employee}&sort=kind__name`,
    'valid_until__lte=2026-06-20&sort=-valid_until',
    'size=1&page=2',
  ],
  '/employees': [...['missing', 'expiring', 'complete'].map((state) => `document_state=${state}`), 'search=masernschutz', day],
  '/autocompletes/employees': ['search=masernschutz'],
  '/deleted': ['resource=employee-documents', 'resource=employees'],
  '/presence': ids.map((id) => `resource=employee-documents&id=${id}`),
}

const idsAt = (path: string): number[] =>
  path.startsWith('/employee-documents/') ? ids : path.startsWith('/lookups/document-kinds/') ? Object.values(kinds) : [employee]

/** Every call that reads, except for the reference lists unrelated to documents, which are all served alike. */
const reads = (await apiPaths(app))
  .filter(({ path, methods }) => methods.includes('GET') && !/lookups\/(?!document-kinds)/.test(path))
  .flatMap(({ path: described }) => {
    const path = described.replace('/api/v0', '')
    const addresses = /[{]/.test(path) ? idsAt(path).map((id) => path.replace(/[{]\w+[}]/, `${id}`)) : [path]
    const suffix = path.endsWith('/file') ? '/' : '.json/'
    return addresses.flatMap((address) => ['', ...(queries[path] ?? [])].map((query) => `${address}${suffix}?${query}`))
  })
  .filter((path) => !path.startsWith('/events/since'))

type StateByKind = Map<string, string>

async function readAll({ client }: Caller): Promise<StateByKind> {
  const told: StateByKind = new Map()
  for (const path of reads) {
    const { status, body } = await client.get(path)
    told.set(`GET ${path}`, `${status} ${JSON.stringify(body)}`)
  }
  return told
}

/** Writes that change nothing or are refused, since their answers may leak, too. */
async function tryAll({ client }: Caller): Promise<StateByKind> {
  const told: StateByKind = new Map()
  const note = async (method: string, path: string, sent: unknown, headers?: Record<string, string>) => {
    const { status, body } = await client.call(method, path, sent, headers)
    told.set(`${method} ${path} ${JSON.stringify(sent)}`, `${status} ${JSON.stringify(body)}`)
  }
  const wrong = { valid_until: 'never', kind: kinds.health, version: 'x', checked_date: '2030-01-01' }
  for (const id of ids) {
    await note('PATCH', `/employee-documents/${id}.json/`, {})
    await note('PATCH', `/employee-documents/${id}.json/`, wrong)
    await note('POST', '/presence.json/', { resource: 'employee-documents', id })
    await note('DELETE', '/presence.json/', { resource: 'employee-documents', id })
  }
  for (const id of ids.slice(2)) {
    await note('DELETE', `/employee-documents/${id}/`, undefined)
    await note('POST', `/employee-documents/${id}/file/`, {})
    await note('POST', `/deleted/employee-documents/${id}/erase.json/`, {})
  }
  return told
}

const stages: Record<'none' | 'plain' | 'health', Map<Caller, { reads: StateByKind; tries: StateByKind }>> = {
  none: new Map(),
  plain: new Map(),
  health: new Map(),
}

async function readStage(stage: keyof typeof stages): Promise<void> {
  for (const caller of callers) {
    const isCleared = caller.held.includes('employees.change_document') && caller.held.includes('employees.view_health_document')
    stages[stage].set(caller, { reads: await readAll(caller), tries: isCleared ? new Map() : await tryAll(caller) })
  }
}

const difference = (before: StateByKind, after: StateByKind): string[] =>
  [...after].flatMap(([call, answer]) => (before.get(call) === answer ? [] : [`${call}: ${before.get(call)} → ${answer}`]))

await readStage('none')
await enter('plain')
await readStage('plain')
await enter('health')
await readStage('health')

test('every call is asked that the description of the interface names for papers, employees and kinds', () => {
  for (const call of ['', '/1', '/1/file', '/1/history', '/1/deletion'].map((rest) => `/employee-documents${rest}`))
    expect([call, reads.some((path) => path.startsWith(`${call}.json/`) || path.startsWith(`${call}/?`))]).toEqual([call, true])
  for (const path of Object.keys(queries)) expect([path, reads.some((one) => one.startsWith(`${path}.json/`))]).toEqual([path, true])
  expect(reads.length).toBeGreaterThan(80)
})

test.each(callers.filter((one) => !seesPlain(one)))('$name is told nothing of papers by what reads', (caller) => {
  const [none, plain, health] = [stages.none.get(caller)!, stages.plain.get(caller)!, stages.health.get(caller)!]
  // Callers who may delete documents without seeing them learn what would be deleted with an id.
  const isForeseen = (call: string) => caller.held.includes('employees.change_document') && call.includes('/1/deletion.json/')
  expect(difference(none.reads, plain.reads).filter((call) => !isForeseen(call))).toEqual([])
  expect(difference(plain.reads, health.reads).filter((call) => !isForeseen(call.replace('/3/', '/1/')))).toEqual([])
})

test.each(callers.filter((one) => seesPlain(one) && !seesHealth(one)))('$name is told of plain papers, and nothing of others', (caller) => {
  const [none, plain, health] = [stages.none.get(caller)!, stages.plain.get(caller)!, stages.health.get(caller)!]
  expect(difference(none.reads, plain.reads).length).toBeGreaterThan(4)
  expect(difference(plain.reads, health.reads)).toEqual([])
})

test('whoever sees all papers is told of all of them', () => {
  const [plain, health] = [stages.plain.get(nurse)!, stages.health.get(nurse)!]
  expect(difference(plain.reads, health.reads).length).toBeGreaterThan(8)
})

test.each(callers.filter(({ held }) => !held.includes('employees.view_health_document')))(
  '$name learns nothing of health data by trying to write',
  (caller) => {
    const [none, plain, health] = [stages.none.get(caller)!, stages.plain.get(caller)!, stages.health.get(caller)!]
    expect(plain.tries.size).toBeGreaterThan(15)
    expect(difference(plain.tries, health.tries)).toEqual([])
    const isWriter = seesPlain(caller) || caller.held.includes('employees.change_document')
    expect(difference(none.tries, plain.tries).length > 0).toBe(isWriter)
  },
)

test('a kind of health data is refused as one that there is not, whatever else is wrong', async () => {
  const writers = callers.filter(
    ({ held }) => held.includes('employees.change_document') && !held.includes('employees.view_health_document'),
  )
  expect(writers).toHaveLength(2)
  for (const { client } of writers)
    for (const more of [{}, { valid_from: '2026-06-02', valid_until: '2026-06-01' }, { allows_leasing: true }, { checked_date: 'x' }]) {
      const post = (kind: number) => client.post('/employee-documents.json/', { employee, kind, ...more })
      const [hidden, unknown] = [await post(kinds.health), await post(99_999)]
      expect([hidden.status, hidden.body]).toEqual([400, unknown.body])
    }
})

test('of papers that somebody may not see no event tells, nor that they are gone', async () => {
  const mostOf = (caller: Caller) => (seesHealth(caller) ? 4 : seesPlain(caller) ? 2 : 0)
  for (const caller of callers) {
    const { events } = (await caller.client.get(`/events/since.json/?after=${encodeURIComponent(start)}`)).body as {
      events: { resource: string; ids: number[] | null; deleted: number[] }[]
    }
    const told = events.flatMap(({ resource, ids: some, deleted }) =>
      resource === 'employee-documents' ? [...(some ?? ['all']), ...deleted] : [],
    )
    expect([caller.name, [...new Set(told)].toSorted()]).toEqual([caller.name, ids.slice(0, mostOf(caller))])
  }
})

test('whoever undoes that somebody was entered is not told that papers are in the way', async () => {
  const dispatcher = await holding('employees.view_employee', 'employees.add_employee')
  const clerk = await holding('employees.view_employee', 'employees.add_employee', 'employees.view_document')
  for (const [kind, blind] of [
    ['plain', [dispatcher]],
    ['health', [dispatcher, clerk]],
  ] as const) {
    const made = await dispatcher.client.post('/employees.json/', {
      first_name: 'Nora',
      last_name: 'Neu',
      status: await a.lookup('employee_status'),
    })
    const undo = ({ client }: Caller) => client.post(`/history/groups/${made.headers['x-history-group']}/undo.json/`)
    await a.document({ employee: made.body.id, kind: kinds[kind] })
    for (const caller of blind) {
      const { status, body } = await undo(caller)
      expect([status, JSON.stringify(body)]).toEqual([400, expect.not.stringMatching(/ocument|achweis|#/)])
    }
    const all = await holding('employees.add_employee', ...nurse.held)
    expect(JSON.stringify((await undo(all)).body)).toMatch(/Document #\d/)
  }
})

test('whoever brings somebody back is not told of her papers why that is impossible', async () => {
  const dispatcher = await holding('employees.view_employee')
  const leaving = await a.employee()
  const kind = await a.documentKind({ is_health_data: true })
  await a.document({ employee: leaving, kind })
  const removed = await dispatcher.client.remove(`/employees/${leaving}/`)
  expect((await root.remove(`/lookups/document-kinds/${kind}/`)).status).toBe(204)
  const undo = ({ client }: { client: Client }) => client.post(`/history/groups/${removed.headers['x-history-group']}/undo.json/`)
  for (const caller of [dispatcher, await holding('employees.view_employee', 'employees.view_document')]) {
    const { status, body } = await undo(caller)
    expect([status, JSON.stringify(body)]).toEqual([400, expect.not.stringMatching(/ocument|achweis|#|kind/)])
  }
  expect(JSON.stringify((await undo({ client: root })).body)).toMatch(/Document #\d.*\(kind\)/)
})
