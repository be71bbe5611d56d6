import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentStates, paperStates } from '@kasack/contract/document-state.ts'
import type { FindingsOfMany, Findings } from '@kasack/contract/judgement.ts'
import { defaultLevels } from '@kasack/contract/judge-level.ts'
import { demoAgency } from '@kasack/demo/agency.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { contractLists } from '../../test/bad-requests/contract.ts'
import { freshDatabase } from '../../test/database.ts'
import { openFiles } from '../platform/file/store.ts'
import { insertEngagement } from '../engagement/queries.ts'
import { completeEngagement } from '../engagement/rules.ts'
import { afterEntries, afterFacilities } from '../logbook/after.ts'
import { keepDue } from '../leasing-clock/keep.ts'
import { insertDemoData } from './first-start.ts'
import { setDemoFollowUps, withReferences } from './logbook.ts'

const { db, clock, as } = await testApp()
const passwords = await insertDemoData(db, clock)
await keepDue(db, { most: 1000, today: '2026-06-10' }) // as the running program does
const anna = await as({ permissions: ['employees.view_applicant'] })
const today = '2026-06-10'
const agency = demoAgency(today)
const count = async (path: string): Promise<number> => (await anna.get(path)).body.count

test('the demo agency has sixty facilities, each with its type, and a password for every user of its office', async () => {
  const { body } = await anna.get('/facilities.json/?size=100')
  expect(body.count).toBe(60)
  expect(body.results.every((one: { facility_type: object | null }) => one.facility_type !== null)).toBe(true)
  expect(passwords.map(({ username }) => username)).toContain('jule.brandner')
  expect(new Set(passwords.map(({ password }) => password)).size).toBe(passwords.length)
})

test('every list of the product has something to show', async () => {
  const root = await as({ is_superuser: true })
  const counts = (await contractLists()).map(async ({ entity: { path } }) => [path, (await root.get(`/${path}.json/`)).body.count] as const)
  expect((await Promise.all(counts)).filter(([, found]) => !(found > 0))).toEqual([])
})

test('its clinics require the proof against measles, and a hospice of a group does without what the group requires', async () => {
  const { results } = (await anna.get('/facilities.json/?size=100')).body as { results: { id: number; name: string }[] }
  const holds = async (name: string) => {
    const { id } = results.find((one) => one.name === name)!
    const lines = (await anna.get(`/facilities/${id}/requirements.json/`)).body as {
      item: { name: string }
      origin: { level: string }
      dropped_by: { level: string } | null
    }[]
    return lines.map(({ item, origin, dropped_by }) => [item.name, origin.level, dropped_by?.level ?? null])
  }
  expect(await holds('Klinikum Spreetal')).toEqual([
    ['Betriebsärztliche Bescheinigung', 'facility', null],
    ['Masernnachweis', 'facility_type', null],
  ])
  expect(await holds('Wendula-Hospiz Heideruh')).toEqual([
    ['(Erweitertes) Führungszeugnis', 'facility_group', 'facility'],
    ['Palliative Care (160 Std.)', 'facility', null],
  ])
  expect(await count('/requirements.json/?size=1')).toBeGreaterThan(20)
})

test('some addresses of the demo agency want to be checked, and some facilities are inactive', async () => {
  const { results } = (await anna.get('/facilities.json/?size=100')).body
  expect(results.filter((one: { address_warning: boolean }) => one.address_warning).length).toBeGreaterThan(1)
  expect(await count('/facilities.json/?is_active=false')).toBeGreaterThan(1)
})

test('it knows whom to call: some 150 contact persons, and for most facilities who comes first', async () => {
  expect(await count('/contact-persons.json/')).toBeGreaterThan(140)
  const { results } = (await anna.get('/facilities.json/?size=100')).body
  const named = (role: string) => results.filter((one: Record<string, object | null>) => one[role] !== null).length
  expect(named('main_contact')).toBeGreaterThan(45)
  expect(named('contract_contact')).toBeGreaterThan(20)
  expect(named('invoice_contact')).toBeGreaterThan(15)
})

