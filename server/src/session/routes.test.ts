import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { hashPassword } from './password.ts'
import { texts } from './texts.ts'
import { csrfOf } from './token.ts'

const { app, db, a, as, clock } = await testApp({ variables: { LOGIN_RATE_LIMIT: '3/60' } })
const password = 'Löwenzahn 2026 '
const password_hash = await hashPassword(password)

/** A user who can sign in. */
async function account(username: string, is_active = true): Promise<number> {
  const id = await a.user({ username })
  await sql`update "user" set password_hash = ${password_hash}, is_active = ${is_active} where id = ${id}`.execute(db)
  return id
}

type Fields = Record<string, string>
const csrf = 'token-of-the-anonymous'

/** Sends the form as the page does; `cookie` and `fields` replace what it would send. */
type Sender = { cookie?: string; ip?: string; headers?: Fields }
async function signIn(
  username: string,
  fields: Fields = {},
  { cookie = `csrftoken=${csrf}`, ip = '192.0.2.1', headers = {} }: Sender = {},
) {
  const answer = await app.inject({
    method: 'POST',
    url: '/django_auth/login/',
    remoteAddress: ip,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', cookie, ...headers },
    payload: new URLSearchParams({ username, password, csrfmiddlewaretoken: csrf, next: '/facilities', ...fields }).toString(),
  })
  const cookies = Object.fromEntries(answer.cookies.map((one) => [one.name, one]))
  return { ...answer, cookies, status: answer.statusCode, page: answer.body, location: answer.headers.location }
}

async function sessionOf(username: string): Promise<string> {
  await account(username)
  return (await signIn(username)).cookies['sessionid']?.value ?? ''
}
const open = (url: string, headers: Fields = {}) => app.inject({ method: 'GET', url, headers: { 'accept-language': 'en', ...headers } })
const me = async (token: string) => (await open('/api/v0/users/me.json/', { cookie: `sessionid=${token}` })).statusCode
const sessionsOf = async (id: number) =>
  (await sql<{ count: number }>`select count(*) as count from session where user_id = ${id}`.execute(db)).rows[0]?.count

describe('signing in', async () => {
  const id = await account('Anna')

  test('opens a session, replaces the token, notes the time and leads on', async () => {
    clock.set('2026-06-10T10:30:00Z')
    const { status, location, cookies } = await signIn('Anna', { next: '/facilities?page=2' })
    expect([status, location]).toEqual([302, '/facilities?page=2'])
    expect(cookies['sessionid']).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookies['csrftoken']?.value).toBe(csrfOf(cookies['sessionid']?.value ?? ''))
    expect(cookies['csrftoken']?.value).not.toBe(csrf)
    expect(await me(cookies['sessionid']?.value ?? '')).toBe(200)
    const { rows } = await sql<{ last_login: string }>`select last_login from "user" where id = ${id}`.execute(db)
    expect(rows[0]?.last_login).toBe('2026-06-10T10:30:00.000000Z')
  })
  test('trims the name and ignores its case, but never trims the password', async () => {
    expect((await signIn('  aNNa ')).status).toBe(302)
    expect((await signIn('Anna', { password: password.trim() })).status).toBe(200)
  })
  test('may be asked in JSON, its token in a header', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/django_auth/login/',
      headers: { cookie: `csrftoken=${csrf}`, 'x-csrftoken': csrf },
      payload: { username: 'anna', password },
    })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/'])
  })
  test('takes the token of its form beside an empty header', async () => {
    expect((await signIn('anna', {}, { headers: { 'x-csrftoken': '' } })).status).toBe(302)
    expect((await signIn('anna', { csrfmiddlewaretoken: '' }, { headers: { 'x-csrftoken': '' } })).status).toBe(403)
  })
  test('leads to the start page when the next one is not ours', async () => {
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', '', '/\t/evil.example'])
      expect((await signIn('anna', { next })).location).toBe('/')
  })
  test('ends the session that the browser had, whoever it belonged to', async () => {
    const planted = (await signIn('anna')).cookies['sessionid']?.value ?? ''
    await account('Opfer')
    const cookie = `sessionid=${planted}; csrftoken=${csrfOf(planted)}`
    const { cookies } = await signIn('opfer', { csrfmiddlewaretoken: csrfOf(planted) }, { cookie })
    expect(cookies['sessionid']?.value).not.toBe(planted)
    expect(await me(planted)).toBe(401)
    expect(await me(cookies['sessionid']?.value ?? '')).toBe(200)
  })
  test('removes sessions that began more than 14 days ago, whoever they belonged to', async () => {
    const old = await account('Lange weg')
    await signIn('Lange weg')
    clock.set('2026-06-24T10:29:00Z')
    await signIn('Anna')
    expect(await sessionsOf(old)).toBe(1)
    clock.set('2026-06-25T10:30:00Z')
    await signIn('Anna')
    expect(await sessionsOf(old)).toBe(0)
    clock.set('2026-06-10T10:30:00Z')
  })
  test('never takes over the session id that a stranger has planted', async () => {
    const { cookies } = await signIn('anna', {}, { cookie: `sessionid=planted; csrftoken=${csrf}` })
    expect(cookies['sessionid']?.value).not.toBe('planted')
    expect(await me('planted')).toBe(401)
  })
})

