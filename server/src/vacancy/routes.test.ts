import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, clock } = await testApp()
const anna = await as({ username: 'anna' })
const facility = await a.facility({
  name: 'Klinik Nord',
  postal_code: '22087',
  city: 'Hamburg',
  address_latitude: 53.56,
  address_longitude: 10.02,
})
const [vacancy_type, department] = [
  await a.lookup('vacancy_type', 'Nachtwache'),
  await a.lookup('facility_department', 'Intensivstation (ITS)'),
]
const [exam, other] = [await a.lookup('exam'), await a.lookup('exam', 'Altenpfleger/in')]
const usual = { vacancy_type, facility, department, exams: [exam], date_range: { lower: '2026-07-01' } }
const post = (changed: object = {}) => anna.post('/vacancies.json/', { ...usual, ...changed })
const patch = async (id: number, changed: object) => anna.patch(`/vacancies/${id}.json/`, changed)

test('a vacancy is created with what it needs, shown, changed and deleted', async () => {
  const contact_person = await a.contactPerson({
    first_name: 'Martina',
    last_name: 'Kessler',
    email: 'kessler@example.org',
    phone: '040 1',
  })
  const created = await post({
    contact_person,
    priority: 'high',
    accommodation_package: '12.5',
    qualifications: [],
    description: 'Nachtdienst',
  })
  expect(created.status).toBe(201)
  const { id } = created.body
  expect(created.body).toEqual({
    id,
    name: 'Nachtwache, Klinik Nord',
    vacancy_type: { id: vacancy_type, name: 'Nachtwache' },
    number_of_positions: 1,
    priority: 'high',
    date_range: { lower: '2026-07-01', upper: null, bounds: '[]' },
    facility: {
      id: facility,
      name: 'Klinik Nord',
      postal_code: '22087',
      city: 'Hamburg',
      address_latitude: 53.56,
      address_longitude: 10.02,
    },
    department: { id: department, name: 'Intensivstation (ITS)' },
    contact_person: {
      id: contact_person,
      name: 'Martina Kessler',
      full_name: 'Martina Kessler',
      email: 'kessler@example.org',
      phone: '040 1',
      mobile: '',
    },
    exams: [{ id: exam, name: expect.any(String) }],
    qualifications: [],
    has_driver_licence: false,
    has_car: false,
    description: 'Nachtdienst',
    accommodation_available: false,
    accommodation_package: '12.50',
    status: 'open',
    filled_datetime: null,
    number_of_bookings: 0,
    bookings: null,
    availability: null,
    absences_while_booked: null,
    distance_to_near_employee_id_km: null,
    created_by_user: { id: anna.id, name: 'anna' },
    created_datetime: '2026-06-10T10:00:00.000000Z',
    version: expect.any(String),
  })
  expect((await anna.get(`/vacancies/${id}.json/`)).body).toEqual(created.body)
  const changed = await patch(id, { number_of_positions: 3, exams: [exam, other], accommodation_available: 'true' })
  expect(changed.body).toMatchObject({ number_of_positions: 3, accommodation_available: true })
  expect(changed.body.exams.map((one: { id: number }) => one.id).toSorted()).toEqual([exam, other].toSorted())
  expect((await anna.remove(`/vacancies/${id}/`)).status).toBe(204)
  expect((await anna.get(`/vacancies/${id}.json/`)).status).toBe(404)
})

test('everything that can be said of a vacancy is kept as it was said', async () => {
  const said = {
    name: 'Nachtdienst im Sommer',
    number_of_positions: 4,
    priority: 'low',
    date_range: { lower: '2026-07-01', upper: '2026-07-31' },
    has_driver_licence: true,
    has_car: true,
    description: 'Station 3.\nNur Nächte.',
    accommodation_available: true,
    accommodation_package: '150.00',
  }
  const references = {
    vacancy_type: { id: vacancy_type },
    facility: { id: facility },
    department: { id: department },
    contact_person: { id: await a.contactPerson() },
    exams: [{ id: exam }],
    qualifications: [{ id: await a.lookup('qualification', 'Notfallpflege') }, { id: await a.lookup('qualification', 'Onkologie') }],
  }
  const { status, body } = await post({ ...said, ...references })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...said, ...references })
  expect((await anna.get(`/vacancies/${body.id}.json/`)).body).toEqual(body)
  for (const priority of ['high', 'medium', 'low']) expect((await patch(body.id, { priority })).body.priority).toBe(priority)
})

test('a vacancy has no priority until it is given one, and none once it is taken away', async () => {
  const { id, priority } = (await post()).body
  expect(priority).toBe(null)
  await patch(id, { priority: 'high' })
  expect((await patch(id, { priority: null })).body.priority).toBe(null)
})

test('type, facility, department, start and an exam are required, and all that is missing is told at once', async () => {
  const required = [problemTexts.required.en]
  const missing = { vacancy_type: required, facility: required, department: required, exams: required, date_range: required }
  expect((await anna.post('/vacancies.json/', {})).body).toEqual({ errors: missing })
  expect((await post({ exams: [] })).body.errors).toEqual({ exams: required })
  expect((await post({ exams: null })).body.errors).toEqual({ exams: required })
  const { id } = (await post()).body
  expect((await patch(id, { exams: [] })).body.errors).toEqual({ exams: required })
  expect((await patch(id, { accommodation_available: null })).body.errors).toEqual({ accommodation_available: [problemTexts.not_null.en] })
})

