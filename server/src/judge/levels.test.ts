import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db, clock } = await testApp()
const anna = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking', 'employees.view_employee'] })
const tom = await as({ permissions: ['vacancies.view_booking'] })
const exam = await a.lookup('exam')
const july = { lower: '2026-07-01', upper: '2026-07-31' }
const facility = await a.facility({ name: 'Elbmark ITS' })
const vacancy = await a.vacancy({ facility, exams: [exam], date_range: july, number_of_positions: 9 })
const eva = (given: object = {}) => a.employee({ exam, ...given })
const type = await a.lookup('vacancy_type')
const level = async (path: string, id: number, client = anna) => (await client.get(`/${path}/${id}.json/`)).body.findings_level
const booked = (employee: number, given: object = {}) => a.booking({ employee, vacancy, date_range: july, ...given })

/** The levels in a list, ordered by id. */
const listed = async (query: string, client = anna) => {
  const { status, body } = await client.get(`/${query}&sort=id`)
  return status === 200 ? [body.count, ...body.results.map((one: { findings_level: string | null }) => one.findings_level)] : body.errors
}

async function levels(given: object) {
  await sql`update judge_setting set levels = ${JSON.stringify(given)}::jsonb`.execute(db)
  onTestFinished(async () => void (await sql`update judge_setting set levels = '{}'`.execute(db)))
}

test('a booking says how much would speak against it today, without getting in its own way', async () => {
  const [free, lacking] = [await eva(), await eva({ exam: null })]
  const [one, other] = [await booked(free), await booked(lacking)]
  expect([await level('bookings', one), await level('bookings', other)]).toEqual([null, 'warn'])
  await booked(free, { vacancy: null, facility, vacancy_type: type, date_range: { lower: '2026-07-31' } })
  expect(await level('bookings', one)).toBe('warn')
  await levels({ overlaps_booking: 'tell', exam_missing: 'block' })
  expect([await level('bookings', one), await level('bookings', other)]).toEqual(['tell', 'block'])
})

test('one that is cancelled, ended early or over says nothing; on its last day it does', async () => {
  const lacking = await eva({ exam: null })
  const [cancelled, terminated] = [await booked(lacking, { cancelled: true }), await booked(lacking, { terminated: true })]
  const until = (upper: string) => booked(lacking, { date_range: { lower: '2026-05-01', upper } })
  const [over, today] = [await until('2026-06-09'), await until('2026-06-10')]
  const all = [cancelled, terminated, over, today]
  expect(await Promise.all(all.map((id) => level('bookings', id)))).toEqual([null, null, null, 'warn'])
  clock.set('2026-06-11T10:00:00Z')
  onTestFinished(() => clock.set('2026-06-10T10:00:00Z'))
  expect(await level('bookings', today, await anna.again())).toBeNull()
})

test('the answers of writing say it as well', async () => {
  const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
  const { body } = await anna.post('/bookings.json/', { ...terms, vacancy, employee: await eva({ exam: null }), date_range: july })
  expect(body.findings_level).toBe('warn')
  expect((await anna.patch(`/bookings/${body.id}.json/`, { cancelled: true })).body.findings_level).toBeNull()
})

test('a candidate is judged by the days of the vacancy, as if she were not booked there', async () => {
  const employee = await eva()
  const candidate = await a.candidate({ employee, vacancy })
  await booked(employee)
  const set = (status: string) => sql`update candidate set status = ${status} where id = ${candidate}`.execute(db)
  await set('new')
  expect(await level('candidates', candidate)).toBeNull()
  await booked(employee, { vacancy: null, facility, vacancy_type: type, date_range: { lower: '2026-07-31' } })
  expect(await level('candidates', candidate)).toBe('warn')
  for (const [status, expected] of [
    ['applied', 'warn'],
    ['signed', null],
    ['rejected_by_employee', null],
    ['rejected_by_facility', null],
  ] as const) {
    // prettier-ignore
    await set(status)
    expect(await level('candidates', candidate)).toBe(expected)
  }
})

