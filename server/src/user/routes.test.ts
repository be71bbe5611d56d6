import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { somebodyWaits } from '../../test/waiting.ts'
import { texts as passwordTexts } from '../new-password/texts.ts'
import { isPassword } from '../session/password.ts'
import { texts } from './texts.ts'

const { db, a, as, anonymous } = await testApp({ variables: { AGENCY_NAME: 'Hafen-Pflege GmbH' } })
const [root, clerk] = [await as({ is_superuser: true, username: 'root' }), await as({ username: 'clerk' })]
const password = 'Löwenzahn 2026'

const create = async (given: object) => (await root.post('/users.json/', { password, ...given })).body
const hashOf = async (id: number) =>
  (await sql<{ password_hash: string }>`select password_hash from "user" where id = ${id}`.execute(db)).rows[0]?.password_hash ?? ''

describe('a new user', () => {
  test('needs a name and a password', async () => {
    const { status, body } = await root.post('/users.json/', {})
    expect([status, Object.keys(body.errors)]).toEqual([400, ['username', 'password']])
  })
  test('has the defaults of the contract, and no password in any answer', async () => {
    const { status, body } = await root.post('/users.json/', { username: ' neu ', password })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      username: 'neu',
      first_name: '',
      last_name: '',
      name: 'neu',
      full_name: 'neu',
      email: '',
      groups: [],
      permissions: [],
      is_superuser: false,
      is_staff: false,
      may_access_kpis: false,
      is_active: true,
      has_second_factor: false,
      last_login: null,
      created_datetime: '2026-06-10T10:00:00.000000Z',
      version: body.version,
    })
    expect((await root.get(`/users/${body.id}.json/`)).body).toEqual(body)
    expect(await isPassword(password, await hashOf(body.id))).toBe(true)
    expect(await hashOf(body.id)).toMatch(/^\$argon2id\$/)
  })
  test('is shown with names, groups and own permissions', async () => {
    const groups = ['Support', 'Recruiting']
    const body = await create({ username: 'anna', first_name: 'Anna', last_name: 'Muster', groups, permissions: ['vacancies.add_booking'] })
    expect(body).toMatchObject({ name: 'Anna Muster', full_name: 'Anna Muster', groups: ['Recruiting', 'Support'] })
    expect(body.permissions).toEqual(['vacancies.add_booking'])
  })
  test('has an e-mail address of up to 255 characters', async () => {
    const email = (length: number) => `${'x'.repeat(length - 5)}@a.de`
    expect((await create({ username: 'post', email: email(255) })).email).toBe(email(255))
    const { body } = await root.post('/users.json/', { username: 'zu lang', password, email: email(256) })
    expect(Object.keys(body.errors)).toEqual(['email'])
  })
  test('is told everything that is wrong at once', async () => {
    await create({ username: 'Vergeben' })
    const { status, body } = await root.post('/users.json/', {
      username: 'vergeben',
      password: 'kurz',
      email: 'x',
      groups: ['Support', 'Nirgends'],
      permissions: ['employees.fly'],
      is_superuser: 'maybe',
    })
    expect(status).toBe(400)
    expect(Object.keys(body.errors).toSorted()).toEqual(['email', 'groups', 'is_superuser', 'password', 'permissions', 'username'])
    expect(body.errors.groups).toEqual([texts.unknown_group.en])
  })
  test('has a name of its own, also when two take it at once', async () => {
    const both = await Promise.all(['Doppelt', 'doppelT'].map((username) => root.post('/users.json/', { username, password })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400])
    expect(both.find(({ status }) => status === 400)?.body.errors).toHaveProperty('username')
  })
})

test('a group that somebody is deleting at the same moment is unknown when he is done', async () => {
  await sql`insert into user_group (name) values ('Bald weg')`.execute(db)
  const { running } = await db.transaction().execute(async (tx) => {
    await sql`delete from user_group where name = 'Bald weg'`.execute(tx)
    const sent = root.post('/users.json/', { username: 'spät', password, groups: ['Bald weg'] })
    await somebodyWaits(tx)
    return { running: sent }
  })
  const { status, body } = await running
  expect([status, body.errors]).toEqual([400, { groups: [texts.unknown_group.en] }])
})

