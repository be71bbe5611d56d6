import { placeTexts } from '@kasack/contract/prior-period.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const viewer = await as({ permissions: ['employees.view_employee'] })
const booker = await as({ permissions: ['vacancies.add_booking'] })
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.add_booking'] })
const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
const facility = await a.facility({ name: 'Haus Linde' })
const hirer = await a.hirer({ name: 'Nord gGmbH' })
const days = { lower: '2025-01-01', upper: '2025-06-30' }
const leased = { employee, facility, lender: 'Weserbogen GmbH', date_range: days }
const post = (body: object) => anna.post('/prior-periods.json/', body)
const at = (id: number) => `/prior-periods/${id}.json/`
const required = [problemTexts.required.en]

test('an earlier period is created, shown, moved to a hirer and deleted', async () => {
  const { status, body } = await post({ ...leased, lender: ' Weserbogen GmbH ', note: 'Laut Zeugnis' })
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      employee: { id: employee, name: 'Eva Beispiel' },
      facility: { id: facility, name: 'Haus Linde' },
      hirer: null,
      kind: 'leased',
      lender: 'Weserbogen GmbH',
      date_range: { ...days, bounds: '[]' },
      note: 'Laut Zeugnis',
      version: body.version,
    },
  ])
  expect((await viewer.get(at(body.id))).body).toEqual(body)
  const moved = (await anna.patch(at(body.id), { facility: null, hirer, kind: 'employed' })).body
  expect(moved).toMatchObject({ facility: null, hirer: { id: hirer, name: 'Nord gGmbH' }, kind: 'employed', lender: '' })
  expect((await anna.remove(`/prior-periods/${body.id}/`)).status).toBe(204)
  expect((await viewer.get(at(body.id))).status).toBe(404)
})

test('whoever sees employees reads earlier periods, whoever books beside writes them', async () => {
  const id = await a.priorPeriod()
  for (const [client, statuses] of [
    [viewer, [200, 403, 403, 403]],
    [booker, [403, 403, 403, 403]],
    [anna, [200, 400, 200, 204]],
  ] as const) {
    const got = [
      await client.get(at(id)),
      await client.post('/prior-periods.json/', {}),
      await client.patch(at(id), { note: 'Neu' }),
      await client.remove(at(id)),
    ]
    expect(got.map(({ status }) => status)).toEqual(statuses)
  }
})

test('all that is missing is told at once', async () => {
  expect((await post({})).body.errors).toEqual({
    employee: required,
    facility: [placeTexts.none.en],
    hirer: [placeTexts.none.en],
    lender: required,
    date_range: required,
  })
  expect((await post({ ...leased, date_range: { lower: days.lower, upper: null } })).body.errors).toEqual({ date_range: required })
  expect((await post({ ...leased, kind: 'own' })).body.errors).toEqual({ kind: [problemTexts.not_choice.en] })
  expect((await post({ ...leased, facility: 999_999 })).body.errors).toEqual({ facility: [problemTexts.unknown_reference.en] })
  expect((await post({ ...leased, date_range: { lower: days.upper, upper: days.lower } })).body.errors).toEqual({
    date_range: [problemTexts.ends_before_start.en],
  })
})

test('it is at one place, also after a change', async () => {
  const both = { facility: [placeTexts.both.en], hirer: [placeTexts.both.en] }
  expect((await post({ ...leased, hirer })).body.errors).toEqual(both)
  const { id } = (await post(leased)).body
  expect((await anna.patch(at(id), { hirer })).body.errors).toEqual(both)
  expect((await anna.patch(at(id), { facility: null })).body.errors).toEqual({
    facility: [placeTexts.none.en],
    hirer: [placeTexts.none.en],
  })
})

test('the lender goes with the kind, and is asked for when that comes back', async () => {
  const { id } = (await post({ ...leased, kind: 'employed' })).body
  expect((await viewer.get(at(id))).body).toMatchObject({ kind: 'employed', lender: '' })
  expect((await anna.patch(at(id), { kind: 'leased' })).body.errors).toEqual({ lender: required })
  expect((await anna.patch(at(id), { kind: 'leased', lender: 'Nordlicht GmbH' })).body).toMatchObject({ lender: 'Nordlicht GmbH' })
})

test('whose it is cannot be changed any more; the same employee may be sent', async () => {
  const { id } = (await post(leased)).body
  const refused = await anna.patch(at(id), { employee: await a.employee() })
  expect([refused.status, refused.body.errors]).toEqual([400, { employee: [problemTexts.locked.en] }])
  expect((await anna.patch(at(id), { employee, note: 'geprüft' })).body).toMatchObject({ note: 'geprüft' })
})

test('periods of one employee may overlap', async () => {
  expect([(await post(leased)).status, (await post({ ...leased, hirer, facility: null })).status]).toEqual([201, 201])
})
