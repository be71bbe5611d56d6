import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as } = await testApp()
const clerk = await as()
const anna = await as({ permissions: ['employees.view_employee'] })
const facility = await a.facility()
const [eva, jana] = [
  await a.employee({ first_name: 'Eva', last_name: 'Beispiel' }),
  await a.employee({ first_name: 'Jana', last_name: 'Reuter' }),
]
const unknown = { errors: { employee: [problemTexts.unknown_reference.en] } }

test('an entry names an employee to who may see employees, for others there is none of that number', async () => {
  for (const employee of [eva, 999_999])
    for (const about of [{ employee }, { facility, employee }])
      expect((await clerk.post('/engagements.json/', about)).body).toEqual(unknown)
  expect((await anna.post('/engagements.json/', { employee: eva })).body.employee).toMatchObject({ id: eva, name: 'Eva Beispiel' })
})

test('all that is wrong is told at once, and the same of every number', async () => {
  const refused = async (employee: unknown) => (await clerk.post('/engagements.json/', { facility: 999_999, employee })).body.errors
  expect(await refused(eva)).toEqual(await refused(999_999))
  expect(await refused(eva)).toEqual({ ...unknown.errors, facility: unknown.errors.employee })
  expect(await refused('Eva')).toEqual({ facility: unknown.errors.employee, employee: [problemTexts.not_reference.en] })
})

test('who may not see employees writes about an entry that names one, and leaves her there or takes her out', async () => {
  const id = await a.engagement({ facility, employee: eva })
  const patch = (body: object) => clerk.patch(`/engagements/${id}.json/`, body)
  const nameless = { phone: null, mobile: null, country_code: null }
  expect((await patch({ note: 'ruft zurück' })).body.employee).toEqual({ id: eva, name: 'Eva Beispiel', ...nameless })
  expect((await patch({ employee: { id: eva, name: 'Eva Beispiel' } })).status).toBe(200)
  for (const employee of [jana, 999_999]) expect((await patch({ employee })).body).toEqual(unknown)
  expect((await clerk.get(`/engagements/${id}.json/`)).body.employee.id).toBe(eva)
  expect((await anna.patch(`/engagements/${id}.json/`, { employee: jana })).body.employee.id).toBe(jana)
  expect((await patch({ employee: null })).body.employee).toBeNull()
  expect((await patch({ employee: jana })).body).toEqual(unknown)
})
