import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { oneTimeCode } from '../../../scripts/lib/one-time-code.mjs'
import { testApp } from '../../test/app.ts'
import { texts as passwordTexts } from '../new-password/texts.ts'
import { noticeTexts } from '../second-factor/texts.ts'
import { hashPassword } from '../session/password.ts'
import { password, people } from './account.test-support.ts'
import { texts } from './texts.ts'

const agency = await testApp({ variables: { LOGIN_RATE_LIMIT: '4/60' } })
const { db, clock } = agency
const { account, inSession, login, signedIn, withCodes } = people(agency)
const current_password = password

describe('changing the own password', () => {
  test('needs the former one, ends the other sessions and keeps this one', async () => {
    const anna = await signedIn('anna')
    const elsewhere = (await login('anna')).cookies
    const wrong = await anna.call('POST', '/password.json/', { current_password: 'falsches Wort', password: 'ein neues Wort' })
    expect([wrong.status, wrong.body]).toEqual([400, { errors: { current_password: [texts.wrong_password.en] } }])
    expect((await anna.call('POST', '/password.json/', { current_password, password: 'ein neues Wort' })).status).toBe(204)
    expect((await anna.call('GET', '/security.json/')).status).toBe(200)
    expect((await inSession(elsewhere['sessionid']!, elsewhere['csrftoken']!)('GET', '/security.json/')).status).toBe(401)
    expect((await login('anna')).status).toBe(200)
    expect((await login('anna', { password: 'ein neues Wort' })).status).toBe(302)
  })
  test('follows the rules of passwords, and tells all problems at once', async () => {
    const user = await signedIn('benutzerin')
    const errors = async (body: object) => (await user.call('POST', '/password.json/', body)).body.errors
    expect(await errors({ current_password, password: 'kurz' })).toEqual({ password: ['Please use at least 10 characters.'] })
    expect(await errors({ current_password, password: 'BENUTZERIN' })).toEqual({ password: ['The password must not be the user name.'] })
    expect(await errors({ current_password, password })).toEqual({ password: [texts.same_password.en] })
    for (const [weak, reason] of [
      ['password123', passwordTexts.password_is_common],
      ['1234567890', passwordTexts.password_is_run],
      ['abcabcabcabc', passwordTexts.password_is_repetition],
      ['kasack1234', passwordTexts.password_is_name],
      ['Pflegebrücke-1', passwordTexts.password_is_name],
    ] as const)
      expect(await errors({ current_password, password: weak })).toEqual({ password: [reason.en] })
    expect(await errors({ current_password: 'x', password: 'kurz' })).toEqual({
      current_password: [texts.wrong_password.en],
      password: ['Please use at least 10 characters.'],
    })
    expect(Object.keys(await errors({}))).toEqual(['current_password', 'password'])
  })
  test('is up to its owner: who has a weak one from before goes on signing in with it', async () => {
    const user = await account('seit-langem')
    await sql`update "user" set password_hash = ${await hashPassword('1234567890')} where id = ${user}`.execute(db)
    expect((await login('seit-langem', { password: '1234567890' })).status).toBe(302)
  })
  test('is throttled after wrong passwords, whatever comes then', async () => {
    const user = await signedIn('rät')
    for (let attempt = 0; attempt < 4; attempt++)
      expect((await user.call('POST', '/password.json/', { current_password: `Wort ${attempt}`, password: 'ein neues Wort' })).status).toBe(
        400,
      )
    const { status, headers, body } = await user.call('POST', '/one-time-codes.json/', { current_password })
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect(body.detail).toBe('A wrong password or code was entered too many times. Please try again in a minute.')
  })
})

