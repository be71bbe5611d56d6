import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { Cursor } from '../platform/database/changes-since.ts'
import { changesSince } from '../platform/database/changes-since.ts'
import type { Db } from '../platform/database/db.ts'
import type { Caller } from '../platform/request/call.ts'
import { insertSession } from '../session/queries.ts'
import { hashToken, newToken } from '../session/token.ts'
import { openBrowser } from './browser.test-support.ts'
import { openLive } from './hub.ts'

const { db, a, clock } = await testApp()
const caller = { is_superuser: true, permissions: [] as Caller['permissions'] } as Caller // the fields a hub reads
const visitor = { ...caller, is_superuser: false }
const warned: unknown[] = []
const open = (reading: Db = db) => openLive({ db: reading, clock, warn: (error) => warned.push(error) })
type Live = ReturnType<typeof open>
afterEach(() => {
  vi.useRealTimers()
  if (warned.length > 0) throw new Error(`warned of ${String(warned.splice(0))}`)
})

const soon = (check: () => void) => vi.waitFor(check, 5_000)

type Rows = Record<string, unknown>[]

/** A database that answers only after `look` has seen the answer; `look` may also throw. */
const answering = (look: (rows: Rows) => Promise<void>): Db =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await look(result.rows as Rows)
      return result
    },
  })
const isOfChanges = (rows: Rows) => rows.some((row) => 'snapshot' in row)

type Join = { token?: Buffer; since?: Cursor | null; who?: Caller }
const join = (live: Live, browser: ReturnType<typeof openBrowser>, { token = Buffer.alloc(32), since = null, who = caller }: Join = {}) =>
  live.open(browser as unknown as ServerResponse, { caller: who, token, since }) // the part of a response a hub uses
const signIn = async () => {
  const token = hashToken(newToken())
  await insertSession(db, { token, userId: await a.user({ is_superuser: true }) }, clock.now())
  return token
}
const rename = (facility: number) => sql`update facility set company = company || 'x' where id = ${facility}`.execute(db)
const idsIn = ({ said }: { said: string }) => [...said.matchAll(/^id: (\S+)/gm)].map(([, id]) => id!)

test('what is changed while the first browser of a process begins to listen is told, or lies before what it reads', async () => {
  const facility = await a.facility()
  const browser = openBrowser()
  const changed = delay(30).then(() => rename(facility))
  // The process is slow to find its starting point.
  let asked = 0
  const executeQuery: Db['executeQuery'] = async (statement) => {
    if (asked++ === 0) await changed
    return db.executeQuery(statement)
  }
  const live = open({ executeQuery } as Db) // a hub uses nothing else of it
  await Promise.all([join(live, browser), changed])
  const [id] = idsIn(browser)
  const later = (await changesSince(db, id!))!.notes.filter(({ entity }) => entity === 'facility')
  live.readChanges()
  await delay(100)
  expect([later.length > 0, browser.said.includes('"facilities"')]).toEqual([false, false])
  await live.stop()
})

test('a browser that has left before it is told anything is not kept', async () => {
  const live = open()
  const browser = openBrowser()
  browser.leave()
  await join(live, browser)
  expect(live.size()).toBe(0)
  await live.stop()
})

test('whoever comes while the program stops is sent away', async () => {
  const live = open()
  await live.stop()
  const browser = openBrowser()
  await join(live, browser)
  expect([browser.writableEnded, live.size()]).toEqual([true, 0])
})

test('of one session ten browsers listen, and the oldest that is sent away is told nothing more', async () => {
  const [facility, live] = [await a.facility(), open()]
  const browsers = Array.from({ length: 11 }, openBrowser)
  for (const browser of browsers) await join(live, browser)
  const [oldest, ...others] = browsers
  const before = oldest!.said
  await rename(facility)
  live.readChanges()
  await soon(() => expect(others.at(-1)!.said).toContain('"facilities"'))
  expect([oldest!.writableEnded, oldest!.said, live.size()]).toEqual([true, before, 10])
  expect(others.filter(({ writableEnded }) => writableEnded)).toEqual([])
  await live.stop()
})

