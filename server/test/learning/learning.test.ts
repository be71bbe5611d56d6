import { cockpitCodes } from '@kasack/contract/cockpit.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { recordEntities } from '@kasack/contract/history-entities.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import type { Permission, Rights } from '@kasack/contract/permission.ts'
import { mayAccess, permissions, reportingGroup } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Client } from '../app.ts'
import { testApp } from '../app.ts'
import { apiPaths } from '../bad-requests/api.ts'
import { contractLists } from '../bad-requests/contract.ts'
import { plantAgency, plantedWords } from './agency.ts'
import type { Body } from './attempts.ts'
import { readOnly, refusedChanges, refusedRecords, writable } from './attempts.ts'

// What a caller can learn by writing: who may write but not read gets back what was sent, and no refusal shows what is stored. A new
// entity, and a new call that writes, needs a line below; one without a line fails.

const { app, db, a, as } = await testApp()

type Caller = { name: string; client: Client; may: (access: Rights) => boolean }
const holding = async (held: Permission[], groups: string[] = []): Promise<Caller> => ({
  name: [...held, ...groups].join() || 'nothing',
  client: await as({ permissions: held, groups }),
  may: (access) => mayAccess({ is_superuser: false, permissions: held }, access),
})
const root = await as({ is_superuser: true })
const callers = await Promise.all([
  holding([]),
  holding([], [reportingGroup]),
  ...permissions.map((one) => holding([one])),
  holding(['employees.view_employee', 'vacancies.add_booking']), // prior periods, and whom a facility blocks, are written with both
])

const everything: Entity[] = [...(await contractLists()).map(({ entity }) => entity), ...lookupEntities]
const entities = everything.filter((entity) => writable(entity).length > 0)
await plantAgency({ a, db }, entities)

const person = { first_name: 'Nora', last_name: 'Neu' }
const days = { lower: '2030-01-01', upper: '2030-01-31' }
const terms = { charge_rate: 1, working_hours_month: 2, expenses: 3, employee_transportation_expenses: 'daily', accommodation: 'no' }

/** A new record of every entity that others than superusers write. */
const news: Record<string, () => Promise<Body>> = {
  facilities: async () => ({ name: 'Neu', facility_type: await a.lookup('facility_type') }),
  facilitygroups: async () => ({ name: 'Neu' }),
  'contact-persons': async () => person,
  employees: async () => ({ ...person, status: await a.lookup('employee_status') }),
  engagements: async () => ({ facility: await a.facility(), note: 'Neu' }),
  applicants: async () => ({ ...person, profession_free_text: 'Pflege', email: 'nora@example.org', mobile: '0151 1' }),
  absences: async () => ({ employee: await a.employee(), reason: 'sick', date_range: days, note: 'Neu' }),
  'prior-periods': async () => ({
    employee: await a.employee(),
    facility: await a.facility(),
    lender: 'Neu',
    date_range: days,
  }),
  requirements: async () => ({ facility: await a.facility(), document_kind: await a.documentKind(), note: 'Neu' }),
  'facility-persons': async () => ({ facility: await a.facility(), employee: await a.employee(), state: 'blocked', reason: 'Neu' }),
  'employee-documents': async () => ({ employee: await a.employee(), kind: await a.documentKind(), number: 'Neu' }),
  vacancies: async () => ({
    vacancy_type: await a.lookup('vacancy_type'),
    facility: await a.facility(),
    department: await a.lookup('facility_department'),
    exams: [await a.lookup('exam')],
    date_range: days,
  }),
  candidates: async () => ({ vacancy: await a.vacancy(), employee: await a.employee() }),
  // Without findings: callers who may not see some would be shown fewer.
  bookings: async () => ({
    vacancy: await a.vacancy(),
    employee: await a.employee({ exam: await a.lookup('exam') }),
    date_range: days,
    ...terms,
  }),
}
const lines = Object.keys(news).map((path) => ({ path, entity: entities.find((one) => one.path === path)! }))

