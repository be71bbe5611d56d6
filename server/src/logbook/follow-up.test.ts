import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { somebodyWaits } from '../../test/waiting.ts'
import { texts } from '../engagement/texts.ts'

const { a, as, db } = await testApp()
const anna = await as({ username: 'anna', permissions: ['employees.view_employee'] })
const entry = async (body: object) => (await anna.post('/engagements.json/', body)).body
const facilityOf = async (id: number) => (await anna.get(`/facilities/${id}.json/`)).body
const todo = async (query: string) =>
  (await anna.get(`/engagements.json/?todo=1&${query}`)).body.results.map(({ id }: { id: number }) => id)

test('a dated entry gives its facility the follow-up; an earlier date leaves it, a later one takes over', async () => {
  const facility = await a.facility()
  const first = await entry({ facility, followup_date: '2026-06-20' })
  expect(first).toMatchObject({
    action_type: { id: 1 },
    followup_priority: 'medium',
    priority: 'medium',
    followup_user: { id: anna.id },
    created_by_user: { id: anna.id },
  })
  expect((await facilityOf(facility)).follow_up).toEqual({ date: '2026-06-20', user: { id: anna.id, name: 'anna' }, priority: 'medium' })
  await entry({ facility, followup_date: '2026-06-15' })
  expect(await todo(`facility=${facility}`)).toEqual([first.id])
  const later = await entry({ facility, followup_date: '2026-06-22', priority: 'high' })
  expect(await todo(`facility=${facility}`)).toEqual([later.id])
  expect(await facilityOf(facility)).toMatchObject({ followup_date: '2026-06-22', followup_priority: 'high' })
})

test('a change at the facility is written through to the entry; clearing leaves its date as history', async () => {
  const facility = await a.facility()
  const { id } = await entry({ facility, followup_date: '2026-06-22' })
  await anna.patch(`/facilities/${facility}.json/`, { followup_date: '2026-06-25' })
  expect((await anna.get(`/engagements/${id}.json/`)).body.follow_up).toMatchObject({ date: '2026-06-25' })
  const other = await as()
  const handedOver = { followup_date: '2026-06-25', followup_user: { id: other.id }, followup_priority: 'medium' }
  for (const change of [{ followup_user: { id: other.id } }, { followup_priority: 'low' }]) {
    await anna.patch(`/facilities/${facility}.json/`, change)
    Object.assign(handedOver, change)
    expect(await facilityOf(facility)).toMatchObject(handedOver)
    expect((await anna.get(`/engagements/${id}.json/`)).body).toMatchObject(handedOver)
  }
  const cleared = await anna.patch(`/facilities/${facility}.json/`, { followup_date: null, followup_user: null, followup_priority: null })
  expect(cleared.body).toMatchObject({ follow_up: null, followup_date: null, followup_user: null, followup_priority: null })
  expect(await todo(`facility=${facility}`)).toEqual([])
  expect((await anna.get(`/engagements/${id}.json/`)).body.followup_date).toBe('2026-06-25')
})

test('a date set at a facility without follow-up makes an entry that is no contact', async () => {
  const facility = await a.facility()
  const { body } = await anna.patch(`/facilities/${facility}.json/`, { followup_date: '2026-06-12' })
  expect(body).toMatchObject({ followup_priority: 'medium', followup_user: { id: anna.id }, latest_engagement: null })
  const { results } = (await anna.get(`/engagements.json/?todo=1&facility=${facility}`)).body
  expect(results).toHaveLength(1)
  expect(results[0]).toMatchObject({ note: '', followup_date: '2026-06-12' })
})

test('a follow-up may stay overdue, but not be set to yesterday', async () => {
  const facility = await a.facility({ followup_date: '2026-06-10' })
  const yesterday = await anna.patch(`/facilities/${facility}.json/`, { followup_date: '2026-06-09' })
  expect(yesterday.body.errors).toEqual({ followup_date: [problemTexts.before_today.en] })
  expect((await anna.post('/engagements.json/', { facility, followup_date: '2026-06-09' })).body.errors).toHaveProperty('followup_date')
  expect((await anna.post('/engagements.json/', { facility, followup_date: '2026-06-10' })).status).toBe(201)
})

