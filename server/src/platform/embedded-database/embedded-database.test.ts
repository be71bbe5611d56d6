import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { patience } from '../../../../scripts/lib/patience.mjs'
import { startEmbeddedDatabase } from './embedded-database.ts'
import { acknowledged, hasServer, query, serverOf, startProgram, watchdogsOf } from './program.test-support.ts'
import { startThrowAwayDatabase } from './throw-away-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'kasack-'))
const made = join(folder, 'made')

beforeAll(async () => {
  chmodSync(folder, 0o711)
  const first = await startEmbeddedDatabase(made)
  await first.stop()
})

afterAll(() => rmSync(folder, { recursive: true }))

/** A copy of a stopped cluster: faster than a first start. */
function copyOfCluster(): string {
  const directory = mkdtempSync(join(folder, 'copy-'))
  chmodSync(directory, 0o711)
  execFileSync('cp', ['-a', join(made, 'postgres'), directory])
  return directory
}

async function start(directory: string) {
  const database = await startEmbeddedDatabase(directory)
  onTestFinished(() => database.stop())
  return database
}

const numbers = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id)
const kill = (pids: number[]) => pids.forEach((pid) => process.kill(pid, 'SIGKILL'))

test('the application is no superuser, and may create what its migrations need', async () => {
  const { connection, superuser } = await start(copyOfCluster())
  await query({ ...superuser, database: 'app' }, 'drop extension pg_trgm; drop extension btree_gist')
  await query(connection, 'create extension pg_trgm; create extension btree_gist; create function one() returns int language sql return 1')
  expect(await query(connection, 'select usesuper from pg_user where usename = current_user')).toEqual([{ usesuper: false }])
  expect(await query(connection, `select 'Öl' < 'Zug' collate "de-x-icu" as german, lower('Ä') as lower`)).toEqual([
    { german: true, lower: 'ä' },
  ])
})

test('rows are there after a stop and a start', async () => {
  const directory = copyOfCluster()
  const before = await startEmbeddedDatabase(directory)
  await query(before.connection, `create table entry as select 'kept' as name`)
  await before.stop()
  expect(hasServer(directory)).toBe(false)
  const after = await start(directory)
  expect(after.outcome).toBe('started')
  expect(await query(after.connection, 'select name from entry')).toEqual([{ name: 'kept' }])
})

test('two programs that start on an empty directory share one server', async () => {
  const directory = join(folder, 'empty')
  const programs = [startProgram(directory), startProgram(directory)]
  const outcomes = await Promise.all(programs.map(({ outcome }) => outcome))
  expect(outcomes.toSorted()).toEqual(['joined', 'started'])
  expect(readdirSync(join(directory, 'postgres')).toSorted()).toEqual(['data', 'in-use', 'postgres.log', 'run'])
  await Promise.all(programs.map((program) => program.stop()))
  expect(hasServer(directory)).toBe(false)
})

test('the server stays for a second program when the first one stops, and goes with the last', async () => {
  const directory = copyOfCluster()
  const first = startProgram(directory)
  await first.outcome
  const second = await startEmbeddedDatabase(directory)
  expect(second.outcome).toBe('joined')
  await first.stop()
  expect(await query(second.connection, 'select count(*)::int > 0 as written from entry')).toEqual([{ written: true }])
  await second.stop()
  expect(hasServer(directory)).toBe(false)
})

test('the server stays for a second program when the first one is killed', async () => {
  const directory = copyOfCluster()
  const first = startProgram(directory)
  await first.outcome
  const second = await start(directory)
  const server = serverOf(directory)
  await first.kill()
  await query(second.connection, 'select pg_sleep(0.3)')
  expect(serverOf(directory)).toBe(server)
})

test('a killed program loses no acknowledged row, and its server ends by itself', async () => {
  const directory = copyOfCluster()
  const program = startProgram(directory)
  const rows = await acknowledged(program, 200)
  await program.kill()
  await expect.poll(() => hasServer(directory)).toBe(false)
  const { connection } = await start(directory)
  expect(numbers(await query(connection, 'select id from entry'))).toEqual(expect.arrayContaining(rows()))
})

test('killed together with server and watchdog, it loses no acknowledged row', async () => {
  const directory = copyOfCluster()
  const program = startProgram(directory)
  const rows = await acknowledged(program, 200)
  kill([program.pid, ...watchdogsOf(directory), serverOf(directory)])
  const { connection, outcome } = await start(directory)
  expect(outcome).toBe('started')
  expect(numbers(await query(connection, 'select id from entry'))).toEqual(expect.arrayContaining(rows()))
})

