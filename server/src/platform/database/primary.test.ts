import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase, urlOf } from '../../../test/database.ts'
import { openClient } from '../backup/rows.ts'
import { openDatabase } from './db.ts'
import { listen } from './listen.ts'
import { choosePrimary, openPrimary } from './primary.ts'
import { requireServer } from './usable.ts'

const [one, other] = [await freshDatabase(), await freshDatabase()]
const [nameOfOne, nameOfOther] = [nameOf(one), nameOf(other)]

/** Two addresses that look like two servers: each leads to a database of its own, whichever is asked for. */
const doors = [await openDoor(nameOfOne), await openDoor(nameOfOther)] as const
const at = new URL(urlOf(one.connection))
const account = at.password === '' ? at.username : `${at.username}:${at.password}`
const connectionString = `postgres://${account}@${doors.map(({ port }) => `127.0.0.1:${port}`).join()}/${nameOfOne}?target_session_attrs=read-write`

test('of the servers that take writes the one promoted last counts', () => {
  const [first, second] = [{ host: 'first' }, { host: 'second' }]
  const choose = (newest: string, ...timelines: (string | null)[]) =>
    choosePrimary(
      timelines.map((timeline, place) => ({ server: [first, second][place]!, timeline })),
      newest,
    ).server
  expect(choose('', '00000001', null)).toBe(first)
  expect(choose('', null, '00000002')).toBe(second)
  expect(choose('', '00000001', '00000002')).toBe(second)
  expect(choose('00000002', '00000009', '0000000A')).toBe(second)
})
test('a former primary does not count once its successor was known, and where there are only replicas none does', () => {
  const alone = (timeline: string | null) => [
    { server: {}, timeline },
    { server: {}, error: new Error('refused') },
  ]
  expect(() => choosePrimary(alone('00000001'), '00000002')).toThrow('None of the servers takes writes')
  expect(() => choosePrimary(alone(null), '')).toThrow('None of the servers takes writes')
})
test('when no server answers, the first one’s error says why', () => {
  const errors = ['first', 'second'].map((reason) => ({ server: {}, error: new Error(reason) }))
  expect(() => choosePrimary(errors, '')).toThrow('first')
})
test('a server that is named alone is not asked', async () => {
  const alone = openPrimary({ connectionString: 'postgres://127.0.0.1:1/kasack' })
  alone.forget(alone.first)
  expect(await alone.find()).toEqual({ connectionString: 'postgres://127.0.0.1:1/kasack' })
})

test('statements go to the server that takes writes, and to the other one when that is gone', async () => {
  await takesWrites(nameOfOne)
  const db = opened()
  expect([await current(db), await current(db)]).toEqual([nameOfOne, nameOfOne])
  await takesWrites(nameOfOther)
  doors[0].shut()
  await current(db).catch(() => undefined) // its connection is lost
  expect(await current(db)).toBe(nameOfOther)
  doors[0].open()
})
test('a server that lets nobody write any more is left, though it lives', async () => {
  await takesWrites(nameOfOne)
  const db = opened()
  expect(await current(db)).toBe(nameOfOne)
  await takesWrites(nameOfOther)
  await db.connection().execute(async (same) => {
    await sql`set default_transaction_read_only = on`.execute(same)
    await expect(sql`create table written ()`.execute(same)).rejects.toMatchObject({ code: '25006' })
  })
  expect(await current(db)).toBe(nameOfOther)
})
test('who listens hears at the new server that anything may have changed', async () => {
  await takesWrites(nameOfOne)
  const heard: unknown[] = []
  const { stop } = listen({ connectionString }, (entities) => heard.push(entities))
  onTestFinished(stop)
  await expect.poll(() => heard).toEqual([null])
  await takesWrites(nameOfOther)
  doors[0].shut()
  await expect.poll(() => heard, { timeout: 10_000 }).toEqual([null, null])
  await sql`select pg_notify('kasack_change', 'outbox 1')`.execute(other.db)
  await expect.poll(() => heard.at(-1)).toEqual(new Set(['outbox']))
  doors[0].open()
})
test('who listens to a server that hangs leaves it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  await takesWrites(nameOfOne)
  const heard: unknown[] = []
  const { stop } = listen({ connectionString }, (entities) => heard.push(entities))
  onTestFinished(stop)
  await expect.poll(() => heard).toEqual([null])
  await takesWrites(nameOfOther)
  doors[0].hang()
  vi.advanceTimersByTime(5_000)
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual([null, null])
  doors[0].shut()
  doors[0].open()
})
test('a backup reads from the server that takes writes', async () => {
  await takesWrites(nameOfOther)
  const client = await openClient({ connectionString })
  onTestFinished(() => client.end())
  expect((await client.query('select current_database() as name')).rows).toEqual([{ name: nameOfOther }])
})
test('a start where all servers are replicas says that one has to be promoted', async () => {
  await takesWrites('none')
  await expect(requireServer(opened())).rejects.toThrow('DATABASE_URL accepts the URL of servers of which one takes writes: promote one')
})

test('no sequence is unlogged: a replica promoted soon after its creation could not use it', async () => {
  const { rows } = await sql`select relname from pg_class where relkind = 'S' and relpersistence = 'u'`.execute(one.db)
  expect(rows).toEqual([])
})

function opened() {
  const db = openDatabase({ connectionString }, { size: 1 })
  onTestFinished(() => db.destroy())
  return db
}

async function current(db: typeof one.db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return rows[0]!.name
}

/** Lets new connections write to this database only. */
async function takesWrites(name: string): Promise<void> {
  for (const each of [one, other])
    await sql`alter database ${sql.ref(nameOf(each))} set default_transaction_read_only = ${sql.lit(nameOf(each) !== name)}`.execute(
      each.db,
    )
}

function nameOf({ connection }: typeof one): string {
  return new URL(urlOf(connection)).pathname.slice(1)
}

/** A port that leads to a database of the test's server; names of databases are equally long, so that one can stand for the other. */
async function openDoor(name: string) {
  const { hostname, port } = new URL(urlOf(one.connection))
  const host = decodeURIComponent(hostname)
  const sockets = new Set<Socket>()
  let [isOpen, hangs] = [true, false]
  const server = createServer((socket) => {
    if (!isOpen) return void socket.destroy()
    if (hangs) return void sockets.add(socket.on('error', () => undefined))
    const inside = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(Number(port), host)
    for (const each of [socket, inside]) {
      sockets.add(each)
      each.on('error', () => undefined).on('close', () => [socket, inside].forEach((end) => end.destroy()))
    }
    socket.on('data', (chunk) =>
      inside.write(chunk.toString('latin1').replace(`\0database\0${nameOfOne}\0`, `\0database\0${name}\0`), 'latin1'),
    )
    inside.pipe(socket)
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    open: () => void ([isOpen, hangs] = [true, false]),
    /** It takes connections and says nothing any more. */
    hang() {
      hangs = true
      for (const socket of sockets) socket.pause()
    },
    shut() {
      isOpen = false
      for (const socket of sockets) socket.destroy()
      sockets.clear()
    },
  }
}
