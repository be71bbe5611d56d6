import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

// How many applications one address may send, here three an hour.
const { app, as, anonymous, clock } = await testApp({ variables: { APPLY_RATE_LIMIT: '3/3600' } })
const unlimited = await testApp({ variables: { APPLY_RATE_LIMIT: 'off' } })
const words = { first_name: 'Jana', last_name: 'Neumann', profession_free_text: 'OTA', email: 'jana@example.org', mobile: '0151 1' }
const applied = { ...words, privacy_consent: true }

/** An application from a given address. */
const from = async (remoteAddress: string, body: unknown = applied, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v0/applicants.json/',
    remoteAddress,
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    payload: JSON.stringify(body),
  })
const statuses = async (times: number, send: () => ReturnType<typeof from>) => {
  const all = []
  for (let time = 0; time < times; time++) all.push((await send()).statusCode)
  return all
}

test('after three applications an address waits until the first is an hour old', async () => {
  expect(await statuses(3, () => from('192.0.2.1'))).toEqual([201, 201, 201])
  clock.set('2026-06-10T10:10:00Z')
  const refused = await from('192.0.2.1')
  const told =
    'We have just received a large number of applications from your internet connection. Please try again in 50 minutes, or call us: +49 30 23125 100.'
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([429, '3000', { detail: told, errors: [told] }])
  expect((await from('192.0.2.2')).statusCode).toBe(201)
  clock.set('2026-06-10T11:00:01Z')
  expect((await from('192.0.2.1')).statusCode).toBe(201)
  clock.set('2026-06-10T10:00:00Z')
})

test('every application counts, whatever is wrong with it, and nothing is looked at after the last', async () => {
  const large = { ...applied, last_name: 'x'.repeat(2_000_000) }
  expect(await statuses(2, () => from('192.0.2.3', {}))).toEqual([400, 400])
  expect([(await from('192.0.2.3', large)).statusCode, (await from('192.0.2.3', {})).statusCode]).toEqual([413, 429])
})

test('the same application that comes again counts, too', async () => {
  const key = { 'idempotency-key': 'drawn-by-the-public-page' }
  expect(await statuses(4, () => from('192.0.2.4', applied, key))).toEqual([201, 201, 201, 429])
})

test('a line of the network is one address, however many it has', async () => {
  let last = 0
  expect(await statuses(4, () => from(`2001:db8:1:2::${++last}`))).toEqual([201, 201, 201, 429])
  expect((await from('2001:db8:1:3::1')).statusCode).toBe(201)
})

test('four times as many come from a /48, and forty times as many from all addresses together', async () => {
  const one = await testApp({ variables: { APPLY_RATE_LIMIT: '1/3600', APPLY_PHONE: '030 123' } })
  const clerk = await one.as({ permissions: ['employees.view_applicant'] })
  const send = (remoteAddress: string, language = 'en', body: unknown = applied) =>
    one.app.inject({
      method: 'POST',
      url: '/api/v0/applicants.json/',
      remoteAddress,
      headers: { 'content-type': 'application/json', 'accept-language': language },
      payload: JSON.stringify(body),
    })
  const lines = []
  for (const number of [1, 2, 3, 4, 5]) lines.push((await send(`2001:db8:7:${number}::1`)).statusCode)
  expect(lines).toEqual([201, 201, 201, 201, 429])
  expect((await send('2001:db8:7:9::1')).json().detail).toBe(
    'We have just received a large number of applications from your network. Please try again in 60 minutes, or call us: 030 123.',
  )
  expect((await send('2001:db8:8::1')).statusCode).toBe(201)
  const others = await Promise.all(Array.from({ length: 40 }, (_, number) => send(`192.0.2.${number + 1}`)))
  expect(others.filter(({ statusCode }) => statusCode === 201)).toHaveLength(35)
  // Further applications are refused before their content is checked.
  const refused = await send('198.51.100.1', 'de', { email: 'x' })
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().detail]).toEqual([
    429,
    '3600',
    'Bei uns gehen gerade sehr viele Bewerbungen ein. Bitte versuchen Sie es in 60 Minuten noch einmal, oder rufen Sie uns an: 030 123.',
  ])
  // Earlier applications stay, and colleagues can still add applicants.
  expect((await clerk.get('/applicants.json/')).body.count).toBe(40)
  expect((await clerk.post('/applicants.json/', words)).status).toBe(201)
  one.clock.set('2026-06-10T11:00:01Z')
  expect((await send('198.51.100.1')).statusCode).toBe(201)
})

test('what cannot be read, and what a page of another site sends, uses nothing up', async () => {
  const foreign = { origin: 'https://evil.example' }
  expect(await statuses(4, () => from('192.0.2.5', applied, foreign))).toEqual([403, 403, 403, 403])
  expect(await statuses(4, () => from('192.0.2.5', applied, { 'content-type': 'text/plain' }))).toEqual([415, 415, 415, 415])
  expect(await statuses(4, () => from('192.0.2.5'))).toEqual([201, 201, 201, 429])
})

test('colleagues write down whom they like', async () => {
  const clerk = await as()
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => clerk.post('/applicants.json/', words)))
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
})

test('confirming has no limit, and without a limit applying has none', async () => {
  const confirmations = await Promise.all([1, 2, 3, 4, 5].map(() => anonymous.post('/applicants/confirm-email/x/')))
  expect(confirmations.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
  const all = await Promise.all([1, 2, 3, 4, 5].map(() => unlimited.anonymous.post('/applicants.json/', applied)))
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
})
