import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, anonymous } = await testApp()
const [root, clerk] = [await as({ is_superuser: true }), await as()]
type Group = { id: number; name: string; permissions: string[] }
const groups = async (query = ''): Promise<Group[]> => (await root.get(`/groups.json/?${query}`)).body.results
const reporting = (await groups('search=reporting'))[0]!

test('a new agency has five groups, by name', async () => {
  expect(await groups()).toMatchObject([
    {
      name: 'Clearance',
      permissions: ['employees.view_document', 'employees.change_document', 'employees.view_health_document', 'vacancies.override_finding'],
    },
    {
      name: 'Dispatcher',
      permissions: [
        'employees.view_employee',
        'employees.view_applicant',
        'employees.add_employee',
        'vacancies.view_booking',
        'vacancies.add_booking',
        'vacancies.add_absence',
      ],
    },
    { name: 'Recruiting', permissions: ['employees.view_employee', 'employees.view_applicant', 'employees.add_employee'] },
    { name: 'Reporting', permissions: [] },
    { name: 'Support', permissions: ['employees.view_employee', 'vacancies.view_booking'] },
  ])
  expect((await groups('sort=-name')).map(({ name }) => name)).toEqual(['Support', 'Reporting', 'Recruiting', 'Dispatcher', 'Clearance'])
})
test('a group says how many belong to it', async () => {
  await a.user({ groups: ['Recruiting'] })
  await a.user({ groups: ['Recruiting', 'Support'] })
  const counts = (await root.get('/groups.json/')).body.results.map((group: Record<string, unknown>) => [
    group['name'],
    group['number_of_members'],
  ])
  expect(counts).toEqual([
    ['Clearance', 0],
    ['Dispatcher', 0],
    ['Recruiting', 2],
    ['Reporting', 0],
    ['Support', 1],
  ])
})
test('a group needs a name, its permissions exist', async () => {
  expect(Object.keys((await root.post('/groups.json/', {})).body.errors)).toEqual(['name'])
  const { status, body } = await root.post('/groups.json/', { name: 'A', permissions: ['employees.fly'] })
  expect([status, Object.keys(body.errors)]).toEqual([400, ['permissions']])
})
test('a group is created, read, changed and deleted', async () => {
  const { status, body } = await root.post('/groups.json/', { name: ' Nacht ', permissions: ['vacancies.add_booking'] })
  expect([status, body]).toEqual([
    201,
    { id: body.id, name: 'Nacht', permissions: ['vacancies.add_booking'], number_of_members: 0, version: body.version },
  ])
  expect((await root.get(`/groups/${body.id}.json/`)).body).toEqual(body)
  expect((await root.patch(`/groups/${body.id}.json/`, { permissions: [] })).body).toEqual({
    ...body,
    permissions: [],
    version: expect.any(String),
  })
  expect((await root.remove(`/groups/${body.id}/`)).status).toBe(204)
  expect((await root.get(`/groups/${body.id}.json/`)).status).toBe(404)
})
test('a name is taken once, in any case, also by two at once', async () => {
  expect((await root.post('/groups.json/', { name: 'SUPPORT' })).body.errors).toHaveProperty('name')
  const both = await Promise.all(['Frühdienst', 'FRÜHDIENST'].map((name) => root.post('/groups.json/', { name })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
})
test('a group with members stays', async () => {
  const { id } = (await root.post('/groups.json/', { name: 'Mit Mitglied' })).body
  await a.user({ groups: ['Mit Mitglied'] })
  const { status, body } = await root.remove(`/groups/${id}/`)
  expect([status, body]).toEqual([400, { errors: ['The entry is in use and cannot be deleted.'] }])
})
test('Reporting is neither deleted nor renamed, but may hold permissions', async () => {
  const path = `/groups/${reporting.id}`
  const removed = await root.remove(`${path}/`)
  expect([removed.status, removed.body]).toEqual([400, { errors: [texts.reporting_removed.en] }])
  for (const name of ['Auswertung', 'reporting']) {
    expect((await root.patch(`${path}.json/`, { name })).body).toEqual({ errors: { name: [texts.reporting_renamed.en] } })
  }
  const { body } = await root.patch(`${path}.json/`, { name: 'Reporting', permissions: ['vacancies.view_booking'] })
  expect(body.permissions).toEqual(['vacancies.view_booking'])
})
test('members of Reporting may see the KPIs, and whoever was given the right', async () => {
  const mayAccess = async (group: string) => (await (await as({ groups: [group] })).get('/users/me.json/')).body.may_access_kpis
  expect([await mayAccess('Reporting'), await mayAccess('Support')]).toEqual([true, false])
  const user = await as()
  await root.patch(`/users/${user.id}.json/`, { may_access_kpis: true })
  expect((await user.get('/users/me.json/')).body.may_access_kpis).toBe(true)
})
test('superusers alone see and write groups', async () => {
  expect((await anonymous.get('/groups.json/')).status).toBe(401)
  for (const { status } of [
    await clerk.get('/groups.json/'),
    await clerk.get('/groups/99999.json/'),
    await clerk.post('/groups.json/', { name: 'x' }),
    await clerk.patch(`/groups/${reporting.id}.json/`, {}),
    await clerk.remove(`/groups/${reporting.id}/`),
  ])
    expect(status).toBe(403)
  expect((await root.get('/groups/99999.json/')).status).toBe(404)
})