test('a name that says nothing but type and facility follows both, one of its own does not', async () => {
  const place = await a.facility({ name: 'Haus Linde' })
  const [blank, equal, own] = [
    (await post({ facility: place })).body.id,
    (await post({ facility: place, name: 'Nachtwache, Haus Linde' })).body.id,
    (await post({ facility: place, name: 'Nachtwache im Haus' })).body.id,
  ]
  await anna.patch(`/facilities/${place}.json/`, { name: 'Haus Ulme' })
  const name = async (id: number) => (await anna.get(`/vacancies/${id}.json/`)).body.name
  expect([await name(blank), await name(equal), await name(own)]).toEqual([
    'Nachtwache, Haus Ulme',
    'Nachtwache, Haus Ulme',
    'Nachtwache im Haus',
  ])
  const found = async (query: string) =>
    (await anna.get(`/vacancies.json/?facility=${place}&sort=id&${query}`)).body.results.map(({ id }: { id: number }) => id)
  expect(await found('name__icontains=haus ulme')).toEqual([blank, equal])
  expect(await found('name__icontains=linde')).toEqual([])
  expect((await patch(own, { name: 'Nachtwache, Haus Ulme' })).body.name).toBe('Nachtwache, Haus Ulme')
  await anna.patch(`/facilities/${place}.json/`, { name: 'Haus Ahorn' })
  expect(await name(own)).toBe('Nachtwache, Haus Ahorn')
  const root = await as({ is_superuser: true })
  const type = (await root.post('/lookups/vacancy-types.json/', { name: 'Aushilfe' })).body.id
  expect((await patch(blank, { vacancy_type: type })).body.name).toBe('Aushilfe, Haus Ahorn')
  await root.patch(`/lookups/vacancy-types/${type}.json/`, { name: 'Aushilfen' })
  expect(await name(blank)).toBe('Aushilfen, Haus Ahorn')
})

test('dates and facility are locked; as they are stored they may be sent', async () => {
  const { id } = (await post({ date_range: { lower: '2026-07-01', upper: '2026-07-31' } })).body
  const elsewhere = await a.facility()
  const locked = [problemTexts.locked.en]
  expect((await patch(id, { facility: elsewhere })).body.errors).toEqual({ facility: locked })
  expect((await patch(id, { date_range: { lower: '2026-06-30' } })).body.errors).toEqual({ date_range: locked })
  expect((await patch(id, { date_range: { upper: '2026-08-31' } })).body.errors).toEqual({ date_range: locked })
  expect((await patch(id, { date_range: { upper: null } })).body.errors).toEqual({ date_range: locked })
  expect((await patch(id, { facility: { id: facility }, date_range: { lower: '2026-07-01' }, has_car: true })).body.has_car).toBe(true)
})

test('a new vacancy is open, whatever is sent; later it is opened, paused and closed, by name or code', async () => {
  const { id, status } = (await post({ status: 'nonsense' })).body
  expect(status).toBe('open')
  const become = async (wanted: unknown) => (await patch(id, { status: wanted })).body.status
  expect([
    await become('paused'),
    await become('closed'),
    await become('open'),
    await become(30),
    await become('10'),
    await become(10),
  ]).toEqual(['paused', 'closed', 'open', 'closed', 'open', 'open'])
  for (const wrong of ['filled', 20, '20', 'nonsense', 40]) {
    const { status: answered, body } = await patch(id, { status: wrong })
    expect([answered, Object.keys(body.errors)]).toEqual([400, ['status']])
  }
})

test('positions are never fewer than bookings; as many fill the vacancy, one more opens it again', async () => {
  expect((await post({ number_of_positions: -1 })).body.errors).toHaveProperty('number_of_positions')
  expect((await post({ number_of_positions: 0 })).status).toBe(201)
  const { id } = (await post({ number_of_positions: 3 })).body
  for (let number = 0; number < 2; number++) await a.booking({ vacancy: id })
  const refused = await patch(id, { number_of_positions: 1 })
  expect([refused.status, refused.body.errors]).toEqual([400, { number_of_positions: [texts.fewer_than_bookings(2).en] }])
  clock.set('2026-06-10T12:00:00Z')
  const filled = (await patch(id, { number_of_positions: 2 })).body
  expect([filled.status, filled.filled_datetime]).toEqual(['filled', '2026-06-10T12:00:00.000000Z'])
  clock.set('2026-06-10T14:00:00Z')
  expect((await patch(id, { description: 'bleibt besetzt' })).body.filled_datetime).toBe('2026-06-10T12:00:00.000000Z')
  expect((await patch(id, { status: 'paused' })).body).toMatchObject({ status: 'paused', filled_datetime: '2026-06-10T12:00:00.000000Z' })
  expect((await patch(id, { status: 'open' })).body.status).toBe('filled')
  expect((await patch(id, { number_of_positions: 3 })).body).toMatchObject({ status: 'open', filled_datetime: null })
  clock.set('2026-06-10T10:00:00Z')
})

test('a vacancy holds its facility; a contact person who is deleted leaves it', async () => {
  const place = await a.facility()
  const contact_person = await a.contactPerson({ facility: place })
  const { id } = (await post({ facility: place, contact_person })).body
  expect((await anna.remove(`/facilities/${place}/`)).status).toBe(400)
  expect((await anna.remove(`/contact-persons/${contact_person}/`)).status).toBe(204)
  expect((await anna.get(`/vacancies/${id}.json/`)).body.contact_person).toBeNull()
  expect((await anna.remove(`/vacancies/${id}/`)).status).toBe(204)
  expect((await anna.remove(`/facilities/${place}/`)).status).toBe(204)
})
