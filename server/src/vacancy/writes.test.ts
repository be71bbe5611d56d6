import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { settleVacancies } from './writes.ts'

const { a, clock, db } = await testApp()
const stored = async (id: number) =>
  (await db.selectFrom('vacancy').select(['number_of_bookings', 'filled_datetime']).where('id', '=', id).execute())[0]
const withPositions = async (id: number, number_of_positions: number) => {
  await sql`update vacancy set number_of_positions = ${number_of_positions} where id = ${id}`.execute(db)
  await settleVacancies(db, [id], clock.now())
  return stored(id)
}

test('a vacancy is filled by its last position, since then, and no more once there is another', async () => {
  const vacancy = await a.vacancy({ number_of_positions: 3 })
  for (const ended of [{}, {}, { cancelled: true }, { terminated: true }]) await a.booking({ vacancy, ...ended })
  expect(await stored(vacancy)).toEqual({ number_of_bookings: 2, filled_datetime: null })
  const filled = { number_of_bookings: 2, filled_datetime: '2026-06-10T10:00:00.000000Z' }
  expect(await withPositions(vacancy, 2)).toEqual(filled)
  clock.set('2026-06-11T10:00:00Z')
  expect(await withPositions(vacancy, 1)).toEqual(filled)
  expect(await withPositions(vacancy, 3)).toEqual({ ...filled, filled_datetime: null })
})

test('a vacancy without positions is never filled', async () => {
  const vacancy = await a.vacancy({ number_of_positions: 1 })
  expect(await withPositions(vacancy, 0)).toEqual({ number_of_bookings: 0, filled_datetime: null })
})
