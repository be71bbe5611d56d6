import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { noteLogin, storePasswordHash } from './writes.ts'

const { a, clock, db } = await testApp()
const stored = async (id: number) => {
  const { rows } = await sql<{ password_hash: string; last_login: string | null }>`
    select password_hash, last_login from "user" where id = ${id}`.execute(db)
  return rows[0]!
}

test('one user gets another password, and nobody else', async () => {
  const [anna, eva] = [await a.user(), await a.user()]
  const before = await stored(eva)
  await storePasswordHash(db, anna, 'another hash')
  expect([(await stored(anna)).password_hash, await stored(eva)]).toEqual(['another hash', before])
})

test('a login is noted of who is active and still has that password', async () => {
  const id = await a.user()
  await storePasswordHash(db, id, 'hash')
  expect(await noteLogin(db, { id, password_hash: 'former hash' }, clock.now())).toBe(false)
  await sql`update "user" set is_active = false where id = ${id}`.execute(db)
  expect(await noteLogin(db, { id, password_hash: 'hash' }, clock.now())).toBe(false)
  expect((await stored(id)).last_login).toBeNull()
  await sql`update "user" set is_active = true where id = ${id}`.execute(db)
  expect(await noteLogin(db, { id, password_hash: 'hash' }, clock.now())).toBe(true)
  expect((await stored(id)).last_login).toBe('2026-06-10T10:00:00.000000Z')
})
