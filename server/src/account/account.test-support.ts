import { sql } from 'kysely'
import { oneTimeCode } from '../../../scripts/lib/one-time-code.mjs'
import type { TestApp } from '../../test/app.ts'
import { hashPassword } from '../session/password.ts'

export const password = 'Löwenzahn 2026'
const password_hash = await hashPassword(password)

type Fields = Record<string, string>
type Sender = { ip?: string; cookies?: Fields; headers?: Fields }

/** Users with passwords who sign in as a browser does. */
export function people({ app, db, a, clock }: TestApp) {
  const csrf = 'token-of-the-anonymous'

  /** A user who can sign in. */
  async function account(username: string, is_superuser = false): Promise<number> {
    const id = await a.user({ username, is_superuser })
    await sql`update "user" set password_hash = ${password_hash} where id = ${id}`.execute(db)
    return id
  }

  /** Submits a form of the sign-in pages. */
  async function send(url: string, fields: Fields, { ip = '192.0.2.1', cookies = {}, headers = {} }: Sender = {}) {
    const answer = await app.inject({
      method: 'POST',
      url,
      remoteAddress: ip,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en', ...headers },
      cookies: { csrftoken: csrf, ...cookies },
      payload: new URLSearchParams({ csrfmiddlewaretoken: csrf, next: '/facilities', ...fields }).toString(),
    })
    const set = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    return { status: answer.statusCode, location: answer.headers.location, page: answer.body, headers: answer.headers, cookies: set }
  }

  const login = (username: string, fields: Fields = {}, sender: Sender = {}) =>
    send('/django_auth/login/', { username, password, ...fields }, sender)

  /** Takes the first step and returns the cookie of the pending login. */
  async function firstStep(username: string, sender: Sender = {}): Promise<string> {
    const { status, location, cookies } = await login(username, {}, sender)
    if (status !== 302 || !location?.startsWith('/django_auth/second-step/')) throw new Error(`${status} ${location}`)
    return cookies['pendinglogin']!
  }

  const secondStep = (pending: string, fields: Fields, sender: Sender = {}) =>
    send('/django_auth/second-step/', fields, { ...sender, cookies: { pendinglogin: pending, ...sender.cookies } })

  /** API calls within a session. */
  function inSession(sessionid: string, csrftoken: string) {
    return async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
      const answer = await app.inject({
        method,
        url: `/api/v0/users/me${path}`,
        headers: { 'x-csrftoken': csrftoken, 'accept-language': 'en' },
        cookies: { sessionid, csrftoken },
        ...(body && { payload: body }),
      })
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json(), headers: answer.headers }
    }
  }

  /** A user who signed in with the password alone. */
  async function signedIn(username: string) {
    const id = await account(username)
    const { cookies } = await login(username)
    return { id, username, session: cookies['sessionid']!, call: inSession(cookies['sessionid']!, cookies['csrftoken']!) }
  }

  /** A user who has set up one-time codes. `code(n)` is what their app shows n time steps from now. */
  async function withCodes(username: string) {
    const user = await signedIn(username)
    const { body } = await user.call('POST', '/one-time-codes.json/', { current_password: password })
    const code = (later = 0): string => oneTimeCode(body.secret, clock.now(), later)
    const { body: confirmed } = await user.call('POST', '/one-time-codes/confirm.json/', { code: code() })
    return { ...user, secret: body.secret as string, code, recovery: confirmed.recovery_codes as string[] }
  }

  return { account, send, login, firstStep, secondStep, inSession, signedIn, withCodes }
}