describe('one-time codes', () => {
  test('end the other sessions when they begin to count, not before', async () => {
    const user = await signedIn('hedwig')
    const { cookies } = await login('hedwig')
    const elsewhere = inSession(cookies['sessionid']!, cookies['csrftoken']!)
    const { body } = await user.call('POST', '/one-time-codes.json/', { current_password })
    expect((await elsewhere('GET', '/security.json/')).status).toBe(200)
    await user.call('POST', '/one-time-codes/confirm.json/', { code: oneTimeCode(body.secret, clock.now()) })
    expect([(await elsewhere('GET', '/security.json/')).status, (await user.call('GET', '/security.json/')).status]).toEqual([401, 200])
  })
  test('count with the first code that is confirmed, and bring ten recovery codes', async () => {
    const user = await signedIn('clara')
    expect((await user.call('POST', '/one-time-codes.json/', { current_password: 'falsches Wort' })).status).toBe(400)
    const { body } = await user.call('POST', '/one-time-codes.json/', { current_password })
    expect(body.uri).toMatch(new RegExp(`^otpauth://totp/Kasack:clara[?].*secret=${body.secret}`))
    expect((await login('clara')).location).toBe('/facilities')
    const wrong = await user.call('POST', '/one-time-codes/confirm.json/', { code: oneTimeCode(body.secret, clock.now(), 5) })
    expect([wrong.status, wrong.body]).toEqual([400, { errors: { code: [texts.wrong_code.en] } }])
    const confirmed = await user.call('POST', '/one-time-codes/confirm.json/', { code: oneTimeCode(body.secret, clock.now()) })
    expect([confirmed.status, new Set(confirmed.body.recovery_codes).size]).toEqual([200, 10])
    expect((await login('clara')).location).toBe('/django_auth/second-step/?next=/facilities')
    const { one_time_codes, recovery_codes_left } = (await user.call('GET', '/security.json/')).body
    expect([one_time_codes.created_datetime, recovery_codes_left]).toEqual(['2026-06-10T10:00:00.000000Z', 10])
  })
  test('are encrypted where they lie, and recovery codes are not to be found there', async () => {
    const { id, secret, recovery } = await withCodes('dora')
    const { rows } = await sql<{ row: string }>`
      select one_time_code::text as row from one_time_code where user_id = ${id}
      union all select recovery_code::text from recovery_code where user_id = ${id}`.execute(db)
    const stored = rows.map(({ row }) => row).join('\n')
    expect(rows).toHaveLength(11)
    for (const word of [secret, ...recovery]) {
      expect(stored).not.toContain(word)
      expect(stored).not.toContain(Buffer.from(word).toString('hex'))
    }
    const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
    const bytes = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
    expect(stored).not.toContain(bytes.toString('hex'))
  })
  test('of one user cannot be laid down for another', async () => {
    const [emma, frieda] = [await withCodes('emma'), await withCodes('frieda')]
    await sql`update one_time_code set secret = (select secret from one_time_code where user_id = ${emma.id}) where user_id = ${frieda.id}`.execute(
      db,
    )
    const { status } = await frieda.call('POST', '/one-time-codes/remove.json/', { current_password, code: emma.code(1) })
    expect(status).toBe(500)
  })
  test('begun anew show another secret, and the former one confirms nothing', async () => {
    const user = await signedIn('gerda')
    expect((await user.call('POST', '/one-time-codes/confirm.json/', { code: '123456' })).body.errors).toEqual([texts.codes_not_begun.en])
    const [first, second] = [
      (await user.call('POST', '/one-time-codes.json/', { current_password })).body.secret,
      (await user.call('POST', '/one-time-codes.json/', { current_password })).body.secret,
    ]
    expect(second).not.toBe(first)
    const code = (secret: string) => ({ code: oneTimeCode(secret, clock.now()) })
    expect((await user.call('POST', '/one-time-codes/confirm.json/', code(first))).status).toBe(400)
    expect((await user.call('POST', '/one-time-codes/confirm.json/', code(second))).status).toBe(200)
    for (const path of ['/one-time-codes.json/', '/one-time-codes/confirm.json/'])
      expect((await user.call('POST', path, { current_password, code: '123456' })).body.errors).toEqual([texts.codes_on.en])
  })
  test('are switched off with password and code, and take the recovery codes along', async () => {
    const user = await withCodes('hanna')
    const off = (body: object) => user.call('POST', '/one-time-codes/remove.json/', body)
    expect((await off({ current_password: 'falsches Wort', code: user.code(1) })).body.errors).toEqual({
      current_password: [texts.wrong_password.en],
    })
    expect((await off({ current_password, code: user.code(7) })).body.errors).toEqual({ code: [texts.wrong_code.en] })
    expect((await off({ current_password, code: user.code() })).body.errors).toEqual({ code: [texts.wrong_code.en] }) // already used
    expect((await off({ current_password, code: user.code(1) })).status).toBe(204)
    expect((await login('hanna')).location).toBe('/facilities')
    expect((await user.call('GET', '/security.json/')).body).toMatchObject({ one_time_codes: null, recovery_codes_left: 0 })
    expect((await off({ current_password, code: user.code(1) })).body.errors).toEqual([texts.codes_off.en])
  })
  test('can be switched off with a recovery code by who has lost the app', async () => {
    const user = await withCodes('ida')
    expect((await user.call('POST', '/one-time-codes/remove.json/', { current_password, code: user.recovery[3] })).status).toBe(204)
  })
  test('cannot be guessed by who knows the password: wrong ones are counted', async () => {
    const user = await withCodes('jette')
    const off = (code: string) => user.call('POST', '/one-time-codes/remove.json/', { current_password, code })
    for (let attempt = 0; attempt < 4; attempt++) expect((await off('000000')).status).toBe(400)
    expect((await off(user.code(1))).status).toBe(429)
  })
})

