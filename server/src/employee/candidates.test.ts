import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking'] })
const tom = await as({ permissions: ['employees.view_employee'] })
const guest = await as({ permissions: ['vacancies.view_booking'] })

const [nurse, carer, midwife] = [
  await a.lookup('exam', 'Altenpfleger/in'),
  await a.lookup('exam', 'Notfallsanitäter/in'),
  await a.lookup('exam', 'Hebamme/Entbindungspfleger'),
]
const [dialysis, oncology] = [await a.lookup('qualification', 'Nephrologie/Dialyse'), await a.lookup('qualification', 'Onkologie')]
const july = { lower: '2026-07-06', upper: '2026-07-19' }
const vacancy = await a.vacancy({ exams: [nurse, carer], qualifications: [dialysis, oncology], date_range: july })
const other = await a.vacancy({ exams: [midwife], date_range: { lower: '2026-08-31' } })

const named = (first_name: string, given: object = {}) => a.employee({ first_name, last_name: 'K', ...given })
const both = await named('Beide', { exam: nurse, qualifications: [oncology, dialysis] })
await named('Examen', { exam: carer, qualifications: [dialysis] })
await named('Quali', { exam: midwife, qualifications: [dialysis, oncology] })
const nothing = await named('Nichts')
const known = await named('Dabei', { exam: nurse })
await a.candidate({ vacancy, employee: known })

type Row = { id: number; first_name: string; availability: { week: number; fill: string }[] } & Record<string, unknown>
const page = async (query: string, client = anna) => (await client.get(`/employees.json/?${query}`)).body
const names = async (query: string) => {
  const { count, results } = await page(query)
  expect(count).toBe(results.length)
  return (results as Row[]).map(({ first_name }) => first_name)
}
const candidates = `candidates_for_vacancy__id=${vacancy}`
const detail = async (id: number, query = '', client = anna) => (await client.get(`/employees/${id}.json/?${query}`)).body
const matchesOf = (row: Row) => [row['exams_match_with_vacancy'], row['qualifications_match_with_vacancy']]

describe('those who might come to a vacancy', () => {
  test('say whether they have one of its exams and all of its qualifications, and its candidates are left out', async () => {
    const { count, results } = await page(candidates)
    expect(results.map((row: Row) => [row.first_name, ...matchesOf(row)])).toEqual([
      ['Beide', true, true],
      ['Examen', true, false],
      ['Quali', false, true],
      ['Nichts', false, false],
    ])
    expect(count).toBe(4)
  })
  test('are its candidates, too, where those are asked for', async () => {
    const all = await page(`${candidates}&with_candidates=true`)
    expect(all.count).toBeGreaterThan(4)
    expect(await page(`${candidates}&with_candidates=false`)).toMatchObject({ count: 4 })
    expect((await page('with_candidates=true')).count).toBe((await page('')).count)
  })
  test('all have the qualifications where none is asked for', async () => {
    const { results } = await page(`candidates_for_vacancy__id=${other}&search=nichts`)
    expect(results.map(matchesOf)).toEqual([[false, true]])
  })
  test('are found by what fits, and by what does not', async () => {
    expect(await names(`${candidates}&exams_match_with_vacancy=true`)).toEqual(['Beide', 'Examen'])
    expect(await names(`${candidates}&exams_match_with_vacancy=false`)).toEqual(['Quali', 'Nichts'])
    expect(await names(`${candidates}&qualifications_match_with_vacancy=1`)).toEqual(['Beide', 'Quali'])
    expect(await names(`${candidates}&qualifications_match_with_vacancy=0`)).toEqual(['Examen', 'Nichts'])
    expect(await names(`${candidates}&exams_match_with_vacancy=true&qualifications_match_with_vacancy=true`)).toEqual(['Beide'])
    const free = `candidates_for_vacancy__id=${other}&qualifications_match_with_vacancy`
    expect([(await page(`${free}=true`)).count, (await page(`${free}=false`)).count]).toEqual([5, 0])
  })
  test('are the nearest first, page by page, without its candidates', async () => {
    const near = await a.facility({ address_latitude: 48, address_longitude: 11 })
    const query = `${candidates}&near_facility_id=${near}&sort=distance_to_near_facility_id_km`
    const at = (address_latitude: number) => ({ address_latitude, address_longitude: 11, last_name: 'Entfernt' })
    await a.candidate({ vacancy, employee: await named('Null', at(48)) })
    await named('Zwei', at(50))
    await named('Eins', at(49))
    expect(await names(`${query}&search=entfernt`)).toEqual(['Eins', 'Zwei'])
    const second = await page(`${query}&search=entfernt&size=1&page=2`)
    expect([second.count, second.results[0].first_name]).toEqual([2, 'Zwei'])
  })
  test('have weeks outside its period that are not asked about, whatever they do in them', async () => {
    await a.booking({ employee: both, date_range: { lower: '2026-06-15', upper: '2026-07-08' } })
    const weeks = (row: Row) => row.availability.slice(0, 7).map(({ week, fill }) => [week, fill])
    const [row] = (await page(`${candidates}&search=beide`)).results
    const asked = [
      [24, 'not-included'],
      [25, 'not-included'],
      [26, 'not-included'],
      [27, 'not-included'],
      [28, 'fully-filled'],
      [29, 'not-filled'],
      [30, 'not-included'],
    ]
    expect(weeks(row)).toEqual(asked)
    expect(row.availability[1]).toMatchObject({ count: 1, positions: 1 })
    expect(weeks(await detail(both, candidates))).toEqual(asked)
    expect(weeks(await detail(both)).some(([, fill]) => fill === 'not-included')).toBe(false)
    const open = (await page(`candidates_for_vacancy__id=${other}&search=beide&for_date=2026-08-24`)).results[0]
    expect(weeks(open).map(([, fill]) => fill)).toEqual(['not-included', ...Array<string>(6).fill('not-filled')])
  })
})

