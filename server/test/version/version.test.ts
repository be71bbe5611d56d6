import type { Entity } from '@kasack/contract/entity.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { describe, expect, test } from 'vitest'
import { insertDemoData } from '../../src/demo/first-start.ts'
import { testApp } from '../app.ts'
import { contractLists } from '../bad-requests/contract.ts'

const { a, db, clock, as } = await testApp()
await insertDemoData(db, clock)
const [root, anna, ben] = [await as({ is_superuser: true }), await as(), await as()]
const all: Entity[] = [...(await contractLists()).map(({ entity }) => entity), ...lookupEntities]
// Records that only the program writes have no version to compare.
const entities = all.filter(({ fields }) => Object.values(fields).some(({ readOnly }) => !readOnly))

type VersionAnswer = Record<string, unknown>

/** States that no call reverts: ended bookings, candidates rejected again, and derived states. */
const isClosed = ({ cancelled, terminated, status }: VersionAnswer): boolean =>
  cancelled === true || terminated === true || status === 'filled' || String(status).startsWith('rejected_')

describe.for(entities)('/$path', ({ path, fields }) => {
  const firstPage = async () => {
    const { results } = (await root.get(`/${path}.json/?size=40`)).body as { results: VersionAnswer[] }
    return results.filter((record) => !isClosed(record)).slice(0, 20)
  }

  test('the version is the same in the list, on its own and after a change of nothing', async () => {
    for (const { id, version } of await firstPage()) {
      expect((await root.get(`/${path}/${id}.json/`)).body.version).toBe(version)
      expect((await root.patch(`/${path}/${id}.json/`, { version })).body.version).toBe(version)
    }
  })
  test('a record is taken back as it was read', async () => {
    for (const record of await firstPage()) expect((await root.patch(`/${path}/${record['id']}.json/`, record)).status).toBe(200)
  })
  test('of what can be changed no reference is half hidden, so that versions tell nothing new', () => {
    const hidden = Object.entries(fields).filter(([, { readOnly, fixed, partNeeds = {} }]) => !readOnly && !fixed && 'id' in partNeeds)
    expect(hidden).toEqual([])
  })
})

const read = async (id: number) => (await anna.get(`/facilities/${id}.json/`)).body
const save = (who: typeof anna, id: number, body: object) => who.patch(`/facilities/${id}.json/`, body)
const differently = [problemTexts.saved_differently.en]
/** The refusal that names the fields, with the current record. */
const outdated = async (id: number, ...fields: string[]) => [
  400,
  {
    errors: { version: [problemTexts.outdated.en], ...Object.fromEntries(fields.map((name) => [name, differently])) },
    current: await read(id),
  },
]

