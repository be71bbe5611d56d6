import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/database.ts'
import type { Db } from '../database/db.ts'
import type { TakenPlaces } from './throttle.ts'
import { admit, clearCount, freePlaces, takePlaces, takePlacesIn, throttleKey } from './throttle.ts'

const { db, drop } = await freshDatabase()
afterAll(drop)
const limit = { count: 3, seconds: 60 }
const at = (seconds: number) => new Date(Date.UTC(2026, 5, 10) + seconds * 1000)
const excess = { de: 'Zu viele.', en: 'Too many.' }
const take = (key: Buffer, now: Date) => takePlaces(db, [{ key, limit, excess }], now)
const waitIn = (taken: TakenPlaces) => ('full' in taken ? taken.wait : 0)
const waitOf = async (key: Buffer, now: Date) => waitIn(await take(key, now))
const kept = async () => (await sql<{ count: number }>`select count(*) as count from throttle_attempt`.execute(db)).rows[0]?.count

test('there are as many places as the limit says, then one waits for the oldest to expire', async () => {
  const key = throttleKey('a')
  for (const second of [0, 10, 20]) expect(await waitOf(key, at(second))).toBe(0)
  expect(await waitOf(key, at(30))).toBe(30)
  expect(await waitOf(key, at(59.5))).toBe(1)
  expect(await waitOf(key, at(60))).toBe(0)
  expect(await waitOf(key, at(60))).toBe(10)
})
test('another key has places of its own', async () => {
  expect(await waitOf(throttleKey('a', 'b'), at(0))).toBe(0)
  expect(throttleKey('a', 'b')).not.toEqual(throttleKey('ab'))
})
test('of a burst only as many come through as there are places', async () => {
  const waits = await Promise.all(Array.from({ length: 20 }, () => waitOf(throttleKey('burst'), at(0))))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})
test('an attempt that one limit refuses takes no place of the other', async () => {
  const [own, shared] = [throttleKey('own'), throttleKey('shared')]
  const both = [
    { key: own, limit: { count: 1, seconds: 60 }, excess },
    { key: shared, limit, excess },
  ]
  expect(waitIn(await takePlaces(db, both, at(0)))).toBe(0)
  expect(waitIn(await takePlaces(db, both, at(10)))).toBe(50)
  for (const second of [10, 20]) expect(await waitOf(shared, at(second))).toBe(0)
  expect(await waitOf(shared, at(30))).toBe(30)
})
test('attempts made while the clock was ahead count as made now, and nobody waits for longer than the limit says', async () => {
  const key = throttleKey('ahead')
  for (const second of [10_800, 10_810, 10_820]) expect(await waitOf(key, at(second))).toBe(0)
  expect(await waitOf(key, at(0))).toBe(60)
  expect(await waitOf(key, at(30))).toBe(30)
  expect(await waitOf(key, at(60))).toBe(0)
  expect(await waitOf(key, at(10_790))).toBe(0)
  await clearCount(db, key)
})

test('of several that are full the one tells why that lasts the longest', async () => {
  const [short, long, none] = [throttleKey('short'), throttleKey('long'), throttleKey('none')]
  const all = [
    { key: none, limit: null, excess: { de: 'Ohne.', en: 'None.' } },
    { key: short, limit: { count: 1, seconds: 10 }, excess: { de: 'Kurz.', en: 'Short.' } },
    { key: long, limit: { count: 1, seconds: 60 }, excess: { de: 'Lang.', en: 'Long.' } },
  ]
  const admitAll = (second: number) => admit(db, all, at(second))
  await admitAll(0)
  await expect(admitAll(5)).rejects.toMatchObject({
    status: 429,
    reason: { de: 'Lang. Bitte versuchen Sie es in einer Minute noch einmal.', en: 'Long. Please try again in a minute.' },
    headers: { 'Retry-After': '55' },
  })
  await admitAll(60)
})
test('within a transaction a place is taken with all that is written, or not at all', async () => {
  const key = throttleKey('within')
  const takeIn = (tx: Db) => takePlacesIn(tx, [{ key, limit: { count: 1, seconds: 60 }, excess }], at(0))
  const failed = db.transaction().execute(async (tx) => {
    await takeIn(tx)
    throw new Error('nothing of it is to remain')
  })
  await expect(failed).rejects.toThrow('nothing')
  // The second one waits for the first to end, and then for the place.
  const both = await Promise.all([1, 2].map(() => db.transaction().execute(takeIn)))
  expect(both.map(waitIn).toSorted()).toEqual([0, 60])
})
test('an attempt gives its own place back and no other', async () => {
  const key = throttleKey('given back')
  await take(key, at(0))
  const taken = await take(key, at(0))
  await freePlaces(db, 'places' in taken ? taken.places : [])
  for (const second of [1, 1]) expect(await waitOf(key, at(second))).toBe(0)
  expect(await waitOf(key, at(2))).toBe(58)
})
test('all places can be given back', async () => {
  const key = throttleKey('success')
  for (let attempt = 0; attempt < 3; attempt++) await take(key, at(0))
  await clearCount(db, key)
  expect(await waitOf(key, at(0))).toBe(0)
})
test('without a limit nothing is counted, and what has expired is removed', async () => {
  expect(await kept()).toBeGreaterThan(0)
  await take(throttleKey('later'), at(10_000))
  expect(await kept()).toBe(1)
  expect(await takePlaces(db, [{ key: throttleKey('off'), limit: null, excess }], at(10_000))).toEqual({ places: [] })
  expect(await kept()).toBe(1)
})
