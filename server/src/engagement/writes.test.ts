import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { insertCarriers, setOpen } from './writes.ts'

const { a, as, clock, db } = await testApp()
const root = await as({ is_superuser: true })
const writer = { caller: { id: root.id }, now: clock.now() }
const read = async (id: number) => (await root.get(`/engagements/${id}.json/`)).body

test.for([0, 1, 2])('%i facilities get an entry each that can carry their follow-up, and is no contact', async (count) => {
  const facilities = await Promise.all(Array.from({ length: count }, () => a.facility()))
  const carriers = await insertCarriers(db, facilities, writer)
  expect([...carriers.keys()].toSorted()).toEqual(facilities.toSorted())
  for (const [facility, entry] of carriers) {
    expect(await read(entry)).toMatchObject({ facility: { id: facility }, created_by_user: { id: root.id }, todo: false })
    expect((await root.get(`/facilities/${facility}.json/`)).body.latest_engagement).toBeNull()
  }
})

test('entries are opened and closed, and no others', async () => {
  const facility = await a.facility()
  const [one, other] = [await a.engagement({ facility }), await a.engagement({ facility })]
  await setOpen(db, [one], true)
  expect([(await read(one)).todo, (await read(other)).todo]).toEqual([true, false])
  await setOpen(db, [one, other], false)
  expect([(await read(one)).todo, (await read(other)).todo]).toEqual([false, false])
})
