import { once } from 'node:events'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { processesOf } from '../../../scripts/lib/processes.mjs'
import type { EmbeddedDatabase } from '../../src/platform/embedded-database/embedded-database.ts'
import { startEmbeddedDatabase } from '../../src/platform/embedded-database/embedded-database.ts'
import { killProcessesOf } from './kill-everything.ts'
import { startProgram, throwAwayDirectory } from './program.ts'
import { signIn } from './sign-in.ts'

const { directory, remove } = throwAwayDirectory()
const password = 'ein-langer-satz'
const usual = { DATA_DIR: join(directory, 'data'), DEMO_DATA: 'off', PORT: '0', INITIAL_ADMIN_PASSWORD: password }
afterAll(() => {
  killProcessesOf(directory) // of a test that failed
  remove()
})

const statusOf = async (address: string) => (await fetch(address)).status

describe('a setting that cannot be used stops the start with one line', () => {
  const refusal = async (variables: Record<string, string>, cwd = directory) => {
    const { ended, said } = startProgram(cwd, { ...usual, ...variables })
    return { ...(await ended), ...said() }
  }

  test('before anything is written', async () => {
    expect(await refusal({ PORT: 'abc' })).toEqual({
      code: 1,
      signal: null,
      words: 'PORT accepts a whole number from 0 to 65535\n',
      log: '',
    })
    expect(readdirSync(directory)).toEqual([])
  })
  test('in a .env file as well, unless the environment has another value', async () => {
    const cwd = join(directory, 'with-env-file')
    mkdirSync(cwd)
    writeFileSync(join(cwd, '.env'), 'PORT=abc\nLOG_LEVEL=loud\n')
    expect((await refusal({}, cwd)).words).toBe('LOG_LEVEL accepts trace, debug, info, warn, error, fatal or silent\n')
  })
  test('when the folder cannot be made', async () => {
    writeFileSync(join(directory, 'file'), '')
    const { code, words } = await refusal({ DATA_DIR: join(directory, 'file', 'data') })
    expect([code, words]).toEqual([1, expect.stringMatching(/^DATA_DIR accepts [^\n]*\(ENOTDIR\)\n$/)])
  })
  test.each(['/proc', '/proc/kasack', '/proc/kasack/data'])('when it is %s, where nothing can be made', async (DATA_DIR) => {
    const { code, words } = await refusal({ DATA_DIR })
    expect([code, words]).toEqual([1, expect.stringMatching(/^DATA_DIR accepts [^\n]*\(E[A-Z]+\)\n$/)])
  })
  test('when no database server is there', async () => {
    const { code, words } = await refusal({ DATABASE_URL: 'postgres://127.0.0.1:1/kasack' })
    expect([code, words]).toEqual([1, expect.stringMatching(/^DATABASE_URL accepts [^\n]*\(ECONNREFUSED\)\n$/)])
  })
  test('when the password of the first superuser is one that is tried first', async () => {
    const DATA_DIR = join(directory, 'weak')
    const { code, words } = await refusal({ DATA_DIR, INITIAL_ADMIN_PASSWORD: 'qwertzuiop' })
    expect([code, words]).toEqual([1, expect.stringMatching(/^INITIAL_ADMIN_PASSWORD accepts 10 to 128 characters [^\n]*\n$/)])
    await expect.poll(() => processesOf(DATA_DIR)).toEqual([])
  })
  test('when the address is not of this machine', async () => {
    const { code, words } = await refusal({ HOST: 'nowhere.invalid' })
    expect([code, words]).toEqual([1, expect.stringMatching(/^HOST accepts [^\n]*\n$/)])
  })
  test('when the port is taken, and the password drawn before is said', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const PORT = String((other.address() as AddressInfo).port)
    const { code, words } = await refusal({ PORT, DATA_DIR: join(directory, 'other'), INITIAL_ADMIN_PASSWORD: '' })
    expect([code, words]).toEqual([
      1,
      expect.stringMatching(/^Sign in as admin with the password \S+ [^\n]*\nPORT accepts [^\n]*\(EADDRINUSE\)\n$/),
    ])
    other.close()
  })
})

test('told to stop, it finishes what runs, takes nothing new, and exits with 0', async () => {
  const { pid, ready, ended, said } = startProgram(directory, usual)
  const address = await ready
  const headers = { ...(await signIn(address, 'admin', password)), 'content-type': 'application/json' }
  const write = (method: string, path: string, body: object) =>
    fetch(`${address}/api/v0${path}`, { method, headers, body: JSON.stringify(body) })
  const { id } = (await (await write('POST', '/facilitygroups.json/', { name: 'Verbund' })).json()) as { id: number }
  expect([await statusOf(`${address}/healthz`), await statusOf(`${address}/readyz`)]).toEqual([200, 200])

  // Another transaction has locked the record: the change waits for it.
  const other = new pg.Client({ host: join(usual.DATA_DIR, 'database', 'postgres', 'run'), user: 'postgres', database: 'app' })
  other.on('error', () => undefined) // the server may end before this connection has
  await other.connect()
  await other.query(`begin; select from facility_group where id = ${id} for update`)
  const running = write('PATCH', `/facilitygroups/${id}.json/`, { comments: 'Bis zuletzt.' })
  await expect.poll(async () => (await other.query(`select from pg_locks where not granted`)).rowCount).toBeGreaterThan(0)
  process.kill(pid, 'SIGTERM')
  await expect.poll(() => statusOf(`${address}/healthz`).catch(() => 'refused')).toBe('refused')
  await other.query('commit')
  await other.end()

  const answer = await running
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ comments: 'Bis zuletzt.' })])
  expect(await ended).toEqual({ code: 0, signal: null })
  expect(said().words).not.toContain('Stopped without waiting')
  await expect.poll(() => processesOf(usual.DATA_DIR)).toEqual([])
})

test('while the database is away it says so, and goes on by itself when it is back', async () => {
  const folder = join(directory, 'server')
  let database: EmbeddedDatabase = await startEmbeddedDatabase(folder)
  const { host, user } = database.connection
  const { DATA_DIR: _, ...others } = usual
  const program = startProgram(directory, { ...others, DATABASE_URL: `postgres:///app?host=${host}&user=${user}` })
  const address = await program.ready
  const headers = await signIn(address, 'admin', password)
  const answers = async () => {
    const me = await fetch(`${address}/api/v0/users/me.json/`, { headers: { ...headers, 'accept-language': 'en' } })
    const { username, detail } = (await me.json()) as { username?: string; detail?: string }
    return [await statusOf(`${address}/healthz`), await statusOf(`${address}/readyz`), me.status, username ?? detail]
  }
  const there = [200, 200, 200, 'admin']
  expect(await answers()).toEqual(there)

  await database.stop()
  expect(await answers()).toEqual([200, 503, 503, 'The database cannot be reached right now. Please try again in a few seconds.'])
  database = await startEmbeddedDatabase(folder)
  expect(await answers()).toEqual(there)

  const cluster = join(folder, 'postgres', 'data')
  for (const one of processesOf(cluster)) process.kill(one, 'SIGSTOP')
  expect([await statusOf(`${address}/healthz`), await statusOf(`${address}/readyz`)]).toEqual([200, 503])
  for (const one of processesOf(cluster)) process.kill(one, 'SIGCONT')
  expect(await answers()).toEqual(there)

  process.kill(program.pid, 'SIGTERM')
  expect(await program.ended).toEqual({ code: 0, signal: null })
  await database.stop()
})
