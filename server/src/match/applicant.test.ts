import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db } = await testApp() // today is 2026-06-10
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking'] })

const days = { lower: '2026-07-01', upper: '2026-07-10' }
const berlin = { address_latitude: 52.52, address_longitude: 13.405 }
const wanted = async (more: object = {}) => a.vacancy({ facility: await a.facility(berlin), date_range: days, ...more })

type Match = {
  vacancy: { id: number }
  score: number | null
  parts: { code: string }[]
  exclusions: object[]
  distance_km: number | null
  findings_level: string | null
}

beforeEach(async () => {
  await sql`truncate vacancy cascade`.execute(db)
})

describe('where an applicant might go', async () => {
  const talent = await as({ permissions: ['employees.view_applicant'] })

  test('goes by how far it is and by the newest contact, whatever her radius would be', async () => {
    const id = await a.applicant({ postal_code: '10115', country_code: 'DE' })
    const [near, far] = [
      await wanted(),
      await a.vacancy({ date_range: days, facility: await a.facility({ address_latitude: 53.55, address_longitude: 9.99 }) }),
    ]
    await wanted({ status: 'paused' })
    await wanted({ date_range: { lower: '2026-06-01', upper: '2026-06-09' } })
    await a.engagement({ applicant: id, note: 'Ruft zurück' })
    await a.engagement({ applicant: id, note: 'Hat sich vorgestellt' }, { now: new Date('2026-01-10T10:00:00Z') })
    const { status, body } = await talent.get(`/applicants/${id}/matches.json/`)
    expect([status, body.count, body.missing]).toEqual([200, 2, []])
    const [first, second] = body.results as Match[]
    expect(first).toMatchObject({ vacancy: { id: near }, exclusions: [], findings_level: null })
    expect(first!.distance_km).toBeLessThan(5)
    expect(first!.parts.map(({ code }) => code)).toEqual(['distance', 'recent_contact'])
    // 25 · (1 − 0.5 · km/100) + 5 of 30
    expect(first!.score).toBe(Math.round((100 * (25 * (1 - first!.distance_km! / 200) + 5)) / 30))
    expect([second!.vacancy.id, second!.score]).toEqual([far, 58]) // 12.5 + 5 of 30
  })

  test('is found by words, page by page', async () => {
    const id = await a.applicant({ postal_code: '10115', country_code: 'DE' })
    const [day, night, late] = [
      await wanted({ name: 'Tagdienst' }),
      await wanted({ name: 'Nachtdienst' }),
      await wanted({ name: 'Spätdienst' }),
    ]
    const found = async (query: string) => (await talent.get(`/applicants/${id}/matches.json/?${query}`)).body
    const idsOf = ({ results }: { results: Match[] }) => results.map(({ vacancy }) => vacancy.id)
    expect(idsOf(await found('search=nacht'))).toEqual([night])
    const page = await found('size=2&page=2')
    expect([idsOf(await found('size=2')), idsOf(page), page.count, page.next]).toEqual([[day, night], [late], 3, null])
    expect((await talent.get(`/applicants/${id}/matches.json/?page=9`)).status).toBe(404)
  })

  test('is not known as long as nobody knows where she lives', async () => {
    await wanted()
    const id = await a.applicant()
    const { body } = await talent.get(`/applicants/${id}/matches.json/`)
    expect(body).toEqual({ count: 0, next: null, previous: null, results: [], missing: ['postal_code'] })
    expect((await talent.get('/applicants/999999/matches.json/')).status).toBe(404)
    expect((await anna.get(`/applicants/${id}/matches.json/`)).status).toBe(403)
  })
})
