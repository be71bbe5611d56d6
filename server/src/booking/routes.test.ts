import { placementTexts } from '@kasack/contract/placement.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, clock } = await testApp()
const anna = await as({ username: 'anna', permissions: ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee'] })
const facility = await a.facility({ name: 'Klinik Nord' })
const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
const [vacancy_type, department, other] = [
  await a.lookup('vacancy_type', 'Nachtwache'),
  await a.lookup('facility_department', 'Ambulanz'),
  await a.lookup('facility_department', 'Pädiatrie'),
]
const terms = { charge_rate: '48.5', working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
const usual = { facility, vacancy_type, employee, date_range: { lower: '2026-07-01', upper: '2026-07-31' }, ...terms }
const post = (changed: object = {}) => anna.post('/bookings.json/', { ...usual, ...changed })
/** For a vacancy instead of a type. */
const postFor = (vacancy: number, changed: object = {}) =>
  anna.post('/bookings.json/', { ...usual, facility: undefined, vacancy_type: undefined, vacancy, ...changed })
const patch = (id: number, changed: object) => anna.patch(`/bookings/${id}.json/`, changed)
const vacancyOf = async (id: number) => (await anna.get(`/vacancies/${id}.json/`)).body
const statusOf = async (id: number) => (await anna.get(`/candidates/${id}.json/`)).body.status
const required = [problemTexts.required.en]

test('a booking with a vacancy type is created, shown, changed and deleted', async () => {
  const replacement_for = await a.employee({ first_name: 'Ute', last_name: 'Sander' })
  const documents = [await a.lookup('booking_document', 'Lebenslauf'), await a.lookup('booking_document', 'Rahmenvertrag')]
  const created = await post({
    replacement_for,
    send_documents: documents,
    bonus: '',
    insitu: 'framework_contract',
    notes: 'ab Frühdienst',
  })
  expect(created.status).toBe(201)
  const { id } = created.body
  expect(created.body).toEqual({
    id,
    booking_type: 'new_deployment',
    facility: { id: facility, name: 'Klinik Nord' },
    vacancy: null,
    vacancy_type: { id: vacancy_type, name: 'Nachtwache' },
    department: null,
    employee: { id: employee, name: 'Eva Beispiel' },
    qualification: null,
    date_range: { lower: '2026-07-01', upper: '2026-07-31', bounds: '[]' },
    bonus: null,
    charge_rate: '48.50',
    working_hours_month: '160.00',
    expenses: '0.00',
    insitu: 'framework_contract',
    replacement_for: { id: replacement_for, name: 'Ute Sander' },
    continues: null,
    stands_in_for: null,
    send_documents: ['Lebenslauf', 'Rahmenvertrag'].map((name, at) => ({ id: documents[at], name })),
    facility_pays_transportation_expenses: null,
    employee_transportation_expenses: 'daily',
    accommodation: 'no',
    accommodation_package: null,
    accommodation_price: null,
    notes: 'ab Frühdienst',
    cancelled: false,
    terminated: false,
    record: { id: facility, path: '/facilities', name: 'Klinik Nord' },
    continued_by: null,
    absences: [],
    findings_level: null,
    findings_excused: false,
    former_upper: null,
    overrides: [],
    confirmed: [],
    created_by_user: { id: anna.id, name: 'anna' },
    created_datetime: '2026-06-10T10:00:00.000000Z',
    version: expect.any(String),
  })
  expect((await anna.get(`/bookings/${id}.json/`)).body).toEqual(created.body)
  const changed = (await patch(id, { booking_type: 'renewal', date_range: { upper: null }, send_documents: [], bonus: 12 })).body
  expect(changed).toMatchObject({
    booking_type: 'renewal',
    date_range: { lower: '2026-07-01', upper: null },
    send_documents: [],
    bonus: '12.00',
  })
  expect((await anna.remove(`/bookings/${id}/`)).status).toBe(204)
  expect((await anna.get(`/bookings/${id}.json/`)).status).toBe(404)
})

test('with a vacancy, facility and department are those of the vacancy unless told', async () => {
  const vacancy = await a.vacancy({ facility, department, name: 'Sommervertretung', number_of_positions: 9 })
  const { body } = await postFor(vacancy)
  expect(body).toMatchObject({
    facility: { id: facility },
    vacancy: { id: vacancy, name: 'Sommervertretung' },
    vacancy_type: null,
    department: { id: department },
    record: { id: vacancy, path: '/vacancies', name: 'Sommervertretung' },
  })
  expect((await postFor(vacancy, { department: other })).body.department).toMatchObject({ id: other })
  expect((await postFor(vacancy, { department: null })).body.department).toBeNull()
  expect((await postFor(vacancy, { facility })).status).toBe(201)
  const elsewhere = await postFor(vacancy, { facility: await a.facility() })
  expect([elsewhere.status, elsewhere.body.errors]).toEqual([400, { facility: [texts.other_facility.en] }])
})

test('all that is missing is told at once; a vacancy or a type is needed, and not both', async () => {
  const one = [placementTexts.vacancy_or_type.en]
  const missing = { charge_rate: required, working_hours_month: required, expenses: required, employee_transportation_expenses: required, accommodation: required } // prettier-ignore
  expect((await anna.post('/bookings.json/', {})).body.errors).toEqual({
    facility: required,
    vacancy: one,
    vacancy_type: one,
    employee: required,
    date_range: required,
    ...missing,
  })
  const vacancy = await a.vacancy({ facility })
  expect((await post({ vacancy })).body.errors).toEqual({ vacancy_type: [texts.vacancy_and_type.en] })
  expect((await post({ vacancy_type: 'x' })).body.errors).toEqual({ vacancy_type: [problemTexts.not_reference.en] })
  expect((await postFor(999_999)).body.errors).toEqual({ vacancy: [problemTexts.unknown_reference.en] })
  const { id } = (await postFor(vacancy)).body
  expect((await patch(id, { vacancy_type })).body.errors).toEqual({ vacancy_type: [texts.vacancy_and_type.en] })
  expect((await patch(id, { vacancy: null })).body.errors).toEqual({ vacancy: one, vacancy_type: one })
  expect((await patch(id, { vacancy: null, vacancy_type })).body).toMatchObject({ vacancy: null, vacancy_type: { id: vacancy_type } })
})

test('a flat needs both amounts, no flat keeps none', async () => {
  const flat = { accommodation: 'yes', accommodation_package: '300', accommodation_price: '250.00' }
  expect((await post({ accommodation: 'yes' })).body.errors).toEqual({ accommodation_package: required, accommodation_price: required })
  expect((await post({ ...flat, accommodation_price: 'x' })).body.errors).toEqual({ accommodation_price: [problemTexts.not_money.en] })
  const { id } = (await post(flat)).body
  expect((await patch(id, { accommodation_package: null })).body.errors).toEqual({ accommodation_package: required })
  const none = (await patch(id, { accommodation: 'provided_by_facility' })).body
  expect([none.accommodation_package, none.accommodation_price]).toEqual([null, null])
  expect((await post({ accommodation_package: 300 })).body.accommodation_package).toBeNull()
})

test('facility and employee are locked; as they are stored they may be sent', async () => {
  const { id } = (await post()).body
  const locked = [problemTexts.locked.en]
  expect((await patch(id, { facility: await a.facility() })).body.errors).toEqual({ facility: locked })
  expect((await patch(id, { facility: null })).body.errors).toEqual({ facility: locked })
  expect((await patch(id, { employee: await a.employee() })).body.errors).toEqual({ employee: locked })
  expect((await patch(id, { employee, facility: { id: facility }, notes: 'x' })).body.notes).toBe('x')
})

test('a booking signs the candidate and fills the vacancy; then nobody else comes in', async () => {
  const vacancy = await a.vacancy({ facility })
  const [candidate, second] = [await a.candidate({ vacancy, employee }), await a.candidate({ vacancy, status: 'rejected_by_facility' })]
  const { id } = (await postFor(vacancy)).body
  expect(await vacancyOf(vacancy)).toMatchObject({
    status: 'filled',
    number_of_bookings: 1,
    filled_datetime: '2026-06-10T10:00:00.000000Z',
  })
  expect([await statusOf(candidate), await statusOf(second)]).toEqual(['signed', 'rejected_by_facility'])
  const refused = await postFor(vacancy, { employee: await a.employee() })
  expect([refused.status, refused.body.errors]).toEqual([400, { vacancy: [placementTexts.full.en] }])
  expect((await anna.patch(`/vacancies/${vacancy}.json/`, { number_of_positions: 2 })).body).toMatchObject({
    status: 'open',
    filled_datetime: null,
  })
  expect((await anna.patch(`/vacancies/${vacancy}.json/`, { number_of_positions: 0 })).status).toBe(400)
  expect((await anna.remove(`/vacancies/${vacancy}/`)).body).toEqual({ errors: ['Vacancy has bookings'] })
  expect((await patch(id, { cancelled: true })).status).toBe(200)
  expect(await vacancyOf(vacancy)).toMatchObject({ status: 'open', number_of_bookings: 0 })
  expect(await statusOf(candidate)).toBe('new')
  expect((await anna.remove(`/vacancies/${vacancy}/`)).body).toEqual({ errors: ['Vacancy has bookings'] })
  expect((await anna.remove(`/bookings/${id}/`)).status).toBe(204)
  expect((await anna.remove(`/vacancies/${vacancy}/`)).status).toBe(204)
  expect((await anna.get(`/candidates/${candidate}.json/`)).status).toBe(404)
})

test('a booking to come is cancelled, and neither ended nor changed afterwards', async () => {
  const { id } = (await post()).body
  const early = await patch(id, { terminated: true })
  expect([early.status, early.body.errors]).toEqual([400, { terminated: [placementTexts.not_started.en] }])
  const cancelled = await patch(id, { cancelled: 'true', notes: 'Bedarf entfallen', charge_rate: 99, facility: 0, bonus: 'x' })
  expect(cancelled.body).toMatchObject({ cancelled: true, terminated: false, notes: 'Bedarf entfallen', charge_rate: '48.50' })
  expect((await patch(id, { cancelled: true })).body.errors).toEqual({ cancelled: [placementTexts.already_cancelled.en] })
  expect((await patch(id, { terminated: true })).body.errors).toEqual({ terminated: [placementTexts.already_cancelled.en] })
  for (const change of [{ notes: 'neu' }, { cancelled: false }, {}, { charge_rate: 'x' }])
    expect((await patch(id, change)).body).toEqual({ errors: [placementTexts.already_cancelled.en] })
})

test('a running booking is ended today or on a day until its former end, and not cancelled', async () => {
  const running = { date_range: { lower: '2026-06-01', upper: '2026-06-30' } }
  const vacancy = await a.vacancy({ facility })
  const candidate = await a.candidate({ vacancy, employee })
  const { id } = (await postFor(vacancy, running)).body
  expect((await patch(id, { cancelled: true })).body.errors).toEqual({ cancelled: [placementTexts.has_started.en] })
  const both = await patch(id, { cancelled: true, terminated: true })
  expect([both.status, both.body.errors]).toEqual([400, { cancelled: [placementTexts.has_started.en] }])
  expect((await patch(id, { terminated: true, date_range: { upper: '2026-07-01' } })).body.errors).toEqual({
    date_range: [placementTexts.later_end.en],
  })
  expect((await patch(id, { terminated: true, date_range: { upper: '2026-05-31' } })).body.errors).toEqual({
    date_range: [problemTexts.ends_before_start.en],
  })
  const ended = await patch(id, { terminated: true, notes: 'krank', date_range: { lower: '2020-01-01', upper: '2026-06-20' }, bonus: 5 })
  expect(ended.body).toMatchObject({
    terminated: true,
    notes: 'krank',
    bonus: null,
    date_range: { lower: '2026-06-01', upper: '2026-06-20' },
  })
  expect(await vacancyOf(vacancy)).toMatchObject({ number_of_bookings: 0, status: 'open' })
  expect(await statusOf(candidate)).toBe('signed')
  expect((await patch(id, { notes: 'neu' })).body).toEqual({ errors: [placementTexts.already_terminated.en] })
  expect((await patch(id, { terminated: true })).body.errors).toEqual({ terminated: [placementTexts.already_terminated.en] })
  const open = (await post({ date_range: { lower: '2026-06-01' } })).body.id
  expect((await patch(open, { terminated: true })).body.date_range.upper).toBe('2026-06-10')
  const far = (await post({ date_range: { lower: '2026-06-01' } })).body.id
  expect((await patch(far, { terminated: true, date_range: { upper: '2027-01-31' } })).body.date_range.upper).toBe('2027-01-31')
  for (const upper of ['2026-06-01', '2026-06-30']) {
    const { body } = await post(running)
    const last = await patch(body.id, { terminated: true, date_range: { upper } })
    expect([last.status, last.body.terminated, last.body.date_range]).toEqual([200, true, { lower: '2026-06-01', upper, bounds: '[]' }])
  }
  const nulled = (await post({ date_range: { lower: '2026-06-01', upper: '2026-06-11' } })).body.id
  expect((await patch(nulled, { terminated: true, date_range: { upper: null } })).body.date_range.upper).toBe('2026-06-10')
})

test('a booking that is created is neither cancelled nor ended, whatever is sent; false changes nothing', async () => {
  const { body } = await post({ cancelled: true, terminated: 'perhaps' })
  expect([body.cancelled, body.terminated]).toEqual([false, false])
  expect((await patch(body.id, { cancelled: false, terminated: 'false', notes: 'läuft' })).body).toMatchObject({
    cancelled: false,
    notes: 'läuft',
  })
})

test('a booking that is sent to another facility is refused for the facility alone', async () => {
  const { id } = (await postFor(await a.vacancy({ facility }))).body
  expect((await patch(id, { facility: await a.facility() })).body.errors).toEqual({ facility: [problemTexts.locked.en] })
})

test('a booking moves to a vacancy of the same facility that has a position left', async () => {
  const [from, to, full] = [await a.vacancy({ facility }), await a.vacancy({ facility }), await a.vacancy({ facility })]
  const candidates = [await a.candidate({ vacancy: from, employee }), await a.candidate({ vacancy: to, employee })]
  await a.booking({ vacancy: full })
  const { id } = (await postFor(from)).body
  expect((await patch(id, { vacancy: full })).body.errors).toEqual({ vacancy: [placementTexts.full.en] })
  expect((await patch(id, { vacancy: await a.vacancy() })).body.errors).toEqual({ vacancy: [texts.other_facility.en] })
  expect((await patch(id, { vacancy: from, notes: 'bleibt' })).status).toBe(200)
  expect((await patch(id, { vacancy: to })).body.vacancy).toMatchObject({ id: to })
  expect([(await vacancyOf(from)).number_of_bookings, (await vacancyOf(to)).status]).toEqual([0, 'filled'])
  expect([await statusOf(candidates[0]!), await statusOf(candidates[1]!)]).toEqual(['new', 'signed'])
})

test('a candidate who is booked twice stays signed until the last booking is cancelled', async () => {
  const vacancy = await a.vacancy({ facility, number_of_positions: 2 })
  const candidate = await a.candidate({ vacancy, employee })
  const [first, second] = [(await postFor(vacancy)).body.id, (await postFor(vacancy)).body.id]
  await patch(first, { cancelled: true })
  expect(await statusOf(candidate)).toBe('signed')
  await patch(second, { cancelled: true })
  expect(await statusOf(candidate)).toBe('new')
})

test('an employee who is booked stays; whom somebody stands in for does not', async () => {
  const [booked, away] = [await a.employee(), await a.employee()]
  const { id } = (await post({ employee: booked, replacement_for: away })).body
  expect((await anna.remove(`/employees/${booked}/`)).status).toBe(400)
  expect((await anna.remove(`/employees/${away}/`)).status).toBe(204)
  expect((await anna.get(`/bookings/${id}.json/`)).body.replacement_for).toBeNull()
})

test('a booking at a facility holds it, and two writers cannot sell the same position', async () => {
  const vacancy = await a.vacancy({ number_of_positions: 1 })
  const people = await Promise.all(Array.from({ length: 8 }, () => a.employee()))
  const answers = await Promise.all(people.map((one) => postFor(vacancy, { employee: one })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 400)])
  expect((await vacancyOf(vacancy)).number_of_bookings).toBe(1)
  const place = (await vacancyOf(vacancy)).facility.id
  expect((await anna.remove(`/facilities/${place}/`)).status).toBe(400)
})

test('whoever may book but not see bookings is answered with what was entered', async () => {
  const writer = await as({ permissions: ['vacancies.add_booking'] })
  const { status, body } = await writer.post('/bookings.json/', usual)
  expect([status, body.employee]).toEqual([201, { id: employee, name: 'Eva Beispiel' }])
  const { id } = body
  const at = `/bookings/${id}.json/`
  expect((await writer.get(at)).status).toBe(403)
  const vacancy = { vacancy: await a.vacancy({ facility: body.facility.id }), vacancy_type: null }
  const answered = async (sent: object) => (await writer.patch(at, sent)).body
  expect(await answered({})).toEqual({ id })
  expect(await answered(vacancy)).toEqual({ id, vacancy: { id: vacancy.vacancy, name: expect.any(String) }, vacancy_type: null })
  // Along with an act, only the fields it takes are read; the others are not even reported.
  expect(await answered({ cancelled: true, notes: 'abgesagt', charge_rate: '' })).toEqual({ id, cancelled: true, notes: 'abgesagt' })
  expect((await writer.patch(at, { charge_rate: 1 })).body).toEqual({ errors: [placementTexts.already_cancelled.en] })
  clock.set('2026-06-10T10:00:00Z')
})
