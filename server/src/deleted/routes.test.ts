import type { Permission } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from '../undo/texts.ts'

const { a, as, anonymous, db } = await testApp()
const root = await as({ is_superuser: true })
type Client = typeof root

const listed = async (resource: string, by: Client = root) => (await by.get(`/deleted.json/?resource=${resource}`)).body.results
const groupOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-history-group'])
const linesOf = async (entity: string, id: number) =>
  (
    await sql<{ act: string; changes: Record<string, unknown>; kept: unknown; note: string }>`
    select act, changes, kept, note from history_line where entity = ${entity} and record_id = ${id} order by id`.execute(db)
  ).rows

test('what was deleted is listed with its name, who deleted it and when, the newest first', async () => {
  const [first, second] = [await a.facility({ name: 'Haus A' }), await a.facility({ name: 'Haus B' })]
  const groups = [groupOf(await root.remove(`/facilities/${first}.json/`)), groupOf(await root.remove(`/facilities/${second}.json/`))]
  const { body } = await root.get('/deleted.json/?resource=facilities')
  expect(body).toMatchObject({ count: 2, next: null, previous: null })
  expect(body.results).toEqual(
    [
      [second, 'Haus B', groups[1]],
      [first, 'Haus A', groups[0]],
    ].map(([id, name, group]) => ({
      resource: 'facilities',
      record: { id, name },
      datetime: '2026-06-10T10:00:00.000000Z',
      user: { id: root.id, name: expect.any(String) },
      group,
      can_undo: true,
      why_not: null,
    })),
  )
  await root.post(`/history/groups/${groups[1]}/undo.json/`)
  expect((await listed('facilities')).map(({ record }: { record: { id: number } }) => record.id)).toEqual([first])
})

test('records without a name of their own are called as they were', async () => {
  const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
  await root.remove(`/absences/${await a.absence({ employee })}.json/`)
  await root.remove(`/candidates/${await a.candidate({ employee, vacancy: await a.vacancy({ name: 'Nachtdienst' }) })}.json/`)
  const [absence] = await listed('absences')
  const [candidate] = await listed('candidates')
  expect([absence.record.name, candidate.record.name]).toEqual([
    expect.stringMatching(/^.*Beispiel.*, 10[.]06[.]2026$/),
    expect.stringMatching(/, Nachtdienst$/),
  ])
  const other = await a.employee({ first_name: 'Uta', last_name: 'Fort' })
  await root.remove(`/employees/${other}.json/`)
  expect((await listed('employees'))[0].record.name).toBe('Uta Fort')
})

test('which resource has to be told, and must be one that is written', async () => {
  for (const query of ['', '?resource=', '?resource=emails', '?resource=nonsense', '?resource=facilities,employees'])
    expect([query, (await root.get(`/deleted.json/${query}`)).body.errors]).toEqual([query, { resource: [expect.any(String)] }])
  expect((await root.get('/deleted.json/?resource=lookups/tags')).status).toBe(200)
  expect((await root.get('/deleted.json/?resource=facilities&page=99')).status).toBe(404)
})

test('whoever may read and delete such records is told what was deleted', async () => {
  const status = async (resource: string, by: Client) => (await by.get(`/deleted.json/?resource=${resource}`)).status
  const [clerk, viewer, absences] = [
    await as(),
    await as({ permissions: ['employees.view_employee'] }),
    await as({ permissions: ['vacancies.add_absence', 'employees.view_employee'] }),
  ]
  expect([await status('facilities', clerk), await status('employees', clerk), await status('users', clerk)]).toEqual([200, 403, 403])
  expect([await status('employees', viewer), await status('absences', viewer)]).toEqual([200, 403])
  expect(await status('absences', absences)).toBe(200)
  expect(await status('facilities', anonymous)).toBe(401)
})

/** Records of which readers of their kind are shown only some, and what it takes to read and delete any. */
const partlyHidden: [string, Permission[], () => Promise<number[]>][] = [
  [
    'engagements',
    [],
    async () => {
      const [facility, employee, applicant] = [await a.facility(), await a.employee(), await a.applicant()]
      const about = [{ facility }, { employee }, { applicant }, { facility, employee }, { facility, applicant }, { employee, applicant }]
      return Promise.all(about.map((one) => a.engagement(one)))
    },
  ],
  [
    'employee-documents',
    ['employees.view_document', 'employees.change_document'],
    async () => [await a.document(), await a.document({ kind: await a.documentKind({ is_health_data: true }) })],
  ],
]
const sights = (['employees.view_employee', 'employees.view_applicant', 'employees.view_health_document'] as const).reduce<Permission[][]>(
  (found, one) => [...found, ...found.map((some) => [...some, one])],
  [[]],
)

