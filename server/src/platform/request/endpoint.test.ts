import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { TestAnswer } from '../../../test/app.ts'
import { testApp } from '../../../test/app.ts'
import { csrfOf, newToken } from '../../session/token.ts'
import type { Platform } from './call.ts'
import { endpoint } from './endpoint.ts'
import { Refusal, refusalTexts } from '../text/refusal.ts'

// Paths with every kind of check: a public call, a right, a record, a limit.
const echo = async ({ body }: { body: object }) => body
async function limited({ request }: { request: { headers: object } }) {
  if ('x-again' in request.headers) throw new Refusal(429, refusalTexts.too_slow, { 'Retry-After': '9' })
}
const exists = async (_db: unknown, id: number) => id === 1
function probes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, '/probes', {
    methods: {
      GET: { access: 'session', handle: async () => ({ read: true }) },
      POST: { access: 'public', status: 201, throttle: limited, handle: echo },
    },
  })
  endpoint(app, platform, '/probes/:id', {
    exists,
    methods: {
      GET: { access: 'session', handle: async ({ id }) => ({ id }) },
      PATCH: { access: 'vacancies.add_booking', handle: echo },
      DELETE: { access: ({ may_access_kpis }) => may_access_kpis, status: 204, handle: async () => null },
    },
  })
}

const { app, db, as, anonymous } = await testApp({ routes: [probes] })
const [anna, clerk] = [await as({ permissions: ['vacancies.add_booking'], groups: ['Reporting'] }), await as()]
const status = (answer: TestAnswer) => answer.status
const unsafe = ['POST', 'PATCH', 'PUT', 'DELETE']
const without = { 'x-csrftoken': '' }

describe('the anonymous', () => {
  test('is asked to sign in below /api/v0, whatever he asks for', async () => {
    for (const path of [
      '',
      '/',
      '/probes',
      '/probes/1',
      '/probes/abc',
      '/nonsense',
      '/nonsense.xml',
      '/lookups/x',
      '/autocompletes/x',
      '/%zz',
    ])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PATCH', 'PUT', 'DELETE'])
        expect([method, path, status(await anonymous.call(method, path))]).toEqual([method, path, 401])
    expect((await anonymous.get('/nonsense.json/')).body).toEqual({
      detail: 'Authentication credentials were not provided.',
      errors: ['Authentication credentials were not provided.'],
    })
  })
  test('may make a public call without a token; every other method of its path is not public', async () => {
    expect(status(await anonymous.post('/probes.json/', { a: 1 }))).toBe(201)
    expect(status(await anonymous.get('/probes.json/'))).toBe(401)
    expect(status(await anonymous.call('PUT', '/probes.json/'))).toBe(401)
  })
})

