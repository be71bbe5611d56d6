import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const viewer = await as({ permissions: ['employees.view_employee'] })
const writer = await as({ permissions: ['vacancies.add_absence'] })
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.add_absence'] })
const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
const vacation = { employee, reason: 'vacation', date_range: { lower: '2026-07-01', upper: '2026-07-14' } }
const post = (changed: object) => anna.post('/absences.json/', { ...vacation, ...changed })

test('an absence is created, shown in the language of the reader, changed and deleted', async () => {
  const created = await anna.post('/absences.json/', { ...vacation, note: 'Beantragt im Mai' })
  expect(created.status).toBe(201)
  const { id } = created.body
  expect(created.body).toEqual({
    id,
    employee: { id: employee, name: 'Eva Beispiel' },
    reason: 'vacation',
    reason_display: 'vacation',
    date_range: { lower: '2026-07-01', upper: '2026-07-14', bounds: '[]' },
    note: 'Beantragt im Mai',
    created_datetime: '2026-06-10T10:00:00.000000Z',
    version: expect.any(String),
  })
  const at = `/absences/${id}.json/`
  expect((await anna.get(at)).body).toEqual(created.body)
  const inGerman = { ...created.body, reason_display: 'Urlaub' }
  expect((await anna.get(at, { 'accept-language': 'de' })).body).toEqual(inGerman)
  expect((await anna.get(`/absences.json/?employee__id=${employee}`, { 'accept-language': 'de' })).body.results).toEqual([inGerman])
  const changed = await anna.patch(at, { reason: 'overtime_free', note: '' })
  expect(changed.body).toMatchObject({ reason: 'overtime_free', reason_display: 'overtime free', note: '' })
  expect((await anna.remove(`/absences/${id}/`)).status).toBe(204)
  expect((await anna.get(at)).status).toBe(404)
})

test('all four reasons can be given, each with its words', async () => {
  const words = async (reason: string) => (await post({ reason })).body.reason_display
  expect([await words('sick'), await words('vacation'), await words('overtime_free'), await words('other')]).toEqual([
    'sick',
    'vacation',
    'overtime free',
    'other',
  ])
  expect((await post({ reason: 'holiday' })).body.errors).toEqual({ reason: [problemTexts.not_choice.en] })
})

test('employee, reason, start and end are required, and all that is missing is told at once', async () => {
  const required = [problemTexts.required.en]
  expect((await anna.post('/absences.json/', {})).body).toEqual({ errors: { employee: required, reason: required, date_range: required } })
  expect((await post({ date_range: { upper: '2026-07-14' } })).body).toEqual({ errors: { date_range: required } })
  for (const date_range of [{ lower: '2026-07-01' }, { lower: '2026-07-01', upper: null }, { lower: '2026-07-01', upper: '' }]) {
    const { status, body } = await post({ date_range })
    expect([status, body]).toEqual([400, { errors: { date_range: required } }])
  }
  expect((await post({ employee: null, reason: null, date_range: null })).body.errors).toEqual({
    employee: required,
    reason: required,
    date_range: required,
  })
  expect((await post({ employee: { id: 999_999 } })).body.errors).toEqual({ employee: [problemTexts.unknown_reference.en] })
})

test('one day is an absence; it does not end before it starts', async () => {
  expect((await post({ date_range: { lower: '2026-07-01', upper: '2026-07-01' } })).status).toBe(201)
  const { status, body } = await post({ date_range: { lower: '2026-07-02', upper: '2026-07-01' } })
  expect([status, body]).toEqual([400, { errors: { date_range: [problemTexts.ends_before_start.en] } }])
})

test('a change may give one bound, the other stays; the end cannot be taken away', async () => {
  const { id } = (await post({})).body
  const change = async (date_range: object) => (await anna.patch(`/absences/${id}.json/`, { date_range })).body
  expect((await change({ upper: '2026-07-20' })).date_range).toEqual({ lower: '2026-07-01', upper: '2026-07-20', bounds: '[]' })
  expect((await change({ lower: '2026-07-10' })).date_range).toEqual({ lower: '2026-07-10', upper: '2026-07-20', bounds: '[]' })
  expect((await change({ lower: '2026-07-21' })).errors).toEqual({ date_range: [problemTexts.ends_before_start.en] })
  expect((await change({ upper: null })).errors).toEqual({ date_range: [problemTexts.required.en] })
  expect((await anna.get(`/absences/${id}.json/`)).body.date_range).toMatchObject({ lower: '2026-07-10', upper: '2026-07-20' })
})

test('whose absence it is cannot be changed any more; the same employee may be sent', async () => {
  const { id } = (await post({})).body
  const at = `/absences/${id}.json/`
  const other = await a.employee()
  const refused = await anna.patch(at, { employee: { id: other }, note: 'für die Kollegin' })
  expect([refused.status, refused.body]).toEqual([400, { errors: { employee: [problemTexts.locked.en] } }])
  expect((await anna.patch(at, { employee: { id: employee }, note: 'geprüft' })).body).toMatchObject({
    employee: { id: employee },
    note: 'geprüft',
  })
})

test('absences of one employee may overlap', async () => {
  await post({ reason: 'vacation' })
  expect((await post({ reason: 'sick', date_range: { lower: '2026-07-03', upper: '2026-07-05' } })).status).toBe(201)
})

test('who may add but not view is answered with what was entered and changed, and sees nothing else', async () => {
  const created = await writer.post('/absences.json/', { ...vacation, note: 'am Telefon' })
  expect(created.status).toBe(201)
  expect(created.body).toMatchObject({ employee: { id: employee, name: 'Eva Beispiel' }, reason_display: 'vacation', note: 'am Telefon' })
  const at = `/absences/${created.body.id}.json/`
  expect((await writer.get(at)).status).toBe(403)
  expect((await writer.get('/absences.json/')).status).toBe(403)
  const { id } = created.body
  const answered = async (body: object) => (await writer.patch(at, body)).body
  expect(await answered({})).toEqual({ id })
  expect(await answered({ note: 'per Mail', reason_display: 'krank', created_datetime: '', version: created.body.version })).toEqual({
    id,
    note: 'per Mail',
  })
  expect(await answered({ employee, date_range: { upper: '2026-07-20' } })).toEqual({
    id,
    employee: { id: employee, name: 'Eva Beispiel' },
    date_range: { upper: '2026-07-20' },
  })
  expect((await writer.remove(at)).status).toBe(204)
})

test('who may add but not view cannot find out what is stored by the versions of guesses', async () => {
  const { id, version } = (await post({ reason: 'sick' })).body
  const guess = (await post({ reason: 'other' })).body.version
  const refused = async (sent: string, client = writer) =>
    (await client.patch(`/absences/${id}.json/`, { reason: 'overtime_free', date_range: { upper: 'nie' }, version: sent })).body.errors
  expect(await refused(version)).toEqual({ date_range: [problemTexts.not_day.en] })
  expect(await refused(guess)).toEqual({ date_range: [problemTexts.not_day.en] })
  expect(Object.keys(await refused(guess, anna))).toEqual(['date_range', 'reason', 'version'])
  expect(await refused('sick')).toHaveProperty('version')
})

test('who may view but not add changes nothing', async () => {
  const { id } = (await post({ note: 'bleibt' })).body
  const at = `/absences/${id}.json/`
  const answers = [await viewer.post('/absences.json/', vacation), await viewer.patch(at, { note: 'neu' }), await viewer.remove(at)]
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await viewer.get(at)).body.note).toBe('bleibt')
})
