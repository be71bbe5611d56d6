import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { somebodyWaits } from '../../test/waiting.ts'
import { texts } from './texts.ts'

const { db, a, as, anonymous } = await testApp()
const anna = await as({ permissions: ['employees.view_employee', 'employees.add_employee'] })
const status = await a.lookup('employee_status')
const eva = { first_name: 'Eva', last_name: 'Beispiel', status }
const read = async (id: number) => (await anna.get(`/employees/${id}.json/`)).body
const made = async (given: object) => (await anna.post('/employees.json/', { ...eva, ...given })).body
const refused = async (given: object) => Object.keys((await anna.post('/employees.json/', { ...eva, ...given })).body.errors ?? {})

test('an employee needs a first and a last name and a status', async () => {
  const answer = await anna.post('/employees.json/', {})
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['first_name', 'last_name', 'status']])
})

test('a new employee has the defaults of the contract', async () => {
  const answer = await anna.post('/employees.json/', { ...eva, title: 'Dr.' })
  expect(answer.status).toBe(201)
  expect(answer.body).toMatchObject({
    name: 'Dr. Eva Beispiel',
    full_name: 'Dr. Eva Beispiel',
    gender: null,
    public_id: null,
    exam: null,
    exam_city: '',
    qualifications: [],
    has_driving_license: false,
    has_car: false,
    country_code: 'DE',
    preferred_location_radius: 1000,
    max_distance: 1000,
    preferred_address_warning: false,
    preferred_city: '',
    is_active: true,
    dispatcher: null,
    hourly_rate: null,
    expenses: null,
    available_from_date: null,
    created_datetime: '2026-06-10T10:00:00.000000Z',
  })
  expect(await read(answer.body.id)).toEqual(answer.body)
})

test('everything that can be said of an employee is kept as it was said', async () => {
  const [one, two] = [await a.lookup('qualification', 'Notfallpflege'), await a.lookup('qualification', 'Onkologie')]
  const said = {
    title: 'Dr.',
    birthday_date: '1990-02-28',
    gender: 'f',
    nationality_group: 'third_country',
    public_id: 12,
    exam_city: 'Bonn',
    has_driving_license: true,
    has_car: true,
    achievements: 'Stationsleitung',
    mobile: '0171 3920011',
    phone: '030 23125 011',
    email: 'eva@pflege.example',
    street: 'Am Markt 1',
    postal_code: '53111',
    city: 'Bonn',
    country_code: 'DE',
    address_latitude: 50.73,
    address_longitude: 7.1,
    address_is_approximate: true,
    preferred_postal_code: '80331',
    preferred_location_latitude: 48.14,
    preferred_location_longitude: 11.57,
    preferred_location_is_approximate: true,
    preferred_location_radius: 80,
    comments: 'Nur Frühdienst',
    profile: 'Erfahren',
    profile_link: 'https://pflege.example/eva',
    is_active: false,
    hourly_rate: '25.50',
    expenses: '28.00',
    available_from_date: '2026-07-01',
  }
  const references = {
    exam: { id: await a.lookup('exam') },
    qualifications: [{ id: one }, { id: two }],
    preferred_facility_types: [{ id: await a.lookup('facility_type', 'Fachklinik') }, { id: await a.lookup('facility_type', 'Hospiz') }],
    preferred_facility_departments: [
      { id: await a.lookup('facility_department', 'Ambulanz') },
      { id: await a.lookup('facility_department', 'Pädiatrie') },
    ],
    tags: [{ id: await a.lookup('tag') }],
    dispatcher: { id: anna.id },
  }
  const record = await made({ ...said, ...references })
  expect(record).toMatchObject({ ...said, formatted_address: 'Am Markt 1, 53111 Bonn', max_distance: 80, preferred_address_warning: false })
  expect(record).toMatchObject(references)
  expect(record.qualifications.map(({ name }: { name: string }) => name)).toEqual(['Notfallpflege', 'Onkologie'])
  expect(await read(record.id)).toEqual(record)
})

test('a birthday is not in the future, and a gender is one of three', async () => {
  expect(await refused({ birthday_date: '2026-06-11' })).toEqual(['birthday_date'])
  expect(await refused({ birthday_date: '2026-06-10' })).toEqual([])
  expect(await refused({ gender: 'x', nationality_group: 'x' })).toEqual(['gender', 'nationality_group'])
  for (const gender of ['f', 'm', 'u']) expect((await made({ gender })).gender).toBe(gender)
})