describe('the token', () => {
  test('is needed for unsafe methods alone', async () => {
    for (const method of unsafe) expect([method, status(await anna.call(method, '/probes/1', undefined, without))]).toEqual([method, 403])
    for (const method of ['GET', 'HEAD']) expect(status(await anna.call(method, '/probes/1', undefined, without))).toBe(200)
    expect(status(await anna.call('OPTIONS', '/probes/1', undefined, without))).toBe(405)
  })
  test('is that of the own session: no other, none that was made up, and the cookie alone is none', async () => {
    const other = csrfOf(newToken())
    expect(status(await anna.patch('/probes/1', {}, { 'x-csrftoken': other }))).toBe(403)
    const second = await anna.again()
    const theirs = (await second.get('/users/me.json/')).headers['set-cookie']
    const [, token = ''] = /csrftoken=([^;]+)/.exec(String(theirs)) ?? []
    expect(status(await second.patch('/probes/1', {}, { 'x-csrftoken': token }))).toBe(200)
    expect(status(await anna.patch('/probes/1', {}, { 'x-csrftoken': token }))).toBe(403)
    expect((await anna.patch('/probes/1', {}, without)).body.detail).toBe('CSRF Failed: CSRF token missing or incorrect.')
  })
  test('is refused to a page of another site, even one that knows the token', async () => {
    const elsewhere: Record<string, string>[] = [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]
    for (const headers of elsewhere) {
      expect(status(await anna.patch('/probes/1', {}, headers))).toBe(403)
      expect(status(await anna.get('/probes/1', headers))).toBe(200)
    }
    expect(status(await anna.patch('/probes/1', {}, { origin: 'http://localhost:3000' }))).toBe(200)
    expect(status(await anna.patch('/probes/1', {}, { origin: 'http://kasack.example', host: 'kasack.example' }))).toBe(200)
    expect(status(await anna.patch('/probes/1', {}, { origin: 'https://kasack.example', host: 'kasack.example' }))).toBe(403)
  })
  test('may come in the body', async () => {
    const token = /csrftoken=([^;]+)/.exec(String((await anna.get('/users/me.json/')).headers['set-cookie']))?.[1]
    const sendToken = async (csrfmiddlewaretoken: unknown) => {
      const headers = { cookie: `sessionid=${await secretOf(anna.id)}` }
      return status(await anonymous.patch('/probes/1', { csrfmiddlewaretoken }, headers))
    }
    expect(await sendToken(csrfOf('secret'))).toBe(200)
    for (const wrong of [token, 'x', '', [csrfOf('secret')], undefined]) expect(await sendToken(wrong)).toBe(403)
  })
  test('in the body counts beside an empty or wrong header, and the header beside a wrong body', async () => {
    const cookie = `sessionid=${await secretOf(anna.id)}`
    const send = async (header: string, csrfmiddlewaretoken: string) =>
      status(await anonymous.patch('/probes/1', { csrfmiddlewaretoken }, { cookie, 'x-csrftoken': header }))
    const own = csrfOf('secret')
    expect([await send('', own), await send('x', own), await send(own, 'x'), await send('', ''), await send('x', 'x')]).toEqual([
      200, 200, 200, 403, 403,
    ])
  })
  test('is needed for a public call with a session, not with one that has ended', async () => {
    expect(status(await anna.post('/probes.json/', {}, without))).toBe(403)
    expect(status(await anonymous.post('/probes.json/', {}, { cookie: 'sessionid=ended; csrftoken=x' }))).toBe(201)
  })
})

describe('the order of checks', () => {
  test('token before unknown path', async () => {
    expect(status(await anna.call('POST', '/nonsense', {}, without))).toBe(403)
    expect(status(await anna.call('POST', '/nonsense', {}))).toBe(404)
  })
  test('unknown path before right: an id is 1 to 15 digits', async () => {
    for (const id of ['abc', '1a', '-1', '1.5', '1234567890123456', '%31x', '½'])
      expect([id, status(await clerk.patch(`/probes/${encodeURI(id)}`))]).toEqual([id, 404])
    expect(status(await clerk.patch('/probes/123456789012345'))).toBe(403)
  })
  test('right before record', async () => {
    expect(status(await clerk.patch('/probes/2'))).toBe(403)
    expect(status(await clerk.remove('/probes/2'))).toBe(403)
    expect(status(await anna.patch('/probes/2'))).toBe(404)
    expect(status(await anna.remove('/probes/123456789012345'))).toBe(404)
    expect(status(await anna.remove('/probes/1'))).toBe(204)
  })
  test('who lacks the right is told so, in the language of the browser', async () => {
    const { de, en } = refusalTexts.not_allowed
    const inLanguage = async (language: string) => (await clerk.patch('/probes/1', {}, { 'accept-language': language })).body
    expect(await inLanguage('en')).toEqual({ detail: en, errors: [en] })
    expect(await inLanguage('de')).toEqual({ detail: de, errors: [de] })
  })
  test('record before method, which needs no right', async () => {
    for (const user of [anna, clerk]) {
      expect(status(await user.call('PUT', '/probes/2'))).toBe(404)
      const { status: refused, headers, body } = await user.call('PUT', '/probes/1')
      expect([refused, headers['allow'], body.detail]).toEqual([405, 'GET, PATCH, DELETE, HEAD', refusalTexts.method.en])
    }
  })
  test('method before content type', async () => {
    expect(status(await anna.call('PUT', '/probes/1', '<a/>', { 'content-type': 'text/xml' }))).toBe(405)
  })
  test('content type before limit, limit before the body', async () => {
    const again = { 'x-again': '1' }
    expect(status(await anna.call('POST', '/probes', '{', { ...again, 'content-type': 'text/plain' }))).toBe(415)
    const { status: refused, headers } = await anna.call('POST', '/probes', '{', again)
    expect([refused, headers['retry-after']]).toEqual([429, '9'])
    expect(status(await anna.call('POST', '/probes', '{'))).toBe(400)
  })
})