test('whoever comes while it is looked which sessions have ended stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const [first, second] = [openBrowser(), openBrowser()]
  const [tokenOfFirst, tokenOfSecond] = [await signIn(), await signIn()]
  let looked = false
  const live = open(
    answering(async (rows) => {
      if (looked || !rows.some((row) => 'token' in row)) return
      await join(live, second, { token: tokenOfSecond })
      looked = true
    }),
  )
  await join(live, first, { token: tokenOfFirst })
  vi.advanceTimersByTime(4_000)
  await soon(() => expect(looked).toBe(true))
  await delay(20)
  expect([first.writableEnded, second.writableEnded]).toEqual([false, false])
  await live.stop()
})

test('a stream ends within five seconds of its session', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const [live, browser, token] = [open(), openBrowser(), await signIn()]
  await join(live, browser, { token })
  await sql`delete from session where token_hash = ${token}`.execute(db)
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers() // waiting would turn the clock on
  await soon(() => expect(browser.writableEnded).toBe(true))
  await live.stop()
})

test('every twenty seconds a stream says that it is there and up to where it has told, so that a quiet hour is nothing that was missed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const [live, browser] = [open(), openBrowser()]
  await join(live, browser, { token: await signIn() })
  const [first] = idsIn(browser)
  await sql`create temporary table quiet ()`.execute(db) // a change without a note
  const comments = () => browser.said.split(': here\n').length - 1
  vi.advanceTimersByTime(19_999)
  expect(comments()).toBe(0)
  vi.advanceTimersByTime(1)
  expect(comments()).toBe(1)
  await soon(() => {
    vi.advanceTimersByTime(20_000)
    expect(idsIn(browser).at(-1)).not.toBe(first)
  })
  const last = idsIn(browser).at(-1)!
  expect((await changesSince(db, last))?.notes).toEqual([])
  await live.stop()
})

test('what could not be told because the database was away is told once it is back', async () => {
  const browser = openBrowser()
  let isAway = false
  const live = open(
    answering(async (rows) => {
      if (isAway && rows.some((row) => 'sight' in row)) throw new Error('away')
    }),
  )
  await join(live, browser)
  isAway = true
  const entry = await a.engagement({ applicant: await a.applicant() })
  live.readChanges()
  await soon(() => expect(warned.splice(0)).toHaveLength(1))
  isAway = false
  live.readChanges()
  await soon(() => expect(browser.said).toContain(`{"resource":"engagements","ids":[${entry}]`))
  await live.stop()
})

test('whoever begins to listen while the database is away comes again', async () => {
  const [browser, facility] = [openBrowser(), await a.facility()]
  let answers = 0
  const live = open(
    answering(async () => {
      if (answers++ === 0) throw new Error('away')
    }),
  )
  await join(live, browser)
  expect([browser.writableEnded, idsIn(browser), live.size()]).toEqual([true, [], 0])
  await rename(facility)
  await live.stop()
  expect(warned.splice(0)).not.toEqual([])
})

test('whoever comes back is given no new id before he was told what he has missed', async () => {
  const [missed, now] = [await a.facility(), await a.facility()]
  const [first, again] = [openBrowser(), openBrowser()]
  let asked: number | null = null
  const live = open(
    answering(async (rows) => {
      if (asked !== null && isOfChanges(rows) && ++asked === 2) throw new Error('away')
    }),
  )
  await join(live, first)
  const [since] = idsIn(first)
  await rename(missed)
  live.readChanges()
  await soon(() => expect(first.said).toContain(`[${missed}]`))
  await rename(now)
  asked = 0
  await join(live, again, { since: since! })
  expect(first.said).toContain(`[${now}]`)
  expect([again.writableEnded, idsIn(again)]).toEqual([true, []])
  await live.stop()
  expect(warned.splice(0)).toHaveLength(1)
})

test('an entry about an applicant that is deleted while its change is read is not told to whoever may not see it', async () => {
  const entry = await a.engagement({ applicant: await a.applicant() })
  const { last } = await open().since(null, visitor)
  await sql`update engagement set note = 'Ruft zurück.' where id = ${entry}`.execute(db)
  const live = open(
    answering(async (rows) => {
      if (isOfChanges(rows)) await sql`delete from engagement where id = ${entry}`.execute(db)
    }),
  )
  const { events } = await live.since(last, visitor)
  await live.stop()
  expect(events.filter(({ resource }) => resource === 'engagements')).toEqual([])
})