test.each(partlyHidden)('of deleted %s a reader is told those that she was shown before', async (path, usual, make) => {
  const ids = await make()
  const readers = await Promise.all(sights.map(async (held) => ({ held, client: await as({ permissions: [...usual, ...held] }) })))
  const shownTo = async ({ held, client }: (typeof readers)[number]) => {
    const answers = await Promise.all(ids.map((id) => client.get(`/${path}/${id}.json/`)))
    return [held, ids.filter((_, at) => answers[at]!.status === 200)]
  }
  const shown = await Promise.all(readers.map(shownTo))
  for (const id of ids) expect((await root.remove(`/${path}/${id}.json/`)).status).toBe(204)
  const toldTo = async ({ held, client }: (typeof readers)[number]) => {
    const told = (await listed(path, client)).map(({ record }: { record: { id: number } }) => record.id)
    return [held, ids.filter((id) => told.includes(id))]
  }
  expect(new Set(shown.map(([, seen]) => String(seen))).size).toBeGreaterThan(1)
  expect(await Promise.all(readers.map(toldTo))).toEqual(shown)
})

test('a deleted settlement is there for who sees its section', async () => {
  const settlement = await a.settlement()
  await root.remove(`/cockpit-settlements/${settlement}.json/`)
  const has = async (by: Client) =>
    (await listed('cockpit-settlements', by)).some(({ record }: { record: { id: number } }) => record.id === settlement)
  const dispatcher = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking'] })
  expect([await has(root), await has(dispatcher), await has(await as())]).toEqual([true, true, false])
})

test('a deleted document with health data stays hidden once its kind is deleted, too', async () => {
  const kind = await a.documentKind({ is_health_data: true })
  const document = await a.document({ kind })
  await root.remove(`/employee-documents/${document}.json/`)
  await root.remove(`/lookups/document-kinds/${kind}.json/`)
  const reader = await as({ permissions: ['employees.view_employee', 'employees.view_document', 'employees.change_document'] })
  const has = async (by: Client) =>
    (await listed('employee-documents', by)).some(({ record }: { record: { id: number } }) => record.id === document)
  expect([await has(root), await has(reader)]).toEqual([true, false])
})

test('what was brought back, taken away and brought back again is listed once while it is gone, and not while it is there', async () => {
  const facility = await a.facility({ name: 'Haus Wieder' })
  const undo = async (group: number) => groupOf(await root.post(`/history/groups/${group}/undo.json/`))
  const listedTimes = async () =>
    (await listed('facilities')).filter(({ record }: { record: { id: number } }) => record.id === facility).length
  const first = groupOf(await root.remove(`/facilities/${facility}.json/`))
  const back = await undo(first)
  const second = await undo(back)
  expect([await listedTimes(), (await root.get(`/facilities/${facility}.json/`)).status]).toEqual([1, 404])
  await undo(second)
  expect([await listedTimes(), (await root.get(`/facilities/${facility}.json/`)).status]).toEqual([0, 200])
  expect((await root.post(`/deleted/facilities/${facility}/erase.json/`)).status).toBe(404)
})

test('what is erased says no more than that it was there, with all that was deleted with it, and does not come back', async () => {
  const employee = await a.employee({ first_name: 'Uta', last_name: 'Geheim' })
  await root.patch(`/employees/${employee}.json/`, { city: 'Ulm' })
  const absence = await a.absence({ employee, note: 'Geheim' })
  const removed = await root.remove(`/employees/${employee}.json/`)
  const erased = await root.post(`/deleted/employees/${employee}/erase.json/`)
  expect([erased.status, erased.body]).toEqual([204, undefined])
  const [lines, ofAbsence] = [await linesOf('employee', employee), await linesOf('absence', absence)]
  expect(lines.map(({ act }) => act)).toEqual(['created', 'changed', 'deleted', 'erased'])
  expect(lines[1]!.changes).toEqual({ city: [null, null] })
  expect(JSON.stringify([lines, ofAbsence])).not.toMatch(/Geheim|Uta|Ulm/)
  expect([...lines, ...ofAbsence].map(({ kept }) => kept)).toEqual(Array.from({ length: 6 }, () => null))
  expect((await listed('employees')).some(({ record }: { record: { id: number } }) => record.id === employee)).toBe(false)
  expect((await root.post(`/history/groups/${groupOf(removed)}/undo.json/`)).body.errors).toEqual([texts.erased.en])
  expect((await root.post(`/deleted/employees/${employee}/erase.json/`)).status).toBe(404)
})

test('what is there is not erased, and only superusers erase', async () => {
  const facility = await a.facility()
  expect((await root.post(`/deleted/facilities/${facility}/erase.json/`)).status).toBe(404)
  await root.remove(`/facilities/${facility}.json/`)
  const clerk = await as()
  expect((await clerk.post(`/deleted/facilities/${facility}/erase.json/`)).status).toBe(403)
  const { body } = await root.post('/lookups/tags.json/', { name: 'Weg' })
  await root.remove(`/lookups/tags/${body.id}.json/`)
  expect((await root.post(`/deleted/lookups/tags/${body.id}/erase.json/`)).status).toBe(204)
})
