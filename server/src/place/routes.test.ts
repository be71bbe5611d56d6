import { placeAnswer, toMapPlace } from '@kasack/contract/place.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { app, clock, as } = await testApp({ variables: { PLACES_RATE_LIMIT: '30/60' } })
let visitor = 0

/** Each look-up comes from a new address unless the test names one. */
async function ask(address: string, { method = 'GET', language = 'en', from = `192.0.2.${++visitor}` } = {}) {
  const answer = await app.inject({
    method: method as 'GET',
    url: `/geocoding/v5/mapbox.places/${address}`,
    headers: { 'accept-language': language },
    remoteAddress: from,
  })
  return {
    status: answer.statusCode,
    headers: answer.headers,
    text: answer.body,
    body: answer.body === '' ? null : JSON.parse(answer.body),
  }
}

test('a postal code is a feature with its town, district and state', async () => {
  const { status, body } = await ask('80331.json')
  expect(status).toBe(200)
  expect(placeAnswer.safeParse(body).success).toBe(true)
  expect(body).toMatchObject({
    type: 'FeatureCollection',
    query: ['80331'],
    attribution: expect.stringMatching(/OpenStreetMap.*GeoNames.*DB InfraGO/),
    features: [
      {
        id: 'postcode.80331',
        type: 'Feature',
        relevance: 1,
        place_type: ['postcode'],
        text: '80331',
        place_name: '80331 München, Bayern, Deutschland',
        properties: { approximate: false },
        geometry: { type: 'Point' },
        context: [
          { id: expect.stringMatching(/^place[.]/), text: 'München' },
          { id: 'district.09162', text: 'München' },
          { id: 'region.BY', text: 'Bayern', short_code: 'DE-BY' },
          { id: 'country.de', text: 'Deutschland', short_code: 'de' },
        ],
      },
    ],
  })
  const [longitude, latitude] = body.features[0].center
  expect(body.features[0].geometry.coordinates).toEqual([longitude, latitude])
  expect(longitude).toBeCloseTo(11.57, 1)
  expect(latitude).toBeCloseTo(48.14, 1)
})
test('anybody may ask, gets no cookie and may keep the answer for a day', async () => {
  const { headers } = await ask('Bonn.json')
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=86400', 'content-type': expect.stringContaining('application/json') })
  expect(headers).not.toHaveProperty('set-cookie')
})
test('HEAD answers as GET without a body, every other method 405', async () => {
  expect(await ask('Bonn.json', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await ask('Bonn.json', { method })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      body: { message: expect.any(String) },
    })
})
test.for([
  ['Bonn.json?limit=0', 'limit'],
  ['Bonn.json?limit=11', 'limit'],
  ['Bonn.json?limit=1.5', 'limit'],
  ['Bonn.json?limit=viele', 'limit'],
  ['Bonn.json?language=fr', 'language'],
  ['Bonn.json?types=place,planet', 'types'],
  ['Bonn.json?autocomplete=vielleicht', 'autocomplete'],
  ['Bonn.json?country=Germany', 'country'],
] as const)('%s is refused with 422 and says why', async ([address, why]) => {
  const { status, headers, body } = await ask(address)
  expect({ status, caching: headers['cache-control'] }).toEqual({ status: 422, caching: 'no-store' })
  expect(body).toEqual({ message: expect.stringContaining(why) })
})
test.each(['x', 'ü'])('a text has at most 256 characters, such as %s', async (letter) => {
  const textOf = (length: number) => `${encodeURIComponent(letter.repeat(length))}.json`
  expect(await ask(textOf(257))).toMatchObject({ status: 422, body: { message: expect.stringContaining('256') } })
  expect((await ask(textOf(256))).status).toBe(200)
})
test('parameters have defaults, and empty or unknown ones count as left out', async () => {
  const plain = await ask('Neustadt.json')
  expect(plain.body.features).toHaveLength(5)
  expect((await ask('Neustadt.json?limit=&types=&country=&language=&autocomplete=&bbox=1')).body).toEqual(plain.body)
  expect((await ask('Neustadt.json?limit=10')).body.features).toHaveLength(10)
  expect((await ask('Neustadt.json?limit=3&limit=1')).body.features).toHaveLength(1)
})
test('what is found follows types, and parts of towns count as places where localities are not asked for', async () => {
  const types = async (text: string, wanted: string) =>
    (await ask(`${text}.json?types=${wanted}`)).body.features.map(({ place_type }: { place_type: string[] }) => place_type[0])
  expect(new Set(await types('Bonn', 'postcode'))).toEqual(new Set(['postcode']))
  expect(new Set(await types('Bonn', 'place'))).toEqual(new Set(['place']))
  expect(await types('Kreuzberg', 'locality')).toContain('locality')
  expect(await types('Bonn', 'address')).toEqual([])
  const [kreuzberg] = (await ask('Kreuzberg.json?types=address,postcode,place')).body.features
  expect(toMapPlace(kreuzberg)).toMatchObject({ text: 'Kreuzberg', place: 'Berlin', region: 'Berlin', country_code: 'DE' })
})
test('outside Germany nothing is known', async () => {
  expect((await ask('Bonn.json?country=at,CH')).body.features).toEqual([])
  expect((await ask('Bonn.json?country=at,DE')).body.features).not.toEqual([])
})
test('nothing found is an empty list, and so is nothing asked', async () => {
  for (const address of ['Xyzzyx.json', '%20.json', '.json', '%3F%21.json'])
    expect(await ask(address)).toMatchObject({ status: 200, body: { type: 'FeatureCollection', features: [] } })
})
test('in English states and the country have English names, towns the ones on letters', async () => {
  expect((await ask('Nuremberg.json?language=en')).body.features[0].place_name).toBe('Nürnberg, Bavaria, Germany')
})
test('signs of addresses are part of the text', async () => {
  for (const text of ['Frankfurt/Oder', 'Frankfurt (Oder)', 'Frankfurt, Oder']) {
    const { body } = await ask(`${encodeURIComponent(text)}.json`)
    expect(body.features[0].text).toBe('Frankfurt (Oder)')
  }
  expect((await ask('Frankfurt/Oder.json')).body.features[0].text).toBe('Frankfurt (Oder)')
  expect((await ask(`${encodeURIComponent('100% Bonn.json')}.json`)).status).toBe(200)
  expect((await ask('%zz.json')).status).toBe(400)
})
test('another address below the service is unknown, in its own words', async () => {
  expect(await ask('Bonn')).toMatchObject({ status: 404, body: { message: 'Not found.' } })
})
test('a street leads to its postal code or town, which is approximate', async () => {
  const [near] = (await ask(`${encodeURIComponent('Sendlinger Straße 5, 80331 München')}.json`)).body.features
  expect(near).toMatchObject({ id: 'postcode.80331', properties: { approximate: true } })
  expect(near.relevance).toBeLessThan(1)
  expect(near.relevance).toBeGreaterThan(0)
})
test('one address has as many look-ups as the limit says, whatever it asks for', async () => {
  const from = '198.51.100.7'
  for (let count = 0; count < 30; count++) expect((await ask(count % 2 ? 'Bonn.json' : 'Bonn.json?limit=0', { from })).status).not.toBe(429)
  const refused = await ask('Bonn.json?limit=0', { from })
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
    body: {
      message: 'Too many places were looked up from your internet connection. Please try again in a minute.',
    },
  })
  expect((await ask('Bonn.json', { from: '198.51.100.8' })).status).toBe(200)
  clock.set('2026-06-10T10:01:00Z')
  expect((await ask('Bonn.json', { from })).status).toBe(200)
})
test('without another service nobody gets a token for it', async () => {
  const user = await as()
  expect((await user.get('/users/me.json/')).body.asks_places_service).toBe(false)
  expect((await user.get('/users/me/places-token.json/')).body).toEqual({ token: null })
})
