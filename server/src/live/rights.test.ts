import type { ServerResponse } from 'node:http'
import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { email } from '@kasack/contract/email.ts'
import { employeeDocument } from '@kasack/contract/employee-document.ts'
import { engagement } from '@kasack/contract/engagement.ts'
import { historyEntities, recordEntities, settingEntities } from '@kasack/contract/history-entities.ts'
import type { ChangeEvent, PresenceEvent } from '@kasack/contract/live.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import { outbox } from '@kasack/contract/outbox.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { permissions } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import type { Client } from '../../test/app.ts'
import { testApp } from '../../test/app.ts'
import { contractLists } from '../../test/bad-requests/contract.ts'
import { newRecords } from '../../test/new-records.ts'
import { insertSettlement } from '../cockpit-settlement/writes.ts'
import type { Caller } from '../platform/request/call.ts'
import { insertSession } from '../session/queries.ts'
import { hashToken, newToken } from '../session/token.ts'
import { openBrowser } from './browser.test-support.ts'
import { openLive } from './hub.ts'
import { partlySeen } from './sight.ts'

// A reader with no permission, one permission or all of them hears of exactly the records that GET shows them. A resource with events needs
// a case below, or the test fails.

const { a, as, clock, db } = await testApp()
const root = await as({ is_superuser: true })
const news = newRecords(a)
const live = openLive({ db, clock, warn: (error) => expect.fail(String(error)) })
afterAll(() => live.stop())

/** A record whose changes are sent, and what is done to it. Users are never deleted. */
type WriteCase = {
  path: string
  create: () => Promise<number>
  change: (id: number) => Promise<unknown>
  remove?: (id: number) => Promise<unknown>
}

const succeeded = (what: string, { status, body }: Awaited<ReturnType<Client['get']>>) => {
  if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
  return body
}
const post = async (path: string, body: object): Promise<number> => succeeded(path, await root.post(`/${path}.json/`, body)).id
const remove = async (path: string, id: number) => succeeded(path, await root.remove(`/${path}/${id}.json/`))

const ofEntity = (path: string, make = news[path]?.make): WriteCase => ({
  path,
  create: async () => post(path, await (make ?? expect.fail(`${path} has no new record`))()),
  change: async (id) => succeeded(path, await root.patch(`/${path}/${id}.json/`, news[path]!.change)),
  ...(path !== 'users' && { remove: (id) => remove(path, id) }),
})

const makeSubject = { facility: a.facility, employee: a.employee, applicant: a.applicant, contact_person: a.contactPerson }
type Subject = keyof typeof makeSubject
const subjectsOf = async (names: Subject[]) =>
  Object.fromEntries(await Promise.all(names.map(async (name) => [name, await makeSubject[name]()] as const)))

/** Who sees a logbook entry depends on whom it is about. */
const entries: WriteCase[] = (
  [
    ['employee'],
    ['applicant'],
    ['facility', 'employee'],
    ['facility', 'applicant'],
    ['employee', 'applicant'],
    ['applicant', 'contact_person'],
    ['facility', 'employee', 'applicant'],
  ] as Subject[][]
).map((names) => ofEntity(engagement.path, () => subjectsOf(names)))

/** An entry written about an applicant who became an employee. */
const ofConverted: WriteCase = {
  ...ofEntity(engagement.path),
  async create() {
    const applicant = await a.applicant()
    const id = await post(engagement.path, { applicant })
    const person = (await news['employees']!.make()) as object
    await post('employees', { ...person, converted_from_applicant: applicant })
    return id
  },
}

/** Not every reader of documents may read health data. */
const ofHealth = ofEntity(employeeDocument.path, async () => ({
  employee: await a.employee(),
  kind: await a.documentKind({ is_health_data: true }),
}))

/** Records that are deleted with the record they are about. */
const goingAlong = (['facility', 'applicant'] as const).map((subject): WriteCase => {
  let about = 0
  return {
    ...ofEntity(engagement.path),
    async create() {
      about = await makeSubject[subject]()
      return post(engagement.path, { [subject]: about })
    },
    remove: () => remove({ facility: 'facilities', applicant: 'applicants' }[subject], about),
  }
})

/** E-mails are created and deleted with what they are about; events about those of users carry no ids. */
const mails: WriteCase[] = [() => a.mail(), () => a.email(), async () => a.email({}, { employee_id: await a.employee() })].map(
  (create) => ({
    path: outbox.path,
    create,
    change: (id) => sql`update outbox set attempts = attempts + 1 where id = ${id}`.execute(db),
    remove: (id) => sql`delete from outbox where id = ${id}`.execute(db),
  }),
)

