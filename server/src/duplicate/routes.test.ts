import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { fillNumbersOfApplicants } from '../applicant/first-start.ts'
import { fillNumbersOfEmployees } from '../employee/first-start.ts'

const { a, as, clock, db } = await testApp()
const [recruiter, viewer] = [
  await as({ permissions: ['employees.view_applicant', 'employees.view_employee'] }),
  await as({ permissions: ['employees.view_applicant'] }),
]
const like = async (id: number, client = recruiter) => (await client.get(`/applicants/${id}/duplicates.json/`)).body
const person = (number: number) => ({ email: `p${number}@example.org`, mobile: `0171 39200${number}` })
const by = (all: { id: number; by: string[] }[]) => all.map(({ id, by: traits }) => [id, ...traits])

test('who applied before is found by her address in any case, or by a number that dials the same telephone', async () => {
  const first = await a.applicant({ ...person(10), last_name: 'Neumann' })
  clock.set('2026-06-11T10:00:00Z')
  const byMail = await a.applicant({ email: 'P10@EXAMPLE.org', mobile: '040 66969 001' })
  const byPhone = await a.applicant({ email: 'other@example.org', mobile: '+49 (171) 392 00 10' })
  await a.applicant(person(11))
  clock.set('2026-06-10T10:00:00Z')
  expect(await like(first)).toEqual({
    applicants: [
      { id: byPhone, name: expect.any(String), by: ['phone'], created_datetime: '2026-06-11T10:00:00.000000Z' },
      { id: byMail, name: expect.any(String), by: ['email'], created_datetime: '2026-06-11T10:00:00.000000Z' },
    ],
    employees: [],
  })
  expect(by((await like(byMail)).applicants)).toEqual([[first, 'email']])
  expect((await like(byPhone)).applicants).toMatchObject([
    { id: first, name: 'Jana Neumann', created_datetime: '2026-06-10T10:00:00.000000Z' },
  ])
})

test('who works here already is found by either number, for those who may see employees', async () => {
  const applicant = await a.applicant(person(20))
  const [mobile, phone, mail] = [
    await a.employee({ mobile: '0049171-3920020', is_active: false }),
    await a.employee({ phone: '0171/3920020' }),
    await a.employee({ email: 'p20@Example.ORG' }),
  ]
  expect(by((await like(applicant)).employees)).toEqual([
    [mail, 'email'],
    [phone, 'phone'],
    [mobile, 'phone'],
  ])
  expect((await like(applicant)).employees[2]).toEqual({ id: mobile, name: expect.any(String), by: ['phone'], is_active: false })
  expect(await like(applicant, viewer)).toEqual({ applicants: [], employees: null })
  expect((await recruiter.get(`/employees.json/?phone__icontains=3920020`)).body.count).toBe(2)
})

test('the employee she has become is no hint, but others are', async () => {
  const applicant = await a.applicant(person(30))
  const [herself, other] = [await a.employee(person(30)), await a.employee(person(30))]
  await sql`update employee set converted_from_applicant_id = ${applicant} where id = ${herself}`.execute(db)
  expect(by((await like(applicant)).employees)).toEqual([[other, 'email', 'phone']])
})

test('numbers that nobody can dial and addresses that nobody has are the same as nobody else’s', async () => {
  const applicant = await a.applicant({ email: 'alone@example.org', mobile: 'nach 16 Uhr' })
  await a.applicant({ mobile: 'nach 16 Uhr' })
  await a.employee()
  expect(await like(applicant)).toEqual({ applicants: [], employees: [] })
})

test('a changed number or address counts from then on', async () => {
  const [one, other] = [await a.applicant(person(40)), await a.applicant(person(41))]
  const employee = await a.employee()
  expect(await like(one)).toEqual({ applicants: [], employees: [] })
  await recruiter.patch(`/applicants/${other}.json/`, { mobile: '017139200 40' })
  await recruiter.patch(`/employees/${employee}.json/`, { phone: '0171-3920040' })
  expect([by((await like(one)).applicants), by((await like(one)).employees)]).toEqual([[[other, 'phone']], [[employee, 'phone']]])
  await recruiter.patch(`/employees/${employee}.json/`, { country_code: 'CH' })
  expect((await like(one)).employees).toEqual([])
})

test('who was stored before numbers were worked out is found once the program has started', async () => {
  const [one, other, employee] = [await a.applicant(person(50)), await a.applicant(person(50)), await a.employee(person(50))]
  await sql`update applicant set mobile_e164 = null, email = 'x' || id where id in (${one}, ${other})`.execute(db)
  await sql`update employee set mobile_e164 = null, phone_e164 = null where id = ${employee}`.execute(db)
  expect(await like(one)).toEqual({ applicants: [], employees: [] })
  await fillNumbersOfApplicants(db)
  await fillNumbersOfEmployees(db)
  expect([by((await like(one)).applicants), by((await like(one)).employees)]).toEqual([[[other, 'phone']], [[employee, 'phone']]])
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from applicant where mobile_e164 is null)::int + (select count(*) from employee where phone_e164 is null)::int as n`.execute(
    db,
  )
  expect(rows[0]!.n).toBe(0)
})

test('of nobody there are no duplicates', async () => {
  expect((await recruiter.get('/applicants/999999/duplicates.json/')).status).toBe(404)
  expect((await recruiter.get('/applicants/x/duplicates.json/')).status).toBe(404)
})