test('new recovery codes take the place of all former ones, and stand in for something that is there', async () => {
  const user = await withCodes('karla')
  const drawn = await user.call('POST', '/recovery-codes.json/', { current_password })
  expect(drawn.body.recovery_codes).toHaveLength(10)
  expect(drawn.body.recovery_codes).not.toEqual(expect.arrayContaining([user.recovery[0]]))
  const off = (code: string) => user.call('POST', '/one-time-codes/remove.json/', { current_password, code })
  expect((await off(user.recovery[0]!)).status).toBe(400)
  expect((await off(drawn.body.recovery_codes[0])).status).toBe(204)
  expect((await user.call('POST', '/recovery-codes.json/', { current_password })).body.errors).toEqual([texts.no_second_factor.en])
})

describe('own sessions', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

  test('say on what and from where they began, and which one asks', async () => {
    clock.set('2026-06-10T10:00:00Z')
    await account('lena')
    await login('lena', {}, { ip: '2001:db8:1:2:3::4', headers: { 'user-agent': iphone } })
    clock.set('2026-06-10T11:00:00Z')
    const { cookies } = await login('lena', {}, { ip: '198.51.100.77', headers: { 'user-agent': windows } })
    const call = inSession(cookies['sessionid']!, cookies['csrftoken']!)
    const { sessions } = (await call('GET', '/security.json/')).body
    expect(sessions.map(({ id: _id, ...one }: { id: number }) => one)).toEqual([
      {
        device: 'Chrome · Windows',
        network: '198.51.100.0/24',
        created_datetime: '2026-06-10T11:00:00.000000Z',
        last_call_datetime: '2026-06-10T11:00:00.000000Z',
        is_current: true,
      },
      {
        device: 'Safari · iOS',
        network: '2001:db8:1::/48',
        created_datetime: '2026-06-10T10:00:00.000000Z',
        last_call_datetime: '2026-06-10T10:00:00.000000Z',
        is_current: false,
      },
    ])
  })
  test('are ended one by one or all others at once, never the own one, nor those of others', async () => {
    const user = await signedIn('mona')
    const others = [await login('mona'), await login('mona'), await login('mona')].map(({ cookies }) => cookies)
    const stranger = await signedIn('nora')
    const ids = async (of: typeof user) => (await of.call('GET', '/security.json/')).body.sessions.map(({ id }: { id: number }) => id)
    const [own, ...mine] = await ids(user)
    expect((await user.call('DELETE', `/sessions/${own}/`)).body.errors).toEqual([texts.own_session.en])
    expect((await user.call('DELETE', `/sessions/${(await ids(stranger))[0]}/`)).status).toBe(404)
    expect((await user.call('DELETE', `/sessions/${mine[0]}/`)).status).toBe(204)
    expect(await ids(user)).toEqual([own, ...mine.slice(1)])
    expect((await user.call('POST', '/sessions/end-others.json/')).status).toBe(204)
    expect(await ids(user)).toEqual([own])
    for (const { sessionid, csrftoken } of others)
      expect((await inSession(sessionid!, csrftoken!)('GET', '/security.json/')).status).toBe(401)
    expect((await stranger.call('GET', '/security.json/')).status).toBe(200)
  })
  test('that are over are not told', async () => {
    clock.set('2026-06-10T10:00:00Z')
    const user = await signedIn('olga')
    const loginAt = async (moment: string) => {
      clock.set(moment)
      const { cookies } = await login('olga')
      return async () => (await inSession(cookies['sessionid']!, cookies['csrftoken']!)('GET', '/security.json/')).body.sessions.length
    }
    const second = await loginAt('2026-06-10T21:59:59Z')
    expect(await second()).toBe(2)
    clock.set('2026-06-10T22:00:00Z')
    expect(await second()).toBe(1)
    expect((await user.call('GET', '/security.json/')).status).toBe(401)
    // Even in constant use, both end after their number of days.
    await sql`update session set last_call_datetime = '2026-06-24T09:00:00Z' where user_id = ${user.id}`.execute(db)
    const third = await loginAt('2026-06-24T09:59:59Z')
    expect(await third()).toBe(3)
    clock.set('2026-06-24T10:00:00Z')
    expect(await third()).toBe(2)
  })
})

