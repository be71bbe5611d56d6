import { mapPoints } from '@kasack/contract/map-point.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { testApp } from '../../test/app.ts'

const { a, as, anonymous, db } = await testApp()
const dispatcher = await as({ permissions: ['employees.view_employee'] })
const visitor = await as()
const bonn = { address_latitude: 50.7374, address_longitude: 7.0982, postal_code: '53111', city: 'Bonn' }
const points = async (client = dispatcher) => z.parse(mapPoints, (await client.get('/map-points.json/')).body)

/** The points as records, with the field names that the response lists once. */
const named = (fields: readonly string[], all: unknown[][] | null) =>
  all?.map((values) => Object.fromEntries(values.map((value, at) => [fields[at], value])))

test('facilities with coordinates are points, each with what its popover says', async () => {
  const type = await insert('facility_type', 'Klinik für "Innere" Medizin')
  const id = await a.facility({ ...bonn, name: 'Haus "Änne"\\', facility_type: type, address_is_approximate: true })
  const resting = await a.facility({ ...bonn, postal_code: '', city: '', is_active: false, facility_type: type })
  await a.facility({ city: 'Bonn' })
  await a.facility({ address_latitude: 50.7 })
  const { fields, facilities, facility_types } = await points()
  expect(named(fields, facilities)).toEqual([
    {
      id,
      name: 'Haus "Änne"\\',
      latitude: 50.7374,
      longitude: 7.0982,
      place: '53111 Bonn',
      trade: type,
      federal_state: 'NW',
      is_active: true,
      is_approximate: true,
    },
    expect.objectContaining({ id: resting, place: '', federal_state: null, is_active: false, is_approximate: false }),
  ])
  expect(facility_types).toContainEqual({ id: type, name: 'Klinik für "Innere" Medizin' })
})

test('employees are where they want to work, else where they live', async () => {
  const exam = await insert('exam', 'Pflegefachfrau der Zukunft')
  const wish = { preferred_postal_code: '10115', preferred_location_latitude: 52.53, preferred_location_longitude: 13.38 }
  const home = await a.employee({ ...bonn, exam, address_is_approximate: true })
  const berlin = await a.employee({ ...bonn, ...wish, preferred_location_is_approximate: true })
  const atHome = await a.employee({ ...bonn, ...wish, preferred_postal_code: '53111', address_is_approximate: true })
  const half = await a.employee({ ...bonn, preferred_location_latitude: 52.53 })
  await a.employee({ preferred_postal_code: '10115' })
  const { fields, employees, exams } = await points()
  const shown = named(fields, employees)!
  const of = (id: number) => shown.find((one) => one['id'] === id)
  expect(shown.map((one) => one['id'])).toEqual([home, berlin, atHome, half])
  expect(of(home)).toMatchObject({ latitude: 50.7374, place: '53111 Bonn', trade: exam, federal_state: 'NW', is_approximate: true })
  expect(of(berlin)).toMatchObject({ latitude: 52.53, longitude: 13.38, place: '10115', trade: null, is_approximate: true })
  expect(of(atHome)).toMatchObject({ latitude: 52.53, place: '53111 Bonn', is_approximate: false })
  expect(of(half)).toMatchObject({ latitude: 50.7374, place: '53111 Bonn' })
  expect(exams).toContainEqual({ id: exam, name: 'Pflegefachfrau der Zukunft' })
})

test('open vacancies are named with their facility, when and for whom, and how many are still wanted', async () => {
  const there = await a.facility(bonn)
  const vacancy_type = await insert('vacancy_type', 'Springer "Nord"')
  const exams = [await insert('exam', 'Erstes Examen'), await insert('exam', 'Zweites Examen')]
  const wanted = { facility: there, vacancy_type, exams }
  const period = { lower: '2026-06-01', upper: '2026-12-31' }
  const id = await a.vacancy({ ...wanted, exams: exams.toReversed(), name: 'Nachts "allein"', number_of_positions: 3, date_range: period })
  await a.booking({ vacancy: id })
  await a.booking({ vacancy: id, cancelled: true })
  const endless = await a.vacancy({ ...wanted, date_range: { lower: '2026-06-01', upper: null } })
  const { vacancy_fields, vacancies, vacancy_types } = await points(visitor)
  const shown = named(vacancy_fields, vacancies)!
  expect(shown.find((one) => one['id'] === id)).toEqual({
    id,
    name: 'Nachts "allein"',
    facility: there,
    vacancy_type,
    exams,
    date_lower: '2026-06-01',
    date_upper: '2026-12-31',
    positions_left: 2,
  })
  expect(shown.find((one) => one['id'] === endless)).toMatchObject({ date_upper: null, positions_left: 1 })
  expect(vacancy_types).toContainEqual({ id: vacancy_type, name: 'Springer "Nord"' })
})

test('what is not open, was over yesterday or lies nowhere is no point', async () => {
  const facility = await a.facility(bonn)
  const until = (upper: string) => ({ facility, date_range: { lower: '2026-01-01', upper } })
  const lastDay = await a.vacancy(until('2026-06-10'))
  const [over, paused, closed, filled] = [
    await a.vacancy(until('2026-06-09')),
    await a.vacancy({ facility, status: 'paused' }),
    await a.vacancy({ facility, status: 'closed' }),
    await a.vacancy({ facility }),
  ]
  const nowhere = await a.vacancy({ facility: await a.facility({ address_latitude: 50.7 }) })
  await a.booking({ vacancy: filled })
  const ids = (await points()).vacancies.map(([id]) => id)
  expect(ids).toContain(lastDay)
  for (const id of [over, paused, closed, filled, nowhere]) expect(ids).not.toContain(id)
})

test('who may not see employees is not told where they are', async () => {
  const { employees, facilities } = await points(visitor)
  expect(employees).toBeNull()
  expect(facilities).toEqual((await points()).facilities)
  expect((await anonymous.get('/map-points.json/')).status).toBe(401)
})

test('thousands of points are one answer of as many statements as a few, sent in parts', async () => {
  const before = await statements()
  const type = await a.lookup('facility_type')
  await sql`
    insert into facility (name, facility_type_id, address_latitude, address_longitude, created_datetime)
    select 'Haus ' || number, ${type}, 48 + number % 71 / 13.0, 7 + number % 89 / 17.0, now() from generate_series(1, 4500) number`.execute(
    db,
  )
  expect(await statements()).toBe(before)
  const { facilities } = await points()
  expect(facilities.filter(([, name]) => name.startsWith('Haus '))).toHaveLength(4501)
  expect(facilities.map(([id]) => id)).toEqual(facilities.map(([id]) => id).toSorted((one, other) => one - other))
  const head = await dispatcher.call('HEAD', '/map-points.json/')
  expect([head.status, head.body]).toEqual([200, undefined])
})

async function insert(list: string, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(list)} (name, "order") values (${name}, 99) returning id`.execute(db)
  return rows[0]!.id
}

/** Statements the driver sends for the points, including the one for the session. */
async function statements(): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  await points()
  const { length } = sent.mock.calls.filter(([one]) => !JSON.stringify(one).includes('pg_notify'))
  sent.mockRestore()
  return length
}
