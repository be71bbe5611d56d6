import { facility } from '@kasack/contract/facility.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { storedReader } from './stored.ts'

const { a, db, as } = await testApp()
const anna = await as()
const readStored = storedReader(facility)

test('what is stored of a record is its id and what can be written, references by their ids', async () => {
  const tags = [await a.lookup('tag', 'Rahmenvertrag'), await a.lookup('tag', 'A-Kunde')]
  const id = await a.facility({ name: 'Klinik Nord', tags, followup_date: '2026-07-01' })
  const { facility_type, tags: held, followup_date, facility_group, ...others } = (await readStored(db, id, 'free'))!
  expect(held).toEqual(tags.toSorted((one, other) => one - other).map((tag) => ({ id: tag })))
  expect([facility_type, facility_group, followup_date]).toEqual([{ id: expect.any(Number) }, null, '2026-07-01'])
  expect(others).toMatchObject({ id, name: 'Klinik Nord', country_code: 'DE', address_latitude: null })
  expect(others).not.toHaveProperty('latest_engagement')
})

test('who waits for a record sees its sets as they were left, not as they were before', async () => {
  const tag = await a.lookup('tag', 'A-Kunde')
  const id = await a.facility()
  const waiting = await db.transaction().execute(async (first) => {
    await readStored(first, id, 'locked')
    const second = db.transaction().execute((tx) => readStored(tx, id, 'locked'))
    await sql`insert into facility_tag (facility_id, tag_id) values (${id}, ${tag})`.execute(first)
    await sql`select pg_sleep(0.2)`.execute(first)
    return { second }
  })
  expect((await waiting.second)?.tags).toEqual([{ id: tag }])
})

test('a change leaves alone what it does not name', async () => {
  const tag = await a.lookup('tag', 'A-Kunde')
  const id = await a.facility({ tags: [tag], comments: 'Schlüssel an der Pforte' })
  const { status, body } = await anna.patch(`/facilities/${id}.json/`, { name: 'Klinik Süd' })
  expect([status, body.name, body.comments, body.tags]).toEqual([
    200,
    'Klinik Süd',
    'Schlüssel an der Pforte',
    [{ id: tag, name: 'A-Kunde' }],
  ])
})
