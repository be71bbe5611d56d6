import { usualWeights } from '@kasack/contract/match-weight.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db } = await testApp() // today is 2026-06-10
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking'] })
const root = await as({ is_superuser: true })

const days = { lower: '2026-07-01', upper: '2026-07-10' }
const berlin = { address_latitude: 52.52, address_longitude: 13.405 }
const idsOf = async (table: 'exam' | 'qualification') =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit 2`.execute(db)).rows.map(({ id }) => ({ id })) as [Id, Id]
const [icu, dialysis] = await idsOf('qualification')
const [nurse, midwife] = await idsOf('exam')

type Id = { id: number }
type Match = {
  employee: { id: number }
  vacancy: { id: number }
  score: number | null
  parts: { code: string; weight: number; value: number; text: string }[]
  exclusions: { code: string; text: string }[]
  distance_km: number | null
}

beforeEach(async () => {
  await sql`truncate employee, vacancy cascade`.execute(db)
  await root.patch('/match-settings.json/', { weights: usualWeights })
})

const wanted = async (more: object = {}) =>
  a.vacancy({ date_range: days, facility: await a.facility(berlin), exams: [nurse], qualifications: [icu, dialysis], ...more })
const somebody = (more: object = {}) => a.employee({ exam: nurse, qualifications: [icu, dialysis], ...berlin, ...more })
const matches = async (vacancy: number, query = '', client = anna): Promise<Match[]> => {
  const { status, body } = await client.get(`/vacancies/${vacancy}/matches.json/${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.results
}
const scores = async (...asked: Parameters<typeof matches>) => (await matches(...asked)).map(({ employee, score }) => [employee.id, score])

describe('those who might go to a vacancy', () => {
  test('come the best first, the nearer of those who are as good, with the reasons', async () => {
    const vacancy = await wanted()
    const far = await somebody({ address_latitude: 53.55, address_longitude: 9.99 })
    const near = await somebody()
    const halfway = await somebody({ qualifications: [icu] })
    expect(await scores(vacancy)).toEqual([
      [near, 90],
      [far, 78],
      [halfway, 75],
    ])
    const [first] = await matches(vacancy)
    expect(first).toMatchObject({ distance_km: 0, exclusions: [], findings_level: null })
    expect(first!.parts.map(({ code, weight, value }) => [code, weight, value])).toEqual([
      ['qualifications', 30, 1],
      ['coverage', 25, 1],
      ['distance', 25, 1],
      ['preferences', 10, 1],
      ['known_here', 5, 0],
      ['recent_contact', 5, 0],
    ])
  })

  test('have what is asked for; who is ruled out stands at the end, with why', async () => {
    const vacancy = await wanted()
    const other = await somebody({ exam: midwife })
    const gone = await somebody({ is_active: false })
    const known = await somebody()
    await a.candidate({ vacancy, employee: known })
    const taken = await somebody()
    await a.absence({ employee: taken, date_range: { lower: '2026-06-30', upper: '2026-07-12' } })
    expect(await matches(vacancy)).toEqual([])
    const all = await matches(vacancy, '?excluded=1')
    expect(all.map(({ employee, score, exclusions }) => [employee.id, score, exclusions.map(({ code }) => code)])).toEqual([
      [other, null, ['exam']],
      [gone, null, ['inactive']],
      [known, null, ['candidate']],
      [taken, null, ['not_free']],
    ])
  })
})
