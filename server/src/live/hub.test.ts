import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { changesSince } from '../platform/database/changes-since.ts'
import type { Db } from '../platform/database/db.ts'
import type { Caller } from '../platform/request/call.ts'
import { openLive } from './hub.ts'

const { db, a, clock } = await testApp()
const caller = { is_superuser: true, permissions: [] as Caller['permissions'] } as Caller // as far as a hub asks
const visitor = { ...caller, is_superuser: false }
const warn = (error: unknown) => {
  throw error
}

type Rows = Record<string, unknown>[]

/** The database, answering only once somebody has looked at the answer, or has thrown it away. */
const answering = (look: (rows: Rows) => Promise<void>): Db =>
  db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await look(result.rows as Rows)
      return result
    },
  })

/** What a browser is told, without its connection. */
function openBrowser() {
  const events = new EventEmitter()
  const browser = {
    said: '',
    destroyed: false,
    isEnded: false,
    writableLength: 0,
    once: events.once.bind(events),
    write: (text: string) => void (browser.said += text),
    leave() {
      browser.destroyed = true
      events.emit('close')
    },
    end() {
      browser.isEnded = true
      browser.leave()
    },
  }
  return browser
}
const join = (live: ReturnType<typeof openLive>, browser: ReturnType<typeof openBrowser>) =>
  live.open(browser as unknown as ServerResponse, { caller, token: Buffer.alloc(32), since: null }) // what a hub asks of a response

test('what is changed while the first browser of a process begins to listen is told, or lies before what it reads', async () => {
  const facility = await a.facility()
  const browser = openBrowser()
  const changed = delay(30).then(() => sql`update facility set company = 'Nordlicht' where id = ${facility}`.execute(db))
  // The process is slow to find out from where it is to read on.
  let asked = 0
  const executeQuery: Db['executeQuery'] = async (statement) => {
    if (asked++ === 0) await changed
    return db.executeQuery(statement)
  }
  const live = openLive({ db: { executeQuery } as Db, clock, warn }) // a hub asks no more of it
  await Promise.all([join(live, browser), changed])
  const [, id] = /^id: (\S+)/m.exec(browser.said)!
  const later = (await changesSince(db, id!))!.notes.filter(({ entity }) => entity === 'facility')
  live.hear()
  await delay(100)
  expect([later.length > 0, browser.said.includes('"facilities"')]).toEqual([false, false])
  await live.stop()
})

test('a browser that has left before it is told anything is not kept', async () => {
  const live = openLive({ db, clock, warn })
  const browser = openBrowser()
  browser.leave()
  await join(live, browser)
  expect(live.size()).toBe(0)
  await live.stop()
})

test('whoever comes while the program stops is sent away', async () => {
  const live = openLive({ db, clock, warn })
  await live.stop()
  const browser = openBrowser()
  await join(live, browser)
  expect([browser.isEnded, live.size()]).toEqual([true, 0])
})

test('an entry about an applicant that is deleted while its change is read is not told to whoever may not see it', async () => {
  const entry = await a.engagement({ applicant: await a.applicant() })
  const { last } = await openLive({ db, clock, warn }).since(null, visitor)
  await sql`update engagement set note = 'Ruft zurück.' where id = ${entry}`.execute(db)
  const live = openLive({
    db: answering(async (rows) => {
      if (rows.some((row) => 'snapshot' in row)) await sql`delete from engagement where id = ${entry}`.execute(db)
    }),
    clock,
    warn,
  })
  const { events } = await live.since(last, visitor)
  expect(events.filter(({ resource }) => resource === 'engagements')).toEqual([])
})
