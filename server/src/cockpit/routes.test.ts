import { cockpitCodes, cockpitSections } from '@kasack/contract/cockpit.ts'
import { permissions, rightsOf } from '@kasack/contract/permission.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../test/app.ts'
import { testApp } from '../../test/app.ts'
import { somebodyWaits } from '../../test/waiting.ts'
import { texts } from './texts.ts'

const { a, as, db, clock } = await testApp()
const root = await as({ is_superuser: true })
const anna = await as({ permissions: ['vacancies.view_booking', 'employees.view_employee', 'employees.view_document'] })
const today = '2026-06-10'
const at = (days: number) => dayFrom(today, days)

type CockpitRow = { record: { id: number }; settlement: object | null }
const rows = async (client: Client, path: string): Promise<CockpitRow[]> => (await client.get(`/cockpit/${path}`)).body.results
const ids = async (client: Client, path: string) => (await rows(client, path)).map(({ record }) => record.id)
const settle = (client: Client, code: string, sent: object) => client.post(`/cockpit/${code}/settle.json/`, sent)
const counts = async (client: Client): Promise<Record<string, [number, number]>> =>
  Object.fromEntries(
    (await client.get('/cockpit.json/')).body.sections.map(({ code, count, mine }: { code: string; count: number; mine: number }) => [
      code,
      [count, mine],
    ]),
  )

/** A booking that ends in a few days. */
const ending = (given: object = {}) => a.booking({ date_range: { lower: at(-30), upper: at(5) }, ...given })

beforeEach(async () => {
  clock.set('2026-06-10T10:00:00Z')
  await sql`delete from cockpit_settlement`.execute(db)
  await sql`delete from booking`.execute(db)
  await sql`update engagement set todo = false`.execute(db)
})

/** A candidate whose profile was sent days ago, for a vacancy by that user. */
async function unanswered(given: object, by = root.id) {
  const id = await a.candidate({ status: 'applied', vacancy: await a.vacancy(given, { by }) })
  await sql`update candidate set facility_asked = true, facility_asked_datetime = '2026-06-01T08:00:00Z' where id = ${id}`.execute(db)
  return id
}

/** One row in each section, none of which belongs to a user. */
async function oneOfEach() {
  const employee = await a.employee()
  const vacancy = await a.vacancy({ date_range: { lower: at(-9), upper: at(30) } })
  const booking = await ending({ employee, vacancy })
  await a.absence({ employee, date_range: { lower: at(0), upper: at(3) } })
  await unanswered({})
  await a.document({ employee, valid_until: at(2), checked_date: at(-9) })
  await sql`update leasing_clock set last_day = ${at(9)} where employee_id = ${employee}`.execute(db)
  await sql`update applicant set created_datetime = '2026-06-01T08:00:00Z' where id = ${await a.applicant()}`.execute(db)
  await a.employee({ available_from_date: today })
  await a.vacancy({ number_of_positions: 2, date_range: { lower: at(2) } })
  await a.email({ state: 'failed' })
  return { employee, booking, vacancy }
}