test('money is kept in cents and is not negative', async () => {
  expect(await made({ hourly_rate: 25.5, expenses: '28' })).toMatchObject({ hourly_rate: '25.50', expenses: '28.00' })
  expect(await made({ hourly_rate: 0, expenses: '99999999.99' })).toMatchObject({ hourly_rate: '0.00', expenses: '99999999.99' })
  for (const wrong of [-1, '1.234', 1.234, '100000000', 'x', '1e3', true])
    expect([wrong, await refused({ hourly_rate: wrong, expenses: wrong })]).toEqual([wrong, ['hourly_rate', 'expenses']])
})

test('a radius is a whole number of kilometres; above a thousand it is no limit', async () => {
  expect((await made({ preferred_location_radius: 1001 })).max_distance).toBe(null)
  expect((await made({ preferred_location_radius: '0' })).max_distance).toBe(0)
  for (const wrong of [12.5, -1, null, '', 'weit', 2147483648])
    expect([wrong, await refused({ preferred_location_radius: wrong })]).toEqual([wrong, ['preferred_location_radius']])
})

test('a preferred postal code is answered with its town', async () => {
  const id = await a.employee({ preferred_postal_code: '07743' })
  expect((await read(id)).preferred_city).toBe('Jena')
  expect((await anna.patch(`/employees/${id}.json/`, { preferred_postal_code: '1010' })).body.preferred_city).toBe('')
})

test('a preferred postal code that has no place warns, half a pair of degrees counts as none', async () => {
  const { id } = await made({ preferred_postal_code: '53111', preferred_location_latitude: 50.7 })
  expect((await read(id)).preferred_address_warning).toBe(true)
  const placed = await anna.patch(`/employees/${id}.json/`, { preferred_location_longitude: 0 })
  expect(placed.body.preferred_address_warning).toBe(false)
  expect((await anna.patch(`/employees/${id}.json/`, { preferred_location_latitude: null })).body.preferred_address_warning).toBe(true)
  expect((await anna.patch(`/employees/${id}.json/`, { preferred_postal_code: '' })).body.preferred_address_warning).toBe(false)
})

test('a preferred location may be known approximately, apart from the address', async () => {
  const point = { preferred_location_latitude: 48.14, preferred_location_longitude: 11.57 }
  const { id } = await made({ preferred_postal_code: '80331', ...point, preferred_location_is_approximate: true })
  expect(await read(id)).toMatchObject({ preferred_location_is_approximate: true, address_is_approximate: false })
  await anna.patch(`/employees/${id}.json/`, { preferred_location_latitude: null })
  expect((await read(id)).preferred_location_is_approximate).toBe(false)
})

test('an exam city needs an exam and goes with it', async () => {
  const exam = await a.lookup('exam')
  expect(await refused({ exam_city: 'Bonn' })).toEqual(['exam_city'])
  const { id } = await made({ exam, exam_city: 'Bonn' })
  const both = await anna.patch(`/employees/${id}.json/`, { exam: null, exam_city: 'Bonn' })
  expect([both.status, both.body.errors]).toEqual([400, { exam_city: [texts.exam_missing.en] }])
  expect((await anna.patch(`/employees/${id}.json/`, { exam: null })).body).toMatchObject({ exam: null, exam_city: '' })
  expect((await anna.patch(`/employees/${id}.json/`, { exam_city: 'Bonn' })).status).toBe(400)
  expect((await anna.patch(`/employees/${id}.json/`, { exam, exam_city: 'Ulm' })).body.exam_city).toBe('Ulm')
  expect(await refused({ exam: 99999, exam_city: 'Bonn' })).toEqual(['exam'])
  expect(await refused({ exam: 'x', exam_city: 'Bonn' })).toEqual(['exam'])
})

test('a number belongs to one employee, and many have none', async () => {
  const { id } = await made({ public_id: 4711 })
  expect(await refused({ public_id: 4711 })).toEqual(['public_id'])
  expect(await refused({ public_id: '4711' })).toEqual(['public_id'])
  expect((await anna.patch(`/employees/${id}.json/`, { public_id: 4711, city: 'Bonn' })).status).toBe(200)
  for (const none of [null, '']) expect([none, await refused({ public_id: none })]).toEqual([none, []])
  for (const wrong of ['abc', -1, 1.5, 2147483648]) expect([wrong, await refused({ public_id: wrong })]).toEqual([wrong, ['public_id']])
  const { id: other } = await made({ public_id: 0 })
  expect(Object.keys((await anna.patch(`/employees/${other}.json/`, { public_id: 4711 })).body.errors)).toEqual(['public_id'])
  expect((await anna.patch(`/employees/${id}.json/`, { public_id: null })).status).toBe(200)
  expect((await anna.patch(`/employees/${other}.json/`, { public_id: 4711 })).body.public_id).toBe(4711)
})