/** The other calls that write: about facilities and contact persons, which all users see, the caller's own account, or for superusers. */
const others = [
  'POST /setup/close',
  'POST /setup/lists-seen',
  'POST /send-email',
  'POST /send-email/preview',
  'POST /candidates/{id}/asked',
  'POST /candidates/many',
  'POST /candidates/asked-many',
  'POST /candidates/rejected-many',
  ...cockpitCodes.map((code) => `POST /cockpit/${code}/settle`),
  'DELETE /cockpit-settlements/{id}',
  'POST /assignments/propose',
  'POST /bookings/judge',
  'POST /bookings/judge-many',
  'POST /absences/judge',
  'POST /leasing-clocks/preview',
  'POST /history/groups/{id}/undo',
  'POST /presence',
  'DELETE /presence',
  ...recordEntities.map(({ path }) => `POST /deleted/${path}/{id}/erase`),
  'POST /applicants/{id}/send-verification',
  'POST /applicants/confirm-email/{hash}',
  'POST /applicants/confirm-email/{hash}/new-link',
  'POST /users/me/password',
  'POST /users/me/one-time-codes',
  'POST /users/me/one-time-codes/confirm',
  'POST /users/me/one-time-codes/remove',
  'POST /users/me/recovery-codes',
  'POST /users/me/passkeys',
  'POST /users/me/passkeys/options',
  'POST /users/me/passkeys/{id}/remove',
  'PATCH /users/me/passkeys/{id}',
  'POST /users/me/sessions/end-others',
  'DELETE /users/me/sessions/{id}',
  'POST /users/{id}/hand-over',
  'POST /users/{id}/second-factor/reset',
  'POST /users/{id}/sessions/end',
  'PATCH /judge-settings',
  'PATCH /match-settings',
  'POST /outbox/test',
  'POST /outbox/{id}/retry',
  'POST /lookups/email-templates/preview',
  'POST /lookups/email-attachments/{id}/file',
  'POST /lookups/booking-documents/{id}/file',
  'POST /employee-documents/{id}/file',
  ...lookupEntities.filter(({ name }) => name !== 'engagement_action').map(({ path }) => `POST /${path}/order`),
]

test('every entity and every call that writes has a line here', async () => {
  const byOthers = entities.filter(({ access }) => [access.create, access.change, access.remove].some((right) => right !== 'superuser'))
  expect(Object.keys(news).toSorted()).toEqual(byOthers.map(({ path }) => path).toSorted())
  const described = (await apiPaths(app)).flatMap(({ path, methods }) =>
    methods.map((method) => `${method} ${path.replace('/api/v0', '')}`),
  )
  const ofEntities = entities.flatMap(({ path }) => [`POST /${path}`, `PATCH /${path}/{id}`, `DELETE /${path}/{id}`])
  const written = described.filter((call) => !call.startsWith('GET '))
  expect(written.filter((call) => !ofEntities.includes(call)).toSorted()).toEqual(others.toSorted())
})

/** The first and the last of an entity's records, as a reader with all permissions sees them. */
async function readTwo({ name, path }: Entity): Promise<{ stored: Body; other: Body }> {
  const { rows } = await sql<{ first: number; last: number }>`select min(id) as first, max(id) as last from ${sql.table(name)}`.execute(db)
  return { stored: await read(path, rows[0]!.first), other: await read(path, rows[0]!.last) }
}
const read = async (path: string, id: unknown): Promise<Body> => (await root.get(`/${path}/${String(id)}.json/`)).body

/** A record as a caller sees it who may not see all of it. */
const shownTo = ({ may }: Caller, { fields }: Entity, record: Body): Body =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const { needs = 'session', partNeeds = {} } = fields[name]!
      const parts = Object.entries(partNeeds).flatMap(([part, right]) => (may(right) ? [] : [[part, null]]))
      const isWhole = value === null || parts.length === 0
      return [name, may(needs) ? (isWhole ? value : { ...(value as Body), ...Object.fromEntries(parts) }) : null]
    }),
  )

describe.each(lines)('/$path', ({ path, entity }) => {
  const among = (access: Rights) => callers.filter(({ may }) => may(access))
  const create = async () => (await root.post(`/${path}.json/`, await news[path]!())).body as Body

  test('whoever makes a record is answered it, and nothing that others may not see', async () => {
    for (const caller of among(entity.access.create)) {
      const { status, body } = await caller.client.post(`/${path}.json/`, await news[path]!())
      expect([caller.name, status, body]).toEqual([caller.name, 201, shownTo(caller, entity, await read(path, body.id))])
    }
  })

  test('whoever changes a record without seeing it is answered its id and what was sent', async () => {
    const { stored, other } = await readTwo(entity)
    const { id } = stored
    const named = (names: string[]) => Object.fromEntries(names.map((name) => [name, stored[name]]))
    for (const caller of among(entity.access.change)) {
      const patch = async (body: Body) => {
        const answer = await caller.client.patch(`/${path}/${String(id)}.json/`, body)
        return [caller.name, body, answer.status, answer.body]
      }
      const whole = caller.may(entity.access.read) ? shownTo(caller, entity, stored) : null
      expect(await patch({})).toEqual([caller.name, {}, 200, whole ?? { id }])
      const shown = named(readOnly(entity))
      expect(await patch(shown)).toEqual([caller.name, shown, 200, whole ?? { id }])
      if (whole) continue
      for (const name of writable(entity)) {
        const sent = { ...named([name]), version: other['version'] } // an outdated version does not reveal which values match
        expect(await patch(sent)).toEqual([caller.name, sent, 200, { id, ...named([name]) }])
      }
    }
  })

  test('whoever deletes a record is answered nothing', async () => {
    for (const { name, client } of among(entity.access.remove)) {
      const { status, body } = await client.remove(`/${path}/${String((await create())['id'])}/`)
      expect([name, status, body]).toEqual([name, 204, undefined])
    }
  })
})