test('user and priority without a date are stored as nothing', async () => {
  const facility = await a.facility()
  const { body } = await anna.patch(`/facilities/${facility}.json/`, { followup_user: anna.id, followup_priority: 'high' })
  expect(body).toMatchObject({ followup_user: null, followup_priority: null, follow_up: null })
})

test('deleting or moving the entry that carries it clears the follow-up; where it arrives it counts as new', async () => {
  const [from, to] = [await a.facility(), await a.facility()]
  const moved = await entry({ facility: from, followup_date: '2026-06-20' })
  await anna.patch(`/engagements/${moved.id}.json/`, { facility: to })
  expect((await facilityOf(from)).follow_up).toBe(null)
  expect((await facilityOf(to)).followup_date).toBe('2026-06-20')
  await anna.remove(`/engagements/${moved.id}/`)
  expect((await facilityOf(to)).follow_up).toBe(null)
})

test('a cleared follow-up is open again only where the entry is moved to', async () => {
  const [facility, other] = [await a.facility(), await a.facility()]
  const { id } = await entry({ facility, followup_date: '2026-06-20' })
  await anna.patch(`/facilities/${facility}.json/`, { followup_date: null })
  await anna.patch(`/engagements/${id}.json/`, { note: 'geändert' })
  expect(await todo(`facility=${facility}`)).toEqual([])
  await anna.patch(`/engagements/${id}.json/`, { facility: other })
  expect(await todo(`facility=${other}`)).toEqual([id])
})

test('without a facility the newest entry of the employee is open, if it has a date', async () => {
  const employee = await a.employee()
  const first = await entry({ employee, followup_date: '2026-06-20' })
  expect(await todo(`employee__id=${employee}`)).toEqual([first.id])
  const second = await entry({ employee })
  expect(await todo(`employee__id=${employee}`)).toEqual([])
  await anna.remove(`/engagements/${second.id}/`)
  expect(await todo(`employee__id=${employee}`)).toEqual([first.id])
})

test('the follow-up fields of an entry are locked', async () => {
  const { id } = await entry({ facility: await a.facility(), followup_date: '2026-06-20' })
  expect((await anna.patch(`/engagements/${id}.json/`, { followup_date: '2026-06-21' })).body.errors).toHaveProperty('followup_date')
  expect((await anna.patch(`/engagements/${id}.json/`, { priority: 'high' })).body.errors).toHaveProperty('followup_priority')
  expect(
    (await anna.patch(`/engagements/${id}.json/`, { followup_date: '2026-06-20', followup_user: { id: anna.id }, priority: 'medium' }))
      .status,
  ).toBe(200)
})

test('an entry that somebody moves meanwhile is changed where it is then', async () => {
  const [before, after] = [await a.facility(), await a.facility()]
  const { rows } = await sql<{ id: number }>`select id from engagement_action where code = 'follow_up'`.execute(db)
  const { id } = await entry({ facility: before, action_type: rows[0]?.id }) // no contact: nothing else is written to the facilities
  const [mover, holder] = [await db.startTransaction().execute(), await db.startTransaction().execute()]
  await sql`select from facility where id = ${after} for no key update`.execute(holder)
  await sql`select from facility where id = ${before} for update`.execute(mover)
  const running = anna.patch(`/engagements/${id}.json/`, { note: 'Später' })
  await somebodyWaits(holder)
  await sql`update engagement set facility_id = ${after} where id = ${id}`.execute(mover)
  await mover.commit().execute()
  await somebodyWaits(holder) // now for the other facility
  await holder.commit().execute()
  expect((await running).body).toMatchObject({ note: 'Später', facility: { id: after } })
})

test('an entry needs a facility or an employee', async () => {
  const reason = [texts.about_nobody.en]
  expect((await anna.post('/engagements.json/', {})).body.errors).toEqual({ facility: reason, employee: reason })
  expect((await anna.post('/engagements.json/', { facility: await a.facility(), action_type: null })).body.errors).toHaveProperty(
    'action_type',
  )
})