describe('of two who have read the same record', () => {
  test('both keep what they change in different fields', async () => {
    const id = await a.facility({ city: 'Bonn', phone: '0228 1' })
    const { version } = await read(id)
    expect((await save(anna, id, { city: 'Köln', version })).status).toBe(200)
    const { status, body } = await save(ben, id, { phone: '0221 7', comments: 'Schlüssel an der Pforte', version })
    expect([status, body.city, body.phone]).toEqual([200, 'Köln', '0221 7'])
  })
  test('the second is refused what the first has stored otherwise, and everything sent with it', async () => {
    const id = await a.facility({ city: 'Bonn', phone: '0228 1' })
    const { version } = await read(id)
    await save(anna, id, { city: 'Köln', version })
    const { status, body } = await save(ben, id, { city: 'Ulm', phone: '0731 2', version })
    expect([status, body]).toEqual(await outdated(id, 'city'))
    expect(await read(id)).toMatchObject({ city: 'Köln', phone: '0228 1' })
  })
  test('the second may then save again with the new version', async () => {
    const id = await a.facility({ city: 'Bonn' })
    const { version } = await read(id)
    await save(anna, id, { city: 'Köln', version })
    const { status, body } = await save(ben, id, { city: 'Ulm', version: (await read(id)).version })
    expect([status, body.city]).toEqual([200, 'Ulm'])
  })
  test('the second may store the same value, in any spelling', async () => {
    const id = await a.facility({ address_latitude: 50.7, tags: [] })
    const tags = [await a.lookup('tag', 'A-Kunde'), await a.lookup('tag', 'Rahmenvertrag')]
    const { version } = await read(id)
    await save(anna, id, { address_latitude: 50.9, tags, version })
    const { status } = await save(ben, id, { address_latitude: '50.9', tags: tags.toReversed().map((tag) => ({ id: tag })), version })
    expect(status).toBe(200)
  })
  test('the second may send back what both have read of a field that the first has left alone', async () => {
    const id = await a.facility({ city: 'Bonn', company: 'Linde GmbH' })
    const { version } = await read(id)
    await save(anna, id, { city: 'Köln', version })
    expect((await save(ben, id, { company: 'Linde GmbH', phone: '0221 7', version })).status).toBe(200)
  })
  test('the second is refused a street in a town that the first has changed: an address and its point are one value', async () => {
    const placed = { address_latitude: 50.73, address_longitude: 7.1 }
    const id = await a.facility({ street: 'Am Markt 1', city: 'Bonn', ...placed })
    const { version } = await read(id)
    await save(anna, id, { city: 'Köln', address_latitude: 50.94, address_longitude: 6.96, version })
    const { status, body } = await save(ben, id, { street: 'Am Markt 2', version })
    expect([status, body]).toEqual(await outdated(id, 'street'))
    expect(await read(id)).toMatchObject({ street: 'Am Markt 1', city: 'Köln', address_latitude: 50.94 })
    expect((await save(ben, id, { street: 'Am Markt 1', phone: '0221 7', version })).status).toBe(200)
  })
  test('without a version the second counts', async () => {
    const id = await a.facility({ city: 'Bonn' })
    await save(anna, id, { city: 'Köln', version: (await read(id)).version })
    const { status, body } = await save(ben, id, { city: 'Ulm' })
    expect([status, body.city]).toEqual([200, 'Ulm'])
  })
  test('of changes at the same moment one is refused', async () => {
    const id = await a.facility({ city: 'Bonn' })
    const { version } = await read(id)
    const answers = await Promise.all([save(anna, id, { city: 'Köln', version }), save(ben, id, { city: 'Ulm', version })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })
  test('a refusal stands beside those of other fields, in the language of the reader', async () => {
    const id = await a.facility({ city: 'Bonn' })
    const { version } = await read(id)
    await save(anna, id, { city: 'Köln', version })
    const { body } = await ben.patch(`/facilities/${id}.json/`, { city: 'Ulm', email: 'linde', version }, { 'accept-language': 'de' })
    expect(body.errors).toEqual({
      email: [problemTexts.not_email.de],
      city: [problemTexts.saved_differently.de],
      version: [problemTexts.outdated.de],
    })
  })
})

test('of a period each end is compared by itself', async () => {
  const booking = await a.booking({ date_range: { lower: '2026-07-01', upper: '2026-07-31' } })
  const { version } = (await root.get(`/bookings/${booking}.json/`)).body
  const move = (date_range: object, seen = version) => root.patch(`/bookings/${booking}.json/`, { date_range, version: seen })
  expect((await move({ upper: '2026-08-14' })).status).toBe(200)
  const { status, body } = await move({ lower: '2026-07-06' })
  expect([status, body.date_range]).toMatchObject([200, { lower: '2026-07-06', upper: '2026-08-14' }])
  expect((await move({ upper: '2026-08-21' })).body.errors).toMatchObject({ date_range: differently })
})

test('what only both changes together break is refused at the fields of the rule', async () => {
  const booking = await a.booking({ date_range: { lower: '2026-07-01', upper: '2026-07-31' } })
  const { version } = (await root.get(`/bookings/${booking}.json/`)).body
  await root.patch(`/bookings/${booking}.json/`, { date_range: { upper: '2026-07-10' }, version })
  const { status, body } = await root.patch(`/bookings/${booking}.json/`, { date_range: { lower: '2026-07-20' }, version })
  expect([status, body.errors]).toEqual([400, { date_range: [problemTexts.ends_before_start.en] }])
})

test("a facility's follow-up that an entry has changed is not overwritten unseen", async () => {
  const id = await a.facility({ followup_date: '2026-07-01' })
  const { version } = await read(id)
  await anna.post('/engagements.json/', { facility: id, followup_date: '2026-07-08' })
  const { status, body } = await save(ben, id, { followup_date: '2026-08-01', version })
  expect([status, body]).toEqual(await outdated(id, 'followup_date'))
  expect((await save(ben, id, { city: 'Ulm', version })).status).toBe(200)
})

test('a call, a number to dial and the name of a tag are no change of a facility', async () => {
  const tag = (await root.post('/lookups/tags.json/', { name: 'Vorläufig' })).body.id
  const main_contact = await a.contactPerson()
  const id = await a.facility({ tags: [tag], main_contact })
  const { version } = await read(id)
  await anna.post('/engagements.json/', { facility: id, note: 'Rückruf erbeten.' })
  await anna.patch(`/contact-persons/${main_contact}.json/`, { phone: '0228 5' })
  await root.patch(`/lookups/tags/${tag}.json/`, { name: 'Dauerhaft' })
  expect(await read(id)).toMatchObject({ version, tags: [{ name: 'Dauerhaft' }], latest_engagement: { id: expect.any(Number) } })
})

test('a field that the reader may not see is neither in her version nor compared', async () => {
  const engagement = await a.engagement({ facility: await a.facility(), note: 'Rückruf' })
  const path = `/engagements/${engagement}.json/`
  const { version } = (await anna.get(path)).body
  expect((await root.patch(path, { applicant: await a.applicant() })).status).toBe(200)
  expect((await anna.get(path)).body.version).toBe(version)
  expect((await anna.patch(path, { note: 'Erledigt', version })).status).toBe(200)
})

test('a new password is no change that others see', async () => {
  const { id, version } = (await root.post('/users.json/', { username: 'neu', password: 'Löwenzahn 2026' })).body
  expect((await root.patch(`/users/${id}.json/`, { password: 'Pusteblume 2026', version })).body.version).toBe(version)
})

test.for([null, '', 'AAAA', 7, true, [], {}, ['AAAA'], 'Ä', 'x'.repeat(100_000)])('%j is no version', async (version) => {
  const id = await a.facility({ city: 'Bonn' })
  const { status, body } = await save(anna, id, { city: 'Ulm', version })
  expect([status, body]).toEqual([400, { errors: { version: [problemTexts.not_version.en] } }])
  expect((await read(id)).city).toBe('Bonn')
})

test.for(['+', ' ', '\n', '='])('nor is one with %j in it', async (sign) => {
  const id = await a.facility()
  const { version } = await read(id)
  expect((await save(anna, id, { version: `${version.slice(0, -1)}${sign}` })).body.errors).toHaveProperty('version')
})

test('a new record has no version yet: what is sent as one is ignored', async () => {
  const { status } = await anna.post('/facilitygroups.json/', { name: 'Lindenverbund', version: 7 })
  expect(status).toBe(201)
})