describe('a password', () => {
  const refused = async (given: object) => (await root.post('/users.json/', given)).body.errors?.password

  test('has 10 to 128 characters, blanks included', async () => {
    expect(await refused({ username: 'kurz', password: '123456789' })).toEqual([problemTexts.too_short.en.replace('{limit}', '10')])
    expect(await refused({ username: 'lang', password: 'x'.repeat(129) })).toEqual([problemTexts.too_long.en.replace('{limit}', '128')])
    expect(await refused({ username: 'genug', password: '         1' })).toBeUndefined()
    expect(await refused({ username: 'reicht', password: `${'x'.repeat(127)}y` })).toBeUndefined()
  })
  test('is none that is tried first, and the reason is told in the reader’s language', async () => {
    const { id } = await create({ username: 'carla' })
    for (const [weak, reason] of [
      ['Passwort12', passwordTexts.password_is_common],
      ['qwertzuiop', passwordTexts.password_is_run],
      ['aaaaaaaaaa', passwordTexts.password_is_repetition],
      ['Kasack2026!', passwordTexts.password_is_name],
      ['Hafen-Pflege 1', passwordTexts.password_is_name],
    ] as const) {
      expect(await refused({ username: 'carlo', password: weak })).toEqual([reason.en])
      const { status, body } = await root.patch(`/users/${id}.json/`, { password: weak }, { 'accept-language': 'de' })
      expect([status, body]).toEqual([400, { errors: { password: [reason.de] } }])
    }
    expect((await root.patch(`/users/${id}.json/`, { first_name: 'Carla' })).status).toBe(200)
  })
  test('is not the user name that results, in any case', async () => {
    expect(await refused({ username: 'anna.muster', password: 'Anna.Muster' })).toEqual([passwordTexts.password_is_username.en])
    const { id } = await create({ username: 'berta' })
    const change = (body: object) => root.patch(`/users/${id}.json/`, body)
    expect((await change({ username: 'bertabertie', password: 'BERTABERTIE' })).body.errors).toHaveProperty('password')
    expect((await change({ username: 'bertabertie' })).status).toBe(200)
    expect((await change({ password: 'Bertabertie' })).body.errors).toHaveProperty('password')
    expect((await change({ password: '' })).body.errors).toHaveProperty('password')
  })
})

test('who has no names is called by the user name, to himself and to everybody', async () => {
  expect((await clerk.get('/users/me.json/')).body).toMatchObject({ name: 'clerk', full_name: 'clerk', first_name: '' })
  expect((await root.get(`/users/${clerk.id}.json/`)).body).toMatchObject({ name: 'clerk', full_name: 'clerk' })
  const sent = { facility: await a.facility(), followup_date: '2026-07-01', followup_user: clerk.id }
  const { body } = await clerk.post('/engagements.json/', sent)
  const nameless = { id: clerk.id, name: 'clerk' }
  expect(body).toMatchObject({ created_by_user: nameless, follow_up: { user: nameless } })
})

describe('a change', () => {
  test('leaves what was not sent, the password too', async () => {
    const before = await create({ username: 'bleibt', groups: ['Support'], permissions: ['vacancies.view_booking'] })
    const hash = await hashOf(before.id)
    const { status, body } = await root.patch(`/users/${before.id}.json/`, { first_name: 'Ida' })
    expect(status).toBe(200)
    expect(body).toEqual({ ...before, first_name: 'Ida', name: 'Ida', full_name: 'Ida', version: body.version })
    expect(await hashOf(before.id)).toBe(hash)
  })
  test('replaces groups and permissions as a whole', async () => {
    const { id } = await create({ username: 'wechsel', groups: ['Support'], permissions: ['vacancies.view_booking'] })
    const { body } = await root.patch(`/users/${id}.json/`, { groups: ['Reporting', 'Reporting'], permissions: [] })
    expect(body).toMatchObject({ groups: ['Reporting'], permissions: [] })
    expect((await root.patch(`/users/${id}.json/`, { groups: ['reporting'] })).body.errors).toHaveProperty('groups')
  })
  test('keeps the own name in another spelling, and takes no other', async () => {
    const { id } = await create({ username: 'schreibweise' })
    await create({ username: 'besetzt' })
    expect((await root.patch(`/users/${id}.json/`, { username: 'Schreibweise' })).body.username).toBe('Schreibweise')
    expect((await root.patch(`/users/${id}.json/`, { username: 'BESETZT' })).body.errors).toHaveProperty('username')
  })
  test('is felt in the next call of the user', async () => {
    const anna = await as()
    expect((await anna.get('/users/me.json/')).body.permissions).toEqual([])
    await root.patch(`/users/${anna.id}.json/`, { groups: ['Support'], permissions: ['vacancies.add_absence'] })
    const { body } = await anna.get('/users/me.json/')
    expect(body.groups).toEqual(['Support'])
    expect(body.permissions.toSorted()).toEqual(['employees.view_employee', 'vacancies.add_absence', 'vacancies.view_booking'])
  })
})

