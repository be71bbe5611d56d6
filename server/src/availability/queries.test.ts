import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking', 'vacancies.add_booking'] })
const tom = await as({ permissions: ['employees.view_employee', 'vacancies.add_absence'] })

const facility = await a.facility({ name: 'Klinik Nord' })
const vacancy = await a.vacancy({
  facility,
  name: 'Sommer',
  number_of_positions: 2,
  date_range: { lower: '2026-06-10', upper: '2026-06-30' },
})
const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
const other = await a.employee({ first_name: 'Tom', last_name: 'Muster' })
const booked = await a.booking({ vacancy, employee, date_range: { lower: '2026-06-15', upper: '2026-06-21' } })
await a.booking({ vacancy, employee: other, cancelled: true, date_range: { lower: '2026-06-22', upper: '2026-06-28' } })
const type = await a.lookup('vacancy_type')
const direct = await a.booking({ facility, vacancy_type: type, employee, date_range: { lower: '2026-08-17' } })
const ended = await a.booking({
  facility,
  vacancy_type: type,
  employee: other,
  terminated: true,
  date_range: { lower: '2026-05-01', upper: '2026-06-12' },
})
await a.absence({ employee, date_range: { lower: '2026-07-03', upper: '2026-07-03' } })

type Week = { week: number; fill: string; count: number; positions: number }
const read = async (path: string, client = anna) => (await client.get(path)).body
const taken = ({ availability }: { availability: Week[] }) =>
  availability.filter(({ count }) => count > 0).map(({ week, count }) => [week, count])

describe('an employee', () => {
  test('is taken by bookings and absences, from the week of today on', async () => {
    const { availability } = await read(`/employees/${employee}.json/`)
    expect(availability).toHaveLength(12)
    expect(availability[0]).toEqual({
      year: 2026,
      week: 24,
      start: '2026-06-08',
      end: '2026-06-14',
      fill: 'not-filled',
      count: 0,
      positions: 1,
    })
    expect(taken({ availability })).toEqual([
      [25, 1],
      [27, 1],
      [34, 1],
      [35, 1],
    ])
  })
  test('shows her bookings by their first day, each with what it is for', async () => {
    const { bookings } = await read(`/employees/${employee}.json/`)
    expect(bookings).toEqual([
      {
        id: booked,
        booking_type: 'new_deployment',
        date_range: { lower: '2026-06-15', upper: '2026-06-21', bounds: '[]' },
        record: { id: vacancy, path: '/vacancies', name: 'Sommer' },
        cancelled: false,
        terminated: false,
      },
      {
        id: direct,
        booking_type: 'new_deployment',
        date_range: { lower: '2026-08-17', upper: null, bounds: '[]' },
        record: { id: facility, path: '/facilities', name: 'Klinik Nord' },
        cancelled: false,
        terminated: false,
      },
    ])
  })
})

test('a vacancy counts what is booked for it and was not cancelled', async () => {
  const { availability, bookings } = await read(`/vacancies/${vacancy}.json/`)
  expect(availability.slice(0, 5).map(({ fill, count, positions }: Week) => [fill, count, positions])).toEqual([
    ['not-filled', 0, 2],
    ['partially-filled', 1, 2],
    ['not-filled', 0, 2],
    ['not-filled', 0, 2],
    ['not-included', 0, 2],
  ])
  expect(bookings.map(({ id, record }: { id: number; record: object }) => [id, record])).toEqual([
    [booked, { id: employee, path: '/employees', name: 'Eva Beispiel' }],
  ])
})

test('weeks count a booking and its stand-in one by one, although they fill one position', async () => {
  const date_range = { lower: '2026-07-06', upper: '2026-07-12' }
  const shared = await a.vacancy({ number_of_positions: 1, date_range })
  const absent = await a.employee()
  const stands_in_for = await a.booking({ vacancy: shared, employee: absent, date_range })
  await a.booking({ vacancy: shared, booking_type: 'replacement', replacement_for: absent, stands_in_for, date_range })
  const { number_of_bookings, availability } = await read(`/vacancies/${shared}.json/`)
  expect([number_of_bookings, taken({ availability })]).toEqual([1, [[28, 2]]])
})