test('it lends two hundred employees, some inactive, some whose place is unknown, and every list they are filtered by has some', async () => {
  const viewer = await as({ permissions: ['employees.view_employee'] })
  const { body } = await viewer.get('/employees.json/?size=200')
  expect([body.count, body.results.length]).toEqual([200, 200])
  const counted = async (query: string) => (await viewer.get(`/employees.json/?${query}`)).body.count as number
  expect(await counted('is_active=false')).toBeGreaterThan(8)
  expect(body.results.filter((one: { preferred_address_warning: boolean }) => one.preferred_address_warning).length).toBeGreaterThan(2)
  for (const state of ['BE', 'BY', 'NW', 'SL', 'HB']) expect([state, (await counted(`states=${state}`)) > 0]).toEqual([state, true])
  const [one] = body.results.filter(({ qualifications }: { qualifications: object[] }) => qualifications.length > 1)
  expect(await counted(`search=${one.public_id}&qualifications__id=${one.qualifications[1].id}&dispatcher__id=${one.dispatcher.id}`)).toBe(
    1,
  )
})

test('its employees have papers in every state, and are complete, short of some, or soon to be', async () => {
  const clerk = await as({ permissions: ['employees.view_employee', 'employees.view_document', 'employees.view_health_document'] })
  const counted = async (path: string) => (await clerk.get(path)).body.count as number
  for (const state of paperStates) expect([state, (await counted(`/employee-documents.json/?state=${state}`)) > 5]).toEqual([state, true])
  const standing = await Promise.all(documentStates.map((state) => counted(`/employees.json/?document_state=${state}`)))
  expect([Math.min(...standing) > 10, standing[0]! > 60, standing]).toEqual([true, true, standing])
  expect(standing.reduce((sum, found) => sum + found)).toBe(200)
  const { results } = (await clerk.get('/employee-documents.json/?size=2000')).body
  expect(new Set(results.map(({ kind }: { kind: { name: string } }) => kind.name)).size).toBe(16)
  expect(new Set(results.map(({ checked_by_user: user }: { checked_by_user: { name: string } | null }) => user?.name)).size).toBe(4)
})

test('everything that the judge knows speaks against some booking or candidate', async () => {
  const root = await as({ is_superuser: true })
  const judged = async (path: string): Promise<BookingAnswer[]> =>
    (await root.get(`${path}?size=2000`)).body.results.filter(({ findings_level: level }: BookingAnswer) => level !== null)
  const ofBookings = await Promise.all(
    (await judged('/bookings.json/')).map(async ({ id, employee, vacancy, facility, vacancy_type, department, date_range }) => {
      const place = { vacancy: vacancy?.id, facility: facility?.id, vacancy_type: vacancy_type?.id, department: department?.id }
      return (await root.post('/bookings/judge.json/', { id, employee: employee.id, ...place, date_range })).body as Findings
    }),
  )
  const ofCandidates = await Promise.all(
    [...Map.groupBy(await judged('/candidates.json/'), ({ vacancy }) => vacancy!.id)].map(async ([vacancy, all]) => {
      const employees = all.map(({ employee }) => employee.id)
      return ((await root.post('/bookings/judge-many.json/', { vacancy, employees })).body as FindingsOfMany).results
    }),
  )
  const codes = [...ofBookings, ...ofCandidates.flat()].flatMap(({ findings }) => findings.map(({ code }) => code))
  expect([...new Set(codes)].toSorted()).toEqual(Object.keys(defaultLevels).toSorted())
})

type Place = Record<'vacancy' | 'facility' | 'vacancy_type' | 'department', { id: number } | null>
type BookingAnswer = Place & { id: number; employee: { id: number }; date_range: object; findings_level: string | null }

test('every dispatcher opens a dashboard with follow-ups overdue, due and to come', async () => {
  const { rows } = await sql<{ id: number; username: string }>`select id, username from "user"`.execute(db)
  const dispatchers = agency.users.flatMap(({ username, groups }) => (groups.includes('Dispatcher') ? [username] : []))
  for (const { id, username } of rows.filter((user) => dispatchers.includes(user.username))) {
    const due = (range: string) => count(`/engagements.json/?todo=1&followup_user__id=${id}&${range}`)
    const spread = [
      await due('followup_date__lte=2026-06-09'),
      await due(`followup_date__gte=${today}&followup_date__lte=${today}`),
      await due('followup_date__gte=2026-06-11'),
    ]
    expect([username, spread.every((found) => found > 0)]).toEqual([username, true])
  }
  expect(await count('/engagements.json/?todo=1')).toBe(
    agency.engagements.filter(({ is_open }) => is_open).length + agency.followUps.length,
  )
  expect(await count('/facilities.json/?no_contact_in_last_days=365')).toBeGreaterThan(5)
})