test('a superuser resets what somebody has lost; the password alone lets her in', async () => {
  const [user, root] = [await withCodes('paula'), await agency.as({ is_superuser: true })]
  const has = async () => (await root.get(`/users/${user.id}.json/`)).body.has_second_factor
  expect(await has()).toBe(true)
  const waiting = await login('paula')
  expect(waiting.location).toContain('/second-step/')
  expect((await root.post(`/users/${user.id}/second-factor/reset.json/`)).status).toBe(200)
  expect(await has()).toBe(false)
  expect((await login('paula')).location).toBe('/facilities')
  const { rows } =
    await sql`select 1 from recovery_code where user_id = ${user.id} union all select 1 from pending_login where user_id = ${user.id}`.execute(
      db,
    )
  expect(rows).toEqual([])
})

test('what happens to an account is told to its owner by mail, if she has an address', async () => {
  clock.set('2026-06-10T10:00:00Z')
  const [user, silent, root] = [await signedIn('rosa'), await signedIn('stille'), await agency.as({ is_superuser: true })]
  await sql`update "user" set email = 'rosa@example.org', first_name = 'Rosa' where id = ${user.id}`.execute(db)
  const { body } = await user.call('POST', '/one-time-codes.json/', { current_password })
  const code = (later: number) => ({ current_password, code: oneTimeCode(body.secret, clock.now(), later) })
  await user.call('POST', '/one-time-codes/confirm.json/', code(0))
  await user.call('POST', '/one-time-codes/remove.json/', code(7)) // refused, so nobody is notified
  await user.call('POST', '/one-time-codes/remove.json/', code(1))
  for (const one of [user, silent]) await one.call('POST', '/password.json/', { current_password, password: 'ein neues Wort' })
  await root.post(`/users/${user.id}/second-factor/reset.json/`)
  const { rows } = await sql<{ recipient: string; subject: string; text: string }>`
    select recipient, subject, text from outbox order by id`.execute(db)
  expect(rows.map(({ recipient, subject }) => [recipient, subject])).toEqual(
    ['codes_on', 'codes_off', 'password_changed', 'reset'].map((event) => [
      'rosa@example.org',
      noticeTexts[event as keyof typeof noticeTexts].subject.en,
    ]),
  )
  expect(rows[2]?.text).toContain('Hello Rosa,\n\nYour password was changed on 10.06.2026.')
  expect(rows[2]?.text).toContain('http://localhost:3000/account-security/')
})
