import { pairTexts } from '@kasack/contract/facility-person.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { somebodyWaits } from '../../test/waiting.ts'

const { a, as, db } = await testApp()
const viewer = await as({ permissions: ['employees.view_employee'] })
const booker = await as({ permissions: ['vacancies.add_booking'] })
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.add_booking'] })
const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
const newHouse = async (name = 'Haus Linde') => a.facility({ name })
const post = (body: object) => anna.post('/facility-persons.json/', body)
const at = (id: number) => `/facility-persons/${id}.json/`
const required = [problemTexts.required.en]

test('somebody is blocked, asked for after all, and neither', async () => {
  const facility = await newHouse()
  const { status, body } = await post({ facility, employee, state: 'blocked', reason: 'Streit im Team\nseit Mai' })
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      facility: { id: facility, name: 'Haus Linde' },
      employee: { id: employee, name: 'Eva Beispiel' },
      state: 'blocked',
      reason: 'Streit im Team\nseit Mai',
      version: body.version,
    },
  ])
  expect((await viewer.get(at(body.id))).body).toEqual(body)
  expect((await anna.patch(at(body.id), { state: 'favourite', reason: '' })).body).toMatchObject({ state: 'favourite', reason: '' })
  expect((await anna.remove(`/facility-persons/${body.id}/`)).status).toBe(204)
  expect((await viewer.get(at(body.id))).status).toBe(404)
})

test('whoever sees employees reads it, whoever books beside writes it', async () => {
  const id = await a.facilityPerson()
  for (const [client, statuses] of [
    [viewer, [200, 403, 403, 403]],
    [booker, [403, 403, 403, 403]],
    [anna, [200, 400, 200, 204]],
  ] as const) {
    const got = [
      await client.get(at(id)),
      await client.post('/facility-persons.json/', {}),
      await client.patch(at(id), { reason: 'Neu' }),
      await client.remove(at(id)),
    ]
    expect(got.map(({ status }) => status)).toEqual(statuses)
  }
})

test('all that is missing is told at once', async () => {
  expect((await post({})).body.errors).toEqual({ facility: required, employee: required, state: required })
  const facility = await newHouse()
  expect((await post({ facility, employee, state: 'blocked' })).body.errors).toEqual({ reason: required })
  expect((await post({ facility, employee, state: 'blocked', reason: ' \n ' })).body.errors).toEqual({ reason: required })
  expect((await post({ facility, employee, state: 'hated' })).body.errors).toEqual({ state: [problemTexts.not_choice.en] })
  expect((await post({ facility: 999_999, employee, state: 'favourite' })).body.errors).toEqual({
    facility: [problemTexts.unknown_reference.en],
  })
})

test('a reason is asked for when a favourite is blocked, and cannot be taken from who is', async () => {
  const id = await a.facilityPerson({ state: 'favourite', reason: '' })
  expect((await anna.patch(at(id), { state: 'blocked' })).body.errors).toEqual({ reason: required })
  expect((await anna.patch(at(id), { state: 'blocked', reason: 'Zu spät' })).status).toBe(200)
  expect((await anna.patch(at(id), { reason: '' })).body.errors).toEqual({ reason: required })
})

test('of a pair something is said once; elsewhere and of others it may be said again', async () => {
  const facility = await newHouse()
  const favourite = { facility, employee, state: 'favourite' }
  expect((await post(favourite)).status).toBe(201)
  const again = await post({ ...favourite, state: 'blocked', reason: 'Streit' })
  expect([again.status, again.body.errors]).toEqual([400, { employee: [pairTexts.known.en] }])
  expect((await post({ ...favourite, facility: await newHouse('Haus Ulme') })).status).toBe(201)
  expect((await post({ ...favourite, employee: await a.employee() })).status).toBe(201)
})

test('of two who say something of a pair at once one is refused under the employee', async () => {
  const pair = { facility: await newHouse(), employee, state: 'favourite' }
  const all = await Promise.all([post(pair), post(pair), post(pair)])
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
  const refused = all.filter(({ status }) => status === 400)
  expect(refused.map(({ body }) => Object.keys(body.errors))).toEqual([['employee'], ['employee']])
})

test('of whom it is said, and where, cannot be changed any more; the same may be sent', async () => {
  const facility = await newHouse()
  const id = await a.facilityPerson({ facility, employee })
  const refused = await anna.patch(at(id), { facility: await newHouse(), employee: await a.employee() })
  expect(refused.body.errors).toEqual({ facility: [problemTexts.locked.en], employee: [problemTexts.locked.en] })
  expect((await anna.patch(at(id), { facility, employee, reason: 'geprüft' })).body).toMatchObject({ reason: 'geprüft' })
})

type FacilityPersonCase = { employee: number; facility: number; id: number }

test.each<[string, (given: FacilityPersonCase) => Promise<{ status: number }>, number]>([
  ['says something', async ({ employee: whom }) => post({ employee: whom, facility: await newHouse(), state: 'favourite' }), 201],
  ['changes it', ({ id }) => anna.patch(at(id), { state: 'favourite' }), 200],
  ['takes it back', ({ id }) => anna.remove(at(id)), 204],
  ['deletes the facility', ({ facility }) => anna.remove(`/facilities/${facility}/`), 204],
])('whoever %s waits until whoever books her is done', async (_, write, status) => {
  const pair = { employee: await a.employee(), facility: await newHouse() }
  const id = await a.facilityPerson(pair)
  const { running } = await db.transaction().execute(async (tx) => {
    await sql`select from employee where id = ${pair.employee} for no key update`.execute(tx)
    const answer = write({ ...pair, id })
    await somebodyWaits(tx)
    return { running: answer }
  })
  expect((await running).status).toBe(status)
})
