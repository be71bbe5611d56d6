import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as()
const facility_type = await a.lookup('facility_type', 'Fachklinik')
const facility_group = await a.facilityGroup({ name: 'Südwind' })
const facility = await a.facility({ name: 'Haus Linde', facility_type, facility_group })
const ward = await a.lookup('facility_department', 'Ambulanz')
const otherWard = await a.lookup('facility_department', 'Pädiatrie')
const vacancy = await a.vacancy({ facility, department: ward, name: 'Nachtdienst' })

const origins = {
  facility_type: { level: 'facility_type', id: facility_type, name: 'Fachklinik' },
  facility_group: { level: 'facility_group', id: facility_group, name: 'Südwind' },
  facility: { level: 'facility', id: facility, name: 'Haus Linde' },
  department: { level: 'department', id: ward, name: 'Ambulanz' },
  vacancy: { level: 'vacancy', id: vacancy, name: 'Nachtdienst' },
}
const places = {
  facility_type: { facility_type },
  facility_group: { facility_group },
  facility: { facility },
  department: { facility, department: ward },
  vacancy: { vacancy },
}
type Level = keyof typeof places

const read = async (path: string) => (await anna.get(path)).body as { item: { id: number } }[]
const ofVacancy = () => read(`/vacancies/${vacancy}/requirements.json/`)
const ofFacility = (query = '') => read(`/facilities/${facility}/requirements.json/${query}`)
const about = (lines: { item: { id: number } }[], item: number) => lines.filter((line) => line.item.id === item)
const line = (item: number, origin: Level, dropped_by: Level | null = null) => ({
  kind: 'document_kind',
  item: { id: item, name: expect.any(String) },
  origin: origins[origin],
  dropped_by: dropped_by && origins[dropped_by],
})

test.each(Object.keys(places) as Level[])('what is said of a %s holds for the vacancy', async (level) => {
  const item = await a.documentKind()
  await a.requirement({ ...places[level], document_kind: item })
  expect(about(await ofVacancy(), item)).toEqual([line(item, level)])
})

test('a facility asks for what holds there, and with a department for what holds in it', async () => {
  const [here, inWard, atJob] = [await a.documentKind(), await a.documentKind(), await a.documentKind()]
  await a.requirement({ facility, document_kind: here })
  await a.requirement({ facility, department: ward, document_kind: inWard })
  await a.requirement({ vacancy, document_kind: atJob })
  const asked = async (query: string) => {
    const lines = await ofFacility(query)
    return [here, inWard, atJob].filter((item) => about(lines, item).length > 0)
  }
  expect(await asked('')).toEqual([here])
  expect(await asked(`?department__id=${ward}`)).toEqual([here, inWard])
  expect(await asked(`?department__id=${otherWard}`)).toEqual([here])
  expect(await asked('?department__id=999999')).toEqual([here])
  expect(await asked('?department__id=')).toEqual([here])
  expect((await anna.get(`/facilities/${facility}/requirements.json/?department__id=x`)).body.errors).toEqual({
    department__id: ['Please enter a number.'],
  })
})

test('the nearest origin is told once, and what a nearer one drops is told with who did', async () => {
  const item = await a.documentKind()
  await a.requirement({ facility_type, document_kind: item })
  await a.requirement({ facility_group, document_kind: item })
  expect(about(await ofFacility(), item)).toEqual([line(item, 'facility_group')])
  await a.requirement({ facility, document_kind: item, effect: 'drop' })
  expect(about(await ofFacility(), item)).toEqual([line(item, 'facility_group', 'facility')])
  expect(about(await ofVacancy(), item)).toEqual([line(item, 'facility_group', 'facility')])
  await a.requirement({ facility, department: ward, document_kind: item })
  expect(about(await ofFacility(), item)).toEqual([line(item, 'facility_group', 'facility')])
  expect(about(await ofVacancy(), item)).toEqual([line(item, 'department')])
  await a.requirement({ vacancy, document_kind: item, effect: 'drop' })
  expect(about(await ofVacancy(), item)).toEqual([line(item, 'department', 'vacancy')])
})

test('what other places say does not hold', async () => {
  const item = await a.documentKind()
  await a.requirement({ facility_type: await a.lookup('facility_type', 'Hospiz'), document_kind: item })
  await a.requirement({ facility_group: await a.facilityGroup(), document_kind: item })
  await a.requirement({ document_kind: item })
  await a.requirement({ facility, department: otherWard, document_kind: item })
  await a.requirement({ vacancy: await a.vacancy({ facility, department: ward }), document_kind: item })
  expect(about(await ofVacancy(), item)).toEqual([])
})

test('exams and qualifications are required as papers are', async () => {
  const lonely = await a.facility()
  const [exam, qualification] = [await a.lookup('exam'), await a.lookup('qualification')]
  await a.requirement({ facility: lonely, exam })
  await a.requirement({ facility: lonely, qualification })
  const lines = (await anna.get(`/facilities/${lonely}/requirements.json/`)).body as { kind: string }[]
  expect(lines.filter(({ kind }) => kind !== 'document_kind')).toMatchObject([
    { kind: 'exam', item: { id: exam } },
    { kind: 'qualification', item: { id: qualification } },
  ])
})

test('where nothing is required the answer is empty, and of what is not there it is not found', async () => {
  const quiet = await a.facility({ facility_type: await a.lookup('facility_type', 'Kurzzeitpflege') })
  expect((await anna.get(`/facilities/${quiet}/requirements.json/`)).body).toEqual([])
  for (const id of [999_999, 999_999_999_999]) {
    expect((await anna.get(`/facilities/${id}/requirements.json/`)).status).toBe(404)
    expect((await anna.get(`/vacancies/${id}/requirements.json/`)).status).toBe(404)
  }
})

test('many requirements take as many statements as one', async () => {
  const [one, many] = [await a.facility(), await a.facility()]
  await a.requirement({ facility: one })
  for (let number = 0; number < 20; number++) await a.requirement({ facility: many })
  const statements = async (id: number) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    await anna.get(`/facilities/${id}/requirements.json/`)
    const count = sent.mock.calls.filter(([query]) => !JSON.stringify(query).includes('pg_notify')).length
    sent.mockRestore()
    return count
  }
  expect(await statements(many)).toBe(await statements(one))
  expect(await statements(many)).toBeLessThanOrEqual(2)
})
