import { placementTexts } from '@kasack/contract/placement.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, db, clock } = await testApp()
const anna = await as({ username: 'anna', permissions: ['employees.view_employee', 'vacancies.add_booking'] })
// One more of each first, so that no two ids are equal by chance.
for (const make of [a.facility, a.facility, a.employee]) await make()
const facility = await a.facility({ name: 'Klinik Nord', address_latitude: 52.52, address_longitude: 13.405 })
const department = await a.lookup('facility_department', 'Ambulanz')
const period = { lower: '2026-07-01', upper: '2026-07-31' }
const vacancy = await a.vacancy({ facility, department, name: 'Sommervertretung', date_range: period, number_of_positions: 50 })
const exam = await a.lookup('exam', 'Altenpfleger/in')
const skills = {
  exam,
  qualifications: [await a.lookup('qualification', 'Operationsdienst'), await a.lookup('qualification', 'Geriatrie (Zercur)')],
}
const munich = { address_latitude: 48.137, address_longitude: 11.575 }
const post = (changed: object) => anna.post('/candidates.json/', { vacancy: { id: vacancy }, ...changed })
const patch = (id: number, changed: object) => anna.patch(`/candidates/${id}.json/`, changed)
const made = async (given: object = {}) => a.candidate({ vacancy, ...given })
const rejections = async (id: number | null) => {
  const { rows } = await sql<{ status: string; user_id: number; created_datetime: string }>`
    select status, user_id, created_datetime from candidate_rejection where candidate_id is not distinct from ${id} order by id`.execute(db)
  return rows.map(({ status, user_id }) => [status, user_id])
}

test('a candidate is added with what a dispatcher asks first, and removed', async () => {
  const employee = await a.employee({
    first_name: 'Eva',
    last_name: 'Beispiel',
    email: 'eva@example.org',
    mobile: '0171 5550123',
    available_from_date: '2026-07-15',
    ...skills,
    ...munich,
  })
  const created = await post({ employee: { id: employee } })
  expect(created.status).toBe(201)
  const { id } = created.body
  expect(created.body).toEqual({
    id,
    status: 'new',
    employee: {
      id: employee,
      name: 'Eva Beispiel',
      full_name: 'Eva Beispiel',
      email: 'eva@example.org',
      phone: '',
      mobile: '0171 5550123',
      country_code: 'DE',
      qualifications: ['Geriatrie (Zercur)', 'Operationsdienst'],
      available_from_date: '2026-07-15',
      exam: { id: exam, name: 'Altenpfleger/in' },
      is_active: true,
    },
    vacancy: {
      id: vacancy,
      name: 'Sommervertretung',
      facility: { id: facility, name: 'Klinik Nord' },
      department: { id: department, name: 'Ambulanz' },
    },
    employee_asked: false,
    facility_asked: false,
    employee_asked_datetime: null,
    facility_asked_datetime: null,
    date_range: { ...period, bounds: '[]' },
    distance_to_near_facility_id_km: 504.3,
    findings_level: 'warn',
    rejected_datetime: null,
    created_datetime: '2026-06-10T10:00:00.000000Z',
    version: expect.any(String),
  })
  expect((await anna.get(`/candidates/${id}.json/`)).body).toEqual(created.body)
  expect((await anna.remove(`/candidates/${id}/`)).status).toBe(204)
  expect((await anna.get(`/candidates/${id}.json/`)).status).toBe(404)
})

test('vacancy and employee are required; the same pair is refused, and so is a full vacancy', async () => {
  const required = [problemTexts.required.en]
  expect((await anna.post('/candidates.json/', {})).body.errors).toEqual({ vacancy: required, employee: required })
  expect((await post({ employee: {} })).body.errors).toEqual({ employee: required })
  expect((await post({ employee: 999_999 })).body.errors).toEqual({ employee: [problemTexts.unknown_reference.en] })
  const employee = await a.employee()
  expect((await post({ employee, status: 20 })).body.status).toBe('applied')
  const again = await post({ employee })
  expect([again.status, again.body.errors]).toEqual([400, { employee: [texts.known.en] }])
  const full = await a.vacancy()
  await a.booking({ vacancy: full })
  expect((await post({ vacancy: full, employee })).body.errors).toEqual({ vacancy: [placementTexts.full.en] })
  expect((await post({ vacancy: await a.vacancy({ number_of_positions: 0 }), employee })).body.errors).toEqual({
    vacancy: [placementTexts.full.en],
  })
})