test('a server that outlived program and watchdog is adopted and stopped', async () => {
  const directory = copyOfCluster()
  const program = startProgram(directory)
  const rows = await acknowledged(program, 200)
  const server = serverOf(directory)
  kill(watchdogsOf(directory))
  await program.kill()
  const heir = await startEmbeddedDatabase(directory)
  expect(heir.outcome).toBe('joined')
  expect(serverOf(directory)).toBe(server)
  expect(watchdogsOf(directory)).toHaveLength(1)
  expect(numbers(await query(heir.connection, 'select id from entry'))).toEqual(expect.arrayContaining(rows()))
  await heir.stop()
  // A child being spawned elsewhere may hold a copy of the claim for a moment: the watchdog then does the rest.
  await expect.poll(() => hasServer(directory)).toBe(false)
})

test('a server killed under a running program comes back', async () => {
  const directory = copyOfCluster()
  const { connection } = await start(directory)
  kill([serverOf(directory)])
  await expect.poll(() => query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('it comes back although a statement of the killed server is still at work', async () => {
  const directory = copyOfCluster()
  const { connection } = await start(directory)
  const endless = query(connection, 'select count(*) from (select generate_series(1, 1000000000000)) number').catch(() => 'broken off')
  const active = `select from pg_stat_activity where query like '%generate_series%' and state = 'active'`
  await expect.poll(() => query(connection, active)).toHaveLength(2)
  kill([serverOf(directory)])
  await expect.poll(() => query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await endless).toBe('broken off')
})

test('a lock left behind, whose process number another program has now, is no obstacle', async () => {
  const directory = copyOfCluster()
  writeFileSync(join(directory, 'postgres/data/postmaster.pid'), `${process.pid}\n`)
  expect(await start(directory)).toHaveProperty('outcome', 'started')
})

test('a copy that has lost its modes starts all the same', async () => {
  const directory = copyOfCluster()
  for (const name of ['data', 'run']) chmodSync(join(directory, 'postgres', name), 0o755)
  expect(await start(directory)).toHaveProperty('outcome', 'started')
})

test('in a folder too deep for a socket, the socket lies elsewhere', async () => {
  const directory = join(copyOfCluster(), 'a-folder-whose-name-alone-is-nearly-too-long-for-the-path-of-a-socket')
  mkdirSync(directory)
  renameSync(join(directory, '../postgres'), join(directory, 'postgres'))
  const { connection } = await start(directory)
  onTestFinished(() => rmSync(connection.host, { recursive: true }))
  expect(connection.host).toMatch(/^\/tmp\/kasack-[0-9a-f]{16}$/)
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a cluster of another major version is refused', async () => {
  const directory = copyOfCluster()
  writeFileSync(join(directory, 'postgres/data/PG_VERSION'), '17\n')
  await expect(startEmbeddedDatabase(directory)).rejects.toThrow(/created by PostgreSQL 17, but this version of Kasack comes with 18/)
})

test('a throw-away database leaves nothing behind', async () => {
  const database = await startThrowAwayDatabase()
  await query(database.superuser, 'create database another owner app')
  await database.stop()
  expect(existsSync(database.connection.host)).toBe(false)
})

test('nor does it when the process that uses it is killed, with its watchdog or without', async () => {
  const module = new URL('throw-away-database.ts', import.meta.url).href
  const code = `const { directory } = await (await import('${module}')).startThrowAwayDatabase(); console.log(directory); setInterval(() => {}, 1000)`
  const users = [1, 2].map(() => spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] }))
  const outputs = await Promise.all(users.map(async ({ stdout }) => (await once(stdout, 'data')) as [Buffer]))
  const directories = outputs.map(([line]) => line.toString().trim())
  const left = () => directories.map((directory) => [existsSync(directory), hasServer(directory)])
  expect(left()).toEqual([
    [true, true],
    [true, true],
  ])
  kill([...watchdogsOf(directories[0]!), ...users.map(({ pid }) => pid!)])
  await expect.poll(() => left().flat(), { timeout: patience(40_000), interval: 100 }).not.toContain(true)
})

test('a child that another thread is about to start is no other user of the server', async () => {
  const starting = `const { spawnSync } = require('node:child_process'); setInterval(() => spawnSync('/bin/true'), 0)`
  const threads = [1, 2].map(() => new Worker(starting, { eval: true }))
  onTestFinished(async () => void (await Promise.all(threads.map((thread) => thread.terminate()))))
  for (let round = 0; round < 2; round += 1) {
    const database = await startThrowAwayDatabase()
    await database.stop()
    expect(existsSync(database.directory)).toBe(false)
  }
})
