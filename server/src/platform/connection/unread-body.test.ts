import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { form } from '../../../test/upload/form.ts'
import { insertSession } from '../../session/queries.ts'
import { csrfOf, hashToken, newToken } from '../../session/token.ts'
import type { Call, Platform } from '../request/call.ts'
import { endpoint } from '../request/endpoint.ts'
import { openFiles } from '../file/store.ts'
import { readUpload, takeBodiesAsStreams } from '../file/upload.ts'
import { Refusal } from '../text/refusal.ts'
import { readOn } from './unread-body.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-unread-'))

/** A disk with room for 3 MB. */
async function draft(content: Readable): Promise<never> {
  let size = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > 3_000_000) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  throw new Error('the file is smaller than the disk')
}

/** Accepts files and JSON, and refuses requests with a header `x-again`. */
async function probes(api: FastifyInstance, platform: Platform) {
  const throttle = async ({ request: { headers } }: Call) => {
    if ('x-again' in headers) throw new Refusal(429, { de: 'Zu viele.', en: 'Too many.' })
  }
  endpoint(api, platform, '/probes', { methods: { POST: { access: 'session', throttle, handle: async () => ({}) } } })
  await api.register(async (scope) => {
    takeBodiesAsStreams(scope)
    const files = { ...openFiles(folder), draft }
    endpoint(scope, platform, '/full', {
      methods: { POST: { access: 'session', form: 'upload', handle: (call) => readUpload(files, call.request, call.now) } },
    })
  })
}

const { app, a, db, clock } = await testApp({ routes: [(api, platform) => void probes(api, platform)], variables: { DATA_DIR: folder } })
afterAll(() => rmSync(folder, { recursive: true }))
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo

async function sessionOf(user: number): Promise<Record<string, string>> {
  const token = newToken()
  await insertSession(db, { token: hashToken(token), userId: user }, clock.now())
  return { cookie: `sessionid=${token}; csrftoken=${csrfOf(token)}`, 'x-csrftoken': csrfOf(token) }
}
const [root, anna] = [await sessionOf(await a.user({ is_superuser: true })), await sessionOf(await a.user())]

type TestRequest = { path: string; headers: Record<string, string>; body: Buffer }

const size = 9_000_000
const file = form({ name: 'a.txt', content: Buffer.alloc(size, 'a') })
// More than is searched for a token.
const inForm = form(
  { field: 'csrfmiddlewaretoken', content: root['x-csrftoken']! },
  { name: 'a.txt', content: Buffer.alloc(11_000_000, 'a') },
)
const json = { headers: { 'content-type': 'application/json' }, body: Buffer.alloc(size, ' ') }
const attachment = '/api/v0/lookups/email-attachments/1/file/'

