import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { announce, changeChannel } from './announce.ts'
import { listen } from './listen.ts'

const { as, a, db, connection } = await testApp()
const anna = await as()

/** Listens until the test ends; `heard` holds the entities of each message in order, or null for all. */
async function listening() {
  const heard: (string[] | null)[] = []
  const { stop } = listen(connection, (entities) => heard.push(entities && [...entities]))
  onTestFinished(stop)
  await expect.poll(() => heard[0]).toBeNull() // earlier announcements may still arrive
  return { heard, stop }
}

/** The listening connections to this database. */
const listeners = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database() and query = ${`listen ${changeChannel}`}`.execute(db)
  return rows.map(({ pid }) => pid)
}

test('whoever begins to listen hears that anything may have changed, and then what does', async () => {
  const { heard } = await listening()
  const facility = await a.facility()
  await anna.post('/engagements.json/', { facility })
  await expect.poll(() => heard.at(-1)?.toSorted()).toEqual(['engagement', 'facility'])
})

test('whoever begins to listen hears first that anything may have changed, however much is told meanwhile', async () => {
  const over = new AbortController()
  const tellOn = async () => {
    while (!over.signal.aborted) await sql`select pg_notify(${changeChannel}, 'outbox 1')`.execute(db)
  }
  const telling = tellOn()
  const first = await Promise.all(Array.from({ length: 20 }, async () => (await listening()).heard[0])).finally(() => over.abort())
  await telling
  expect(first).toEqual(Array(20).fill(null))
})

test('too much to name is heard as anything', async () => {
  const { heard } = await listening()
  announce(db, Array.from({ length: 2_000 }, (_, id) => `facility ${id}`).join('\n'))
  await expect.poll(() => heard).toEqual([null, null])
})

test('after a lost connection anything may have changed, and what changes then is heard again', async () => {
  const { heard } = await listening()
  const [pid] = await listeners()
  await sql`select pg_terminate_backend(${pid})`.execute(db)
  await expect.poll(() => heard).toEqual([null, null])
  expect(await listeners()).not.toContain(pid)
  announce(db, 'outbox 1\n')
  await expect.poll(() => heard).toEqual([null, null, ['outbox']])
})

test('whoever has stopped hears nothing more and holds no connection', async () => {
  const { heard, stop } = await listening()
  await stop()
  await expect.poll(listeners).toEqual([])
  announce(db, 'outbox 1\n')
  const other = await listening()
  await expect.poll(() => other.heard.length).toBeGreaterThan(0)
  await delay(100) // longer than changes are gathered
  expect(heard).toEqual([null])
})

test('who stops while the server has not answered yet, or never does, stops at once', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  for (const server of [connection, { host: '127.0.0.1', port, user: 'app', database: 'app' }]) {
    await listen(server, () => undefined).stop()
    const later = listen(server, () => undefined)
    await delay(50)
    await later.stop()
  }
  await expect.poll(listeners).toEqual([])
})
