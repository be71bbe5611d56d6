import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, anonymous, db, work } = await testApp() // Wednesday, 2026-06-10
const rights = ['vacancies.view_booking', 'employees.view_employee'] as const
const dora = await as({ permissions: [...rights, 'vacancies.add_booking'] })
const root = await as({ is_superuser: true })

const clocks = async (query: string) => (await dora.get(`/leasing-clocks.json/?${query}`)).body
const ofOne = async (employee: number) => (await clocks(`employee__id=${employee}`)).results
const from = (lower: string, upper: string | null = null) => ({ lower, upper })
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }

const type = await a.lookup('vacancy_type')
const hirer = await a.hirer({ name: 'Klinikverbund Elbmark', maximum_months: 24, equal_pay_months: 15, source: 'TV LeiZ' })
const [west, east, alone] = [
  await a.facility({ name: 'Elbmark West', hirer }),
  await a.facility({ name: 'Elbmark Ost', company: 'Elbmark  gGmbH', hirer, hirer_since: '2026-03-01' }),
  await a.facility({ name: 'Haus Birke' }),
]

async function book(employee: number, facility: number, date_range: object): Promise<number> {
  const { status, body } = await dora.post('/bookings.json/', {
    employee: { id: employee },
    facility: { id: facility },
    vacancy_type: { id: type },
    date_range,
    ...terms,
  })
  expect([status, body]).toEqual([201, body])
  return body.id
}

test('a booking starts the clock of its employee at the hirer of the house, and ends with it', async () => {
  const ida = await a.employee({ first_name: 'Ida', last_name: 'Moser' })
  const booking = await book(ida, west, from('2026-06-01', '2026-08-31'))
  const next = await book(ida, west, from('2026-09-15'))
  expect(await ofOne(ida)).toEqual([
    {
      id: expect.any(Number),
      employee: { id: ida, name: 'Ida Moser' },
      hirer: { kind: 'hirer', id: hirer, name: 'Klinikverbund Elbmark', maximum_months: 24, equal_pay_months: 15 },
      first_day: '2026-06-01',
      used: { months: 0, days: 10 },
      used_days: 10,
      last_day_months: '2028-06-14',
      last_day_days: '2028-06-03',
      last_day: '2028-06-14',
      restart_day: null,
      equal_pay_from: '2027-09-15',
      equal_pay_reason: 'months',
      computing: false,
    },
  ])
  await dora.patch(`/bookings/${next}.json/`, { cancelled: true })
  expect(await ofOne(ida)).toMatchObject([{ restart_day: '2026-12-02', equal_pay_from: '2027-09-01' }])
  await dora.patch(`/bookings/${booking}.json/`, { terminated: true, date_range: { upper: '2026-06-10' } })
  expect(await ofOne(ida)).toMatchObject([{ used_days: 10, restart_day: '2026-09-12' }])
  await root.remove(`/bookings/${booking}.json/`)
  expect(await ofOne(ida)).toEqual([])
})

test('houses without a hirer count by their company, and without one by themselves', async () => {
  const ida = await a.employee()
  const [first, second] = [
    await a.facility({ name: 'Haus A', company: 'Birken GmbH' }),
    await a.facility({ name: 'Haus B', company: ' birken   gmbh ' }),
  ]
  await book(ida, first, from('2026-04-01', '2026-04-30'))
  await book(ida, second, from('2026-06-01', '2026-06-30'))
  await book(ida, alone, from('2026-07-01', '2026-07-31'))
  expect(await ofOne(ida)).toMatchObject([
    {
      hirer: { kind: 'company', id: null, name: 'Birken GmbH', maximum_months: 18 },
      first_day: '2026-04-01',
      used: { months: 1, days: 10 },
    },
    { hirer: { kind: 'facility', id: alone, name: 'Haus Birke' }, first_day: '2026-07-01', used_days: 0 },
  ])
  expect((await clocks(`facility__id=${second}`)).results).toMatchObject([{ employee: { id: ida } }])
  expect((await clocks(`facility__id=${alone}&employee__id=${ida}`)).count).toBe(1)
  expect((await clocks(`facility__id=${west}&employee__id=${ida}`)).count).toBe(0)
})

