import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { a, as, clock, anonymous } = await testApp()
const [anna, ben] = [await as({ username: 'anna' }), await as({ username: 'ben' })]
const restored = (facility: number, who = anna) => who.post(`/facilities/${facility}/follow-up/restore.json/`)
const nothingDue = { followup_date: null, followup_user: null, followup_priority: null }
const start = '2026-06-10T10:00:00Z'

/** A facility whose follow-up anna has just removed, and the entry that carried it. */
async function removedAt(moment = start) {
  clock.set(moment)
  const facility = await a.facility()
  const { body } = await anna.post('/engagements.json/', { facility, followup_date: '2026-06-20', followup_user: ben.id, priority: 'high' })
  const before = (await anna.get(`/facilities/${facility}.json/`)).body
  expect((await anna.patch(`/facilities/${facility}.json/`, nothingDue)).status).toBe(200)
  return { facility, before, entry: body.id as number }
}

test('a removed follow-up comes back as it was, carried by the entry that carried it', async () => {
  const { facility, before, entry } = await removedAt()
  const { status, body } = await restored(facility)
  expect(status).toBe(200)
  expect(body).toEqual(before)
  expect((await anna.get(`/facilities/${facility}.json/`)).body).toEqual(before)
  const { results } = (await anna.get(`/engagements.json/?todo=1&facility=${facility}`)).body
  expect(results).toMatchObject([{ id: entry, followup_date: '2026-06-20', todo: true }])
})

test('it comes back although its day is over by now', async () => {
  clock.set('2026-06-08T10:00:00Z')
  const facility = await a.facility({ followup_date: '2026-06-09' })
  clock.set(start)
  await anna.patch(`/facilities/${facility}.json/`, nothingDue)
  expect((await restored(facility)).body.followup_date).toBe('2026-06-09')
})

test('it comes back for a minute, and not a moment longer', async () => {
  const { facility } = await removedAt()
  clock.set('2026-06-10T10:01:00.001Z')
  expect(await restored(facility)).toMatchObject({ status: 400, body: { errors: [texts.too_late.en] } })
  clock.set('2026-06-10T10:01:00Z')
  expect((await restored(facility)).status).toBe(200)
})

test('only who removed it brings it back', async () => {
  const { facility } = await removedAt()
  expect(await restored(facility, ben)).toMatchObject({ status: 400, body: { errors: [texts.removed_by_other.en] } })
  expect((await restored(facility, await anna.again())).status).toBe(200)
})

test('where something was set since, nothing comes back, not even when that is gone as well', async () => {
  const { facility } = await removedAt()
  const { body } = await anna.post('/engagements.json/', { facility, followup_date: '2026-06-12' })
  expect(await restored(facility)).toMatchObject({ status: 400, body: { errors: [texts.set_again.en] } })
  await anna.remove(`/engagements/${body.id}/`)
  expect(await restored(facility)).toMatchObject({ status: 400, body: { errors: [texts.nothing_removed.en] } })
})

test('nothing comes back where nothing was removed, or the entry is gone', async () => {
  expect(await restored(await a.facility())).toMatchObject({ status: 400, body: { errors: [texts.nothing_removed.en] } })
  const { facility, entry } = await removedAt()
  await anna.remove(`/engagements/${entry}/`)
  expect(await restored(facility)).toMatchObject({ status: 400, body: { errors: [texts.nothing_removed.en] } })
})

test('an entry that has moved to another facility does not carry here again', async () => {
  const { facility, entry } = await removedAt()
  const other = await a.facility()
  await anna.patch(`/engagements/${entry}.json/`, { facility: other })
  expect(await restored(facility)).toMatchObject({ status: 400, body: { errors: [texts.entry_moved.en] } })
  expect((await anna.get(`/facilities/${other}.json/`)).body.followup_date).toBe('2026-06-20')
})

test('an entry that is deleted at once gives back the overdue follow-up it has replaced', async () => {
  clock.set('2026-06-08T10:00:00Z')
  const facility = await a.facility()
  const { body: former } = await anna.post('/engagements.json/', { facility, followup_date: '2026-06-09', followup_user: ben.id })
  clock.set(start)
  const { body: next } = await anna.post('/engagements.json/', { facility, followup_date: '2026-06-11' })
  expect(await restored(facility)).toMatchObject({ status: 400, body: { errors: [texts.set_again.en] } })
  await anna.remove(`/engagements/${next.id}/`)
  expect(await restored(facility, ben)).toMatchObject({ status: 400, body: { errors: [texts.removed_by_other.en] } })
  expect((await restored(facility)).body).toMatchObject({ followup_date: '2026-06-09', followup_user: { id: ben.id } })
  const { results } = (await anna.get(`/engagements.json/?todo=1&facility=${facility}`)).body
  expect(results).toMatchObject([{ id: former.id, todo: true }])
})

test('an entry that carries nothing gives nothing back', async () => {
  const { facility } = await removedAt()
  const { body: first } = await anna.post('/engagements.json/', { facility, followup_date: '2026-06-12' })
  await anna.post('/engagements.json/', { facility, followup_date: '2026-06-11' })
  await anna.remove(`/engagements/${first.id}/`)
  expect(await restored(facility)).toMatchObject({ status: 400, body: { errors: [texts.nothing_removed.en] } })
})

test('of two removals the last one is taken back', async () => {
  const { facility } = await removedAt()
  await anna.patch(`/facilities/${facility}.json/`, { followup_date: '2026-06-25' })
  await anna.patch(`/facilities/${facility}.json/`, nothingDue)
  expect((await restored(facility)).body.followup_date).toBe('2026-06-25')
  expect((await restored(facility)).body.errors).toEqual([texts.set_again.en])
})

test('it takes a session, and a facility', async () => {
  const { facility } = await removedAt()
  expect((await restored(facility, anonymous)).status).toBe(401)
  expect((await restored(999999)).status).toBe(404)
  expect((await anna.get(`/facilities/${facility}/follow-up/restore.json/`)).status).toBe(405)
})