describe('a body', () => {
  const send = (body: string, type = 'application/json') => anna.call('POST', '/probes', body, { 'content-type': type })

  test('is a JSON object; an empty one counts as {}', async () => {
    for (const body of ['{', '[]', '[{}]', '1', '"a"', 'null', 'true', '{"a":1}x', 'a=1']) {
      expect([body, (await send(body)).body]).toEqual([body, { errors: ['The body of the request is not a JSON object.'] }])
    }
    expect((await anna.call('POST', '/probes')).body).toEqual({})
    expect((await send('')).body).toEqual({})
    expect((await send(' {"a": "ü"} ')).body).toEqual({ a: 'ü' })
  })
  test('says that it is JSON, in UTF-8', async () => {
    for (const type of ['application/json; charset=UTF-8', 'Application/JSON;charset="utf-8"'])
      expect(status(await send('{}', type))).toBe(201)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=latin1', 'application/jsonx'])
      expect([type, (await send('{}', type)).body.detail]).toEqual([type, refusalTexts.content_type.en])
  })
  test('has at most 1 MB', async () => {
    const body = (size: number) => JSON.stringify({ a: 'x'.repeat(size - 8) })
    expect(status(await send(body(1024 * 1024)))).toBe(201)
    const { status: refused, body: answer } = await send(body(1024 * 1024 + 1))
    expect([refused, answer.detail]).toEqual([413, refusalTexts.too_large.en])
  })
  test('that is too large is refused after everything else', async () => {
    const body = { a: 'x'.repeat(1024 * 1024) }
    expect(status(await anonymous.patch('/probes/1', body))).toBe(401)
    expect(status(await clerk.patch('/probes/1', body))).toBe(403)
    expect((await anna.patch('/probes/1', body, without)).body.detail).toBe(refusalTexts.csrf.en)
    expect(status(await anna.patch('/probes/2', body))).toBe(404)
    expect(status(await anna.patch('/probes/1', body))).toBe(413)
    for (const method of ['DELETE', 'PROPFIND']) {
      expect([method, status(await anonymous.call(method, '/probes', body))]).toEqual([method, 401])
      expect([method, status(await anna.call(method, '/probes', body))]).toEqual([method, 405])
    }
  })
  test('is not looked at where it is not used', async () => {
    expect(status(await anna.call('DELETE', '/probes/1', '{'))).toBe(204)
    expect(status(await anna.call('DELETE', '/probes/1', undefined, { 'content-type': 'application/json' }))).toBe(204)
  })
})

describe('a path', () => {
  test('is served with and without .json and the final slash', async () => {
    for (const form of ['/probes/1', '/probes/1/', '/probes/1.json', '/probes/1.json/'])
      expect((await anna.get(form)).body).toEqual({ id: 1 })
    for (const form of ['/probes', '/probes/', '/probes.json', '/probes.json/?page=1'])
      expect((await anna.get(form)).body).toEqual({ read: true })
  })
  test('has no other form', async () => {
    for (const form of [
      '/probes.xml',
      '/probes.JSON',
      '/probes/1.jsonx',
      '/probes/1.json.json',
      '/probes//',
      '/Probes',
      '/probes/1/more',
      '/%zz',
    ])
      expect([form, status(await anna.get(form))]).toEqual([form, 404])
  })
})

describe('a method', () => {
  test('HEAD answers as GET, without the body', async () => {
    for (const path of ['/probes', '/probes/1']) {
      const { status: answered, body } = await anna.call('HEAD', path)
      expect([answered, body]).toEqual([200, undefined])
    }
    expect(status(await anna.call('HEAD', '/facilities/99999'))).toBe(404)
    expect(status(await anonymous.call('HEAD', '/probes'))).toBe(401)
  })
  test('that is not served answers 405 and says which are', async () => {
    for (const method of ['PUT', 'OPTIONS', 'PROPFIND', 'TRACE']) {
      const answer = await app.inject({
        method: method as 'PUT',
        url: '/api/v0/probes',
        headers: { cookie: `sessionid=${await secretOf(anna.id)}`, 'x-csrftoken': csrfOf('secret') },
      })
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, 'GET, POST, HEAD'])
    }
  })
})

/** A session with a known secret. */
async function secretOf(user: number): Promise<string> {
  await sql`
    insert into session (token_hash, user_id, created_datetime, last_call_datetime)
    values (sha256('secret'), ${user}, '2026-06-10 10:00+00', '2026-06-10 10:00+00') on conflict do nothing`.execute(db)
  return 'secret'
}
