import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db, clock } = await testApp()
const [anna, ben] = [await as({ permissions: ['employees.view_employee'] }), await as({ permissions: ['employees.view_employee'] })]
const visitor = await as({ permissions: [] })

const present = async (who: typeof anna, resource: string, id: number): Promise<number[]> =>
  (await who.get(`/presence.json/?resource=${resource}&id=${id}`)).body.map(({ id: user }: { id: number }) => user)

test('two who have the same form open see each other, and nobody sees himself', async () => {
  const id = await a.facility()
  expect((await anna.post('/presence.json/', { resource: 'facilities', id })).status).toBe(204)
  expect((await ben.post('/presence.json/', { resource: 'facilities', id })).status).toBe(204)
  expect([await present(anna, 'facilities', id), await present(ben, 'facilities', id)]).toEqual([[ben.id], [anna.id]])
  expect((await ben.get(`/presence.json/?resource=facilities&id=${id}`)).body).toEqual([{ id: anna.id, name: expect.any(String) }])
})

test('whoever closes the form, or is not heard of for 45 seconds, has left', async () => {
  const id = await a.facility()
  for (const who of [anna, ben]) await who.post('/presence.json/', { resource: 'facilities', id })
  expect((await anna.call('DELETE', '/presence.json/', { resource: 'facilities', id })).status).toBe(204)
  expect(await present(visitor, 'facilities', id)).toEqual([ben.id])
  clock.set('2026-06-10T10:00:45Z')
  expect(await present(visitor, 'facilities', id)).toEqual([ben.id])
  clock.set('2026-06-10T10:00:46Z')
  expect(await present(visitor, 'facilities', id)).toEqual([])
  clock.set('2026-06-10T10:00:00Z')
})

test('all of it needs the right to read the record, and a record', async () => {
  const employee = await a.employee()
  const calls = (who: typeof anna, body: object, query: string) =>
    Promise.all([who.post('/presence.json/', body), who.call('DELETE', '/presence.json/', body), who.get(`/presence.json/?${query}`)])
  const statuses = async (who: typeof anna, resource: string, id: number | string) =>
    (await calls(who, { resource, id }, `resource=${resource}&id=${id}`)).map(({ status }) => status)
  expect(await statuses(anna, 'employees', employee)).toEqual([204, 204, 200])
  expect(await statuses(visitor, 'employees', employee)).toEqual([403, 403, 403])
  expect(await statuses(anna, 'employees', 999_999)).toEqual([404, 404, 404])
  expect(await statuses(anna, 'employees', 99_999_999_999)).toEqual([404, 404, 404])
  expect(await statuses(anna, 'nothing', employee)).toEqual([400, 400, 400])
  expect(await statuses(anna, 'employees', 'x')).toEqual([400, 400, 400])
  const confidential = await a.engagement({ applicant: await a.applicant() })
  expect(await statuses(anna, 'engagements', confidential)).toEqual([404, 404, 404])
})

test('nothing of it, nor asking what has changed since, keeps a session alive', async () => {
  const [idle, id] = [await as(), await a.facility()]
  clock.set('2026-06-10T12:00:00Z')
  const about = { resource: 'facilities', id }
  expect((await idle.post('/presence.json/', about)).status).toBe(204)
  expect((await idle.call('DELETE', '/presence.json/', about)).status).toBe(204)
  expect(await present(idle, 'facilities', id)).toEqual([])
  expect((await idle.get('/events/since.json/')).status).toBe(200)
  const { rows } = await sql`select last_call_datetime from session where user_id = ${idle.id}`.execute(db)
  expect(rows).toEqual([{ last_call_datetime: '2026-06-10T10:00:00.000000Z' }])
  clock.set('2026-06-10T10:00:00Z')
})
