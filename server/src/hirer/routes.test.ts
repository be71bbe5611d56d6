import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { refusalTexts } from '../platform/text/refusal.ts'
import { texts } from './texts.ts'

const { a, as, clock } = await testApp()
const [anna, root] = [await as(), await as({ is_superuser: true })]
const at = (id: number) => `/hirers/${id}.json/`

test('a superuser writes hirers, whoever is signed in reads them', async () => {
  const { status, body } = await root.post('/hirers.json/', { name: ' Nord gGmbH ' })
  const months = { maximum_months: 18, equal_pay_months: 9 }
  expect([status, body]).toEqual([
    201,
    { id: body.id, name: 'Nord gGmbH', ...months, source: '', note: '', is_active: true, version: body.version },
  ])
  expect((await anna.get(at(body.id))).body).toEqual(body)
  expect((await anna.post('/hirers.json/', { name: 'Fremd' })).status).toBe(403)
  expect((await anna.patch(at(body.id), { note: 'Fremd' })).status).toBe(403)
  const changed = (await root.patch(at(body.id), { maximum_months: '24', source: 'TV LeiZ', is_active: false })).body
  expect(changed).toMatchObject({ maximum_months: 24, source: 'TV LeiZ', is_active: false })
  expect((await root.remove(`/hirers/${body.id}/`)).status).toBe(204)
  expect((await anna.get(at(body.id))).status).toBe(404)
})

test('a hirer has a name that no other has, and months within their limits', async () => {
  await a.hirer({ name: 'Ost Kliniken' })
  const errors = async (input: object) => (await root.post('/hirers.json/', { source: 'TV', ...input })).body.errors
  expect(await errors({})).toEqual({ name: [problemTexts.required.en] })
  expect(await errors({ name: 'OST kliniken' })).toEqual({ name: [problemTexts.taken.en] })
  const limited = (text: { en: string }, limit: number) => [text.en.replace('{limit}', String(limit))]
  expect(await errors({ name: 'West', maximum_months: 0, equal_pay_months: 0 })).toEqual({
    maximum_months: limited(problemTexts.too_small, 1),
    equal_pay_months: limited(problemTexts.too_small, 1),
  })
  expect(await errors({ name: 'West', maximum_months: 49, equal_pay_months: 16 })).toEqual({
    maximum_months: limited(problemTexts.too_big, 48),
    equal_pay_months: limited(problemTexts.too_big, 15),
  })
  expect((await root.post('/hirers.json/', { name: 'West', maximum_months: 48, equal_pay_months: 15, source: 'TV' })).status).toBe(201)
})

test('other months than the law’s need their source', async () => {
  const id = await a.hirer()
  expect((await root.patch(at(id), { maximum_months: 24 })).body.errors).toEqual({ source: [texts.needs_source.en] })
  expect((await root.patch(at(id), { maximum_months: 24, source: 'TV LeiZ' })).status).toBe(200)
  expect((await root.patch(at(id), { source: '' })).body.errors).toEqual({ source: [texts.needs_source.en] })
})

test('a hirer stays as long as a house is its', async () => {
  const hirer = await a.hirer()
  const facility = await a.facility({ hirer })
  expect((await root.remove(`/hirers/${hirer}/`)).body.errors).toEqual([refusalTexts.in_use.en])
  await anna.patch(`/facilities/${facility}.json/`, { hirer: null })
  expect((await root.remove(`/hirers/${hirer}/`)).status).toBe(204)
})

const whose = async (facility: number) => (await anna.get(`/facilities/${facility}.json/`)).body.effective_hirer
const months = { maximum_months: 18, equal_pay_months: 9 }

test('a house without a hirer and a company is its own', async () => {
  const id = await a.facility({ name: 'Haus Linde' })
  expect(await whose(id)).toEqual({ kind: 'facility', id, name: 'Haus Linde', ...months, split_days: [], houses: 1 })
})

test('a house stays its hirer’s when that is inactive', async () => {
  const hirer = await a.hirer({ name: 'Ost gGmbH', maximum_months: 24, source: 'TV', is_active: false })
  const its = { kind: 'hirer', id: hirer, name: 'Ost gGmbH', maximum_months: 24 }
  expect(await whose(await a.facility({ hirer }))).toMatchObject(its)
})

test('a house is its hirer’s from the day on that is said', async () => {
  clock.set('2026-06-10T10:00:00Z')
  const recent = await as()
  const hirer = await a.hirer({ name: 'Süd AG', maximum_months: 24, equal_pay_months: 12, source: 'TV' })
  const name = 'Haus Eibe'
  const id = await a.facility({ name, hirer, hirer_since: '2026-06-11' })
  const read = async () => (await recent.get(`/facilities/${id}.json/`)).body.effective_hirer
  expect(await read()).toEqual({ kind: 'facility', id, name, ...months, split_days: ['2026-06-11'], houses: 1 })
  await recent.patch(`/facilities/${id}.json/`, { hirer_since: '2026-06-10' })
  const its = { kind: 'hirer', id: hirer, name: 'Süd AG', maximum_months: 24, equal_pay_months: 12, houses: 1 }
  expect(await read()).toEqual({ ...its, split_days: ['2026-06-10'] })
  await recent.patch(`/facilities/${id}.json/`, { hirer_since: null })
  expect(await read()).toEqual({ ...its, split_days: [] })
})

test('a house of a company is the only hirer’s that its houses have, in any spelling of the company', async () => {
  const first = await a.facility({ company: 'Elbe  Kliniken GmbH' })
  const second = await a.facility({ company: 'ELBE KLINIKEN GmbH' })
  expect(await whose(second)).toEqual({ kind: 'company', id: null, name: 'Elbe  Kliniken GmbH', ...months, split_days: [], houses: 2 })
  const hirer = await a.hirer({ name: 'Elbe Kliniken GmbH', equal_pay_months: 6, source: 'Haustarif' })
  const third = await a.facility({ company: 'Elbe Kliniken GmbH', hirer })
  const its = {
    kind: 'hirer',
    id: hirer,
    name: 'Elbe Kliniken GmbH',
    maximum_months: 18,
    equal_pay_months: 6,
    split_days: [],
    houses: 3,
  }
  expect([await whose(first), await whose(second), await whose(third)]).toEqual([its, its, its])
  await a.facility({ company: 'Elbe Kliniken GmbH', hirer: await a.hirer(), hirer_since: '2020-01-01' })
  expect(await whose(first)).toMatchObject({ kind: 'company', id: null, split_days: ['2020-01-01'] })
  expect(await whose(third)).toEqual({ ...its, houses: 4 })
  const [listed] = (await anna.get('/facilities.json/?company__icontains=elbe&sort=id')).body.results
  expect(listed.effective_hirer).toEqual(await whose(first))
})
