import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { openDatabase } from '../database/db.ts'

const { a, as, db, connection } = await testApp()
const anna = await as()
for (let number = 0; number < 7; number++) await a.facility()
const page = async (number: number, filter = 'name__icontains=kli') =>
  (await anna.get(`/facilities.json/?${filter}&size=3&page=${number}`)).body.count
const facility = sql`insert into facility (name, facility_type_id, created_datetime) select 'Klinik', min(id), now() from facility_type`

test('turning pages reads the count again, the first page always counts', async () => {
  expect(await page(1)).toBe(7)
  // Only those who switch the triggers off can write past them.
  await db.connection().execute(async (one) => {
    await sql`alter table facility disable trigger user`.execute(one)
    await facility.execute(one)
    await sql`alter table facility enable trigger user`.execute(one)
  })
  expect(await page(2)).toBe(7)
  expect(await page(1)).toBe(8)
  expect(await page(2)).toBe(8)
})

test('whatever is written through the program is counted on every page', async () => {
  const before = await page(1)
  await anna.post('/facilities.json/', { name: 'Klinik', facility_type: await a.lookup('facility_type') })
  expect(await page(2)).toBe(before + 1)
})

test('what another process has written is counted at once, filtered or not', async () => {
  const other = openDatabase(connection, { size: 1 })
  const [filtered, whole] = [await page(1), await page(1, '')]
  for (let more = 1; more <= 20; more++) {
    await facility.execute(other)
    expect([await page(2), await page(2, '')]).toEqual([filtered + more, whole + more])
  }
  await other.destroy()
})

test('what is not committed is not counted', async () => {
  const [filtered, whole] = [await page(1), await page(1, '')]
  const undone = db.transaction().execute(async (tx) => {
    await facility.execute(tx)
    expect([await page(2), await page(1, '')]).toEqual([filtered, whole])
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect([await page(2), await page(1, '')]).toEqual([filtered, whole])
})