const pick = (record: object, names: string[]) => Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))

/** Settings always exist: they are changed, and changed again. */
const settings = settingEntities.map(({ path }): WriteCase => {
  const change = async (body: object) => succeeded(path, await root.patch(`/${path}.json/`, body))
  const before = root.get(`/${path}.json/`)
  return {
    path,
    create: async () => (await change(news[path]!.change)).id,
    change: async () => change(pick((await before).body, Object.keys(news[path]!.change))),
  }
})

/** A cockpit row is settled and reopened; not every reader of documents hears of those with health data. */
const settled: WriteCase[] = [
  () => a.settlement(),
  async () => {
    const kind = await a.documentKind({ is_health_data: true })
    const record = await post(employeeDocument.path, { employee: await a.employee(), kind })
    const row = { code: 'documents_due', record, until: '2026-06-30', note: '', known: 0 } as const
    return insertSettlement(db, row, { caller: { id: root.id }, now: clock.now() })
  },
].map((create) => ({
  path: cockpitSettlement.path,
  create,
  change: (id) => sql`update cockpit_settlement set note = 'Geklärt' where id = ${id}`.execute(db),
  remove: (id) => remove(cockpitSettlement.path, id),
}))

const all: WriteCase[] = [
  ...recordEntities.filter(({ path }) => path in news).map(({ path }) => ofEntity(path)),
  ...settled,
  ...settings,
  ...entries,
  ofConverted,
  ofHealth,
  ...goingAlong,
  ...mails,
]

type Reader = { name: string; client: Client; browser: ReturnType<typeof openBrowser> }

/** Permissions that show less, or nothing, without one another. */
const together = historyEntities.flatMap(({ access: { read }, readingNeeds = {} }) =>
  Object.values(readingNeeds).map((needs) => permissions.filter((right) => [read, needs].flat().includes(right))),
)

type Kind = { name: string; permissions: Permission[]; is_superuser: boolean }
const kinds: Kind[] = [
  { name: 'no right', permissions: [], is_superuser: false },
  ...[...permissions.map((right) => [right]), ...together].map((held) => ({
    name: held.join(' and '),
    permissions: held,
    is_superuser: false,
  })),
  { name: 'all rights', permissions: [...permissions], is_superuser: true },
]
const signedIn = await Promise.all(kinds.map(async (kind) => ({ kind, client: kind.is_superuser ? root : await as(kind) })))
const readers = await Promise.all(
  signedIn.map(async ({ kind, client }): Promise<Reader> => {
    const [browser, token] = [openBrowser(), hashToken(newToken())]
    await insertSession(db, { token, userId: client.id }, clock.now())
    // The parts of a response and a caller that a hub uses.
    await live.open(browser as unknown as ServerResponse, { caller: kind as Partial<Caller> as Caller, token, since: null })
    return { name: kind.name, client, browser }
  }),
)
const superuser = readers.at(-1)!

/** Records as `facilities 3`, or `facilities all`. */
type EventIds = { changed: Set<string>; deleted: Set<string> }
const gather = (events: readonly ChangeEvent[]): EventIds => ({
  changed: new Set(events.flatMap(({ resource, ids }) => (ids ?? ['all']).map((id) => `${resource} ${id}`))),
  deleted: new Set(events.flatMap(({ resource, deleted }) => deleted.map((id) => `${resource} ${id}`))),
})

/** Whether GET shows a record to a reader, read while the record exists. */
const answers = new Map<string, boolean>()
async function look(records: Iterable<string>): Promise<void> {
  for (const record of records)
    for (const { name, client } of readers) {
      const [path, id] = record.split(' ')
      const isAlone = id === 'all' || settingEntities.some((one) => one.path === path)
      const { status } = await client.get(isAlone ? `/${path}.json/?size=1` : `/${path}/${id}.json/`)
      if (![200, 403, 404].includes(status)) throw new Error(`GET of ${record} answers ${status}`)
      answers.set(`${name}: ${record}`, status === 200)
    }
}
const readable = (name: string, records: Iterable<string>): string[] =>
  [...records].filter((record) => answers.get(`${name}: ${record}`) ?? expect.fail(`nobody has looked at ${record}`)).toSorted()

type Phase = { act: string; told: Map<string, EventIds> }
const phases: Phase[] = []

