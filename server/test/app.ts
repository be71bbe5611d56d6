import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, LightMyRequestResponse as Response } from 'fastify'
import { sql } from 'kysely'
import { afterAll } from 'vitest'
import type { AppOptions } from '../src/app.ts'
import { buildApp, buildWork } from '../src/app.ts'
import type { Work } from '../src/platform/job/work.ts'
import type { Db } from '../src/platform/database/db.ts'
import { openDatabase } from '../src/platform/database/db.ts'
import type { JobNotes } from '../src/platform/job/job-notes.ts'
import { readSettings } from '../src/platform/program/env.ts'
import { vaultOf } from '../src/platform/secret/secret-key.ts'
import { insertSession } from '../src/session/queries.ts'
import { csrfOf, hashToken, newToken } from '../src/session/token.ts'
import { openLive } from '../src/live/hub.ts'
import type { TestDatabase } from './database.ts'
import { freshDatabase } from './database.ts'
import type { Factory, Who } from './factory.ts'
import { factory } from './factory.ts'

export type TestAnswer = { status: number; body: any; headers: Record<string, unknown> } // oxlint-disable-line typescript/no-explicit-any -- a test may look at anything in a response

/** Calls of one user; paths as a client writes them, below /api/v0. */
export type Client = {
  get(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  remove(path: string, headers?: Record<string, string>): Promise<TestAnswer>
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  /** The same user in a second browser. */
  again(): Promise<Client>
  id: number
}

export type TestApp = TestDatabase & {
  app: FastifyInstance
  a: Factory
  clock: { now(): Date; set(moment: string): void }
  /** A signed-in user of that kind. */
  as(who?: Who): Promise<Client>
  anonymous: Client
  /** A second process on the same database, called by the same users or anonymously. */
  beside(): Promise<{ anonymous: Client; as(id: number): Promise<Client> }>
  /** The background jobs: `await work.once()` does what is due by the test's clock. */
  work: Pick<Work, 'once'>
}

/** The program on a new database, with a clock that is set to the given moment (default: a Wednesday in June). */
export async function testApp({
  now = '2026-06-10T10:00:00Z',
  variables = {},
  routes = [],
}: { now?: string; variables?: Record<string, string>; routes?: NonNullable<AppOptions['more']> } = {}): Promise<TestApp> {
  const database = await freshDatabase()
  let moment = new Date(now)
  const clock = { now: () => moment, set: (next: string) => void (moment = new Date(next)) }
  const nowhere = join(tmpdir(), 'kasack-without-files') // tests with files set their own
  const settings = readSettings({ LOG_LEVEL: 'silent', DEMO_DATA: 'off', DATA_DIR: nowhere, ...variables })
  const vault = await vaultOf(database.db, { ...settings, secretKey: 'a key that only tests have, all of them' })
  const notes: JobNotes = new Map()
  const build = async (db: Db) => {
    const live = openLive({ db, clock, warn: (error) => void process.stderr.write(`${String(error)}\n`) })
    closing.unshift(live.stop)
    return buildApp({ db, clock, settings, vault, notes, live, more: routes })
  }
  const closing: (() => Promise<unknown>)[] = [() => database.drop()]
  const app = await build(database.db)
  closing.unshift(() => app.close())
  const work = buildWork({ db: database.db, clock, settings, log: app.log, notes })
  const a = factory(database.db, clock)
  afterAll(async () => {
    for (const close of closing) await close()
  })
  const beside = async () => {
    const db = openDatabase(database.connection, { size: 5 })
    const other = await build(db)
    closing.unshift(
      () => other.close(),
      () => db.destroy(),
    )
    return { anonymous: anonymousOf(other), as: (id: number) => signIn(other, id) }
  }
  const signIn = async (to: FastifyInstance, id: number): Promise<Client> => {
    const token = newToken()
    await insertSession(database.db, { token: hashToken(token), userId: id }, clock.now())
    const session = { cookie: `sessionid=${token}; csrftoken=${csrfOf(token)}`, 'x-csrftoken': csrfOf(token) }
    let [latest, last] = [clock.now(), clock.now()]
    // A test that returns from the past to the present renews its session, whose start has moved into the past.
    const comeBack = async () => {
      const at = clock.now()
      if (last < latest && at.getTime() >= latest.getTime() - 3_600_000) await renewSession(database.db, hashToken(token), at)
      last = at
      if (at > latest) latest = at
    }
    return { ...calls(to, session, comeBack), id, again: () => signIn(to, id) }
  }
  return { ...database, app, a, clock, as: async (who) => signIn(app, await a.user(who)), anonymous: anonymousOf(app), beside, work }
}

function anonymousOf(app: FastifyInstance): Client {
  const anonymous: Client = { ...calls(app, {}), id: 0, again: async () => anonymous }
  return anonymous
}

const renewSession = (db: Db, token: Buffer, now: Date) =>
  sql`update session set created_datetime = ${now}, last_call_datetime = ${now} where token_hash = ${token}`.execute(db)

function calls(
  app: FastifyInstance,
  session: Record<string, string>,
  before: () => Promise<void> = async () => undefined,
): Omit<Client, 'id' | 'again'> {
  const call: Client['call'] = async (method, path, body, headers = {}) => {
    await before()
    const json = body === undefined ? {} : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api/v0${path}`,
      headers: { ...session, ...type, 'accept-language': 'en', ...headers },
      ...json,
    })
    return { status: answer.statusCode, body: bodyOf(answer), headers: answer.headers }
  }
  return {
    call,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body = {}, headers) => call('POST', path, body, headers),
    patch: (path, body = {}, headers) => call('PATCH', path, body, headers),
    remove: (path, headers) => call('DELETE', path, undefined, headers),
  }
}

/** JSON parsed, anything else as bytes. */
const bodyOf = ({ body, headers, rawPayload }: Response): unknown => {
  if (body === '') return undefined
  return `${headers['content-type']}`.startsWith('application/json') ? JSON.parse(body) : rawPayload
}
