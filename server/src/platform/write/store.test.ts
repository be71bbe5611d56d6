import { facility } from '@kasack/contract/facility.ts'
import { facilityGroup } from '@kasack/contract/facility-group.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { changeRecord, insertRecords, removeRecord } from './store.ts'
import { Refusal } from '../text/refusal.ts'

const { a, as, clock, db } = await testApp()
const anna = await as()
const tags = async () =>
  [await a.lookup('tag', 'A-Kunde'), await a.lookup('tag', 'B-Kunde'), await a.lookup('tag', 'Rahmenvertrag')] as const
const read = async (id: number) => (await anna.get(`/facilities/${id}.json/`)).body
const tagsOf = async (id: number) => (await read(id)).tags.map((tag: { id: number }) => tag.id).toSorted()

test('many records are stored in their order, each with its sets', async () => {
  const facility_type = { id: await a.lookup('facility_type') }
  const [first, second, third] = await tags()
  const [one, two, three] = [{ id: first }, { id: second }, { id: third }]
  const inserts = [[one, two], [], [three]].map((set, at) => ({
    input: { name: `Haus ${at}`, facility_type, tags: set },
    more: { created_datetime: clock.now() },
  }))
  const ids = await insertRecords(db, facility, inserts)
  expect(await Promise.all(ids.map(async (id) => (await read(id)).name))).toEqual(['Haus 0', 'Haus 1', 'Haus 2'])
  expect(await Promise.all(ids.map(tagsOf))).toEqual([[one.id, two.id], [], [three.id]])
})

test('a set is replaced as a whole, and left alone where it is not named', async () => {
  const [one, two, three] = await tags()
  const [id, other] = [await a.facility({ tags: [one, two] }), await a.facility({ tags: [one] })]
  await changeRecord(db, facility, { id, patch: { tags: [{ id: two }, { id: three }] } })
  expect([await tagsOf(id), await tagsOf(other)]).toEqual([[two, three], [one]])
  await changeRecord(db, facility, { id, patch: { name: 'Haus am See' } })
  expect([(await read(id)).name, await tagsOf(id)]).toEqual(['Haus am See', [two, three]])
  await changeRecord(db, facility, { id, patch: { tags: [] } })
  expect(await tagsOf(id)).toEqual([])
})

test('a record that others refer to stays', async () => {
  const group = await a.facilityGroup()
  await a.facility({ facility_group: group })
  await expect(removeRecord(db, facilityGroup, group)).rejects.toBeInstanceOf(Refusal)
})

test('what the database refuses for another reason is no value that is taken', async () => {
  const facility_type = { id: await a.lookup('facility_type') }
  await expect(insertRecords(db, facility, [{ input: { name: 'Haus ohne Tag', facility_type } }])).rejects.not.toBeInstanceOf(Refusal)
})