test('a facility counts all its bookings, also those of no vacancy and those that ended early', async () => {
  await a.vacancy({ facility, number_of_positions: 3, date_range: { lower: '2026-06-22' }, status: 'paused' })
  await a.vacancy({ facility, number_of_positions: 9, date_range: { lower: '2026-06-22' }, status: 'closed' })
  const { availability, bookings } = await read(`/facilities/${facility}.json/`)
  expect(availability.slice(0, 4).map(({ fill, count, positions }: Week) => [fill, count, positions])).toEqual([
    ['partially-filled', 1, 2],
    ['partially-filled', 1, 2],
    ['not-filled', 0, 5],
    ['not-filled', 0, 5],
  ])
  expect(bookings.map(({ id }: { id: number }) => id)).toEqual([ended, booked, direct])
})

describe('from another day on', () => {
  test.each([
    ['/employees.json/', () => employee],
    ['/facilities.json/', () => facility],
    ['/vacancies.json/', () => vacancy],
  ])('%s shows other weeks', async (path, id) => {
    const { results, count } = await read(`${path}?size=1000&for_date=2026-06-28`)
    const record = results.find((one: { id: number }) => one.id === id())
    expect(record.availability[0]).toMatchObject({ week: 26, start: '2026-06-22' })
    expect((await read(path)).count).toBe(count)
  })
  test('one record does as well, and a vacancy that is over stays', async () => {
    expect((await read(`/employees/${employee}.json/?for_date=2027-01-01`)).availability[0]).toMatchObject({ year: 2026, week: 53 })
    expect((await read(`/vacancies/${vacancy}.json/?for_date=2027-01-01`)).availability[0].fill).toBe('not-included')
  })
  test.each(['/employees', '/facilities', '/vacancies'])('%s refuse what is no day', async (path) => {
    const { status, body } = await anna.get(`${path}.json/?for_date=today`)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['for_date']])
  })
})

describe('without the right to see bookings', () => {
  test.each([
    ['/employees', () => employee],
    ['/facilities', () => facility],
    ['/vacancies', () => vacancy],
  ])('%s say neither who is booked nor who is free', async (path, id) => {
    const alone = await read(`${path}/${id()}.json/`, tom)
    const [listed] = (await read(`${path}.json/?size=1000`, tom)).results.filter((one: { id: number }) => one.id === id())
    for (const record of [alone, listed]) expect(record).toMatchObject({ bookings: null, availability: null })
  })
  test('the number of bookings of a vacancy stays', async () => {
    expect(await read(`/vacancies/${vacancy}.json/`, tom)).toMatchObject({ number_of_bookings: 1 })
  })
})

/** Ranges that end before the twelve weeks or on their first day, or begin on their last day or after it. */
const aroundTheWeeks = [
  { lower: '2026-05-01', upper: '2026-06-07' },
  { lower: '2026-05-01', upper: '2026-06-08' },
  { lower: '2026-08-30', upper: '2026-09-30' },
  { lower: '2026-08-31', upper: '2026-09-30' },
]

test('the first and the last day of the weeks belong to them, for whoever is away or booked', async () => {
  const [away, sent] = [await a.employee(), await a.employee()]
  for (const date_range of aroundTheWeeks) {
    await a.absence({ employee: away, date_range })
    await a.booking({ employee: sent, date_range })
  }
  for (const one of [away, sent]) {
    const from = async (day: string) => taken(await read(`/employees/${one}.json/?for_date=${day}`))
    expect(taken(await read(`/employees/${one}.json/`))).toEqual([[24, 1], [35, 1]]) // prettier-ignore
    expect(await from('2026-06-14')).toEqual([[24, 1], [35, 1]]) // prettier-ignore
    expect(await from('2026-06-07')).toEqual([[23, 2], [24, 1]]) // prettier-ignore
    expect((await from('2026-06-15'))[0]).toEqual([35, 1])
  }
})

test('the first and the last day of the weeks belong to them, for what a facility offers', async () => {
  const place = await a.facility()
  for (const date_range of aroundTheWeeks) await a.vacancy({ facility: place, date_range })
  await a.vacancy({ facility: place, date_range: { lower: '2026-08-30' } })
  const { availability } = await read(`/facilities/${place}.json/`)
  expect(availability.map(({ positions }: Week) => positions)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2])
})

test('what is answered to a change shows it', async () => {
  const { body } = await anna.patch(`/vacancies/${vacancy}.json/`, { number_of_positions: 1 })
  expect(body.availability[1]).toMatchObject({ fill: 'fully-filled', positions: 1 })
  expect(body.bookings).toHaveLength(1)
})
