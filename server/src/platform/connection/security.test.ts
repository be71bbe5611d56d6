import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { insertSession } from '../../session/queries.ts'
import { hashToken, newToken } from '../../session/token.ts'

const { app, as } = await testApp()
const production = await testApp({ variables: { APP_ENV: 'production', AGENCY_NAME: 'A', PRIVACY_URL: '/p', IMPRINT_URL: '/i' } })

test.each(['/healthz', '/django_auth/login/', '/api/v0/users/me.json/', '/api/v0/nowhere/'])(
  '%s runs our own scripts alone, in no frame',
  async (url) => {
    const { headers } = await app.inject({ method: 'GET', url })
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers).not.toHaveProperty('x-powered-by')
  },
)

test('a map service may be asked where the agency has one, and no other host anywhere', async () => {
  const policyOf = async (one: typeof app) =>
    new Map(
      String((await one.inject('/healthz')).headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.split(/ (.*)/s) as [string, string]),
    )
  const own = await policyOf(app)
  expect(own.get('connect-src')).toBe("'self'")
  expect(own.get('img-src')).toBe("'self' data: blob:")
  const served = await testApp({ variables: { MAP_STYLE_URL: 'https://maps.example.org:8443/styles/bright.json?key=a%20b' } })
  const wider = await policyOf(served.app)
  expect(wider.get('connect-src')).toBe("'self' https://maps.example.org:8443")
  expect(wider.get('img-src')).toBe("'self' data: blob: https://maps.example.org:8443")
  for (const directive of ['default-src', 'script-src', 'worker-src', 'style-src', 'font-src', 'frame-ancestors'])
    expect([directive, wider.get(directive)]).toEqual([directive, own.get(directive)])
  expect(own.get('worker-src')).toBe("'self'")
})

test('what the API answers is kept in no cache', async () => {
  const anna = await as()
  for (const path of ['/users/me.json/', '/facilities.json/', '/facilities/999999.json/', '/nowhere/'])
    expect((await anna.get(path)).headers['cache-control']).toBe('no-store')
  expect((await app.inject('/api/v0/users/me.json/')).headers['cache-control']).toBe('no-store')
})
test.each(['/healthz', '/readyz'])('%s answers GET and HEAD, and refuses any other method', async (url) => {
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const { statusCode, headers } = await app.inject({ method, url })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD'])
  }
})
test('in production the description of the API is for who is signed in, under the policy of every page', async () => {
  const paths = ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css']
  for (const url of paths) expect((await production.app.inject(url)).statusCode).toBe(401)
  const anna = await production.as()
  const token = await sessionOf(anna.id)
  for (const url of ['/api/docs/', '/api/docs/json', '/api/docs/static/swagger-ui.css']) {
    const { statusCode, headers } = await production.app.inject({ url, headers: { cookie: `sessionid=${token}` } })
    expect([url, statusCode]).toEqual([url, 200])
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  }
  expect((await app.inject('/api/docs/json')).statusCode).toBe(200)
})

async function sessionOf(userId: number): Promise<string> {
  const token = newToken()
  await insertSession(production.db, { token: hashToken(token), userId }, production.clock.now())
  return token
}