test('a candidate takes every status by name or code, is rejected once, and stays in place', async () => {
  const id = await made()
  const become = async (status: unknown) => (await patch(id, { status })).body.status
  expect([await become('applied'), await become(30), await become('new'), await become('40')]).toEqual([
    'applied',
    'rejected_by_employee',
    'new',
    'rejected_by_facility',
  ])
  for (const status of ['rejected_by_facility', 'rejected_by_employee', 30]) {
    const refused = await patch(id, { status })
    expect([refused.status, refused.body.errors]).toEqual([400, { status: [texts.already_rejected.en] }])
  }
  expect((await patch(id, { status: 'gone' })).body.errors).toEqual({ status: [problemTexts.not_choice.en] })
  expect([await become('signed'), await become('new')]).toEqual(['signed', 'new'])
  expect([await become(20), await become(50), await become(10)]).toEqual(['applied', 'signed', 'new'])
  expect((await patch(id, { employee: { id: await a.employee() } })).body.errors).toEqual({ employee: [problemTexts.locked.en] })
  expect((await patch(id, { vacancy: await a.vacancy() })).body.errors).toEqual({ vacancy: [problemTexts.locked.en] })
})

test('every rejection is kept with user and time, and outlives the candidate', async () => {
  const first = (await post({ employee: await a.employee(), status: 'rejected_by_facility' })).body.id
  expect(await rejections(first)).toEqual([['rejected_by_facility', anna.id]])
  await patch(first, { status: 'new' })
  await patch(first, { status: 'rejected_by_employee' })
  await patch(first, { employee: { available_from_date: null } })
  expect(await rejections(first)).toEqual([
    ['rejected_by_facility', anna.id],
    ['rejected_by_employee', anna.id],
  ])
  expect((await anna.remove(`/candidates/${first}/`)).status).toBe(204)
  expect(await rejections(first)).toEqual([])
  expect(await rejections(null)).toHaveLength(2)
})

test('the day from which the employee is free is saved on the employee', async () => {
  const employee = await a.employee()
  const id = await made({ employee, status: 'rejected_by_facility' })
  const changed = await patch(id, { employee: { available_from_date: '2026-08-01' } })
  expect([changed.status, changed.body.employee.available_from_date]).toEqual([200, '2026-08-01'])
  expect((await anna.get(`/employees/${employee}.json/`)).body.available_from_date).toBe('2026-08-01')
  expect((await patch(id, { employee: { id: employee, available_from_date: '' } })).body.employee.available_from_date).toBeNull()
  const wrong = await patch(id, { status: 'new', employee: { available_from_date: 'soon' } })
  expect([wrong.status, wrong.body.errors]).toEqual([400, { employee: [problemTexts.not_day.en] }])
  expect((await anna.get(`/candidates/${id}.json/`)).body.status).toBe('rejected_by_facility')
})

test('who has signed cannot be removed, and who is booked stays signed', async () => {
  const employee = await a.employee()
  const id = await made({ employee })
  const booking = await a.booking({ vacancy, employee })
  expect((await anna.get(`/candidates/${id}.json/`)).body.status).toBe('signed')
  expect((await anna.remove(`/candidates/${id}/`)).body).toEqual({ errors: [placementTexts.signed.en] })
  const refused = await patch(id, { status: 'new' })
  expect([refused.status, refused.body.errors]).toEqual([400, { status: [placementTexts.booked.en] }])
  expect((await patch(id, { status: 'signed' })).status).toBe(200)
  await anna.remove(`/bookings/${booking}/`)
  expect((await anna.get(`/candidates/${id}.json/`)).body.status).toBe('new')
  expect((await anna.remove(`/candidates/${id}/`)).status).toBe(204)
})

test('candidates go with their employee and their vacancy', async () => {
  const [employee, place] = [await a.employee(), await a.vacancy()]
  const [one, other] = [await made({ employee }), await made({ vacancy: place })]
  expect((await anna.remove(`/employees/${employee}/`)).status).toBe(204)
  expect((await anna.remove(`/vacancies/${place}/`)).status).toBe(204)
  for (const id of [one, other]) expect((await anna.get(`/candidates/${id}.json/`)).status).toBe(404)
  clock.set('2026-06-10T10:00:00Z')
})
