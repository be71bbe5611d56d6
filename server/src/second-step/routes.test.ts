import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { people } from '../account/account.test-support.ts'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const agency = await testApp({ variables: { LOGIN_RATE_LIMIT: '6/60' } })
const { app, db, clock } = agency
const { firstStep, inSession, login, secondStep, withCodes } = people(agency)

const isOpen = async (cookies: Record<string, string>) =>
  (await inSession(cookies['sessionid'] ?? '', cookies['csrftoken'] ?? '')('GET', '/security.json/')).status === 200

describe('somebody with one-time codes signs in', async () => {
  const anna = await withCodes('anna')

  test('in two steps, and has a session after the second alone', async () => {
    const first = await login('anna')
    expect([first.status, first.location, first.cookies['sessionid']]).toEqual([
      302,
      '/django_auth/second-step/?next=/facilities',
      undefined,
    ])
    const pending = first.cookies['pendinglogin']!
    for (const cookies of [{ sessionid: pending }, { pendinglogin: pending }] as Record<string, string>[])
      expect((await app.inject({ url: '/api/v0/users/me.json/', cookies })).statusCode).toBe(401)
    const second = await secondStep(pending, { code: anna.code(1) })
    expect([second.status, second.location]).toEqual([302, '/facilities'])
    expect(second.cookies['pendinglogin']).toBe('')
    expect(await isOpen(second.cookies)).toBe(true)
  })
  test('with a code that an app a step behind or ahead shows, with none that is later', async () => {
    const [ben, cleo] = [await withCodes('ben'), await withCodes('cleo')]
    expect((await secondStep(await firstStep('ben'), { code: ben.code(2) })).status).toBe(200)
    expect((await secondStep(await firstStep('ben'), { code: ben.code(1) })).status).toBe(302)
    clock.set('2026-06-10T10:02:00Z')
    expect((await secondStep(await firstStep('cleo'), { code: cleo.code(-2) })).status).toBe(200)
    expect((await secondStep(await firstStep('cleo'), { code: cleo.code(-1) })).status).toBe(302)
    clock.set('2026-06-10T10:00:00Z')
  })
  test('with each code once, and none from before the last', async () => {
    const dora = await withCodes('dora')
    clock.set('2026-06-10T10:05:00Z')
    expect((await secondStep(await firstStep('dora'), { code: dora.code() })).status).toBe(302)
    for (const code of [dora.code(), dora.code(-1)]) {
      const again = await secondStep(await firstStep('dora'), { code })
      expect([again.status, again.cookies['sessionid']]).toEqual([200, undefined])
      expect(again.page).toContain(texts.wrong.en)
    }
    clock.set('2026-06-10T10:05:30Z')
    expect((await secondStep(await firstStep('dora'), { code: dora.code() })).status).toBe(302)
    clock.set('2026-06-10T10:00:00Z')
  })
  test('after the clock was three hours ahead as soon as it is right, and with no code that was used then when its time comes', async () => {
    const petra = await withCodes('petra')
    const enter = async (code: string) => (await secondStep(await firstStep('petra'), { code })).status
    const used: { at: string; code: string }[] = []
    for (const at of ['2026-06-10T13:05:00Z', '2026-06-10T13:10:00Z']) {
      clock.set(at)
      used.push({ at, code: petra.code() })
      expect(await enter(petra.code())).toBe(302)
    }
    clock.set('2026-06-10T10:05:00Z')
    expect([await enter(petra.code()), await enter(petra.code()), await enter(petra.code(-1)), await enter(petra.code(1))]).toEqual([
      302, 200, 200, 302,
    ])
    for (const { at, code } of used) {
      clock.set(at)
      expect([await enter(code), await enter(petra.code(1))]).toEqual([200, 302])
    }
    clock.set('2026-06-10T10:00:00Z')
  })
  test('with one of two uses of a code at once', async () => {
    const emma = await withCodes('emma')
    const pending = await Promise.all(Array.from({ length: 6 }, () => firstStep('emma')))
    const answers = await Promise.all(pending.map((one) => secondStep(one, { code: emma.code(1) })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 302])
  })
  test('with a recovery code, however it is typed, once, also of two uses at once', async () => {
    const frieda = await withCodes('frieda')
    const [first, second] = frieda.recovery as [string, string]
    expect((await secondStep(await firstStep('frieda'), { code: ` ${first.toUpperCase().replace('-', ' ')}` })).status).toBe(302)
    expect((await secondStep(await firstStep('frieda'), { code: first })).page).toContain(texts.wrong_recovery_code.en)
    const pending = [await firstStep('frieda'), await firstStep('frieda'), await firstStep('frieda')]
    const answers = await Promise.all(pending.map((one) => secondStep(one, { code: second })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 302])
    expect((await frieda.call('GET', '/security.json/')).body.recovery_codes_left).toBe(8)
  })
  test('and not with the recovery code of somebody else', async () => {
    const gerda = await withCodes('gerda')
    expect((await secondStep(await firstStep('anna'), { code: gerda.recovery[0]! })).status).toBe(200)
  })
})