test('of two who give the same number at once one is refused', async () => {
  const answers = await Promise.all([1, 2].map(() => anna.post('/employees.json/', { ...eva, public_id: 99 })))
  expect(answers.map((one) => one.status).toSorted()).toEqual([201, 400])
  expect(answers.find((one) => one.status === 400)?.body.errors).toHaveProperty('public_id')
})

test('active or not is said, not left open', async () => {
  expect(await refused({ is_active: null })).toEqual(['is_active'])
})

test('who may add and not view gets the record she has added, and no other', async () => {
  const clerk = await as({ permissions: ['employees.add_employee'] })
  const { status: code, body } = await clerk.post('/employees.json/', { ...eva, mobile: '0171 3920022', dispatcher: clerk.id })
  expect([code, body]).toEqual([201, await read(body.id)])
  for (const path of ['/employees.json/', `/employees/${body.id}.json/`]) expect((await clerk.get(path)).status).toBe(403)
  expect((await clerk.patch(`/employees/${body.id}.json/`, { city: 'Bonn' })).status).toBe(403)
  expect((await clerk.remove(`/employees/${body.id}/`)).status).toBe(403)
  const viewer = await as({ permissions: ['employees.view_employee'] })
  expect((await viewer.post('/employees.json/', eva)).status).toBe(403)
  expect((await viewer.patch(`/employees/${body.id}.json/`, { city: 'Bonn' })).body.city).toBe('Bonn')
})

test('nobody reads employees without a session, and an unknown one is not found', async () => {
  expect((await anonymous.get('/employees.json/')).status).toBe(401)
  expect((await anna.get('/employees/99999.json/')).status).toBe(404)
})

test('of a deleted employee entries stay with their facility; those about her alone go, and their contact with them', async () => {
  const [employee, facility, contact_person] = [await a.employee(), await a.facility(), await a.contactPerson()]
  const older = await a.engagement({ facility, contact_person }, { now: new Date('2026-06-01T08:00:00Z') })
  const both = await a.engagement({ facility, employee, followup_date: '2026-07-01' }, { now: new Date('2026-06-02T08:00:00Z') })
  const alone = await a.engagement({ employee, contact_person, followup_date: '2026-07-02' }, { now: new Date('2026-06-03T08:00:00Z') })
  const person = async () => (await anna.get(`/contact-persons/${contact_person}.json/`)).body.latest_engagement.id
  expect(await person()).toBe(alone)
  expect((await anna.get(`/employees/${employee}/deletion.json/`)).body).toEqual({
    refused: [],
    consequences: [
      { effect: 'deleted', resource: 'engagements', field: 'employee', count: 1 },
      { effect: 'emptied', resource: 'engagements', field: 'employee', count: 1 },
    ],
  })
  expect((await anna.remove(`/employees/${employee}/`)).status).toBe(204)
  expect((await anna.get(`/employees/${employee}.json/`)).status).toBe(404)
  expect((await anna.get(`/engagements/${alone}.json/`)).status).toBe(404)
  expect((await anna.get(`/engagements/${both}.json/`)).body).toMatchObject({ employee: null, todo: true, facility: { id: facility } })
  expect((await anna.get(`/facilities/${facility}.json/`)).body).toMatchObject({
    followup_date: '2026-07-01',
    latest_engagement: { id: both },
  })
  expect(await person()).toBe(older)
})

test('an employee is deleted while somebody writes about her: both are answered, and nothing is left behind', async () => {
  const [employee, contact_person] = [await a.employee(), await a.contactPerson()]
  await a.engagement({ employee, contact_person })
  const { both } = await db.transaction().execute(async (tx) => {
    await sql`select from contact_person where id = ${contact_person} for update`.execute(tx)
    const running = Promise.all([
      anna.remove(`/employees/${employee}/`),
      anna.post('/engagements.json/', { employee: { id: employee }, contact_person: { id: contact_person } }),
    ])
    await somebodyWaits(tx)
    return { both: running }
  })
  const [removal, entry] = await both
  expect(removal.status).toBe(204)
  expect([201, 400]).toContain(entry.status)
  expect((await anna.get(`/engagements.json/?contact_person__id=${contact_person}`)).body.count).toBe(0)
  expect((await anna.get(`/contact-persons/${contact_person}.json/`)).body.latest_engagement).toBe(null)
})

test('an applicant is taken over by who may see applicants', async () => {
  const converted_from_applicant = await a.applicant()
  expect((await anna.post('/employees.json/', { ...eva, converted_from_applicant })).status).toBe(403)
})