test('the logbook leaves what it would have left if it had been written entry by entry', async () => {
  const whole = await stored()
  await sql`update facility set carrier_id = null, followup_date = null, followup_user_id = null, followup_priority = null,
    latest_engagement_id = null, latest_engagement_datetime = null`.execute(db)
  await sql`update contact_person set latest_engagement_id = null, latest_engagement_datetime = null`.execute(db)
  await sql`delete from engagement`.execute(db)
  await sql`alter sequence engagement_id_seq restart`.execute(db)

  const entries = await withReferences(db, agency.engagements)
  await db.transaction().execute(async (tx) => {
    for (const { created_by_user, created_datetime, is_open: _, ...input } of entries) {
      const author = { caller: created_by_user, now: new Date(created_datetime) }
      const entry = completeEngagement(input, { stored: null, caller: created_by_user })
      await afterEntries(tx, [], [{ ...entry, id: await insertEngagement(tx, entry, author) }], author)
    }
    const settled = entries.filter((one) => !entries.some((other) => other.is_open && other.facility?.id === one.facility?.id))
    for (const id of new Set(settled.flatMap((one) => one.facility?.id ?? [])))
      await afterFacilities(tx, [{ id, before: due, after: nothingDue }], writer)
    await setDemoFollowUps(tx, agency.followUps, clock.now())
  })
  expect(await stored()).toEqual(whole)
})

const due = { followup_date: today, followup_user: null, followup_priority: null }
const nothingDue = { ...due, followup_date: null }
const writer = { caller: { id: anna.id }, now: clock.now() }

async function stored() {
  const tables = ['facility', 'contact_person', 'engagement']
  return Promise.all(tables.map(async (table) => (await sql`select * from ${sql.table(table)} order by id`.execute(db)).rows))
}

test('its e-mails read as if somebody had written them, and candidates are marked by them', async () => {
  const root = await as({ is_superuser: true })
  const { count: all, results } = (await root.get('/emails.json/?size=1000')).body
  expect(all).toBeGreaterThan(200)
  for (const { subject, text, recipient } of results) {
    expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined|null/)
    expect(recipient).toContain('@')
    expect(text).toMatch(/^Guten Tag (Frau|Herr|Dr\.|Prof\.|\p{Lu})[^\n]+,\n/u)
  }
  expect(
    results.filter((one: { template: { code: string }; facility: object | null }) => one.template.code === 'profile' && !one.facility),
  ).toEqual([])
  const candidates = (await root.get('/candidates.json/?size=1000')).body.results
  expect(candidates.filter((one: { facility_asked: boolean }) => one.facility_asked).length).toBeGreaterThan(30)
  expect(
    candidates.filter((one: { employee_asked: boolean; status: string }) => one.employee_asked && one.status === 'new').length,
  ).toBeGreaterThan(5)
})

test('with a place for files its documents can be sent, and were', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kasack-demo-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const other = await freshDatabase()
  onTestFinished(other.drop)
  const files = openFiles(folder)
  await insertDemoData(other.db, clock, { files })
  const { rows } = await sql<{ sum: string; sent: number }>`
    select file_sha256 as sum, (select count(*)::int from outbox_attachment where email_attachment_id = email_attachment.id) as sent
    from email_attachment where file_sha256 is not null`.execute(other.db)
  expect(rows.length).toBe(4)
  const papers = await sql<{ sum: string }>`select file_sha256 as sum from employee_document where file_sha256 is not null`.execute(
    other.db,
  )
  expect(papers.rows.length).toBeGreaterThan(10)
  for (const { sum } of papers.rows) expect(await files.read(sum)).not.toBeNull()
  for (const { sum, sent } of rows) expect([(await files.read(sum)) !== null, sent > 0]).toEqual([true, true])
})
