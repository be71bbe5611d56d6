import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { ChangeEvent } from '@kasack/contract/live.ts'
import { afterEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '../../test/app.ts'
import { insertSession } from '../session/queries.ts'
import { csrfOf, hashToken, newToken } from '../session/token.ts'

const { app, db, a, as, clock } = await testApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const anna = await as({ permissions: ['employees.view_employee'] })

type EventMessage = { event: string; data: Record<string, unknown> }
type Stream = {
  heard: EventMessage[]
  last: () => string
  ended: Promise<void>
  token: string
  until: (isThere: (all: EventMessage[]) => boolean) => Promise<void>
}
const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A browser of a user with these permissions. */
async function listening(who: Parameters<typeof as>[0], { last = '', token = newToken() } = {}): Promise<Stream> {
  await insertSession(db, { token: hashToken(token), userId: await a.user(who) }, clock.now())
  const heard: EventMessage[] = []
  let [rest, lastId] = ['', last]
  const headers = { cookie: `sessionid=${token}; csrftoken=${csrfOf(token)}`, ...(last && { 'last-event-id': last }) }
  const request = httpRequest({ port, host: '127.0.0.1', path: '/api/v0/events/', headers })
  request.on('error', () => undefined)
  request.end()
  const ended = new Promise<void>((resolve) =>
    request.on('response', (response) => {
      response.setEncoding('utf8')
      response.on('data', (text: string) => {
        const parts = (rest + text).split('\n\n')
        rest = parts.pop()!
        for (const part of parts) {
          const lines = Object.fromEntries(
            part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
          )
          if (lines['id']) lastId = lines['id']
          if (lines['event']) heard.push({ event: lines['event'], data: JSON.parse(lines['data']!) })
        }
      })
      response.on('close', resolve)
    }),
  )
  open.push(() => request.destroy())
  const until = async (isThere: (all: EventMessage[]) => boolean) => {
    for (let time = 0; time < 300 && !isThere(heard); time++) await delay(20)
    expect(heard).toSatisfy(isThere)
  }
  const isTold = () => lastId !== last
  for (let time = 0; time < 200 && !isTold(); time++) await delay(10)
  return { heard, last: () => lastId, ended, token, until }
}

const changed = (resource: string, id: number) => (all: EventMessage[]) =>
  all.some(({ event, data }) => event === 'change' && data['resource'] === resource && (data as ChangeEvent).ids?.includes(id))
const gone = (resource: string, id: number) => (all: EventMessage[]) =>
  all.some(({ data }) => data['resource'] === resource && (data as ChangeEvent).deleted.includes(id))

test('a change is told to whoever may read the record, and to nobody else', async () => {
  const [session, staff] = await Promise.all([listening({ permissions: [] }), listening({ permissions: ['employees.view_employee'] })])
  const [facility, employee] = [await a.facility(), await a.employee()]
  await staff.until(changed('employees', employee))
  await session.until(changed('facilities', facility))
  expect(session.heard.map(({ data }) => data['resource'])).not.toContain('employees')
})

test('a stream has the headers of every answer, and is kept in no cache', async () => {
  const { headers } = await anna.call('HEAD', '/events/')
  expect(headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
})

test('whoever comes back is told what was missed, once it is deleted as that', async () => {
  const first = await listening({ permissions: [] })
  const facility = await a.facility()
  await first.until(changed('facilities', facility))
  const last = first.last()
  const later = await a.facility()
  expect((await anna.remove(`/facilities/${later}.json/`)).status).toBe(204)
  const again = await listening({ permissions: [] }, { last })
  await again.until(gone('facilities', later))
  expect(again.heard).not.toSatisfy(changed('facilities', later))
  expect(again.heard).not.toSatisfy(changed('facilities', facility))
})

test('a facility that is deleted with its entries is told as deleted, not as changed by that', async () => {
  const facility = await a.facility()
  for (const note of ['Ruft zurück.', 'Hat zurückgerufen.']) await a.engagement({ facility, note })
  const { last } = (await anna.get('/events/since.json/')).body
  expect((await anna.remove(`/facilities/${facility}.json/`)).status).toBe(204)
  const { events } = (await anna.get(`/events/since.json/?after=${last}`)).body
  expect(events).toContainEqual({ resource: 'facilities', ids: [], deleted: [facility] })
})

test('an unknown id is answered with the wish to read everything anew', async () => {
  for (const last of ['nothing', '1-1-1:1:', '1-1-5:3:', `1-1-${'9'.repeat(18)}:${'9'.repeat(18)}:`]) {
    const stream = await listening({}, { last })
    await stream.until((all) => all.some(({ event }) => event === 'reset'))
    expect(stream.heard.map(({ event }) => event)).toContain('reset')
  }
})

test('an id is known for an hour, and then answered with the wish to read everything anew', async () => {
  const [running, at, snapshot] = (await anna.get('/events/since.json/')).body.last.split('-')
  const isReset = async (minutes: number) =>
    (await anna.get(`/events/since.json/?after=${running}-${Number(at) - minutes * 60_000}-${snapshot}`)).body.reset
  expect([await isReset(59), await isReset(60)]).toEqual([false, true])
})

test('a transaction that commits late is not missed', async () => {
  const { body } = await anna.get('/events/since.json/')
  const [slow, quick] = [await a.facility(), await a.facility()]
  let commit = () => undefined as void
  const late = db.transaction().execute(async (tx) => {
    await sql`update facility set city = 'Husum' where id = ${slow}`.execute(tx)
    await new Promise<void>((resolve) => (commit = resolve))
  })
  await delay(50)
  await anna.patch(`/facilities/${quick}.json/`, { city: 'Kiel' })
  const first = (await anna.get(`/events/since.json/?after=${body.last}`)).body
  expect(body.reset).toBe(true)
  expect(first.reset).toBe(false)
  const middle = (await anna.get(`/events/since.json/?after=${first.last}`)).body
  expect(middle.events).toEqual([])
  commit()
  await late
  const second = (await anna.get(`/events/since.json/?after=${middle.last}`)).body
  expect(second.events).toEqual([{ resource: 'facilities', ids: [slow], deleted: [] }])
})

test('of more than five hundred records it is told that all are to be read again', async () => {
  const { last } = (await anna.get('/events/since.json/')).body
  await sql`insert into tag (name, "order") select 'Schlagwort ' || number, 0 from generate_series(1, 501) number`.execute(db)
  const boss = await as({ is_superuser: true })
  const { events } = (await boss.get(`/events/since.json/?after=${last}`)).body
  expect(events.find(({ resource }: ChangeEvent) => resource === 'lookups/tags')).toEqual({
    resource: 'lookups/tags',
    ids: null,
    deleted: [],
  })
  expect((await anna.get(`/events/since.json/?after=${last}`)).body.events).toEqual([])
})

test('an entry about an applicant alone is told, and its end, to whoever may see it', async () => {
  const { last } = (await anna.get('/events/since.json/')).body
  const recruiter = await as({ permissions: ['employees.view_applicant'] })
  const told = async (who: typeof anna, after: string) =>
    (await who.get(`/events/since.json/?after=${after}`)).body.events.find(({ resource }: ChangeEvent) => resource === 'engagements')
  const entry = await a.engagement({ applicant: await a.applicant() })
  expect([await told(recruiter, last), await told(anna, last)]).toEqual([{ resource: 'engagements', ids: [entry], deleted: [] }, undefined])
  const then = (await recruiter.get(`/events/since.json/?after=${last}`)).body.last
  expect((await recruiter.remove(`/engagements/${entry}.json/`)).status).toBe(204)
  expect([await told(recruiter, then), await told(anna, then)]).toEqual([{ resource: 'engagements', ids: [], deleted: [entry] }, undefined])
})

test('a vacancy whose positions are taken by a booking is told, too', async () => {
  const [vacancy, employee] = [await a.vacancy({ number_of_positions: 1 }), await a.employee()]
  const candidate = await a.candidate({ vacancy, employee })
  const planner = await as({ permissions: ['vacancies.add_booking', 'vacancies.view_booking', 'employees.view_employee'] })
  const { last } = (await planner.get('/events/since.json/')).body
  const { date_range } = (await planner.get(`/vacancies/${vacancy}.json/`)).body
  const terms = {
    charge_rate: '50',
    working_hours_month: '160',
    expenses: '0',
    employee_transportation_expenses: 'daily',
    accommodation: 'no',
  }
  const made = await planner.post('/bookings.json/', { vacancy, employee, date_range, ...terms })
  expect(made.status).toBe(201)
  const { events } = (await planner.get(`/events/since.json/?after=${last}`)).body
  expect(events).toContainEqual({ resource: 'vacancies', ids: [vacancy], deleted: [] })
  expect(events).toContainEqual({ resource: 'candidates', ids: [candidate], deleted: [] })
})

test('a facility and a contact person whose contact or follow-up an entry moves are told, too', async () => {
  const facility = await a.facility()
  const contact_person = await a.contactPerson({ facility })
  const { last } = (await anna.get('/events/since.json/')).body
  await anna.post('/engagements.json/', { facility, contact_person, followup_date: '2026-07-08' })
  const { events } = (await anna.get(`/events/since.json/?after=${last}`)).body
  expect(events).toContainEqual({ resource: 'facilities', ids: [facility], deleted: [] })
  expect(events).toContainEqual({ resource: 'contact-persons', ids: [contact_person], deleted: [] })
})

test('that somebody is free on other days is not told: an absence tells of itself alone', async () => {
  const employee = await a.employee()
  const { last } = (await anna.get('/events/since.json/')).body
  await a.absence({ employee })
  const { events } = (await anna.get(`/events/since.json/?after=${last}`)).body
  expect(events.map(({ resource }: ChangeEvent) => resource)).toEqual(['absences'])
})

test('a stream ends with its session, with its user, and with a right that is taken away', async () => {
  const [out, off, less] = await Promise.all([
    listening({ username: 'abmelden' }),
    listening({ username: 'inaktiv' }),
    listening({ username: 'weniger', permissions: ['employees.view_employee'] }),
  ])
  const cookie = `sessionid=${out.token}; csrftoken=${csrfOf(out.token)}`
  await app.inject({ method: 'POST', url: '/django_auth/logout/', headers: { cookie, 'x-csrftoken': csrfOf(out.token) } })
  await sql`update "user" set is_active = false where username = 'inaktiv'`.execute(db)
  await sql`update "user" set permissions = '{}' where username = 'weniger'`.execute(db)
  expect(await Promise.all([out.ended, off.ended, less.ended])).toHaveLength(3)
}, 10_000)

test('a stream keeps no session alive', async () => {
  const stream = await listening({ username: 'still' })
  clock.set('2026-06-10T12:00:00Z')
  await listening({ username: 'noch stiller' }, {}) // moves the session's clock two hours ahead
  const { rows } = await sql<{ last: string }>`
    select last_call_datetime as last from session where token_hash = ${hashToken(stream.token)}`.execute(db)
  expect(rows[0]!.last).toBe('2026-06-10T10:00:00.000000Z')
  clock.set('2026-06-10T10:00:00Z')
})
