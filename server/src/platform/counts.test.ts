import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { listenForChanges } from './changes.ts'
import { forgetCounts } from './counts.ts'
import { openDatabase } from './db.ts'
import { write } from './write.ts'

const { a, as, db, connection, clock } = await testApp()
const anna = await as()
for (let number = 0; number < 7; number++) await a.facility()
const page = async (number: number) => (await anna.get(`/facilities.json/?size=3&page=${number}`)).body.count
/** Written past the program, which therefore cannot know. */
const behindItsBack = () =>
  sql`insert into facility (name, facility_type_id, created_datetime) select 'X', min(id), now() from facility_type`.execute(db)

test('turning pages reads the count again, the first page always counts', async () => {
  expect(await page(1)).toBe(7)
  await behindItsBack()
  expect(await page(2)).toBe(7)
  expect(await page(1)).toBe(8)
  expect(await page(2)).toBe(8)
})

test('whatever is written through the program is counted on every page', async () => {
  const before = await page(1)
  await anna.post('/facilities.json/', { name: 'Neu', facility_type: await a.lookup('facility_type') })
  expect(await page(2)).toBe(before + 1)
})

test('a count is not kept for longer than a minute', async () => {
  const before = await page(1)
  await behindItsBack()
  clock.set('2026-06-10T10:01:01Z')
  expect(await page(2)).toBe(before + 1)
})

test('what another process writes is heard and counted', async () => {
  const stop = listenForChanges(connection, db)
  const other = openDatabase(connection, { size: 1 })
  await expect
    .poll(
      async () =>
        (await sql`select 1 from pg_stat_activity where query like 'listen %' and datname = current_database()`.execute(db)).rows.length,
    )
    .toBe(1)
  const before = await page(1)
  await write(other, (tx) =>
    sql`insert into facility (name, facility_type_id, created_datetime) select 'Y', min(id), now() from facility_type`.execute(tx),
  )
  await expect.poll(() => page(2)).toBe(before + 1)
  forgetCounts(db)
  await Promise.all([stop(), other.destroy()])
})
