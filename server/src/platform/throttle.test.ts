import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { freePlaces, takePlace, throttleKey } from './throttle.ts'

const { db, drop } = await freshDatabase()
afterAll(drop)
const limit = { count: 3, seconds: 60 }
const at = (seconds: number) => new Date(Date.UTC(2026, 5, 10) + seconds * 1000)
const kept = async () => (await sql<{ count: number }>`select count(*) as count from throttle_attempt`.execute(db)).rows[0]?.count

test('there are as many places as the limit says, then one waits for the oldest to expire', async () => {
  const key = throttleKey('a')
  for (const second of [0, 10, 20]) expect(await takePlace(db, key, limit, at(second))).toBe(0)
  expect(await takePlace(db, key, limit, at(30))).toBe(30)
  expect(await takePlace(db, key, limit, at(59.5))).toBe(1)
  expect(await takePlace(db, key, limit, at(60))).toBe(0)
  expect(await takePlace(db, key, limit, at(60))).toBe(10)
})
test('another key has places of its own', async () => {
  expect(await takePlace(db, throttleKey('a', 'b'), limit, at(0))).toBe(0)
  expect(throttleKey('a', 'b')).not.toEqual(throttleKey('ab'))
})
test('of a burst only as many come through as there are places', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => takePlace(db, throttleKey('burst'), limit, at(0))))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})
test('places can be given back', async () => {
  const key = throttleKey('success')
  for (let attempt = 0; attempt < 3; attempt++) await takePlace(db, key, limit, at(0))
  await freePlaces(db, key)
  expect(await takePlace(db, key, limit, at(0))).toBe(0)
})
test('without a limit nothing is counted, and what has expired is removed', async () => {
  expect(await kept()).toBeGreaterThan(0)
  await takePlace(db, throttleKey('later'), limit, at(10_000))
  expect(await kept()).toBe(1)
  expect(await takePlace(db, throttleKey('off'), null, at(10_000))).toBe(0)
  expect(await kept()).toBe(1)
})
