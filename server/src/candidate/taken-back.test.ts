import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Client } from '../../test/app.ts'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

// One dispatcher changes something in passing and takes it back by "Rückgängig", a PATCH of the former status with the version they saw,
// while another works on the same candidate.

const { a, as, db } = await testApp()
const permissions = ['employees.view_employee', 'vacancies.add_booking', 'vacancies.view_booking'] as const
const [anna, ben] = [await as({ permissions: [...permissions] }), await as({ permissions: [...permissions] })]
const facility = await a.facility()
const period = { lower: '2026-07-01', upper: '2026-07-31' }
const outdated = { version: [problemTexts.outdated.en], status: [problemTexts.saved_differently.en] }

async function proposed(status = 'applied') {
  const [vacancy, employee] = [await a.vacancy({ facility, date_range: period, number_of_positions: 2 }), await a.employee()]
  return { vacancy, employee, id: await a.candidate({ vacancy, employee, status }) }
}
const read = async (id: number) => (await ben.get(`/candidates/${id}.json/`)).body
/** Rejects, and returns how to take that back. */
async function reject(who: Client, id: number) {
  const { status: former } = await read(id)
  const { status, body } = await who.patch(`/candidates/${id}.json/`, { status: 'rejected_by_facility' })
  expect(status).toBe(200)
  return () => who.patch(`/candidates/${id}.json/`, { status: former, version: body.version })
}
const rejections = async (id: number) =>
  (await sql<{ count: number }>`select count(*)::int as count from candidate_rejection where candidate_id = ${id}`.execute(db)).rows[0]!
    .count

test('a rejection is taken back, and stays counted; a second time there is nothing to take back', async () => {
  const { id } = await proposed()
  expect((await read(id)).rejected_datetime).toBeNull()
  const takeBack = await reject(anna, id)
  expect((await read(id)).rejected_datetime).toBe('2026-06-10T10:00:00.000000Z')
  expect([(await takeBack()).status, (await read(id)).status, await rejections(id)]).toEqual([200, 'applied', 1])
  expect([(await takeBack()).status, (await read(id)).status]).toEqual([200, 'applied'])
})

test('what the colleague has made of the rejected candidate since is not overwritten', async () => {
  const { id } = await proposed()
  const takeBack = await reject(anna, id)
  expect((await ben.patch(`/candidates/${id}.json/`, { status: 'new' })).status).toBe(200)
  const { status, body } = await takeBack()
  expect([status, body.errors]).toEqual([400, outdated])
  expect((await read(id)).status).toBe('new')
})

test('whom the colleague has booked since stays signed', async () => {
  const { id, vacancy, employee } = await proposed()
  const takeBack = await reject(anna, id)
  await a.booking({ vacancy, employee, facility, date_range: period })
  await sql`update candidate set status = 'signed' where id = ${id}`.execute(db)
  const { status, body } = await takeBack()
  expect([status, body.errors]).toEqual([400, outdated])
  expect((await read(id)).status).toBe('signed')
})

test('that the colleague has written to the candidate stays noted when the rejection is taken back', async () => {
  const { id } = await proposed()
  const takeBack = await reject(anna, id)
  const words = { recipient: 'eva@example.org', subject: 'Eine Stelle', text: 'Guten Tag' }
  const { rows } = await sql<{ id: number }>`select id from email_template where code = 'vacancy_offer'`.execute(db)
  expect((await ben.post('/send-email/', { ...words, template: rows[0], candidate: { id } })).status).toBe(200)
  expect((await takeBack()).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'applied', employee_asked: true })
})

test('two who reject at once: one of them does, and taking it back leaves the candidate as she was', async () => {
  const { id } = await proposed()
  const both = await Promise.all([anna, ben].map((who) => who.patch(`/candidates/${id}.json/`, { status: 'rejected_by_employee' })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(both.find(({ status }) => status === 400)?.body.errors).toEqual({ status: [texts.already_rejected.en] })
  expect(await rejections(id)).toBe(1)
  const { version } = both.find(({ status }) => status === 200)!.body
  expect((await anna.patch(`/candidates/${id}.json/`, { status: 'applied', version })).body).toMatchObject({ status: 'applied' })
})

test('whom the colleague has removed meanwhile does not come back by it, and is removed once', async () => {
  const { id } = await proposed()
  const takeBack = await reject(anna, id)
  const removals = await Promise.all([anna, ben].map((who) => who.remove(`/candidates/${id}/`)))
  expect(removals.map(({ status }) => status).toSorted()).toEqual([204, 404])
  expect((await takeBack()).status).toBe(404)
})

test('a removal is taken back by adding her anew; of two who do so at once one does', async () => {
  const { id, vacancy, employee } = await proposed()
  expect((await anna.remove(`/candidates/${id}/`)).status).toBe(204)
  const both = await Promise.all(
    [anna, ben].map((who) => who.post('/candidates.json/', { vacancy: { id: vacancy }, employee: { id: employee } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
  expect(both.find(({ status }) => status === 400)?.body.errors).toEqual({ employee: [texts.known.en] })
  expect((await ben.get(`/candidates.json/?vacancy__id=${vacancy}`)).body.count).toBe(1)
})
