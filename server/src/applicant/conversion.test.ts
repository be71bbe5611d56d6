import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from '../employee/texts.ts'

// An applicant becomes an employee only once, and only for users who may see applicants.
const { a, as } = await testApp()
const recruiter = await as({ permissions: ['employees.view_employee', 'employees.add_employee', 'employees.view_applicant'] })
const office = await as({ permissions: ['employees.view_employee', 'employees.add_employee'] })
const status = await a.lookup('employee_status')
const jana = (applicant: unknown, more: object = {}) => ({
  first_name: 'Jana',
  last_name: 'Neumann',
  status,
  converted_from_applicant: applicant,
  ...more,
})
const convertedTo = async (id: number) => (await recruiter.get(`/applicants/${id}.json/`)).body.converted_to_employee

test('who was an applicant and who she became are shown on both sides', async () => {
  const applicant = await a.applicant({ last_name: 'Neumann' })
  const { status: answered, body } = await recruiter.post('/employees.json/', jana({ id: applicant }))
  expect([answered, body.converted_from_applicant]).toEqual([201, { id: applicant, name: 'Jana Neumann' }])
  expect(await convertedTo(applicant)).toEqual({ id: body.id, name: 'Jana Neumann' })
  expect((await recruiter.get(`/employees.json/?search=neumann`)).body.results[0].converted_from_applicant.id).toBe(applicant)
})

test('it is set once, by a PATCH too, and then locked', async () => {
  const [applicant, other] = [await a.applicant(), await a.applicant()]
  const employee = await a.employee()
  const patch = async (converted_from_applicant: unknown) => {
    const answer = await recruiter.patch(`/employees/${employee}.json/`, { converted_from_applicant })
    return answer.body.errors ?? answer.status
  }
  expect(await patch(applicant)).toBe(200)
  expect(await patch({ id: applicant })).toBe(200)
  const locked = { converted_from_applicant: [problemTexts.locked.en] }
  expect([await patch(other), await patch(null)]).toEqual([locked, locked])
})

test('a second employee is refused, and so is one from nobody', async () => {
  const applicant = await a.applicant()
  expect((await recruiter.post('/employees.json/', jana(applicant))).status).toBe(201)
  expect((await recruiter.post('/employees.json/', jana(applicant, { status: null }))).body).toEqual({
    errors: { status: [problemTexts.required.en], converted_from_applicant: [texts.already_converted.en] },
  })
  const unknown = await recruiter.post('/employees.json/', jana(999_999))
  expect([unknown.status, unknown.body]).toEqual([400, { errors: { converted_from_applicant: [problemTexts.unknown_reference.en] } }])
})

test('without the right to see applicants nobody converts them; what is not changed needs no right', async () => {
  const applicant = await a.applicant()
  expect((await office.post('/employees.json/', jana(applicant))).status).toBe(403)
  expect((await office.post('/employees.json/', jana(applicant, { status: null }))).status).toBe(403)
  const employee = await a.employee()
  expect((await office.patch(`/employees/${employee}.json/`, { converted_from_applicant: applicant })).status).toBe(403)
  expect((await office.patch(`/employees/${employee}.json/`, { converted_from_applicant: null })).status).toBe(200)
  expect((await office.post('/employees.json/', jana(null))).status).toBe(201)
  await recruiter.patch(`/employees/${employee}.json/`, { converted_from_applicant: applicant })
  expect((await office.patch(`/employees/${employee}.json/`, { converted_from_applicant: applicant, comments: 'x' })).status).toBe(200)
})

test('of two who convert an applicant at once one succeeds', async () => {
  for (let round = 0; round < 5; round++) {
    const applicant = await a.applicant()
    const [existing, ...clients] = [await a.employee(), recruiter, await recruiter.again(), await recruiter.again()]
    const answers = await Promise.all([
      ...clients.map((client) => client.post('/employees.json/', jana(applicant))),
      recruiter.patch(`/employees/${existing}.json/`, { converted_from_applicant: applicant }),
    ])
    const refused = answers.filter(({ status: answered }) => answered === 400)
    expect(answers.filter(({ status: answered }) => answered < 300)).toHaveLength(1)
    expect(refused.map(({ body }) => body)).toEqual(
      [1, 2, 3].map(() => ({ errors: { converted_from_applicant: [texts.already_converted.en] } })),
    )
    expect(await convertedTo(applicant)).not.toBeNull()
  }
})

test('an applicant who is deleted while she is converted leaves no trace or is no more', async () => {
  for (let round = 0; round < 5; round++) {
    const applicant = await a.applicant()
    const [conversion, deletion] = await Promise.all([
      recruiter.post('/employees.json/', jana(applicant)),
      recruiter.remove(`/applicants/${applicant}/`),
    ])
    expect(deletion!.status).toBe(204)
    expect([201, 400]).toContain(conversion!.status)
    const left = await recruiter.get(`/employees/${conversion!.body.id ?? 0}.json/`)
    expect(left.body.converted_from_applicant ?? null).toBeNull()
  }
})

test('an employee who is deleted frees her application, a deleted applicant leaves her employee', async () => {
  const applicant = await a.applicant()
  const first = (await recruiter.post('/employees.json/', jana(applicant))).body.id
  await recruiter.remove(`/employees/${first}/`)
  expect(await convertedTo(applicant)).toBeNull()
  const second = (await recruiter.post('/employees.json/', jana(applicant))).body.id
  const foreseen = (await recruiter.get(`/applicants/${applicant}/deletion.json/`)).body
  expect(foreseen).toEqual({
    refused: [],
    consequences: [{ effect: 'emptied', resource: 'employees', field: 'converted_from_applicant', count: 1 }],
  })
  expect((await recruiter.remove(`/applicants/${applicant}/`)).status).toBe(204)
  expect((await recruiter.get(`/employees/${second}.json/`)).body.converted_from_applicant).toBeNull()
})
