import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { keepDue } from '../../src/leasing-clock/keep.ts'
import { openDatabase } from '../../src/platform/database/db.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { restoreFixture } from './fixture.ts'

test('the clocks of leasing are counted from the bookings there were', async () => {
  const { url, drop } = await restoreFixture('0199_setup')
  const db = openDatabase({ connectionString: url }, { size: 2 })
  onTestFinished(async () => {
    await db.destroy()
    await drop()
  })
  await migrate({ connectionString: url })
  const { rows: people } = await sql`select distinct employee_id from booking`.execute(db)
  expect(await db.transaction().execute((tx) => keepDue(tx, { most: 1_000, today: '2026-11-28' }))).toBe(people.length)
  const { rows } = await sql`
    select facility.name, first_day from leasing_clock join facility on facility.company_key = leasing_clock.company_key
    where employee_id = (select employee_id from booking where id = 88)`.execute(db)
  expect(rows).toEqual([{ name: 'Rehaklinik Rebental', first_day: '2026-08-31' }]) // an earlier chain has expired
})
