import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

const { app } = await testApp()
const demo = await testApp({ variables: { DEMO_DATA: 'on' } })
const numeric = await testApp({ variables: { PUBLIC_URL: 'http://192.0.2.1:3000' } })
const production = await testApp({ variables: { APP_ENV: 'production', AGENCY_NAME: 'A', PRIVACY_URL: '/p', IMPRINT_URL: '/i' } })
const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { 'accept-language': 'en', ...headers } })

test('speaks the language of its reader', async () => {
  const german = await app.inject({ url: '/django_auth/login/' })
  expect([german.statusCode, german.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(german.body).toContain('<html lang="de">')
  expect(german.body).toContain('Benutzername')
  expect((await open('/django_auth/login/')).body).toContain('User name')
})
test('gives the anonymous a token, in the form and as a cookie that scripts may read', async () => {
  const { cookies, body } = await open('/django_auth/login/')
  expect(cookies).toHaveLength(1)
  expect(cookies[0]).toMatchObject({ name: 'csrftoken', path: '/', sameSite: 'Lax' })
  expect(cookies[0]?.httpOnly).toBeUndefined()
  expect(body).toContain(`name="csrfmiddlewaretoken" value="${cookies[0]?.value}"`)
})
test('keeps the token of a form in another tab, and that of a session', async () => {
  expect((await open('/django_auth/login/', { cookie: 'csrftoken=other-tab' })).body).toContain('value="other-tab"')
  const { body } = await open('/django_auth/login/', { cookie: 'sessionid=unknown; csrftoken=' })
  expect(body).toMatch(/name="csrfmiddlewaretoken" value="[\w-]{43}"/)
})
test('leads on to a path of our own alone, and escapes what it was given', async () => {
  expect((await open('/django_auth/login/?next=/facilities?page=2')).body).toContain('name="next" value="/facilities?page=2"')
  expect((await open('/django_auth/login/?next=//evil.example')).body).toContain('name="next" value="/"')
  const { body } = await open('/django_auth/login/?next=/%22%3E%3Cscript%3E', { cookie: 'csrftoken=%22%3E%3Cscript%3E' })
  expect(body).not.toContain('<script>')
})
test('has no script and no style within the page, and both are served as files', async () => {
  const { body } = await open('/django_auth/login/')
  const [link, src] = /<script src="([^"]+)"><\/script>/.exec(body) ?? []
  expect(body.replace(link ?? '', '')).not.toMatch(/<script|<style|style=|onsubmit|onclick|javascript:/)
  const js = await open(src ?? '')
  expect([js.statusCode, js.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
  const css = await open(/href="([^"]+\.css[^"]*)"/.exec(body)?.[1] ?? '')
  expect([css.statusCode, css.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
})
test('has a way in with a passkey, which the script shows, and words for when none was confirmed', async () => {
  const { body } = await open('/django_auth/login/')
  expect(body).toMatch(/<form class="passkey" method="post" action="\/django_auth\/passkey\/" .*data-host="localhost" hidden>/)
  expect(body).toContain(`hidden>${texts.no_passkey.en}</p>`)
  // Passkeys need a host name.
  expect((await numeric.app.inject({ url: '/django_auth/login/' })).body).toContain('data-host="" hidden>')
})
test('is not kept by anybody on the way', async () => {
  expect((await open('/django_auth/login/')).headers['cache-control']).toBe('no-store')
})
test('says that the agency is invented where it is', async () => {
  expect((await open('/django_auth/login/')).body).not.toContain(texts.demo.en)
  expect((await demo.app.inject({ url: '/django_auth/login/' })).body).toContain(texts.demo.de)
})
test('answers HEAD as GET, with and without its slash, and no other method', async () => {
  for (const url of ['/django_auth/login', '/django_auth/login/']) {
    expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    const { statusCode, headers } = await app.inject({ method: 'PUT', url })
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST'])
  }
})
test('sends its cookies over https alone in production', async () => {
  expect((await production.app.inject({ url: '/django_auth/login/' })).cookies[0]).toMatchObject({ name: 'csrftoken', secure: true })
})