test('a house that changes hands splits the days of its bookings', async () => {
  const ida = await a.employee()
  await book(ida, east, from('2026-02-01', '2026-06-30'))
  expect((await clocks(`employee__id=${ida}&date=2026-02-28`)).results).toMatchObject([
    { hirer: { kind: 'company', name: 'Elbmark  gGmbH' }, used: { months: 1, days: 0 }, restart_day: '2026-06-02' },
    { hirer: { kind: 'hirer', id: hirer }, first_day: '2026-03-01', used_days: 0 },
  ])
  expect(await ofOne(ida)).toMatchObject([{ hirer: { kind: 'hirer', id: hirer }, used: { months: 3, days: 10 } }])
})

test('what was before counts, too: through other lenders for the days, as its own for equal pay', async () => {
  const ida = await a.employee()
  await book(ida, west, from('2026-06-01'))
  const before = { employee: { id: ida }, date_range: from('2026-01-01', '2026-03-31') }
  const { body: leased } = await dora.post('/prior-periods.json/', { ...before, facility: { id: west }, lender: 'Andere GmbH' })
  expect(await ofOne(ida)).toMatchObject([{ first_day: '2026-01-01', used: { months: 3, days: 10 }, computing: false }])
  const { body: own } = await dora.post('/prior-periods.json/', { ...before, hirer: { id: hirer }, kind: 'employed' })
  expect(await ofOne(ida)).toMatchObject([{ equal_pay_from: '2026-06-01', equal_pay_reason: 'revolving_door' }])
  await dora.remove(`/prior-periods/${own.id}.json/`)
  const group = (await dora.patch(`/prior-periods/${leased.id}.json/`, { date_range: { upper: '2026-02-15' } })).headers['x-history-group']
  expect(await ofOne(ida)).toMatchObject([{ first_day: '2026-06-01', equal_pay_reason: 'months' }])
  expect((await dora.post(`/history/groups/${String(group)}/undo.json/`)).status).toBe(200)
  expect(await ofOne(ida)).toMatchObject([{ first_day: '2026-01-01', used: { months: 3, days: 10 }, computing: false }])
})

test('what is changed of a hirer, a house or a type is counted anew by a run, and said to be until then', async () => {
  const ida = await a.employee()
  const other = await a.hirer({ name: 'Nord gGmbH' })
  const [house, kind] = [await a.facility({ name: 'Haus Nord', hirer: other }), await a.lookup('vacancy_type', 'Fachkraft ZNA')]
  const { body } = await dora.post('/bookings.json/', {
    employee: { id: ida },
    facility: { id: house },
    vacancy_type: { id: kind },
    date_range: from('2026-06-01'),
    ...terms,
  })
  await root.patch(`/hirers/${other}.json/`, { maximum_months: 12, source: 'TV', is_active: false })
  expect(await ofOne(ida)).toMatchObject([{ computing: true }])
  await work.once()
  expect(await ofOne(ida)).toMatchObject([{ computing: false, hirer: { id: other, maximum_months: 12 }, last_day: '2027-05-31' }])
  await dora.patch(`/facilities/${house}.json/`, { hirer: null })
  await work.once()
  expect(await ofOne(ida)).toMatchObject([{ hirer: { kind: 'facility', id: house }, last_day: '2027-11-30' }])
  await root.patch(`/lookups/vacancy-types/${kind}.json/`, { is_leasing: false })
  await work.once()
  expect([body.id, await ofOne(ida)]).toEqual([body.id, []])
})

test('a company counts for all days as it is written today', async () => {
  const [ida, house] = [await a.employee(), await a.facility({ company: 'Erlen GmbH' })]
  await book(ida, house, from('2026-01-01'))
  await dora.patch(`/facilities/${house}.json/`, { company: 'Ulmen GmbH' })
  await work.once()
  expect(await ofOne(ida)).toMatchObject([{ hirer: { kind: 'company', name: 'Ulmen GmbH' }, first_day: '2026-01-01' }])
})

test('whoever is away is leased all the same', async () => {
  const ida = await a.employee()
  await book(ida, alone, from('2026-01-01', '2026-05-31'))
  const away = { employee: ida, reason: 'sick', date_range: from('2026-01-10', '2026-05-10') }
  expect((await root.post('/absences.json/', away)).status).toBe(201)
  await work.once()
  expect(await ofOne(ida)).toMatchObject([{ first_day: '2026-01-01', used: { months: 5, days: 0 }, restart_day: '2026-09-02' }])
})

