import { lookupEntities } from '@kasack/contract/lookup.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, anonymous } = await testApp()
const [root, clerk] = [await as({ is_superuser: true }), await as()]
const lists = lookupEntities.map((entity) => [`/${entity.path}`, 'code' in entity.fields] as const)

describe.each(lists)('%s', (path, hasCode) => {
  const code = hasCode ? { code: 'neu' } : {}

  test('has entries after the first start', async () => {
    const { status, body } = await root.get(`${path}.json/?size=1`)
    expect(status).toBe(200)
    expect(body.count).toBeGreaterThan(3)
    expect(body.results[0]).toMatchObject({ id: 1, order: 10, is_active: true })
  })
  test('takes an entry, changes and deletes it', async () => {
    const { status, body } = await root.post(`${path}.json/`, { name: ' Neu ', ...code })
    expect([status, body]).toEqual([201, { ...body, id: body.id, name: 'Neu', order: 0, is_active: true, ...code }])
    expect((await root.get(`${path}/${body.id}.json/`)).body).toEqual(body)
    expect((await root.patch(`${path}/${body.id}.json/`, { is_active: false, order: '-3' })).body).toEqual({
      ...body,
      is_active: false,
      order: -3,
      version: expect.any(String),
    })
    expect((await root.remove(`${path}/${body.id}/`)).status).toBe(204)
    expect((await root.get(`${path}/${body.id}.json/`)).status).toBe(404)
  })
  test('needs a name, and a code where it has codes', async () => {
    expect(Object.keys((await root.post(`${path}.json/`, {})).body.errors)).toEqual(['name', ...Object.keys(code)])
  })
  test('has each name once, in any case, also when two bring it at once', async () => {
    const [twin, other] = [{ name: 'ZWILLING ä' }, { name: 'Zwilling Ä' }]
    const both = await Promise.all([twin, other].map((one, at) => root.post(`${path}.json/`, code.code ? { ...one, code: `z${at}` } : one)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(both.find(({ status }) => status === 400)?.body).toEqual({ errors: { name: [problemTexts.taken.en] } })
    expect((await root.patch(`${path}/2.json/`, twin)).body.errors).toHaveProperty('name')
  })
  test('has an order of 32 bits', async () => {
    const order = async (value: unknown) => (await root.post(`${path}.json/`, { name: 'Reihe', ...code, order: value })).body.errors?.order
    expect(await order(2147483648)).toEqual([problemTexts.too_big.en.replace('{limit}', '2147483647')])
    expect(await order(-2147483649)).toEqual([problemTexts.too_small.en.replace('{limit}', '-2147483648')])
    expect(await order('x')).toEqual([problemTexts.not_integer.en])
  })
  test('is for superusers', async () => {
    expect((await anonymous.get(`${path}.json/`)).status).toBe(401)
    for (const method of ['GET', 'POST']) expect((await clerk.call(method, `${path}.json/`)).status).toBe(403)
    for (const method of ['GET', 'PATCH', 'DELETE']) expect((await clerk.call(method, `${path}/1.json/`)).status).toBe(403)
    expect((await root.get(`${path}/99999.json/`)).status).toBe(404)
  })
})

test.each(lists.filter(([, hasCode]) => hasCode))('%s has each code once', async (path) => {
  const [{ code }] = (await root.get(`${path}.json/?size=1`)).body.results
  expect((await root.post(`${path}.json/`, { name: 'Zweimal', code })).body.errors).toEqual({ code: [problemTexts.taken.en] })
})

test('an unknown list is an unknown path, for clerks too', async () => {
  for (const user of [root, clerk]) expect((await user.get('/lookups/nonsense.json/')).status).toBe(404)
  expect((await anonymous.get('/lookups/nonsense.json/')).status).toBe(401)
})

test('an entry that a record refers to stays', async () => {
  const facility_type = await a.lookup('facility_type', 'Hospiz')
  const tag = await a.lookup('tag', 'Neukunde')
  await a.facility({ facility_type, tags: [tag] })
  for (const path of [`/lookups/facility-types/${facility_type}/`, `/lookups/tags/${tag}/`]) {
    const { status, body } = await root.remove(path)
    expect([status, body]).toEqual([400, { errors: ['The entry is in use and cannot be deleted.'] }])
  }
})

test('an inactive entry stays on its records and may still be set', async () => {
  const facility_type = await a.lookup('facility_type', 'Fachklinik')
  const facility = await a.facility({ facility_type })
  await root.patch(`/lookups/facility-types/${facility_type}.json/`, { is_active: false })
  expect((await clerk.get(`/facilities/${facility}.json/`)).body.facility_type).toEqual({ id: facility_type, name: 'Fachklinik' })
  expect((await clerk.patch(`/facilities/${facility}.json/`, { facility_type })).status).toBe(200)
})

describe('what the program needs', async () => {
  const needed = [
    '/lookups/engagement-actions/1',
    `/lookups/engagement-actions/${await a.lookup('engagement_action', 'Wiedervorlage')}`,
    ...(await Promise.all(['Ohne Vorlage', 'Automatisch', 'Profil senden'].map((name) => a.lookup('email_template', name)))).map(
      (id) => `/lookups/email-templates/${id}`,
    ),
  ]

  test.each(needed)('is neither deleted, deactivated nor given another code: %s', async (path) => {
    const removed = await root.remove(`${path}/`)
    expect([removed.status, removed.body]).toEqual([400, { errors: [texts.not_removable.en] }])
    const { status, body } = await root.patch(`${path}.json/`, { is_active: false, code: 'other' })
    expect([status, body]).toEqual([400, { errors: { is_active: [texts.stays_active.en], code: [texts.keeps_code.en] } }])
    expect((await root.patch(`${path}.json/`, { order: 3, name: `Umbenannt ${path}` })).status).toBe(200)
  })
})

test('bookings of a vacancy type are leasing unless somebody says otherwise', async () => {
  const { body } = await root.post('/lookups/vacancy-types.json/', { name: 'Direktvermittlung' })
  expect(body.is_leasing).toBe(true)
  expect((await root.patch(`/lookups/vacancy-types/${body.id}.json/`, { is_leasing: false })).body.is_leasing).toBe(false)
  const { results } = (await root.get('/lookups/vacancy-types.json/?size=100')).body
  expect(results.flatMap((one: { name: string; is_leasing: boolean }) => (one.is_leasing ? [] : [one.name]))).toEqual(['Direktvermittlung'])
})