describe('the second step', () => {
  test('is over after five minutes, after five wrong answers, and once it was taken', async () => {
    const hanna = await withCodes('hanna')
    const ip = '192.0.2.98' // an address with a counter of its own
    const [early, late] = [await firstStep('hanna', { ip }), await firstStep('hanna')]
    clock.set('2026-06-10T10:04:59Z')
    expect((await secondStep(early, { code: '000000' }, { ip })).page).toContain(texts.wrong.en)
    clock.set('2026-06-10T10:05:00Z')
    const answer = await secondStep(late, { code: hanna.code() })
    expect([answer.status, answer.cookies['sessionid']]).toEqual([200, undefined])
    expect(answer.page).toContain(texts.over.en)
    const wrong = await firstStep('hanna')
    for (let attempt = 0; attempt < 4; attempt++) expect((await secondStep(wrong, { code: '000000' })).page).toContain(texts.wrong.en)
    expect((await secondStep(wrong, { code: '000000' })).page).toContain(texts.over.en)
    expect((await secondStep(wrong, { code: hanna.code() })).page).toContain(texts.over.en)
    const right = await firstStep('hanna')
    expect((await secondStep(right, { code: hanna.code() })).status).toBe(302)
    expect((await secondStep(right, { code: hanna.code(1) })).page).toContain(texts.over.en)
    clock.set('2026-06-10T10:00:00Z')
  })
  test('is throttled for its user and address, and for its user wherever the answers come from', async () => {
    const ida = await withCodes('ida')
    const wrong = async (ip: string) => (await secondStep(await firstStep('ida', { ip }), { code: '000000' }, { ip })).status
    for (let attempt = 0; attempt < 6; attempt++) expect(await wrong('192.0.2.10')).toBe(200)
    const { status, headers, page } = await secondStep(
      await firstStep('ida', { ip: '192.0.2.10' }),
      { code: ida.code(1) },
      { ip: '192.0.2.10' },
    )
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect(page).toContain('Too many attempts at the second step have failed. Please try again in a minute.')
    for (let attempt = 0; attempt < 24; attempt++) expect(await wrong(`192.0.2.${20 + attempt}`)).toBe(200)
    expect(await wrong('192.0.2.99')).toBe(429)
    // Other users are not locked out, and the password attempts are not counted.
    expect((await secondStep(await firstStep('anna', { ip: '192.0.2.99' }), { code: '000000' }, { ip: '192.0.2.99' })).status).toBe(200)
    clock.set('2026-06-10T10:01:01Z')
    expect((await secondStep(await firstStep('ida', { ip: '192.0.2.10' }), { code: ida.code() }, { ip: '192.0.2.10' })).status).toBe(302)
    clock.set('2026-06-10T10:00:00Z')
  })
  test('is refused without the token of its cookie, and from a page of another site', async () => {
    const jule = await withCodes('jule')
    const pending = await firstStep('jule')
    for (const [fields, headers] of [
      [{ csrfmiddlewaretoken: 'other' }, {}],
      [{}, { origin: 'https://evil.example' }],
    ] as const) {
      const answer = await secondStep(pending, { code: jule.code(1), ...fields }, { headers })
      expect([answer.status, answer.cookies['sessionid']]).toEqual([403, undefined])
      expect(answer.page).toContain(texts.expired.en)
    }
    expect((await secondStep(pending, { code: jule.code(1) })).status).toBe(302)
  })
  test('leads nowhere when the user was deactivated or given another password meanwhile', async () => {
    const [karla, root] = [await withCodes('karla'), await agency.as({ is_superuser: true })]
    const pending = await firstStep('karla')
    expect((await root.patch(`/users/${karla.id}.json/`, { password: 'von jemand anderem' })).status).toBe(200)
    expect((await secondStep(pending, { code: karla.code(1) })).page).toContain(texts.over.en)
    const lena = await withCodes('lena')
    const other = await firstStep('lena')
    expect((await root.patch(`/users/${lena.id}.json/`, { is_active: false })).status).toBe(200)
    expect((await secondStep(other, { code: lena.code(1) })).cookies['sessionid']).toBeUndefined()
  })
  test('ends the session that the browser had, and only then', async () => {
    const mona = await withCodes('mona')
    const before = mona.session
    const { cookies } = await login('mona')
    const csrf = cookies['csrftoken'] ?? 'token-of-the-anonymous'
    expect((await mona.call('GET', '/security.json/')).status).toBe(200)
    const own = (await app.inject({ url: '/api/v0/users/me.json/', cookies: { sessionid: before } })).cookies.find(
      ({ name }) => name === 'csrftoken',
    )
    const answer = await secondStep(
      cookies['pendinglogin']!,
      { code: mona.code(1), csrfmiddlewaretoken: own?.value ?? csrf },
      { cookies: { sessionid: before, csrftoken: own?.value ?? csrf } },
    )
    expect(answer.status).toBe(302)
    expect((await mona.call('GET', '/security.json/')).status).toBe(401)
    expect(await isOpen(answer.cookies)).toBe(true)
  })
  test('notes the login, which the password alone does not', async () => {
    const nora = await withCodes('nora')
    const lastLogin = async () =>
      (await sql<{ last_login: string }>`select last_login from "user" where id = ${nora.id}`.execute(db)).rows[0]!.last_login
    clock.set('2026-06-10T10:03:00Z')
    const pending = await firstStep('nora')
    expect(await lastLogin()).toBe('2026-06-10T10:00:00.000000Z')
    await secondStep(pending, { code: nora.code() })
    expect(await lastLogin()).toBe('2026-06-10T10:03:00.000000Z')
    clock.set('2026-06-10T10:00:00Z')
  })
})

