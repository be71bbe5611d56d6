import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import type { Call, Platform } from '../request/call.ts'
import { endpoint } from '../request/endpoint.ts'
import { inParts } from '../request/large-answer.ts'
import { Refusal } from '../text/refusal.ts'

/** An answer of this many bytes of JSON, `{"text":""}` included. */
const ofLength = (bytes: number) => ({ text: 'ä'.repeat(10) + 'x'.repeat(bytes - 31) })
const refused = { de: 'x'.repeat(2000), en: 'x'.repeat(2000) }
const open = { parts: 0 }
const held = Promise.withResolvers<void>()

// Endpoints whose answers may be compressed, and one whose answers may not.
function probes(app: FastifyInstance, platform: Platform): void {
  const declared = { access: 'public' as const, compressed: true }
  const size = ({ query }: Call) => Number(query['bytes'])
  const serve = (path: string, GET: { access: 'public'; compressed?: boolean; status?: 204; handle: (call: Call) => Promise<unknown> }) =>
    endpoint(app, platform, path, { methods: { GET } })
  serve('/declared', { ...declared, handle: async (call) => ofLength(size(call)) })
  serve('/secret', { access: 'public', handle: async (call) => ofLength(size(call)) })
  serve('/empty', { ...declared, status: 204, handle: async () => null })
  serve('/refused', { ...declared, handle: () => Promise.reject(new Refusal(400, [refused])) })
  serve('/broken', { ...declared, handle: async ({ query }) => inParts(broken(Number(query['after']))) })
  serve('/held', { ...declared, handle: async () => Readable.from(waiting()) })
  serve('/large', { ...declared, handle: async () => inParts(counted()) })
}

const partLength = 256 * 1024
const large = Array.from(
  { length: 8 },
  (_, at) => (at === 0 ? '["' : '') + String(at).padEnd(partLength, 'Notiz ') + (at === 7 ? '"]' : ''),
)

/** Counts the readers that have begun a large answer and not finished it. */
function* counted(): Generator<string> {
  open.parts += 1
  try {
    yield* large
  } finally {
    open.parts -= 1
  }
}

/** Waits for the test before its last part. */
async function* waiting(): AsyncGenerator<string> {
  yield '["'
  open.parts += 1
  await held.promise
  open.parts -= 1
  yield '"]'
}

/** Fails after this many parts. */
function* broken(after: number): Generator<string> {
  yield* large.slice(0, after)
  throw new Error('the source is gone')
}

const { app } = await testApp({ routes: [probes] })
const address = await app.listen({ port: 0, host: '127.0.0.1' })