describe('sessions', () => {
  test('end with the deactivation, for good', async () => {
    const anna = await as()
    await root.patch(`/users/${anna.id}.json/`, { is_active: false })
    expect((await anna.get('/users/me.json/')).status).toBe(401)
    await root.patch(`/users/${anna.id}.json/`, { is_active: true })
    expect((await anna.get('/users/me.json/')).status).toBe(401)
  })
  test('end with a new password from somebody else', async () => {
    const anna = await as()
    await root.patch(`/users/${anna.id}.json/`, { password })
    expect((await anna.get('/users/me.json/')).status).toBe(401)
    expect((await root.get('/users/me.json/')).status).toBe(200)
  })
})

describe('of oneself', () => {
  test('no password is set without the former one; everything else is changed', async () => {
    const self = await as({ is_superuser: true })
    const hash = await hashOf(self.id)
    const change = (body: object) => self.patch(`/users/${self.id}.json/`, body)
    const { status, body } = await change({ first_name: 'Ida', password })
    expect([status, body.errors]).toEqual([400, { password: [texts.own_password.en] }])
    expect([(await change({ password: 'kurz' })).status, await hashOf(self.id)]).toEqual([400, hash])
    expect((await change({ first_name: 'Ida', last_name: 'Muster' })).body).toMatchObject({ name: 'Ida Muster' })
  })
  test('no second factor is reset, as it would need no password', async () => {
    const self = await as({ is_superuser: true })
    await sql`insert into recovery_code (user_id, code_hash) values (${self.id}, 'x')`.execute(db)
    const { status, body } = await self.post(`/users/${self.id}/second-factor/reset/`)
    expect([status, body]).toEqual([400, { errors: [texts.own_second_factor.en] }])
    expect((await sql`select 1 from recovery_code where user_id = ${self.id}`.execute(db)).rows).toHaveLength(1)
    expect((await root.post(`/users/${self.id}/second-factor/reset/`)).status).toBe(200)
  })
})

test('users cannot be deleted', async () => {
  const id = await a.user()
  const { status, headers } = await root.remove(`/users/${id}/`)
  expect([status, headers['allow']]).toEqual([405, 'GET, PATCH, HEAD'])
  expect((await root.remove('/users/99999/')).status).toBe(404)
})

test('superusers alone see and write users', async () => {
  const id = await a.user()
  expect((await anonymous.get('/users.json/')).status).toBe(401)
  expect((await anonymous.get(`/users/${id}.json/`)).status).toBe(401)
  for (const { status } of [
    await clerk.get('/users.json/'),
    await clerk.get('/users/99999.json/'),
    await clerk.post('/users.json/', { username: 'x', password }),
    await clerk.patch(`/users/${id}.json/`, { is_superuser: true }),
  ])
    expect(status).toBe(403)
  expect((await root.get('/users/99999.json/')).status).toBe(404)
})

test('a user is signed out everywhere, and a superuser who asks that of herself everywhere else', async () => {
  const somebody = await as()
  expect((await root.post(`/users/${somebody.id}/sessions/end/`)).body).toMatchObject({ id: somebody.id })
  expect((await somebody.get('/users/me.json/')).status).toBe(401)
  const elsewhere = await root.again()
  expect((await root.post(`/users/${root.id}/sessions/end/`)).status).toBe(200)
  expect([(await root.get('/users/me.json/')).status, (await elsewhere.get('/users/me.json/')).status]).toEqual([200, 401])
})