describe('counts', () => {
  test('a section counts what its list shows, all rows and those of the reader', async () => {
    await oneOfEach()
    const second = await as({ is_superuser: true })
    await a.vacancy({ date_range: { lower: at(1) } }, { by: second.id })
    const counted = await counts(second)
    expect(Object.keys(counted)).toEqual(cockpitCodes)
    for (const code of cockpitCodes) {
      const [all, mine] = [await rows(second, `${code}.json/?size=1000`), await rows(second, `${code}.json/?size=1000&mine=1`)]
      expect([code, all.length, mine.length]).toEqual([code, ...counted[code]!])
      expect(all.length).toBeGreaterThan(0)
    }
    expect(counted['vacancies_unfilled']![1]).toBe(1)
  })

  test.for(permissions.map((right) => [right] as const))('without %s its sections are not there', async ([right]) => {
    await oneOfEach()
    const client = await as({ permissions: permissions.filter((one) => one !== right) })
    const shown = cockpitCodes.filter((code) => rightsOf(cockpitSections[code].needs).every((one) => one !== right && one !== 'superuser'))
    expect(Object.keys(await counts(client))).toEqual(shown)
    for (const code of cockpitCodes) {
      const status = shown.includes(code) ? 200 : 403
      expect((await client.get(`/cockpit/${code}.json/`)).status).toBe(status)
      expect((await settle(client, code, { record: 999_999 })).status).toBe(status === 200 ? 400 : 403)
    }
  })

  test.for([
    ['dispatches the employee', async (id: number) => ending({ employee: await a.employee({ dispatcher: id }) })],
    ['supports the facility', async (id: number) => ending({ facility: await a.facility({ support_user: id }) })],
  ] as const)('a row is mine of whoever %s', async ([, make]) => {
    const booking = await make(anna.id)
    const other = await ending()
    expect(await ids(anna, 'bookings_ending.json/?mine=1')).toEqual([booking])
    expect(await ids(anna, 'bookings_ending.json/')).toEqual([booking, other])
    expect((await counts(anna))['bookings_ending']).toEqual([2, 1])
  })

  test.for([
    ['profiles_unanswered', 'made its vacancy', (id: number) => unanswered({}, id)],
    [
      'profiles_unanswered',
      'supports its facility',
      async (id: number) => unanswered({ facility: await a.facility({ support_user: id }) }),
    ],
    ['vacancies_unfilled', 'supports its facility', async (id: number) => a.vacancy({ facility: await a.facility({ support_user: id }) })],
  ] as const)('a row of %s is mine of whoever %s', async ([code, , make]) => {
    const owner = await as({ permissions: ['vacancies.view_booking', 'employees.view_employee'] })
    const id = await make(owner.id)
    await make(root.id)
    expect(await ids(owner, `${code}.json/?mine=1`)).toEqual([id])
  })

  test('an e-mail that was given up is of whoever wrote it', async () => {
    const second = await as({ is_superuser: true })
    const id = await a.email({ state: 'failed' }, { by: second.id })
    expect(await ids(second, 'emails_failed.json/?mine=1')).toEqual([id])
  })

  test('rows stand by date, the oldest first, and go over pages', async () => {
    const made = [await ending({ date_range: { lower: at(-9), upper: at(9) } }), await ending(), await ending()]
    expect(await ids(anna, 'bookings_ending.json/')).toEqual([made[1], made[2], made[0]])
    const { body } = await anna.get('/cockpit/bookings_ending.json/?size=2&page=2')
    const shown = body.results.map(({ record }: CockpitRow) => record.id)
    expect([body.count, shown, body.next, body.previous === null]).toEqual([3, [made[0]], null, false])
    expect((await anna.get('/cockpit/bookings_ending.json/?page=9')).status).toBe(404)
    expect((await anna.get('/cockpit/bookings_ending.json/?mine=perhaps')).status).toBe(400)
    expect((await anna.get('/cockpit/nothing.json/')).status).toBe(404)
  })

  test('papers with health data are there for who may see these', async () => {
    const kind = await a.documentKind({ is_health_data: true })
    const id = await a.document({ kind, valid_until: at(1), checked_date: today })
    await sql`update employee_document set is_health_data = true where id = ${id}`.execute(db)
    const doctor = await as({ permissions: ['employees.view_document', 'employees.view_health_document'] })
    expect(await ids(anna, 'documents_due.json/?size=1000')).not.toContain(id)
    expect(await ids(doctor, 'documents_due.json/?size=1000')).toContain(id)
    expect((await settle(anna, 'documents_due', { record: id })).body).toEqual({ errors: [texts.no_row.en] })
    expect((await settle(doctor, 'documents_due', { record: id })).status).toBe(204)
    expect((await anna.get('/cockpit-settlements.json/')).body.count).toBe(0)
    expect((await doctor.get('/cockpit-settlements.json/')).body.count).toBe(1)
  })
})