const get = (path: string, encoding?: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/api/v0${path}`, headers: { ...headers, ...(encoding === undefined ? {} : { 'accept-encoding': encoding }) } })
const declared = (bytes: number) => `/declared.json/?bytes=${bytes}`
const unpack: Record<string, (bytes: Buffer) => Buffer> = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }

describe('a call that says so', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0.5, zstd;q=0.1', 'gzip'],
    ['zstd;q=0, br', 'br'],
    ['*', 'zstd'],
    ['*, zstd;q=0', 'br'],
    ['identity;q=0.1, gzip;q=0.2', 'gzip'],
  ])('is answered as %s asks: in %s', async (accepted, encoding) => {
    const [plain, compressed] = [await get(declared(5000)), await get(declared(5000), accepted)]
    expect(compressed.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(compressed.rawPayload.length),
      'content-type': plain.headers['content-type'],
    })
    expect(compressed.rawPayload.length).toBeLessThan(1000)
    expect(unpack[encoding]!(compressed.rawPayload).toString()).toBe(plain.body)
  })
  test.each([
    undefined,
    '',
    'identity',
    'deflate',
    'gzip;q=0',
    '*;q=0',
    'identity, *;q=0',
    'identity;q=0.5, gzip;q=0.2',
    'nonsense;q=x, ;',
  ])('is answered as it is to %s', async (accepted) => {
    const { headers, body } = await get(declared(5000), accepted)
    expect([headers['content-encoding'], body]).toEqual([undefined, JSON.stringify(ofLength(5000))])
  })
  test('tells caches what its answer depends on, whichever is sent', async () => {
    for (const accepted of [undefined, 'br'])
      expect((await get(declared(100), accepted)).headers['vary']).toBe('Accept-Encoding, Sec-Fetch-Site')
  })
  test('is compressed from 1 KB on', async () => {
    const encodings = await Promise.all([1023, 1024].map(async (bytes) => (await get(declared(bytes), 'br')).headers['content-encoding']))
    expect(encodings).toEqual([undefined, 'br'])
  })
  test('answers HEAD with the headers of GET', async () => {
    const [whole, head] = [await get(declared(5000), 'br'), await get(declared(5000), 'br', {}, 'HEAD')]
    const { date: _first, ...expected } = whole.headers
    expect(head.headers).toMatchObject(expected)
    expect(head.rawPayload.length).toBe(0)
  })
  test('is not compressed for a page of another site, which may choose words that are beside what is private', async () => {
    const to = async (site: string) => (await get(declared(5000), 'br', { 'sec-fetch-site': site })).headers['content-encoding']
    expect([await to('cross-site'), await to('same-site'), await to('same-origin'), await to('none')]).toEqual([
      undefined,
      undefined,
      'br',
      'br',
    ])
  })
  test('sends refusals, and what is empty, as they are', async () => {
    const [refusal, empty] = [await get('/refused.json/', 'br'), await get('/empty.json/', 'br')]
    expect([refusal.statusCode, refusal.headers['content-encoding'], refusal.body.length > 2000]).toEqual([400, undefined, true])
    expect([empty.statusCode, empty.headers['content-encoding'], empty.body]).toEqual([204, undefined, ''])
  })
})

test('a call that does not say so is never compressed', async () => {
  const { headers, body } = await get('/secret.json/?bytes=5000', 'zstd, br, gzip')
  expect([headers['content-encoding'], headers['vary'], body.length]).toEqual([undefined, undefined, JSON.stringify(ofLength(5000)).length])
})

describe('a large answer', () => {
  test.each(Object.keys(unpack))('is sent in parts in %s, too', async (encoding) => {
    const { headers, rawPayload } = await get('/large.json/', encoding)
    expect([headers['content-encoding'], headers['content-length']]).toEqual([encoding, undefined])
    expect(rawPayload.length).toBeLessThan(large.join('').length / 20)
    expect(unpack[encoding]!(rawPayload).toString()).toBe(large.join(''))
  })
  test('is compressed in parts even where it is one long text', async () => {
    const { headers, rawPayload } = await get(declared(300_000), 'br')
    expect([headers['content-encoding'], headers['content-length']]).toEqual(['br', undefined])
    expect(brotliDecompressSync(rawPayload).toString()).toBe(JSON.stringify(ofLength(300_000)))
  })
  test('answers HEAD without a body', async () => {
    const { headers, rawPayload } = await get('/large.json/', 'br', {}, 'HEAD')
    expect([headers['content-encoding'], rawPayload.length]).toEqual(['br', 0])
  })
  test('that fails at once is a refusal that can be read', async () => {
    const { statusCode, headers, body } = await get('/broken.json/?after=0', 'br')
    expect([statusCode, headers['content-encoding'], JSON.parse(body)]).toEqual([
      500,
      undefined,
      { detail: expect.anything(), errors: expect.anything() },
    ])
  })
  test('that fails on its way is broken off, so that nobody takes it for whole', async () => {
    const { status, body } = await fetch(`${address}/api/v0/broken.json/?after=4`, { headers: { 'accept-encoding': 'gzip' } })
    expect(status).toBe(200)
    await expect(new Response(body).text()).rejects.toThrow('terminated')
  })
  test('is given up when its client leaves, and its memory with it', async () => {
    // More than may be under way at once.
    for (let round = 0; round < 5; round++) {
      const read = Array.from({ length: 8 }, async () => {
        const leaving = new AbortController()
        const { body } = await fetch(`${address}/api/v0/large.json/`, { headers: { 'accept-encoding': 'gzip' }, signal: leaving.signal })
        await body!.getReader().read()
        leaving.abort()
      })
      await Promise.all(read)
    }
    await expect.poll(() => open.parts).toBe(0)
    expect((await get('/large.json/', 'gzip')).headers['content-encoding']).toBe('gzip')
  })
  test('is sent as it is while very many others are being compressed', async () => {
    const asked = Array.from({ length: 24 }, () => get('/held.json/', 'br'))
    await expect.poll(() => open.parts).toBe(24)
    held.resolve()
    const encodings = (await Promise.all(asked)).map(({ headers }) => headers['content-encoding'])
    expect(encodings.toSorted()).toEqual([...Array.from({ length: 16 }, () => 'br'), ...Array.from({ length: 8 }, () => undefined)])
    expect((await get('/large.json/', 'br')).headers['content-encoding']).toBe('br')
  })
})
