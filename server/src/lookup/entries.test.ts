import { lookups } from '@kasack/contract/reference.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as } = await testApp()
const root = await as({ is_superuser: true })
type Entry = { id: number; name: string; order: number }
const entries = async (path: string): Promise<Entry[]> => (await root.get(`/lookups/${path}.json/?size=1000`)).body.results
const uses = async (path: string) => (await root.get(`/lookups/${path}/uses.json/`)).body

describe('uses', () => {
  test('are counted wherever an entry is referred to, and left out where it is not', async () => {
    expect(await uses('tags')).toEqual([])
    await a.facility({ tags: [1, 2] })
    await a.employee({ tags: [2] })
    await a.contactPerson({ tags: [2] })
    expect(await uses('tags')).toEqual([
      { id: 1, count: 1 },
      { id: 2, count: 3 },
    ])
  })
  test('of a department are those of employees, vacancies and bookings', async () => {
    await a.vacancy({ department: 3 })
    await a.employee({ preferred_facility_departments: [3] })
    await a.booking({ department: 3 })
    expect(await uses('facility-departments')).toContainEqual({ id: 3, count: 3 })
  })
  test.each(Object.values(lookups))('can be asked of $path', async ({ path }) => {
    expect((await root.get(`/lookups/${path}/uses.json/`)).status).toBe(200)
  })
})

describe('the order', () => {
  const wanted = async () => (await entries('exams')).map(({ id }) => id).toReversed()

  test('is that of the ids, for whoever chooses as well', async () => {
    const ids = await wanted()
    const { status, body } = await root.post('/lookups/exams/order.json/', { entries: ids })
    expect([status, body.entries.map(({ id }: Entry) => id)]).toEqual([200, ids])
    expect((await entries('exams')).map(({ id, order }) => [id, order])).toEqual(ids.map((id, at) => [id, (at + 1) * 10]))
    const offered: Entry[] = (await root.get('/autocompletes/exams.json/')).body
    expect(offered.map(({ id }) => id)).toContain(ids[0])
  })
  test('leaves nobody out and invents nobody, and nothing moves otherwise', async () => {
    const before = await entries('exams')
    const [, ...rest] = await wanted()
    const refused = async (given: unknown) => {
      const { status, body } = await root.post('/lookups/exams/order.json/', { entries: given })
      return [status, body.errors]
    }
    const reason = [400, { entries: [texts.list_changed.en] }]
    expect(await refused(rest)).toEqual(reason)
    expect(await refused([999_999, ...rest])).toEqual(reason)
    expect(await refused([])).toEqual([400, { entries: [problemTexts.required.en] }])
    expect(await refused(['x'])).toEqual([400, { entries: [problemTexts.not_reference.en] }])
    expect(await entries('exams')).toEqual(before)
  })
  test('of two who set it at once is that of one of them, whole', async () => {
    const [one, other] = [await wanted(), (await wanted()).toReversed()]
    const both = await Promise.all([one, other].map((ids) => root.post('/lookups/exams/order.json/', { entries: ids })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect([one, other]).toContainEqual((await entries('exams')).map(({ id }) => id))
  })
  test('of actions is that of their ids', async () => {
    expect((await root.post('/lookups/engagement-actions/order.json/', { entries: [1] })).status).toBe(404)
  })
})