describe('what a follow-up answers', () => {
  test.for([
    ['with the employee', async () => ({ employee: await a.employee() })],
    ['with the facility', async () => ({ facility: await a.facility() })],
  ] as const)('an open follow-up %s takes the row off until its day', async ([, make]) => {
    const about = await make()
    const booking = await ending(about)
    await a.engagement({ ...about, followup_date: at(2) })
    for (const [day, shown] of [
      [0, []],
      [2, []],
      [3, [booking]],
    ] as const) {
      clock.set(`${at(day)}T10:00:00Z`)
      expect(await ids(await anna.again(), 'bookings_ending.json/')).toEqual(shown)
    }
  })

  test.for([
    ['was written more than fourteen days ago', { now: new Date('2026-05-26T21:59:00Z') }, { followup_date: at(2) }],
    ['is done', {}, {}],
  ] as const)('one that %s takes nothing off', async ([, written, given]) => {
    const facility = await a.facility()
    const booking = await ending({ facility })
    await a.engagement({ facility, ...given }, written)
    expect(await ids(anna, 'bookings_ending.json/')).toEqual([booking])
  })

  test('one that was written fourteen days ago does', async () => {
    const facility = await a.facility()
    await ending({ facility })
    await a.engagement({ facility, followup_date: at(2) }, { now: new Date('2026-05-26T22:00:00Z') })
    expect(await ids(anna, 'bookings_ending.json/')).toEqual([])
  })
})