/** Acts on all records and notes the events each reader receives before anything else happens. */
async function note(act: string, write: () => Promise<void>): Promise<EventIds> {
  const { last } = (await root.get('/events/since.json/')).body
  await write()
  const told = new Map<string, EventIds>()
  for (const { name, client } of readers) told.set(name, gather((await client.get(`/events/since.json/?after=${last}`)).body.events))
  phases.push({ act, told })
  return told.get(superuser.name)!
}

const made: { record: string; written: WriteCase; id: number }[] = []
const created = await note('create', async () => {
  for (const written of all) {
    const id = await written.create()
    made.push({ record: `${written.path} ${id}`, written, id })
  }
})
await look(created.changed)
const changed = await note('change', async () => {
  for (const { written, id } of made) await written.change(id)
})
await look(changed.changed)
for (const { name, path } of historyEntities)
  for (const { record, id } of made) if (record === `${path} ${id}`) await live.hearPresence(`${name} ${id}`)
const removed = await note('delete', async () => {
  for (const { written, id } of made) await written.remove?.(id)
})
await look([...removed.changed].filter((record) => !answers.has(`${superuser.name}: ${record}`)))
live.readChanges()
const hasHeardAll = () => [...removed.deleted].every((record) => heardBy(superuser).deleted.has(record))
await vi.waitUntil(hasHeardAll, 5_000)

function eventsOf<Event>({ browser }: Reader, kind: string): Event[] {
  return [...browser.said.matchAll(new RegExp(`^event: ${kind}\ndata: (.*)$`, 'gm'))].map(([, text]) => JSON.parse(text!) as Event)
}
function heardBy(reader: Reader): EventIds {
  return gather(eventsOf<ChangeEvent>(reader, 'change'))
}

test('every resource whose changes the database notes is tried here', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
    where proname = 'record_changed'`.execute(db)
  const noted = new Set(rows.map(({ name }) => name))
  const known = [...historyEntities, ...lookupEntities, ...(await contractLists()).map(({ entity }) => entity)]
  const paths = known.filter(({ name }) => noted.has(name)).map(({ path }) => path)
  expect(new Set(made.map(({ written }) => written.path))).toEqual(new Set(paths))
  expect(historyEntities.filter(({ name }) => !noted.has(name))).toEqual([])
})

test.each(partlySeen)('of records of %s somebody sees some and not others', (of) => {
  const { path } = historyEntities.find(({ name }) => name === of)!
  const seen = readers.map(({ name }) =>
    made.filter(({ written }) => written.path === path).map(({ record }) => answers.get(`${name}: ${record}`)),
  )
  expect(seen.some((some) => some.includes(true) && some.includes(false))).toBe(true)
})

test('whoever holds all rights is told of every record that is created, changed and deleted', () => {
  const records = made.map(({ record }) => record)
  const deleted = made.filter(({ written }) => written.remove).map(({ record }) => record)
  expect(records.filter((record) => !created.changed.has(record))).toEqual([])
  expect(records.filter((record) => !changed.changed.has(record))).toEqual([])
  expect(deleted.filter((record) => !removed.deleted.has(record))).toEqual([])
  expect(created.changed).toContain(`${email.path} all`)
})

test.each(readers)('with $name somebody is told of what he may read, and of nothing else', (reader) => {
  const { name } = reader
  for (const { act, told } of phases) {
    const [mine, everything] = [told.get(name)!, told.get(superuser.name)!]
    expect([act, [...mine.changed].toSorted()]).toEqual([act, readable(name, everything.changed)])
    expect([act, [...mine.deleted].toSorted()]).toEqual([act, readable(name, everything.deleted)])
  }
  const shown = made.filter(({ record, written }) => written.path !== outbox.path && answers.get(`${name}: ${record}`))
  const present = eventsOf<PresenceEvent>(reader, 'presence').map(({ resource, id }) => `${resource} ${id}`)
  expect(present).toEqual(
    historyEntities.flatMap(({ path }) => shown.filter(({ written }) => written.path === path).map(({ record }) => record)),
  )
})

test.each(readers)('with $name a stream tells what is told to whoever asks', (reader) => {
  const heard = heardBy(reader)
  const told = phases.map((phase) => phase.told.get(reader.name)!)
  expect(new Set([...heard.changed, ...heard.deleted])).toEqual(new Set(told.flatMap((one) => [...one.changed, ...one.deleted])))
})