const refusals: [number, string, TestRequest][] = [
  [503, 'a file for which the disk has no space', { path: '/api/v0/full/', ...file, headers: { ...file.headers, ...root } }],
  [503, 'one whose token is in the form', { path: '/api/v0/full/', ...inForm, headers: { ...inForm.headers, cookie: root['cookie']! } }],
  [401, "a stranger's file", { path: attachment, ...file }],
  [403, 'a file without a token', { path: attachment, ...file, headers: { ...file.headers, cookie: root['cookie']! } }],
  [403, 'the file of somebody who may not', { path: attachment, ...file, headers: { ...file.headers, ...anna } }],
  [415, 'what is no form', { path: attachment, body: json.body, headers: { ...json.headers, ...root } }],
  [413, 'too much JSON', { path: '/api/v0/probes/', body: json.body, headers: { ...json.headers, ...root } }],
  [429, 'too much, too often', { path: '/api/v0/probes/', body: json.body, headers: { ...json.headers, ...root, 'x-again': '' } }],
  [401, 'too much from a stranger', { path: '/api/v0/probes/', ...json }],
  [
    413,
    'a login as large',
    { path: '/django_auth/login/', body: json.body, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  ],
  [413, 'what is sent nowhere', { path: '/assets/nowhere', ...json }],
  [400, 'what is sent to an address that is none', { path: '/%zz', ...json }],
]

const piece = 1_000_000

/** Sends everything before it reads, as simple clients do, and returns what has come by then; it pauses between pieces. */
async function send({ path, headers, body }: TestRequest, { connection, pause, chunked }: Way): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let [received, problem] = ['', '']
  socket.on('error', ({ code }: NodeJS.ErrnoException) => (problem ||= code ?? 'error'))
  const answered = new Promise((resolve) => {
    socket.once('close', resolve)
    socket.on('data', (text) => isWhole((received += text)) && resolve(null))
    socket.pause()
  })
  const write = (bytes: Buffer | string) => new Promise((resolve) => socket.write(bytes, resolve))
  const length = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': `${body.length}` }
  const lines = Object.entries({ host: 'a', connection, ...headers, ...length }).map(([name, value]) => `${name}: ${value}\r\n`)
  await write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  for (let at = 0; at < body.length && !socket.destroyed; at += piece) {
    const part = body.subarray(at, at + piece)
    await write(chunked ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]) : part)
    if (pause) await delay(pause)
  }
  if (chunked) await write('0\r\n\r\n')
  await delay(30) // a reset that follows an answer discards it
  socket.resume()
  await Promise.race([answered, delay(4_000).then(() => (problem ||= 'it hangs'))])
  socket.destroy()
  return problem || received
}

/** Whether the body is as long as the head says. */
function isWhole(answer: string): boolean {
  const [head = '', body] = answer.split('\r\n\r\n')
  return Buffer.byteLength(body ?? '') === Number(/content-length: (\d+)/i.exec(head)?.[1])
}

type Way = { connection: 'close' | 'keep-alive'; pause?: number; chunked?: boolean }
const ways: Way[] = [{ connection: 'keep-alive' }, { connection: 'close', pause: 5 }, { connection: 'keep-alive', chunked: true }]

describe.each(refusals)('whoever is answered %i hears it, however much is still on its way: %s', (status, _what, sent) => {
  test.each(ways)('$connection, pause $pause, chunked $chunked', async (way) => {
    expect(await send(sent, way)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  })
})

describe('what is left of a request is read', () => {
  const [server, forever] = [createServer(), 60_000]
  beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
  afterAll(() => server.close())

  /** Reads a request that never ends; its client sends 100,000 bytes at once and, if it goes on, a little more again and again. */
  async function read(goesOn: boolean, most: Parameters<typeof readOn>[1]): Promise<'over'> {
    const call = request({ port: (server.address() as AddressInfo).port, method: 'POST' })
    call.on('error', () => undefined) // it is cut off
    call.write(Buffer.alloc(100_000))
    const sending = setInterval(() => goesOn && call.write(Buffer.alloc(100)), 5)
    const [incoming] = (await once(server, 'request')) as [IncomingMessage]
    await readOn(incoming, most)
    clearInterval(sending)
    call.destroy()
    return 'over'
  }

  test('until its client has been silent for a while', async () => {
    expect(await read(false, { bytes: Infinity, milliseconds: forever, quietMilliseconds: 50 })).toBe('over')
  })
  test('until it is too much', async () => {
    expect(await read(true, { bytes: 110_000, milliseconds: forever, quietMilliseconds: forever })).toBe('over')
  })
  test('until it has taken too long', async () => {
    expect(await read(true, { bytes: Infinity, milliseconds: 100, quietMilliseconds: forever })).toBe('over')
  })
})

test('a connection goes on after a refusal where everything was read, and ends where something was left', async () => {
  const [little, much] = [Buffer.from('{}'), json.body]
  const says = async (body: Buffer) => send({ path: '/api/v0/probes/', ...json, body }, { connection: 'keep-alive' })
  expect(await says(little)).toMatch(/^HTTP\/1\.1 401 .*\r\nconnection: keep-alive\r\n/is)
  expect(await says(much)).toMatch(/^HTTP\/1\.1 401 .*\r\nconnection: close\r\n/is)
})