describe('settling', () => {
  test('a settled row is gone for everybody until after its day, a week unless told', async () => {
    const [usual, soon] = [
      await ending({ date_range: { lower: at(-9), upper: at(9) } }),
      await ending({ date_range: { lower: at(-9), upper: at(8) } }),
    ]
    expect((await settle(anna, 'bookings_ending', { record: usual })).status).toBe(204)
    expect((await settle(anna, 'bookings_ending', { record: soon, until: today, note: 'Bleibt dabei' })).status).toBe(204)
    expect(await ids(root, 'bookings_ending.json/')).toEqual([])
    const settled = await rows(root, 'bookings_ending.json/?settled=1')
    expect(settled.map(({ settlement }) => settlement)).toMatchObject([
      { until: today, note: 'Bleibt dabei', user: { id: anna.id } },
      { until: at(7), note: '' },
    ])
    clock.set(`${at(1)}T10:00:00Z`)
    expect(await ids(await root.again(), 'bookings_ending.json/')).toEqual([soon])
    clock.set(`${at(7)}T10:00:00Z`)
    expect(await ids(await root.again(), 'bookings_ending.json/')).not.toContain(usual)
    clock.set(`${at(8)}T10:00:00Z`)
    expect(await ids(await root.again(), 'bookings_ending.json/')).toContain(usual)
  })

  test('what is changed of its record brings it back, what is written elsewhere does not', async () => {
    const writer = await as({ permissions: ['vacancies.view_booking', 'vacancies.add_booking'] })
    const booking = await ending()
    expect((await writer.patch(`/bookings/${booking}.json/`, { notes: 'Vorher' })).status).toBe(200)
    await settle(anna, 'bookings_ending', { record: booking })
    await writer.patch(`/bookings/${await ending()}.json/`, { notes: 'Eine andere' })
    expect(await ids(anna, 'bookings_ending.json/')).not.toContain(booking)
    expect((await writer.patch(`/bookings/${booking}.json/`, { notes: 'Doch nicht' })).status).toBe(200)
    expect(await ids(anna, 'bookings_ending.json/')).toContain(booking)
    expect((await settle(anna, 'bookings_ending', { record: booking })).status).toBe(204)
  })

  test('an e-mail that is given up again is back', async () => {
    const id = await a.email({ state: 'failed' })
    await settle(root, 'emails_failed', { record: id })
    expect(await ids(root, 'emails_failed.json/?size=1000')).not.toContain(id)
    await sql`update outbox set attempts = attempts + 1 where id = ${id}`.execute(db)
    expect(await ids(root, 'emails_failed.json/?size=1000')).toContain(id)
  })

  test('what settles a row of one section leaves the record in others', async () => {
    const employee = await a.employee({ available_from_date: today })
    await settle(anna, 'people_free', { record: employee })
    const settled = (await anna.get('/cockpit-settlements.json/')).body.results
    expect(settled).toMatchObject([{ code: 'people_free', record: employee, until: at(7), created_by_user: { id: anna.id } }])
    expect((await settle(anna, 'clocks_ending', { record: employee })).body).toEqual({ errors: [texts.no_row.en] })
  })

  test('of two who settle a row at once one has settled it', async () => {
    const booking = await ending()
    const answers = await Promise.all([anna, root].map((client) => settle(client, 'bookings_ending', { record: booking })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400])
    expect((await root.get('/cockpit-settlements.json/')).body.count).toBe(1)
  })

  test('whoever settles waits for who holds the record, be it to read it alone', async () => {
    const booking = await ending()
    const settled = await db.transaction().execute(async (tx) => {
      await sql`select from booking where id = ${booking} for share`.execute(tx)
      const answer = settle(anna, 'bookings_ending', { record: booking })
      await somebodyWaits(tx)
      return { answer }
    })
    expect((await settled.answer).status).toBe(204)
  })

  test('what cannot be read is refused at its field, and a row that is not there as a whole', async () => {
    const booking = await ending()
    expect((await settle(anna, 'bookings_ending', {})).body.errors).toEqual({ record: [problemTexts.required.en] })
    expect((await settle(anna, 'bookings_ending', { record: 'x', until: 'bald' })).body.errors).toEqual({
      record: [problemTexts.not_integer.en],
      until: [problemTexts.not_day.en],
    })
    expect((await settle(anna, 'bookings_ending', { record: booking, until: at(-1) })).body.errors).toEqual({
      until: [problemTexts.before_today.en],
    })
    for (const record of [999_999, await a.booking()]) {
      const refused = await settle(anna, 'bookings_ending', { record })
      expect([refused.status, refused.body]).toEqual([400, { errors: [texts.no_row.en] }])
    }
    expect(await ids(anna, 'bookings_ending.json/')).toEqual([booking])
  })

  test('it is taken back by undo, or deleted by who sees its section', async () => {
    const booking = await ending()
    const { headers } = await settle(anna, 'bookings_ending', { record: booking })
    expect((await anna.post(`/history/groups/${headers['x-history-group']}/undo.json/`)).status).toBe(200)
    expect(await ids(anna, 'bookings_ending.json/')).toEqual([booking])
    await settle(anna, 'bookings_ending', { record: booking })
    const [{ id }] = (await anna.get('/cockpit-settlements.json/')).body.results
    const blind = await as({ permissions: ['employees.view_employee'] })
    expect((await blind.get('/cockpit-settlements.json/')).body.count).toBe(0)
    expect((await blind.get(`/cockpit-settlements/${id}.json/`)).status).toBe(404)
    expect((await blind.remove(`/cockpit-settlements/${id}/`)).status).toBe(404)
    const removed = await anna.remove(`/cockpit-settlements/${id}/`)
    expect(removed.status).toBe(204)
    expect(await ids(anna, 'bookings_ending.json/')).toEqual([booking])
    const undo = `/history/groups/${removed.headers['x-history-group']}/undo.json/`
    expect((await blind.post(undo)).status).toBe(403)
    expect((await anna.post(undo)).status).toBe(200)
    expect(await ids(anna, 'bookings_ending.json/')).toEqual([])
  })

  test('it goes with its record, and comes back with it', async () => {
    const booking = await ending()
    await settle(root, 'bookings_ending', { record: booking })
    const removed = await root.remove(`/bookings/${booking}/`)
    expect([removed.status, (await root.get('/cockpit-settlements.json/')).body.count]).toEqual([204, 0])
    expect((await root.post(`/history/groups/${removed.headers['x-history-group']}/undo.json/`)).status).toBe(200)
    expect((await root.get('/cockpit-settlements.json/')).body.results).toMatchObject([{ code: 'bookings_ending', record: booking }])
  })
})
