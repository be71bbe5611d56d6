import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as } = await testApp()
const root = await as({ is_superuser: true, username: 'root' })
const path = (id: number) => `/users/${id}/hand-over.json/`
const read = async (address: string) => (await root.get(address)).body

/** A user with a facility, an employee, a follow-up at another facility and one about the employee. */
async function busyUser() {
  const who = await as()
  const employee = await a.employee({ dispatcher: who.id })
  const supported = await a.facility({ support_user: who.id })
  const due = await a.facility()
  await a.engagement({ facility: due, followup_date: '2026-06-20', followup_user: who.id, followup_priority: 'high' })
  await a.engagement({ employee, followup_date: '2026-06-21', followup_user: who.id })
  return { who, employee, supported, due }
}

test('what a user looks after is counted before it is handed over', async () => {
  const { who } = await busyUser()
  expect((await root.get(path(who.id))).body).toEqual({ follow_ups: 2, facilities: 1, employees: 1 })
  expect((await root.get(path(999_999))).status).toBe(404)
})

test('all of it goes at once, with its dates and priorities, and she is signed out', async () => {
  const { who, employee, supported, due } = await busyUser()
  const heir = await a.user()
  const done = await root.post(path(who.id), { successor: heir, deactivate: true })
  expect([done.status, done.body]).toEqual([200, { id: who.id, is_active: false, follow_ups: 2, facilities: 1, employees: 1 }])
  expect((await root.get(path(who.id))).body).toEqual({ follow_ups: 0, facilities: 0, employees: 0 })
  expect((await root.get(path(heir))).body).toEqual({ follow_ups: 2, facilities: 1, employees: 1 })
  expect((await read(`/facilities/${supported}.json/`)).support_user.id).toBe(heir)
  expect((await read(`/employees/${employee}.json/`)).dispatcher.id).toBe(heir)
  const { follow_up } = await read(`/facilities/${due}.json/`)
  expect(follow_up).toMatchObject({ date: '2026-06-20', user: { id: heir }, priority: 'high' })
  const { results } = await read(`/engagements.json/?todo=1&employee__id=${employee}`)
  expect(results.map((one: { followup_user: { id: number } }) => one.followup_user.id)).toEqual([heir])
  expect((await who.get('/users/me.json/')).status).toBe(401)
})

test('what is done stays with whom it was', async () => {
  const { who, due } = await busyUser()
  await root.patch(`/facilities/${due}.json/`, { followup_date: null })
  const heir = await a.user()
  expect((await root.post(path(who.id), { successor: heir })).body).toMatchObject({ follow_ups: 1, is_active: true })
  const { results } = await read(`/engagements.json/?todo=0&facility=${due}`)
  expect(results.map((one: { followup_user: { id: number } }) => one.followup_user.id)).toEqual([who.id])
})

test('parts stay where they are wanted to', async () => {
  const { who, employee } = await busyUser()
  const heir = await a.user()
  const some = { successor: heir, employees: false, follow_ups: false }
  expect((await root.post(path(who.id), some)).body).toEqual({ id: who.id, is_active: true, follow_ups: 0, facilities: 1, employees: 0 })
  expect((await read(`/employees/${employee}.json/`)).dispatcher.id).toBe(who.id)
})

test('who takes over is somebody else who is active, and nothing changes otherwise', async () => {
  const { who } = await busyUser()
  const gone = await a.user()
  await root.patch(`/users/${gone}.json/`, { is_active: false })
  const refused = async (body: object) => (await root.post(path(who.id), body)).body.errors
  expect(await refused({ deactivate: true })).toEqual({ successor: [texts.no_successor.en] })
  expect(await refused({ successor: who.id })).toEqual({ successor: [texts.not_herself.en] })
  expect(await refused({ successor: gone })).toEqual({ successor: [texts.inactive_successor.en] })
  expect(await refused({ successor: 999_999 })).toEqual({ successor: [problemTexts.unknown_reference.en] })
  expect(await refused({ successor: 'x', deactivate: 'perhaps' })).toEqual({
    successor: [problemTexts.not_reference.en],
    deactivate: [problemTexts.not_flag.en],
  })
  expect(await read(`/users/${who.id}.json/`)).toMatchObject({ is_active: true })
  expect((await root.get(path(who.id))).body).toEqual({ follow_ups: 2, facilities: 1, employees: 1 })
})

test('who looks after nothing is deactivated without a successor', async () => {
  const idle = await a.user()
  expect((await root.post(path(idle), { deactivate: true })).body).toMatchObject({ is_active: false })
})

test('the last superuser hands over, but stays', async () => {
  const heir = await a.user()
  const going = await root.post(path(root.id), { successor: heir, deactivate: true })
  expect([going.status, going.body.errors]).toEqual([400, { deactivate: [texts.last_superuser.en] }])
  expect((await root.post(path(root.id), { successor: heir })).status).toBe(200)
})

test('two who hand over to each other at the same moment do not wait in a circle', async () => {
  const [one, other] = [await busyUser(), await busyUser()]
  const answers = await Promise.all([
    root.post(path(one.who.id), { successor: other.who.id }),
    root.post(path(other.who.id), { successor: one.who.id }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})
