import { historyEntities, historyFields } from '@kasack/contract/history-entities.ts'
import type { HistoryLine } from '@kasack/contract/history.ts'
import { mayAccess, type Permission, permissions, rightsOf } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, anonymous, db } = await testApp()
const boss = await as({ is_superuser: true })
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking'] })
const other = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking'] })
const visitor = await as({ permissions: [] })

type Reader = typeof anna
const historyOf = async (path: string, id: number, reader: Reader = anna, query = ''): Promise<HistoryLine[]> =>
  (await reader.get(`/${path}/${id}/history.json/${query}`)).body.results
/** What calls changed, since test records are created without a user. */
const changesOf = async (path: string, id: number, reader: Reader = anna) =>
  (await historyOf(path, id, reader, '?act=changed')).filter(({ user }) => user !== null)

test('a change is told with who made it, when, and what stood there before', async () => {
  const vacancy = await a.vacancy({ number_of_positions: 2 })
  const changed = await anna.patch(`/vacancies/${vacancy}.json/`, { number_of_positions: 1 })
  const [line] = await changesOf('vacancies', vacancy)
  expect(line).toMatchObject({
    act: 'changed',
    through: 'user',
    user: { id: anna.id },
    resource: 'vacancies',
    record: { id: vacancy, name: changed.body.name },
    note: '',
    group: Number(changed.headers['x-history-group']),
  })
  expect(line!.changes).toContainEqual({ field: 'number_of_positions', before: 2, after: 1 })
  expect(line!.datetime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
})

test('a write that changes nothing leaves no line and answers no group', async () => {
  const vacancy = await a.vacancy({ number_of_positions: 2 })
  const before = await historyOf('vacancies', vacancy)
  const changed = await anna.patch(`/vacancies/${vacancy}.json/`, { number_of_positions: 2 })
  expect([changed.status, changed.headers['x-history-group']]).toEqual([200, undefined])
  expect(await historyOf('vacancies', vacancy)).toEqual(before)
})

test('a new record is told with all that it holds, references by name, amounts and periods as everywhere', async () => {
  const [facility, tag] = [await a.facility({ name: 'Klinik Nord' }), await a.lookup('tag')]
  await anna.patch(`/facilities/${facility}.json/`, { tags: [{ id: tag }] })
  const [tagged] = await changesOf('facilities', facility)
  expect(tagged!.changes).toEqual([{ field: 'tags', before: [], after: [{ id: tag, name: expect.any(String) }] }])
  const booking = await a.booking({ facility, charge_rate: '52.50' })
  const [created] = await historyOf('bookings', booking, anna, '?act=created')
  expect(created!.changes).toContainEqual({ field: 'facility', before: null, after: { id: facility, name: 'Klinik Nord' } })
  expect(created!.changes).toContainEqual({ field: 'charge_rate', before: null, after: '52.50' })
  expect(created!.changes.find(({ field }) => field === 'date_range')?.after).toMatchObject({ lower: expect.any(String), bounds: '[]' })
  expect(created!.changes.map(({ field }) => field)).not.toContain('cancelled')
})

test('a new vacancy is told with its defaults and as it is stored: no computed name, and open also once it is filled', async () => {
  const [vacancy_type, facility, department] = [await a.lookup('vacancy_type'), await a.facility(), await a.lookup('facility_department')]
  const exams = [await a.lookup('exam')]
  const { body } = await anna.post('/vacancies.json/', { vacancy_type, facility, department, exams, date_range: { lower: '2026-07-01' } })
  await a.booking({ vacancy: body.id })
  expect((await anna.get(`/vacancies/${body.id}.json/`)).body).toMatchObject({ name: expect.stringMatching(/./), status: 'filled' })
  const [created, ...others] = (await historyOf('vacancies', body.id)).toReversed()
  const after = Object.fromEntries(created!.changes.map((one) => [one.field, one.after]))
  expect(Object.keys(after).toSorted()).toEqual([
    'date_range',
    'department',
    'exams',
    'facility',
    'number_of_positions',
    'status',
    'vacancy_type',
  ])
  expect([after, others]).toMatchObject([{ number_of_positions: 1, status: 'open' }, []])
})

test('a follow-up is told of the facility and of the entry that carries it', async () => {
  const facility = await a.facility()
  const { body, headers } = await anna.post('/engagements.json/', { facility, followup_date: '2026-07-08' })
  const [[ofFacility], [ofEntry]] = [await changesOf('facilities', facility), await historyOf('engagements', body.id)]
  for (const line of [ofFacility, ofEntry]) {
    expect(line!.group).toBe(Number(headers['x-history-group']))
    expect(line!.changes).toContainEqual({ field: 'followup_date', before: null, after: '2026-07-08' })
  }
})

test('what the public page or a job wrote says so, and names nobody', async () => {
  const application = { first_name: 'Nora', last_name: 'Neu', profession_free_text: 'Pflege', mobile: '0151 23456789' }
  await anonymous.post('/applicants.json/', { ...application, email: 'nora@example.org', privacy_consent: true })
  const [applied] = (await boss.get('/history.json/?resource=applicants&act=created')).body.results
  const [written] = await historyOf('facilities', await a.facility())
  expect([applied, written]).toMatchObject([
    { through: 'public', user: null },
    { through: 'job', user: null },
  ])
})

test('lines are found by person, act, field and day', async () => {
  const facility = await a.facility()
  await anna.patch(`/facilities/${facility}.json/`, { city: 'Husum' })
  await other.patch(`/facilities/${facility}.json/`, { company: 'Nordlicht' })
  const fields = async (query: string) =>
    (await historyOf('facilities', facility, anna, query)).flatMap(({ changes }) => changes.map(({ field }) => field))
  expect(await fields(`?user__id=${other.id}`)).toEqual(['company'])
  expect(await fields('?field=city&act=changed')).toEqual(['city'])
  expect(await fields('?act=deleted')).toEqual([])
  expect(await fields('?datetime__date__gte=2031-01-01')).toEqual([])
  expect(await fields('?field=none')).toEqual([])
})

test('whoever may not see somebody reads no name of hers', async () => {
  const employee = await a.employee({ first_name: 'Wiebke', last_name: 'Verborgen' })
  const engagement = await a.engagement({ employee, facility: await a.facility() })
  const seen = async (reader: Reader) => JSON.stringify(await historyOf('engagements', engagement, reader))
  expect(await seen(anna)).toContain('Verborgen')
  expect(await seen(visitor)).toContain(`#${employee}`)
  expect(await seen(visitor)).not.toContain('Verborgen')
})

test('a field with a right of its own, and a line of nothing else, is there for who has it', async () => {
  const [facility, employee, applicant] = [await a.facility(), await a.employee(), await a.applicant()]
  const engagement = await a.engagement({ facility, employee })
  const recruiter = await as({ permissions: ['employees.view_applicant', 'employees.view_employee'] })
  await recruiter.patch(`/engagements/${engagement}.json/`, { applicant: { id: applicant } })
  expect((await changesOf('engagements', engagement, recruiter))[0]!.changes.map(({ field }) => field)).toEqual(['applicant'])
  const hidden = await historyOf('engagements', engagement, anna)
  expect(hidden.flatMap(({ changes }) => changes.map(({ field }) => field))).not.toContain('applicant')
  expect(hidden).toHaveLength(1)
  expect((await anna.get(`/engagements/${engagement}/history.json/`)).body.count).toBe(1)
  expect(await historyOf('engagements', engagement, anna, '?field=applicant')).toEqual([])
})

/** The fields that not everybody sees who sees the record, and who does not. */
const partly = historyEntities.flatMap((entity) =>
  historyFields(entity).flatMap((field) => {
    const { needs = 'session' } = entity.fields[field] ?? {}
    const held = rightsOf(entity.access.read).filter((right) => permissions.includes(right as Permission)) as Permission[]
    return mayAccess({ is_superuser: false, permissions: held }, needs) ? [] : [{ entity, field, held }]
  }),
)
const withFields: Record<string, () => Promise<number>> = {
  booking: () => a.booking(),
  engagement: async () => a.engagement({ facility: await a.facility() }),
}

test.each(partly)(
  'of a line of $entity.name only $field is hidden from who has no right to it',
  async ({ entity: { name, path }, field, held }) => {
    const id = await withFields[name]!()
    await sql`
      update history_line set changes = changes || ${JSON.stringify({ [field]: [null, 1] })}::jsonb
      where entity = ${name} and record_id = ${id} and act = 'created'`.execute(db)
    const fields = async (reader: Reader) => (await historyOf(path, id, reader)).flatMap(({ changes }) => changes.map((one) => one.field))
    const [all, seen] = [await fields(boss), await fields(await as({ permissions: held }))]
    expect(all).toContain(field)
    expect(seen).toEqual(all.filter((one) => one !== field))
  },
)

test('the whole history is read by superusers, one of a record by whoever reads the record', async () => {
  const facility = await a.facility()
  await anna.patch(`/facilities/${facility}.json/`, { city: 'Husum' })
  expect((await anna.get('/history.json/')).status).toBe(403)
  const found = (await boss.get(`/history.json/?resource=facilities&record=${facility}`)).body
  expect(found.count).toBe((await historyOf('facilities', facility)).length)
  expect((await boss.get('/history.json/?resource=nothing')).body.count).toBe(0)
  expect((await boss.get('/history.json/?record=1.5')).body.count).toBe(0)
  const employee = await a.employee()
  expect((await other.get(`/employees/${employee}/history.json/`)).status).toBe(403)
  expect((await anna.get('/facilities/999999/history.json/')).status).toBe(404)
  expect((await anna.get('/users/1/history.json/')).status).toBe(403)
})

test('what a call changed of several records is one group, and who is gone is a number', async () => {
  const employee = await a.employee()
  const absence = await a.absence({ employee })
  const gone = await boss.remove(`/employees/${employee}.json/`)
  const group = Number(gone.headers['x-history-group'])
  const lines = ((await boss.get('/history.json/?size=1000')).body.results as HistoryLine[]).filter((line) => line.group === group)
  expect(lines.map(({ act, resource, record }) => [act, resource, record])).toEqual(
    expect.arrayContaining([
      ['deleted', 'employees', { id: employee, name: `#${employee}` }],
      ['deleted', 'absences', { id: absence, name: `#${absence}` }],
    ]),
  )
  for (const { changes } of lines) for (const { before, after } of changes) expect([before === null, after]).toEqual([false, null])
})