describe('the page of the second step', async () => {
  const olga = await withCodes('olga')
  const open = (url: string, pending: string, language = 'en') =>
    app.inject({ url, cookies: { pendinglogin: pending }, headers: { 'accept-language': language } })

  test('asks for a code in the language of its reader, or for a recovery code, without a script', async () => {
    const pending = await firstStep('olga')
    const german = await open('/django_auth/second-step/?next=/facilities', pending, 'de')
    expect(german.body).toContain(texts.code.de)
    expect(german.body).not.toMatch(/<style|style=|onsubmit|onclick|javascript:/)
    expect([german.headers['cache-control'], german.headers['content-type']]).toEqual(['no-store', 'text/html; charset=utf-8'])
    const link = /href="(\/django_auth\/second-step\/[^"]*)"/.exec(german.body)?.[1]?.replace('&amp;', '&') ?? ''
    const recovery = await open(link, pending)
    expect(recovery.body).toContain(`${texts.recovery_code.en}</label>`)
    expect(recovery.body).toContain('name="next" value="/facilities"')
    expect((await secondStep(pending, { code: olga.recovery[0]! })).location).toBe('/facilities')
  })
  test('leads to the login page where no login waits, and escapes what it was given', async () => {
    const { statusCode, headers } = await open('/django_auth/second-step/?next=/facilities', 'unknown')
    expect([statusCode, headers.location]).toEqual([302, '/django_auth/login/?next=/facilities'])
    const { body } = await open('/django_auth/second-step/?next=/%22%3E%3Cscript%3Ealert', await firstStep('olga'))
    expect(body).not.toContain('<script>')
    expect((await open('/django_auth/second-step/?next=//evil.example', await firstStep('olga'))).body).toContain('name="next" value="/"')
  })
  test('answers no other method', async () => {
    const { statusCode, headers } = await app.inject({ method: 'DELETE', url: '/django_auth/second-step/' })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  })
})