test('a booking is excused while exceptions that stand allow all that forbids it', async () => {
  const boss = await as({ is_superuser: true })
  const employee = await eva({ is_active: false })
  await levels({ inactive: 'block' })
  const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
  const override = { codes: ['inactive'], reason: 'Kommt im Mai zurück' }
  const { body } = await boss.post('/bookings.json/', { ...terms, vacancy, employee, date_range: july, override })
  const told = async (client = anna) => {
    const { findings_level, findings_excused } = (await client.get(`/bookings/${body.id}.json/`)).body
    return [findings_level, findings_excused]
  }
  expect([body.findings_level, body.findings_excused]).toEqual(['block', true])
  expect([await told(), await told(tom)]).toEqual([['block', true], ['block', true]]) // prettier-ignore
  const found = (await anna.get(`/bookings.json/?vacancy__id=${vacancy}&employee__id=${employee}&findings_level=block`)).body.results
  expect(found.map((one: { findings_excused: boolean }) => one.findings_excused)).toEqual([true])
  await sql`insert into facility_person (facility_id, employee_id, state, reason) values (${facility}, ${employee}, 'blocked', 'Zu spät')`.execute(
    db,
  )
  expect(await told()).toEqual(['block', false])
  await sql`delete from facility_person where employee_id = ${employee}`.execute(db)
  await sql`update booking set lapsed_overrides = 1 where id = ${body.id}`.execute(db) // as if the vacancy had been changed
  expect(await told()).toEqual(['block', false])
  await sql`update booking set lapsed_overrides = 0 where id = ${body.id}`.execute(db)
  await levels({ inactive: 'warn' })
  expect(await told()).toEqual(['warn', false])
})

test('whoever may not see a finding learns its level, as judging tells him', async () => {
  const employee = await eva({ is_active: false })
  const id = await booked(employee)
  await levels({ inactive: 'block' })
  expect([await level('bookings', id, anna), await level('bookings', id, tom)]).toEqual(['block', 'block'])
  const query = `bookings.json/?employee__id=${employee}`
  expect(await listed(`${query}&findings_level=block`, tom)).toEqual([1, 'block'])
  expect(await listed(`${query}&findings_level=warn,tell`, tom)).toEqual([0])
})

test('bookings are found by it at a vacancy, an employee or a facility, page by page', async () => {
  const [ward, other] = [await a.facility(), await a.facility()]
  const wanted = await a.vacancy({ facility: ward, exams: [exam], date_range: july, number_of_positions: 9 })
  const [free, lacking, third] = [await eva(), await eva({ exam: null }), await eva({ exam: null })]
  for (const employee of [free, lacking, third]) await booked(employee, { vacancy: wanted })
  await booked(lacking, { vacancy: wanted, cancelled: true })
  await booked(free, { vacancy: null, facility: other, vacancy_type: type, date_range: { lower: '2026-08-01', upper: '2026-08-02' } })
  expect(await listed(`bookings.json/?vacancy__id=${wanted}`)).toEqual([4, null, 'warn', 'warn', null])
  expect(await listed(`bookings.json/?vacancy__id=${wanted}&findings_level=warn`)).toEqual([2, 'warn', 'warn'])
  expect(await listed(`bookings.json/?vacancy__id=${wanted}&findings_level=warn&size=1&page=2`)).toEqual([2, 'warn'])
  expect((await anna.get(`/bookings.json/?vacancy__id=${wanted}&findings_level=warn&size=1&page=3`)).status).toBe(404)
  expect(await listed(`bookings.json/?facility__id=${ward},${other}&findings_level=block,warn`)).toEqual([2, 'warn', 'warn'])
  expect(await listed(`bookings.json/?employee__id=${lacking}&findings_level=warn`)).toEqual([1, 'warn'])
  expect(await listed(`bookings.json/?employee__id=${lacking},${third}&findings_level=warn&search=niemand`)).toEqual([0])
  expect(await listed(`bookings.json/?employee__id=${free}&findings_level=block`)).toEqual([0])
})

test('candidates are found by it in the same way', async () => {
  const wanted = await a.vacancy({ facility, exams: [exam], date_range: july })
  const people = [await eva(), await eva({ exam: null }), await eva({ exam: null })]
  for (const employee of people) await a.candidate({ vacancy: wanted, employee })
  await sql`update candidate set status = 'signed' where employee_id = ${people[2]!}`.execute(db)
  expect(await listed(`candidates.json/?vacancy__id=${wanted}`)).toEqual([3, null, 'warn', null])
  expect(await listed(`candidates.json/?vacancy__id=${wanted}&findings_level=warn`)).toEqual([1, 'warn'])
  expect(await listed(`candidates.json/?employee__id=${people[1]}&findings_level=warn,block`)).toEqual([1, 'warn'])
  expect(await listed(`candidates.json/?facility__id=${facility}&employee__id=${people[0]}&findings_level=warn`)).toEqual([0])
})

test.each(['bookings', 'candidates'])('%s are not looked through for it everywhere', async (path) => {
  const errors = { findings_level: ['This filter only works together with a vacancy, an employee or a facility.'] }
  expect(await listed(`${path}.json/?findings_level=warn`)).toEqual(errors)
  expect(await listed(`${path}.json/?findings_level=warn&employee__id=`)).toEqual(errors)
  expect(Object.keys(await listed(`${path}.json/?findings_level=off&employee__id=1`))).toEqual(['findings_level'])
  expect(await listed(`${path}.json/?findings_level=&employee__id=999999`)).toEqual([0])
})
