import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { endOfToken, placesUrl } from '@kasack/contract/place.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

// A real HTTP server in place of the service that MAPS_BASE_URL names.

const asked: IncomingMessage[] = []
let behave: RequestListener
const server = createServer((request, response) => {
  asked.push(request)
  behave(request, response)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/`
const { app, as, clock } = await testApp({ variables: { MAPS_BASE_URL: base, MAPS_TOKEN: 'pk.geheim', PLACES_RATE_LIMIT: 'off' } })
const user = await as()
const newToken = async (): Promise<string> => (await user.get('/users/me/places-token.json/')).body.token

const house = {
  id: 'address.1',
  type: 'Feature',
  relevance: 1,
  place_type: ['address'],
  text: 'Sendlinger Straße',
  address: '5',
  place_name: 'Sendlinger Straße 5, 80331 München, Deutschland',
  properties: { accuracy: 'rooftop' },
  center: [11.5705, 48.1361],
  geometry: { type: 'Point', coordinates: [11.5705, 48.1361] },
  context: [
    { id: 'postcode.1', text: '80331' },
    { id: 'place.1', text: 'München', wikidata: 'Q1726' },
    { id: 'country.1', text: 'Deutschland', short_code: 'de' },
  ],
}
const collection = (...features: object[]) => ({ type: 'FeatureCollection', query: ['5'], features, attribution: '© Dienst' })
const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))

beforeEach(() => {
  asked.length = 0
  behave = answering(collection(house))
})

async function search(text: string, token: string | null, more = '') {
  const { statusCode, headers, body } = await app.inject({ url: placesUrl(text, { language: 'de', token }) + more })
  return { status: statusCode, headers, body: JSON.parse(body) }
}
const isBuiltIn = ({ body }: { body: { attribution: string } }) => body.attribution.includes('GeoNames')

test('with the token of a signed-in page the service is asked in its own words, with our own token', async () => {
  const { status, headers, body } = await search('Sendlinger Straße 5; 80331', await newToken())
  expect({ status, caching: headers['cache-control'] }).toEqual({ status: 200, caching: 'private, max-age=86400' })
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /maps/geocoding/v5/mapbox.places/Sendlinger%20Stra%C3%9Fe%205%20%2080331.json?limit=8&autocomplete=true&country=de&language=de&types=address%2Cpostcode%2Cplace&access_token=pk.geheim',
  ])
  expect(asked[0]!.headers).not.toHaveProperty('cookie')
  expect(body.attribution).toBe('© Dienst')
  expect(body.features).toEqual([
    { ...house, properties: { approximate: false }, context: [house.context[0], { id: 'place.1', text: 'München' }, house.context[2]] },
  ])
})
test('what the service only knows roughly is approximate', async () => {
  const rough = { ...house, properties: { accuracy: 'approximate' } }
  const town = { ...house, id: 'place.1', place_type: ['place'], relevance: 0.5, properties: {} }
  const code = { ...house, id: 'postcode.1', place_type: ['postcode'], properties: undefined, context: undefined }
  behave = answering(collection(house, rough, town, code))
  const { body } = await search('Sendlinger Straße 5', await newToken())
  expect(body.features.map(({ properties }: typeof house) => properties)).toEqual(
    [false, true, true, false].map((approximate) => ({ approximate })),
  )
})
test.each(['', '1.x', '99999999999.x', `99999999999.${'a'.repeat(43)}`])(
  'with the token "%s" the built-in places answer',
  async (token) => {
    expect(isBuiltIn(await search('Bonn', token))).toBe(true)
    expect(asked).toEqual([])
  },
)
test('without a token, or after its hour, the built-in places answer, and another token lets it go on', async () => {
  expect(isBuiltIn(await search('Bonn', null))).toBe(true)
  const token = await newToken()
  expect(endOfToken(token) - clock.now().getTime()).toBe(3_600_000)
  clock.set(new Date(endOfToken(token)).toISOString())
  expect(isBuiltIn(await search('Bonn', token))).toBe(false)
  clock.set(new Date(endOfToken(token) + 1).toISOString())
  expect(isBuiltIn(await search('Bonn', token))).toBe(true)
  expect(isBuiltIn(await search('Bonn', await newToken()))).toBe(false)
})
test('who is signed out gets no token', async () => {
  const answer = await app.inject({ url: '/api/v0/users/me/places-token.json/' })
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([401, ['detail', 'errors']])
})
test('who is signed in is told of the service, but of no token in the same breath', async () => {
  const { body } = await user.get('/users/me.json/')
  expect(body.asks_places_service).toBe(true)
  expect(JSON.stringify(body)).not.toMatch(/token|password/i)
})
test('the service is not asked for a wrong question, for nothing, or outside Germany', async () => {
  const token = await newToken()
  expect((await search('Bonn', token, '&limit=99')).status).toBe(422)
  await search(' ', token)
  await search('Wien', token, '&country=at')
  expect(asked).toEqual([])
})

const elsewhere = { ...house, center: [2.35, 48.85] }
test.for<[string, RequestListener]>([
  ['fails', answering({ message: 'Sendlinger Straße' }, 500)],
  ['does not know our token', answering({ message: 'Not Authorized' }, 401)],
  ['answers a page', answering('<!doctype html><title>Sendlinger Straße</title>')],
  ['breaks its JSON off', answering('{"features": [')],
  ['answers another JSON', answering({ results: [] })],
  ['answers nothing', answering('')],
  ['places a house outside of Germany', answering(collection(house, elsewhere))],
  ['turns coordinates round', answering(collection({ ...house, center: [48.1361, 11.5705] }))],
  ['answers words for coordinates', answering(collection({ ...house, center: ['11.57', '48.13'] }))],
  ['forgets the coordinates', answering(collection({ ...house, center: null }))],
  ['claims more than all', answering(collection({ ...house, relevance: 7 }))],
  ['answers names without end', answering(collection({ ...house, text: 'x'.repeat(1001) }))],
  ['answers more than a megabyte', answering(`${' '.repeat(1_000_001)}${JSON.stringify(collection(house))}`)],
  ['sends us elsewhere', (_request, response) => void response.writeHead(302, { location: `${base}other` }).end()],
  ['hangs up', (_request, response) => void response.destroy()],
  [
    'hangs up in the middle',
    (_request, response) => void response.writeHead(200, { 'content-length': '999' }).write('{', () => response.destroy()),
  ],
])('when the service %s, the built-in places answer for this once', async ([, wrong]) => {
  behave = wrong
  const answer = await search('80331', await newToken())
  expect(isBuiltIn(answer)).toBe(true)
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' }, body: { features: [{ id: 'postcode.80331' }] } })
  expect(asked).toHaveLength(1)
})
test('a service that says nothing, or not enough, is not waited for', async () => {
  const token = await newToken()
  const start = performance.now()
  behave = () => undefined
  const silent = search('80331', token)
  await expect.poll(() => asked.length).toBe(1)
  behave = (_request, response) => void response.writeHead(200).write('{"features": ')
  const answers = await Promise.all([silent, search('80331', token)])
  expect(answers.every(isBuiltIn)).toBe(true)
  expect(performance.now() - start).toBeLessThan(30_000)
})
test('no more places than wanted are passed on', async () => {
  behave = answering(collection(...Array.from({ length: 30 }, () => house)))
  expect((await search('Bonn', await newToken())).body.features).toHaveLength(8)
})