test('without a vacancy nothing is matched: both are null, and no filter asks for them', async () => {
  const { count, results } = await page('search=k')
  expect(results.map(matchesOf)).toEqual(Array.from({ length: count }, () => [null, null]))
  for (const query of ['exams_match_with_vacancy=true', 'qualifications_match_with_vacancy=false', 'candidates_for_vacancy__id='])
    expect((await page(`search=k&${query}`)).count).toBe(count)
})

test('the detail says what fits, and shows candidates and who does not fit all the same', async () => {
  expect(matchesOf(await detail(known, candidates))).toEqual([true, false])
  expect(await detail(nothing, `${candidates}&exams_match_with_vacancy=true`)).toMatchObject({
    id: nothing,
    exams_match_with_vacancy: false,
  })
  expect(matchesOf(await detail(known))).toEqual([null, null])
})

test('a vacancy that does not exist, or several, is refused in the list and on the detail', async () => {
  for (const wrong of ['999999', '0', 'x', '-1', '1.5', `${vacancy},${other}`, '99999999999']) {
    const query = `candidates_for_vacancy__id=${wrong}`
    for (const path of [`/employees.json/?${query}`, `/employees/${both}.json/?${query}`]) {
      const { status, body } = await anna.get(path)
      expect([path, status, Object.keys(body.errors)]).toEqual([path, 400, ['candidates_for_vacancy__id']])
    }
  }
  const { body } = await anna.get('/employees.json/?candidates_for_vacancy__id=999999&near_facility_id=999999')
  expect(Object.keys(body.errors).toSorted()).toEqual(['candidates_for_vacancy__id', 'near_facility_id'])
  expect((await anna.get('/employees/999999.json/?candidates_for_vacancy__id=999999')).status).toBe(404)
  for (const name of ['exams_match_with_vacancy', 'qualifications_match_with_vacancy'])
    expect((await page(`${candidates}&${name}=maybe`)).errors).toHaveProperty(name)
})

test('whoever may not see employees sees none of it; whoever may not see bookings sees what fits, but no weeks', async () => {
  expect((await guest.get(`/employees.json/?${candidates}`)).status).toBe(403)
  const [row] = (await page(`${candidates}&search=beide`, tom)).results
  expect([...matchesOf(row), row.availability, row['bookings']]).toEqual([true, true, null, null])
})