test('another day than today is asked of an employee or a house', async () => {
  const ida = await a.employee()
  await book(ida, alone, from('2026-01-01', '2026-03-31'))
  await book(ida, alone, from('2026-10-01'))
  expect(await ofOne(ida)).toMatchObject([{ first_day: '2026-01-01', used: { months: 3, days: 0 }, restart_day: '2026-07-02' }])
  expect((await clocks(`employee__id=${ida}&date=2026-07-02`)).results).toMatchObject([
    { first_day: '2026-10-01', used_days: 0, restart_day: null },
  ])
  expect((await clocks(`facility__id=${alone}&employee__id=${ida}&date=2026-02-15`)).results).toMatchObject([
    { used: { months: 1, days: 15 } },
  ])
  const { status, body } = await dora.get('/leasing-clocks.json/?date=2026-07-01')
  expect([status, body]).toEqual([400, { errors: { date: [texts.date_needs_whom.en] } }])
  expect((await dora.get('/leasing-clocks.json/?date=2026-06-10')).status).toBe(200)
  expect((await dora.get(`/leasing-clocks.json/?employee__id=${ida}&date=gestern`)).status).toBe(400)
  expect((await dora.get(`/leasing-clocks.json/?employee__id=${ida}&date=2026-07-01&page=2`)).status).toBe(404)
})

test('a booking that is thought about shows the clock as it would be at its end', async () => {
  const ida = await a.employee({ first_name: 'Ida', last_name: 'Plan' })
  const booking = await book(ida, alone, from('2026-01-01', '2026-03-31'))
  const preview = async (given: object) =>
    dora.post('/leasing-clocks/preview.json/', { employee: { id: ida }, facility: { id: alone }, ...given })
  expect((await preview({ date_range: from('2026-07-01', '2026-07-31') })).body).toMatchObject({
    employee: { id: ida, name: 'Ida Plan' },
    hirer: { kind: 'facility', id: alone },
    first_day: '2026-01-01',
    used: { months: 4, days: 0 },
  })
  expect((await preview({ date_range: from('2026-07-02', '2026-07-31') })).body).toMatchObject({
    first_day: '2026-07-02',
    used: { months: 1, days: 0 },
  })
  expect((await preview({ date_range: from('2026-04-01'), booking: { id: booking } })).body).toMatchObject({
    first_day: '2026-04-01',
    used_days: 1,
    restart_day: null,
  })
  expect((await preview({ date_range: from('2016-04-01', '2016-05-01') })).body).toBeNull()
  expect((await ofOne(ida)).length).toBe(1)
  const vacancy = await a.vacancy({ facility: alone })
  expect(
    (
      await dora.post('/leasing-clocks/preview.json/', {
        employee: { id: ida },
        vacancy: { id: vacancy },
        date_range: from('2026-07-01', '2026-07-31'),
      })
    ).body,
  ).toMatchObject({ used: { months: 4, days: 0 } })
  const placed = await a.lookup('vacancy_type', 'Dialysefachkraft')
  await sql`update vacancy_type set is_leasing = false where id = ${placed}`.execute(db)
  expect((await preview({ date_range: from('2026-07-01', '2026-07-31'), vacancy_type: { id: placed } })).body).toBeNull()
  expect((await preview({ date_range: from('2026-07-01', '2026-07-31'), vacancy_type: { id: type } })).body).toMatchObject({
    used: { months: 4 },
  })
  const refused = async (given: object) => (await dora.post('/leasing-clocks/preview.json/', given)).body.errors
  expect(await refused({})).toEqual({
    employee: [problemTexts.required.en],
    date_range: [problemTexts.required.en],
    facility: [problemTexts.required.en],
  })
  expect(await refused({ employee: { id: 999_999 }, facility: { id: 999_999 }, date_range: from('2026-07-02', '2026-07-01') })).toEqual({
    date_range: [problemTexts.ends_before_start.en],
  })
  expect(await refused({ employee: { id: 999_999 }, facility: { id: 999_998 }, date_range: from('2026-07-01') })).toEqual({
    employee: [problemTexts.unknown_reference.en],
    facility: [problemTexts.unknown_reference.en],
  })
})

test('whoever may see bookings and employees sees clocks, nobody else', async () => {
  for (const permissions of [[], [rights[0]], [rights[1]], ['vacancies.add_booking'] as const]) {
    const other = await as({ permissions: [...permissions] })
    expect((await other.get('/leasing-clocks.json/')).status).toBe(403)
    expect((await other.post('/leasing-clocks/preview.json/', {})).status).toBe(403)
  }
  expect((await anonymous.get('/leasing-clocks.json/')).status).toBe(401)
  expect((await (await as({ permissions: [...rights] })).get('/leasing-clocks.json/')).status).toBe(200)
})