describe('is refused', async () => {
  const id = await account('Berta')
  await account('Inaktiv', false)
  await account('Umgezogen')

  test('with the same words for a wrong password, an unknown name and an inactive user', async () => {
    const attempts = [
      await signIn('berta', { password: 'falsch' }, { ip: '192.0.2.2' }),
      await signIn('niemand', {}, { ip: '192.0.2.2' }),
      await signIn('inaktiv', {}, { ip: '192.0.2.2' }),
      await signIn('a\0b', {}, { ip: '192.0.2.2' }),
      await signIn('', { password: '' }, { ip: '192.0.2.2' }),
    ]
    for (const { status, page, cookies } of attempts) {
      expect(status).toBe(200)
      expect(page).toContain(texts.wrong.en)
      expect(cookies['sessionid']).toBeUndefined()
      expect(cookies['csrftoken']?.value).toBe(csrf)
    }
    expect(attempts[0]?.page).toContain('name="username" value="berta"')
    expect(await sessionsOf(id)).toBe(0)
  })
  test('without the token of its cookie', async () => {
    const wrong = [
      await signIn('berta', { csrfmiddlewaretoken: '' }),
      await signIn('berta', { csrfmiddlewaretoken: 'other' }),
      await signIn('berta', {}, { cookie: '' }),
      await signIn('berta', { csrfmiddlewaretoken: '' }, { cookie: 'csrftoken=' }),
    ]
    for (const { status, page, cookies } of wrong) {
      expect(status).toBe(403)
      expect(page).toContain(texts.expired.en)
      expect(cookies['sessionid']).toBeUndefined()
    }
  })
  test('from a page of another site, whatever token it planted', async () => {
    const elsewhere: Fields[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:80000' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of elsewhere) {
      const { status, page, cookies } = await signIn('berta', {}, { headers })
      expect([status, cookies['sessionid']]).toEqual([403, undefined])
      expect(page).toContain(texts.expired.en)
    }
    const ours: Fields[] = [
      { origin: 'http://localhost:3000' },
      { origin: 'http://kasack.example', host: 'kasack.example' },
      { 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of ours) expect((await signIn('berta', {}, { headers })).status).toBe(302)
  })
  test('in a session with the token of another', async () => {
    const first = (await signIn('berta')).cookies['sessionid']?.value ?? ''
    const cookie = `sessionid=${first}; csrftoken=${csrf}`
    expect((await signIn('berta', {}, { cookie })).status).toBe(403)
    expect(await me(first)).toBe(200)
  })
  test('with a body that is neither a form nor JSON', async () => {
    const headers = { cookie: `csrftoken=${csrf}`, 'x-csrftoken': csrf, 'content-type': 'text/plain' }
    const { statusCode } = await app.inject({ method: 'POST', url: '/django_auth/login/', headers, payload: 'username=berta' })
    expect(statusCode).toBe(415)
  })
  test('after too many failures, whatever the password, for that name and address alone', async () => {
    const ip = '192.0.2.3'
    for (let failure = 0; failure < 3; failure++) expect((await signIn('Umgezogen', { password: 'falsch' }, { ip })).status).toBe(200)
    const { status, headers, page } = await signIn('umgezogen ', {}, { ip })
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect(page).toContain('role="alert">Too many logins with this user name have failed. Please try again in a minute.</p>')
    expect((await signIn('umgezogen', {}, { ip, headers: { 'accept-language': 'de' } })).page).toContain(
      'role="alert">Mit diesem Benutzernamen sind zu viele Anmeldungen fehlgeschlagen. Bitte versuchen Sie es in einer Minute noch einmal.</p>',
    )
    expect((await signIn('umgezogen', {}, { ip: '192.0.2.4' })).status).toBe(302)
    expect((await signIn('berta', {}, { ip })).status).toBe(302)
    clock.set('2026-06-10T10:32:00Z')
    expect((await signIn('umgezogen', {}, { ip })).status).toBe(302)
  })
  test('from an address with five times as many failures, whatever the name and the password', async () => {
    const ip = '192.0.2.7'
    const wrong = { password: 'auch sehr falsch' }
    for (let failure = 0; failure < 14; failure++) expect((await signIn(`niemand ${failure}`, wrong, { ip })).status).toBe(200)
    // Existing users can still sign in, and a success does not reset the address's count.
    const session = (await signIn('berta', {}, { ip })).cookies['sessionid']?.value ?? ''
    expect((await signIn('niemand 14', wrong, { ip })).status).toBe(200)
    const { status, headers, page } = await signIn('berta', {}, { ip })
    expect([status, headers['retry-after']]).toEqual([429, '60'])
    expect(page).toContain('Too many logins from your internet connection have failed. Please try again in a minute.')
    expect(await me(session)).toBe(200)
    // The name alone is not locked.
    expect((await signIn('berta', {}, { ip: '192.0.2.8' })).status).toBe(302)
  })
  test('in a whole /64 as in one address', async () => {
    const ip = (last: string) => `2001:db8::${last}`
    for (const last of ['1', '2', '3:0:0:3']) await signIn('Berta', { password: 'falsch' }, { ip: ip(last) })
    expect((await signIn('berta', {}, { ip: ip('4') })).status).toBe(429)
    expect((await signIn('berta', {}, { ip: '2001:db8:0:1::1' })).status).toBe(302)
  })
  test('when so many sign in at once that a password would have to wait for long', async () => {
    const flood = Array.from({ length: 40 }, (_, number) => signIn(`jemand ${number}`, {}, { ip: '192.0.2.10' }))
    const other = signIn('berta', {}, { ip: '192.0.2.11' })
    const answers = await Promise.all(flood)
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy).toHaveLength(20)
    expect(busy[0]?.headers['retry-after']).toBe('2')
    expect(busy[0]?.page).toContain(texts.busy.en)
    expect((await other).status).toBe(302)
  })
  test('again only after as many failures when a success lies between', async () => {
    const ip = '192.0.2.5'
    for (const wrong of [true, true, false, true, true]) await signIn('berta', wrong ? { password: 'falsch' } : {}, { ip })
    expect((await signIn('berta', {}, { ip })).status).toBe(302)
  })
  test('beyond the limit in a burst as well', async () => {
    const burst = Array.from({ length: 12 }, () => signIn('berta', { password: 'falsch' }, { ip: '192.0.2.6' }))
    const statuses = (await Promise.all(burst)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 429)).toHaveLength(9)
  })
})

describe('signing out', () => {
  test('ends the session and leads to the login page, with the way back', async () => {
    const anna = await as({ username: 'Clara' })
    expect(await sessionsOf(anna.id)).toBe(1)
    const token = await sessionOf('Dora')
    for (const method of ['GET', 'POST'] as const) {
      const headers = { cookie: `sessionid=${method === 'GET' ? token : await sessionOf('Emil')}` }
      const {
        statusCode,
        headers: answered,
        cookies,
      } = await app.inject({ method, url: '/django_auth/logout/?next=/facilities/7', headers })
      expect([statusCode, answered.location]).toEqual([302, '/django_auth/login/?next=/facilities/7'])
      expect(cookies.find(({ name }) => name === 'sessionid')).toMatchObject({ value: '', path: '/' })
    }
    expect(await me(token)).toBe(401)
    expect(await sessionsOf(anna.id)).toBe(1)
  })
  test('works without a session, and leads nowhere else', async () => {
    expect((await open('/django_auth/logout/')).headers.location).toBe('/django_auth/login/?next=/')
    expect((await open('/django_auth/logout/?next=//evil.example')).headers.location).toBe('/django_auth/login/?next=/')
  })
})
