import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Client } from '../../test/app.ts'
import { testApp } from '../../test/app.ts'

const { db, as, clock, anonymous } = await testApp()
const meAt = async (user: Client, moment: string) => {
  clock.set(moment)
  return (await user.get('/users/me.json/')).status
}

test('a session ends twelve hours after its last call', async () => {
  clock.set('2026-07-01T08:00:00Z')
  const anna = await as()
  expect(await meAt(anna, '2026-07-01T19:59:00Z')).toBe(200)
  expect(await meAt(anna, '2026-07-02T07:58:59Z')).toBe(200)
  expect(await meAt(anna, '2026-07-02T19:58:59Z')).toBe(401)
})
test('a session ends fourteen days after login, however busy', async () => {
  clock.set('2026-07-01T08:00:00Z')
  const anna = await as()
  for (let hours = 6; hours < 14 * 24; hours += 6) {
    expect(await meAt(anna, new Date(Date.UTC(2026, 6, 1, 8 + hours)).toISOString())).toBe(200)
  }
  expect(await meAt(anna, '2026-07-15T07:59:59Z')).toBe(200)
  expect(await meAt(anna, '2026-07-15T08:00:00Z')).toBe(401)
})
test('a session begun while the clock was a year ahead ends as any other, once the clock is right', async () => {
  clock.set('2027-07-01T08:00:00Z')
  const [anna, ben] = [await as(), await as()]
  expect([await meAt(anna, '2026-07-01T08:00:00Z'), await meAt(ben, '2026-07-01T08:00:00Z')]).toEqual([200, 200])
  expect(await meAt(anna, '2026-07-01T20:00:00Z')).toBe(401)
  for (let hours = 6; hours < 14 * 24; hours += 6) await meAt(ben, new Date(Date.UTC(2026, 6, 1, 8 + hours)).toISOString())
  expect(await meAt(ben, '2026-07-15T08:00:00Z')).toBe(401)
})
test('a session of an inactive user counts as none', async () => {
  const anna = await as()
  await sql`update "user" set is_active = false where id = ${anna.id}`.execute(db)
  expect((await anna.get('/users/me.json/')).status).toBe(401)
})
test('an unknown session counts as none', async () => {
  expect((await anonymous.get('/users/me.json/', { cookie: 'sessionid=unknown' })).status).toBe(401)
})
