import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../test/app.ts'
import { firstStart } from './first-start.ts'
import { acceptedPassword, WrongSetting } from './platform/program/setting.ts'
import { isPassword } from './session/password.ts'

const { app, db, clock } = await testApp()
const dataDirectory = mkdtempSync(join(tmpdir(), 'kasack-start-'))
afterAll(() => rmSync(dataDirectory, { recursive: true }))
const drawn = {
  dataDirectory,
  admin: { username: 'admin', password: null },
  agencyName: 'Hafen-Pflege GmbH',
  demoData: false,
  publicUrl: 'https://kasack.example',
}
const given = { ...drawn, admin: { username: 'chefin', password: 'Löwenzahn 2026' } }
type User = { username: string; password_hash: string; is_superuser: boolean; is_active: boolean; created_datetime: string }
const firstSteps = async () => (await sql`select from setup where closed_datetime is null`.execute(db)).rows.length
const lines = async () => (await sql`select from history_line`.execute(db)).rows.length
const users = async () => (await sql<User>`select * from "user"`.execute(db)).rows

beforeEach(async () => {
  await sql`truncate "user", user_group, facility_type, setup restart identity cascade`.execute(db)
})

test('an empty database gets groups, reference lists, its first steps and a superuser who can sign in', async () => {
  const [note = ''] = await firstStart(db, drawn, clock)
  const [, password = ''] = /^Sign in as admin with the password (\S{20}) /.exec(note) ?? []
  const [admin] = await users()
  expect(admin).toMatchObject({ username: 'admin', is_superuser: true, is_active: true, created_datetime: '2026-06-10T10:00:00.000000Z' })
  expect(await isPassword(password, admin!.password_hash)).toBe(true)
  const { rows } = await sql`
    select (select count(*) from user_group) as groups, (select count(*) > 5 from facility_type) as types,
      (select count(*) from requirement) as requirements, (select count(*) from document_kind where is_obligatory) as obligatory`.execute(
    db,
  )
  expect(rows).toEqual([{ groups: 5, types: true, requirements: 0, obligatory: 0 }])
  expect(await lines()).toBe(0)
  expect(await firstSteps()).toBe(1)
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/django_auth/login/',
    headers: { cookie: 'csrftoken=t', 'x-csrftoken': 't' },
    payload: { username: 'admin', password },
  })
  expect(statusCode).toBe(302)
})
test('a given password is used and not printed', async () => {
  expect(await firstStart(db, given, clock)).toEqual([])
  const [admin] = await users()
  expect(admin?.username).toBe('chefin')
  expect(await isPassword(given.admin.password, admin!.password_hash)).toBe(true)
})
test('a given password that is tried first stops the start, and leaves the database empty', async () => {
  for (const password of ['Password123', '1234567890', 'aaaaaaaaaa', 'kasack1234', 'Hafenpflege 1']) {
    const start = firstStart(db, { ...given, admin: { username: 'chefin', password } }, clock)
    await expect(start).rejects.toThrow(new WrongSetting('INITIAL_ADMIN_PASSWORD', acceptedPassword))
    expect([password, await users()]).toEqual([password, []])
  }
})
test('where there are users already, nobody looks at it', async () => {
  await firstStart(db, given, clock)
  expect(await firstStart(db, { ...given, admin: { username: 'chefin', password: '1234567890' } }, clock)).toEqual([])
})
test('a later start changes nothing and prints nothing', async () => {
  await firstStart(db, given, clock)
  await sql`delete from facility_type where id > 1`.execute(db)
  await sql`delete from user_group where name <> 'Reporting'`.execute(db)
  const before = await users()
  expect(await firstStart(db, drawn, clock)).toEqual([])
  expect(await users()).toEqual(before)
  const { rows } = await sql`select (select count(*) from user_group) as groups, (select count(*) from facility_type) as types`.execute(db)
  expect(rows).toEqual([{ groups: 1, types: 1 }])
})
test('the demo agency comes into an empty database only, and every user of it gets a password', async () => {
  const before = await lines()
  const notes = await firstStart(db, { ...drawn, demoData: true }, clock)
  expect(notes).toHaveLength(7)
  expect(await lines()).toBe(before)
  expect((await sql`select 1 from facility`.execute(db)).rows).toHaveLength(60)
  expect(await firstStart(db, { ...drawn, demoData: true }, clock)).toEqual([])
  expect(await firstStart(db, drawn, clock)).toEqual([])
  expect(await firstSteps()).toBe(0)
  expect((await sql`select 1 from facility`.execute(db)).rows).toHaveLength(60)
})
test('of processes that start at once one prints a password', async () => {
  const notes = await Promise.all([1, 2, 3].map(() => firstStart(db, drawn, clock)))
  expect(notes.flat()).toHaveLength(1)
  expect(await users()).toHaveLength(1)
})