/**
 * Fields that accept a number and show a name to callers without the permission to read it, as they state whom they mean
 * (docs/decisions/188).
 */
const byNumber = ['absences.employee', 'employee-documents.employee', 'bookings.employee', 'bookings.replacement_for']

const references = lines.flatMap(({ path, entity }) =>
  Object.entries(entity.fields).flatMap(([name, { kind, readOnly: isShown, target }]) => {
    const of = entities.find((one) => one.name === target && permissions.includes(one.access.read as Permission))
    return of && kind === 'ref' && !isShown ? [{ path, name, entity, of }] : []
  }),
)

test('whom one may name by a number alone is said above', () => {
  expect(references.map(({ path, name }) => `${path}.${name}`)).toEqual(expect.arrayContaining(byNumber))
})

const guarded = references.filter(({ path, name }) => !byNumber.includes(`${path}.${name}`))

test.each(guarded)('$name of /$path tells no name to who may not see whose it is, and no number', async ({ path, name, entity, of }) => {
  const [{ stored }, whom] = [await readTwo(entity), (await readTwo(of)).other['id']]
  for (const { name: caller, client, may } of callers.filter((one) => !one.may(of.access.read))) {
    const make = async (id: unknown) => client.post(`/${path}.json/`, { ...(await news[path]!()), [name]: id })
    const change = (id: unknown) => client.patch(`/${path}/${String(stored['id'])}.json/`, { [name]: id })
    for (const [access, write] of [
      [entity.access.create, make],
      [entity.access.change, change],
    ] as const) {
      if (!may(access) || (entity.fields[name]!.fixed && write === change)) continue
      const [known, unknown] = [await write(whom), await write(999_999)]
      expect([caller, known.status >= 400, known.body]).toEqual([caller, true, unknown.body])
    }
  }
})

test.each(entities)('no refusal about /$path carries what is stored, whoever is refused', async (entity) => {
  const { path, access } = entity
  const { stored, other } = await readTwo(entity)
  const at = `/${path}/${String(stored['id'])}`
  const isHeld = (await root.get(`${at}/deletion.json/`)).body.refused?.length > 0
  for (const { name, client, may } of callers) {
    const post = may(access.create) ? refusedRecords(entity, { stored }) : [{}]
    const patch = may(access.change) ? refusedChanges(entity, { other }) : [{}]
    const answers = [
      ...(await Promise.all(post.map((body) => client.post(`/${path}.json/`, body)))),
      ...(await Promise.all(patch.map((body) => client.patch(`${at}.json/`, body)))),
      ...(isHeld ? [await client.remove(`${at}/`)] : []),
    ]
    // A caller with an outdated version is shown the current record, as far as it may be read.
    const seen = may(access.read) ? (await client.get(`${at}.json/`)).body : null
    for (const { status, body } of answers) {
      const { current, ...told } = Array.isArray(body) ? { current: undefined } : body
      expect([name, status >= 400, JSON.stringify(told).match(plantedWords)]).toEqual([name, true, null])
      expect([name, current ?? seen]).toEqual([name, seen])
    }
    const { body } = await client.get(`${at}/deletion.json/`)
    expect([name, JSON.stringify(body).match(plantedWords)]).toEqual([name, null])
  }
})

test.each(others)('%s tells nobody what may not be seen, refused or done', async (call) => {
  const [method, path] = call.split(' ') as [string, string]
  const { fields } = (await apiPaths(app)).find((one) => one.path === `/api/v0${path}`)!
  const mail = { recipient: 'pdl@klinik.example', template: await a.lookup('email_template'), subject: 'Ihr Bedarf', text: 'Guten Tag' }
  const papers = { selected_documents: [1, 2], log: true }
  const whoms = [{ contact_person: 1 }, { candidate: 1 }, { employee: 1 }, { contact_person: 999_999 }]
  const about = [...whoms, ...whoms.map((whom) => ({ ...whom, ...papers }))].map((whom) => ({ ...mail, ...whom }))
  const bodies: Body[] = [{}, Object.fromEntries(fields.map((name) => [name, [['?']]])), ...(path.startsWith('/send-email') ? about : [])]
  for (const { name, client, may } of callers) {
    const unseen = everything.filter(({ access }) => !may(access.read) && access.read !== 'superuser').map((entity) => entity.name)
    for (const sent of bodies) {
      const { status, body } = await client.call(method, `${path.replace(/[{]\w+[}]/, '1')}/`, method === 'DELETE' ? undefined : sent)
      const told = [...(JSON.stringify(body) ?? '').matchAll(plantedWords)]
      const leaked = told.filter(({ groups }) => status >= 400 || (unseen.includes(groups!['entity']!) && !isName(groups!['field']!)))
      expect([name, sent, status, leaked.map(([word]) => word)]).toEqual([name, sent, status, []])
      if (status === 403 && sent === bodies[0]) break
    }
  }
})

/** Readers of a record see the names of those it is about. */
const isName = (field: string) => ['title', 'first_name', 'last_name'].includes(field)
