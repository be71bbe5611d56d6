import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { autocompletes } from '@kasack/contract/autocomplete.ts'
import { cockpitCodes } from '@kasack/contract/cockpit.ts'
import { historyEntities, settingEntities, settingId } from '@kasack/contract/history-entities.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { password, people } from '../src/account/account.test-support.ts'
import { insertDemoData } from '../src/demo/first-start.ts'
import { csrfOf } from '../src/session/token.ts'
import { testApp } from './app.ts'
import { apiPaths } from './bad-requests/api.ts'
import { contractLists } from './bad-requests/contract.ts'

// The compressed responses are listed here once more; nothing else in the API may be compressed, whatever is added to it.
const agency = await testApp()
const { app, db, clock, a, work } = agency
await insertDemoData(db, clock)
for (let number = 0; number < 3; number++) await a.mail({ state: 'sent' })
await a.email({ state: 'sent' })
await a.settlement()
const anna = await people(agency).signedIn('anna')
await sql`update "user" set is_superuser = true where id = ${anna.id}`.execute(db)
await work.once()

/** Mails contain links that confirm an address. */
const secret = ['outbox']
/** These exist only as lists. */
const listed = ['booking-overrides', 'history', 'leasing-clocks']
const recordPaths = [...(await contractLists()).map(({ entity }) => entity), ...lookupEntities]
  .map(({ path }) => path)
  .filter((path) => !listed.includes(path))
const figures = ['reports', 'report-series']
const compressed = [
  ...new Set(recordPaths.filter((path) => !secret.includes(path)).flatMap((path) => [path, `${path}/{id}`])),
  ...Object.keys(autocompletes).map((name) => `autocompletes/${name}`),
  'map-points',
  ...cockpitCodes.map((code) => `cockpit/${code}`),
  ...settingEntities.map(({ path }) => path),
  ...listed,
  ...historyEntities.map(({ path }) => `${path}/{id}/history`),
  ...['vacancies', 'facilities'].map((path) => `${path}/{id}/requirements`),
  ...['vacancies', 'employees', 'applicants'].map((path) => `${path}/{id}/matches`),
  'board',
  'deleted',
  'search',
  ...figures,
]
const read = (await apiPaths(app)).filter(({ methods }) => methods.includes('GET')).map(({ path }) => path.replace('/api/v0/', ''))

const send = (url: string, accepted = 'br, gzip', body?: object) =>
  app.inject({
    method: body ? 'POST' : 'GET',
    url,
    headers: { 'x-csrftoken': csrfOf(anna.session), 'accept-encoding': accepted },
    cookies: { sessionid: anna.session, csrftoken: csrfOf(anna.session) },
    ...(body && { payload: body }),
  })
const encodingOf = async (url: string) => {
  const { statusCode, headers } = await send(url)
  return [statusCode, headers['content-encoding'], headers['vary']]
}

/** Required parameters besides the page. */
const questions: Record<string, string> = {
  board: '&rows=employees&from=2026-06-01&to=2026-06-30',
  deleted: '&resource=facilities',
  search: '&q=a',
  presence: `&resource=users&id=${anna.id}`,
}

/** If a path names a record: the last of its list, which lives longest. */
async function addressOf(path: string): Promise<string> {
  const [list, rest] = path.split('/{id}')
  if (rest === undefined) return `/api/v0/${path}.json/${figures.includes(path) ? '?year=2026' : `?size=50${questions[path] ?? ''}`}`
  if (settingEntities.some((one) => one.path === list)) return `/api/v0/${list}/${settingId}${rest}.json/`
  const of = list === 'email-templates' ? 'autocompletes/email-templates' : list!
  const { results } = (await send(`/api/v0/${of}.json/?page=1&size=1`, 'identity')).json<{ results: { id: number }[] }>()
  return `/api/v0/${list}/${results[0]!.id}${rest}.json/`
}

test.each(read.filter((path) => compressed.includes(path)))('%s is compressed, and says the same', async (path) => {
  const address = await addressOf(path)
  const [plain, answer] = [await send(address, 'identity'), await send(address)]
  expect([plain.statusCode, answer.statusCode, plain.headers['content-encoding']]).toEqual([200, 200, undefined])
  const isLong = Buffer.byteLength(plain.body) >= 1024
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([
    isLong ? 'br' : undefined,
    'Accept-Encoding, Sec-Fetch-Site',
  ])
  expect(isLong ? brotliDecompressSync(answer.rawPayload).toString() : answer.body).toBe(plain.body)
})
test('every list of records is among them, and every record', () => {
  expect(compressed.filter((path) => !read.includes(path))).toEqual([])
  expect(compressed.length).toBeGreaterThan(70)
})

describe('what carries a secret, or only numbers, is not:', () => {
  test.each(read.filter((path) => !compressed.includes(path)))('%s', async (path) => {
    const hasFile = path.endsWith('/file') // none is stored here; the tests of files have one
    expect(await encodingOf(await addressOf(path))).toEqual([hasFile ? 404 : 200, undefined, undefined])
  })
  test('who is signed in, however much there is to say', async () => {
    await sql`insert into user_group (name) select repeat('Gruppe ', 20) || number from generate_series(1, 20) number`.execute(db)
    await sql`insert into user_group_member (user_id, user_group_id) select ${anna.id}, id from user_group`.execute(db)
    const { headers, body } = await send('/api/v0/users/me.json/')
    expect([headers['content-encoding'], body.length > 1024]).toEqual([undefined, true])
  })
  test('the page of the login', async () => {
    const { statusCode, headers, body } = await send('/django_auth/login/')
    expect([statusCode, headers['content-encoding'], body.includes('csrfmiddlewaretoken')]).toEqual([200, undefined, true])
  })
  test.each(['one-time-codes', 'passkeys/options', 'recovery-codes'])('the secrets of %s', async (path) => {
    const { statusCode, headers } = await send(`/api/v0/users/me/${path}.json/`, 'br, gzip', { current_password: password })
    expect([path === 'recovery-codes' ? 400 : 200, headers['content-encoding'], headers['vary']]).toEqual([
      statusCode,
      undefined,
      undefined,
    ])
  })
  test('the answers of calls that write', async () => {
    const { results } = (await send('/api/v0/facilities.json/?size=1', 'identity')).json<{ results: { facility_type: object }[] }>()
    const body = { name: 'Neu', facility_type: results[0]!.facility_type, comments: 'x'.repeat(2000) }
    const { statusCode, headers } = await send('/api/v0/facilities.json/', 'br, gzip', body)
    expect([statusCode, headers['content-encoding']]).toEqual([201, undefined])
  })
})

test('the proxy of deploy/ adds no compression of its own, as the one of a new Debian would to the page of the login', () => {
  const configured = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  expect(configured.match(/^ *(gzip|brotli|zstd).*$/gm)).toEqual(['    gzip off;'])
})

test('the description of the API and the places are compressed', async () => {
  expect(await encodingOf('/api/docs/json')).toEqual([200, 'br', expect.stringContaining('Accept-Encoding')])
  expect(await encodingOf('/geocoding/v5/mapbox.places/neustadt.json?limit=10')).toEqual([
    200,
    'br',
    expect.stringContaining('Accept-Encoding'),
  ])
})
