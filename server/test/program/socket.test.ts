import { statSync } from 'node:fs'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { PlaceAnswer, PlacesToken } from '@kasack/contract/place.ts'
import { placesUrl } from '@kasack/contract/place.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { killProcessesOf } from './kill-everything.ts'
import type { Program } from './program.ts'
import { startProgram, throwAwayDirectory } from './program.ts'
import { signIn } from './sign-in.ts'

// What only a socket shows, and the log of a running program.

const { directory, remove } = throwAwayDirectory()
const DATA_DIR = join(directory, 'new', 'data')
async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
const settings = {
  DATA_DIR,
  DEMO_DATA: 'off',
  PORT: '0',
  INITIAL_ADMIN_PASSWORD: 'ein-langer-satz',
  MAPS_BASE_URL: `http://127.0.0.1:${await unusedPort()}`,
  MAPS_TOKEN: 'pk.geheim',
}
let program: Program
let address: string
beforeAll(async () => {
  program = startProgram(directory, settings)
  address = await program.ready
})
afterAll(() => {
  killProcessesOf(directory)
  remove()
})

type Line = { level: number; msg: string } & Record<string, unknown>
const logged = (): Line[] =>
  program
    .said()
    .log.split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)

/** A connection that stays open; `ask` sends a text unchanged and returns the response, or nothing if the connection is closed. */
async function openSocket() {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  await new Promise((resolve) => socket.once('connect', resolve))
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => (received += text))
  socket.on('error', () => undefined) // the test notices a missing response
  const ask = async (text: string): Promise<string> => {
    received = ''
    const answered = new Promise((resolve) => socket.once('data', resolve).once('close', resolve))
    socket.write(text)
    await answered
    return received
  }
  return { ask, socket }
}

/** Sends requests until a response says that it is the last. */
async function untilTheLast(ask: (text: string) => Promise<string>): Promise<void> {
  for (let answer = ''; !/\r\nconnection: close\r\n/i.test(answer);) {
    answer = await ask(get('/healthz', 'host: a'))
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  }
}

const get = (path: string, ...headers: string[]) => `GET ${path} HTTP/1.1\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`

test('a request with two hosts is no valid one, also when they are the same', async () => {
  for (const hosts of [
    ['host: a', 'host: b'],
    ['Host: a', 'HOST: a'],
  ]) {
    const { ask, socket } = await openSocket()
    expect(await ask(get('/healthz', ...hosts))).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  }
})
test('the folder that it makes for its files is closed to others', () => {
  expect((statSync(DATA_DIR).mode & 0o777).toString(8)).toBe(process.getuid?.() === 0 ? '711' : '700')
})
test('an upload that the client breaks off is no error', async () => {
  const before = logged().length
  const { socket } = await openSocket()
  socket.write('POST /api/v0/facilities.json/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name"')
  await delay(200)
  socket.destroy()
  await expect.poll(() => logged().length).toBeGreaterThan(before)
  expect(logged().filter(({ level }) => level >= 40)).toEqual([])
})
test('refused attempts to sign in leave lines that name neither user nor address', async () => {
  for (const name of ['Frau Muster', 'frau muster', 'admin'])
    await expect(signIn(address, name, 'auch ein langer satz')).rejects.toThrow('200')
  const failures = () => logged().filter(({ msg }) => msg === 'login failed')
  await expect.poll(() => failures().length).toBe(3)
  const lines = failures()
  for (const line of lines)
    expect(line).toMatchObject({ level: 40, user: expect.stringMatching(/^[0-9a-f]{12}$/), address: lines[0]!['address'] })
  expect(lines[0]!['user']).toBe(lines[1]!['user'])
  expect(lines[0]!['user']).not.toBe(lines[2]!['user'])
  const ofRequests = logged().filter((line) => 'reqId' in line)
  expect(JSON.stringify(ofRequests)).not.toMatch(/muster|admin|127\.0\.0\.1/i)
})
test('what is looked for on the map leaves no trace, also where the places service is away', async () => {
  const headers = await signIn(address, 'admin', settings.INITIAL_ADMIN_PASSWORD)
  const { token } = (await (await fetch(`${address}/api/v0/users/me/places-token.json/`, { headers })).json()) as PlacesToken
  const found = await fetch(address + placesUrl('Frau Muster, Sendlinger Straße 5, 80331 München', { language: 'de', token }))
  expect(((await found.json()) as PlaceAnswer).features[0]).toMatchObject({ id: 'postcode.80331', properties: { approximate: true } })
  const lines = () => logged().filter((line) => JSON.stringify(line).includes('place'))
  await expect.poll(() => lines().length).toBe(3)
  expect(lines()).toEqual([
    expect.objectContaining({ level: 30, res: { statusCode: 200, method: 'GET', path: '/api/v0/users/me/places-token' } }),
    expect.objectContaining({ level: 40, reason: 'ECONNREFUSED', msg: 'the places service gave no answer, the built-in places did' }),
    expect.objectContaining({ level: 30, res: { statusCode: 200, method: 'GET', path: '/geocoding/v5/mapbox.places/*' } }),
  ])
  expect(program.said().log).not.toMatch(/muster|sendlinger|80331|access_token|geheim/i)
  expect(program.said().log).not.toContain(token)
})
test('told to stop, it answers once more on every connection that is kept, and says that it ends', async () => {
  const kept = await Promise.all([1, 2, 3, 4, 5].map(openSocket))
  for (const { ask } of kept) expect(await ask(get('/healthz', 'host: a'))).toMatch(/^HTTP\/1\.1 200 /)
  const database = new pg.Client({ host: join(DATA_DIR, 'database', 'postgres', 'run'), user: 'postgres', database: 'app' })
  await database.connect()
  await database.query(`insert into migration (name) values ('9999_from_tomorrow.sql')`)
  await database.end()

  process.kill(program.pid, 'SIGTERM')
  // The signal arrives while requests go on: the first response after it is the last of its connection.
  await Promise.all(kept.map(({ ask }) => untilTheLast(ask)))
  const isTaken = () =>
    fetch(`${address}/healthz`).then(
      () => true,
      () => false,
    )
  await expect.poll(isTaken).toBe(false)
  expect(await program.ended).toEqual({ code: 0, signal: null })
})
test('a database that a newer program has changed is refused with one line', async () => {
  const older = startProgram(directory, settings)
  expect(await older.ended).toEqual({ code: 1, signal: null })
  expect(older.said().words).toMatch(
    /^This database has been used by a newer version of Kasack \(it contains 9999_from_tomorrow\.sql\): [^\n]+\n$/,
  )
})
