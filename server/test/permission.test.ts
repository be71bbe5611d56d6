import type { Permission } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Client } from './app.ts'
import { testApp } from './app.ts'
import { apiPaths } from './bad-requests/api.ts'
import type { Call, Who } from './cockpit-calls.ts'
import { ofCockpit } from './cockpit-calls.ts'

// Who may make which call: wire.md 4 and 10, written down once more. A new path needs a line below; one without a line fails.

const { app, db, a, as, anonymous } = await testApp()

const strings: Permission[] = [
  'employees.view_employee',
  'employees.view_applicant',
  'employees.add_employee',
  'vacancies.view_booking',
  'vacancies.add_booking',
  'vacancies.add_absence',
  'employees.view_document',
  'employees.change_document',
  'employees.view_health_document',
  'vacancies.override_finding',
]

/** `also`: a second permission needed to write. */
type Entity = { path: string; read: Who; create: Who; change: Who; remove: Who | 'nobody'; also?: Who; make: () => Promise<number> }

const all = (who: Who) => ({ read: who, create: who, change: who, remove: who })
const bookersOfEmployees = { ...all('vacancies.add_booking'), read: 'employees.view_employee', also: 'employees.view_employee' } as const

const entities: Entity[] = [
  { path: '/facilities', ...all('session'), make: () => a.facility() },
  { path: '/facilitygroups', ...all('session'), make: () => a.facilityGroup() },
  { path: '/hirers', ...all('superuser'), read: 'session', make: () => a.hirer() },
  { path: '/contact-persons', ...all('session'), make: () => a.contactPerson() },
  {
    path: '/employees',
    read: 'employees.view_employee',
    create: 'employees.add_employee',
    change: 'employees.view_employee',
    remove: 'employees.view_employee',
    make: () => a.employee(),
  },
  { path: '/engagements', ...all('session'), make: async () => a.engagement({ facility: await a.facility() }) },
  { path: '/applicants', ...all('employees.view_applicant'), create: 'public', make: () => a.applicant() },
  { path: '/absences', ...all('vacancies.add_absence'), read: 'employees.view_employee', make: () => a.absence() },
  { path: '/employee-documents', ...all('employees.change_document'), read: 'employees.view_document', make: () => a.document() },
  { path: '/prior-periods', ...bookersOfEmployees, make: () => a.priorPeriod() },
  { path: '/requirements', ...all('vacancies.add_booking'), read: 'session', make: () => a.requirement() },
  { path: '/facility-persons', ...bookersOfEmployees, make: () => a.facilityPerson() },
  { path: '/vacancies', ...all('session'), make: () => a.vacancy() },
  { path: '/candidates', ...all('employees.view_employee'), make: () => a.candidate() },
  { path: '/bookings', ...all('vacancies.add_booking'), read: 'vacancies.view_booking', make: () => a.booking() },
  { path: '/users', ...all('superuser'), remove: 'nobody', make: () => a.user() },
  { path: '/groups', ...all('superuser'), make: () => insert('user_group') },
  { path: '/lookups/application-tags', ...all('superuser'), make: () => insert('application_tag') },
  { path: '/lookups/booking-documents', ...all('superuser'), make: () => insert('booking_document') },
  { path: '/lookups/contact-person-functions', ...all('superuser'), make: () => insert('contact_person_function') },
  { path: '/lookups/document-kinds', ...all('superuser'), make: () => a.documentKind() },
  { path: '/lookups/email-attachments', ...all('superuser'), make: () => insert('email_attachment') },
  { path: '/lookups/email-templates', ...all('superuser'), make: () => insert('email_template') },
  { path: '/lookups/employee-statuses', ...all('superuser'), make: () => insert('employee_status') },
  { path: '/lookups/engagement-actions', ...all('superuser'), make: () => insert('engagement_action') },
  { path: '/lookups/exams', ...all('superuser'), make: () => insert('exam') },
  { path: '/lookups/facility-departments', ...all('superuser'), make: () => insert('facility_department') },
  { path: '/lookups/facility-types', ...all('superuser'), make: () => insert('facility_type') },
  { path: '/lookups/professions', ...all('superuser'), make: () => insert('profession') },
  { path: '/lookups/qualifications', ...all('superuser'), make: () => insert('qualification') },
  { path: '/lookups/tags', ...all('superuser'), make: () => insert('tag') },
  { path: '/lookups/vacancy-types', ...all('superuser'), make: () => insert('vacancy_type') },
]

const reads: { path: string; who: Who }[] = [
  { path: '/users/me', who: 'session' },
  { path: '/users/me/places-token', who: 'session' },
  { path: '/users/me/security', who: 'session' },
  { path: '/map-points', who: 'session' },
  { path: '/autocompletes/absence-reasons', who: 'session' },
  { path: '/autocompletes/document-kinds', who: 'session' },
  { path: '/autocompletes/applicants', who: 'employees.view_applicant' },
  { path: '/autocompletes/application-tags', who: 'session' },
  { path: '/autocompletes/booking-documents', who: 'session' },
  { path: '/autocompletes/contact-person-functions', who: 'session' },
  { path: '/autocompletes/contact-persons', who: 'session' },
  { path: '/autocompletes/email-attachments', who: 'session' },
  { path: '/autocompletes/email-templates', who: 'session' },
  { path: '/autocompletes/employee-statuses', who: 'session' },
  { path: '/autocompletes/employees', who: 'employees.view_employee' },
  ...['engagement-actions', 'engagements', 'exams', 'facilities', 'facility-departments', 'facility-groups', 'facility-types', 'genders']
    .concat(['hirers', 'professions', 'qualifications', 'states', 'tags', 'users', 'vacancy-types', 'vacancies'])
    .map((name) => ({ path: `/autocompletes/${name}`, who: 'session' as const })),
]

const callsOf = ({ path, read, create, change, remove, also = 'public', make }: Entity): Call[] => [
  { method: 'GET', path, who: read, status: 200 },
  { method: 'POST', path, who: create, and: also, status: 400 },
  { method: 'GET', path: `${path}/{id}`, who: read, status: 200, make },
  { method: 'GET', path: `${path}/{id}/history`, who: read, status: 200, make },
  { method: 'PATCH', path: `${path}/{id}`, who: change, and: also, status: 200, make },
  ...(remove === 'nobody'
    ? [{ method: 'DELETE', path: `${path}/{id}`, who: 'session' as const, status: 405, make }]
    : [
        { method: 'DELETE', path: `${path}/{id}`, who: remove, and: also, status: 204, make },
        { method: 'GET', path: `${path}/{id}/deletion`, who: remove, and: also, status: 200, make },
      ]),
]
/** Other calls about a record: those with the permission are refused here because of the record's state. */
const posts: Call[] = [
  { method: 'POST', path: '/users/{id}/sessions/end', who: 'superuser', status: 200, make: () => a.user() },
  { method: 'POST', path: '/bookings/judge', who: 'vacancies.add_booking', status: 400 },
  { method: 'POST', path: '/bookings/judge-many', who: 'vacancies.add_booking', and: 'employees.view_employee', status: 400 },
  { method: 'GET', path: '/board', who: 'session', status: 400 }, // rows of people need a permission: src/board/asked.test.ts
  { method: 'GET', path: '/booking-overrides', who: 'vacancies.view_booking', status: 200 },
  { method: 'GET', path: '/leasing-clocks', who: 'vacancies.view_booking', and: 'employees.view_employee', status: 200 },
  { method: 'POST', path: '/leasing-clocks/preview', who: 'vacancies.view_booking', and: 'employees.view_employee', status: 400 },
  { method: 'POST', path: '/absences/judge', who: 'vacancies.add_absence', status: 400 },
  { method: 'POST', path: '/send-email', who: 'session', status: 400 },
  { method: 'POST', path: '/send-email/preview', who: 'session', status: 400 },
  { method: 'POST', path: '/outbox/test', who: 'superuser', status: 400 },
  { method: 'POST', path: '/outbox/{id}/retry', who: 'superuser', status: 400, make: () => a.mail({ state: 'sent' }) },
  { method: 'POST', path: '/candidates/{id}/asked', who: 'employees.view_employee', status: 400, make: () => a.candidate() },
  ...['candidates/many', 'candidates/asked-many', 'candidates/rejected-many', 'assignments/propose'].map((path): Call => {
    return { method: 'POST', path: `/${path}`, who: 'employees.view_employee', status: 400 }
  }),
  { method: 'POST', path: '/applicants/{id}/send-verification', who: 'employees.view_applicant', status: 400, make: confirmedApplicant },
  // Who may undo a group depends on its call (src/undo/rights.test.ts); an unknown group is reported to nobody else.
  { method: 'POST', path: '/history/groups/{id}/undo', who: 'session', status: 404, make: async () => 999_999 },
  { method: 'POST', path: '/applicants/confirm-email/{hash}', who: 'public', status: 400 },
  { method: 'POST', path: '/applicants/confirm-email/{hash}/new-link', who: 'public', status: 204 },
]

/** Calls about the caller's own account: a body without the password is refused, and what belongs to another user does not exist. */
const ownAccount: Call[] = [
  ...[
    'password',
    'one-time-codes',
    'one-time-codes/confirm',
    'one-time-codes/remove',
    'recovery-codes',
    'passkeys/options',
    'passkeys',
  ].map((path): Call => ({ method: 'POST', path: `/users/me/${path}`, who: 'session', status: 400 })),
  { method: 'POST', path: '/users/me/passkeys/{id}/remove', who: 'session', status: 404, make: async () => 1 },
  { method: 'PATCH', path: '/users/me/passkeys/{id}', who: 'session', status: 404, make: async () => 1 },
  { method: 'DELETE', path: '/users/me/sessions/{id}', who: 'session', status: 404, make: async () => 999_999 },
  { method: 'POST', path: '/users/me/sessions/end-others', who: 'session', status: 204 },
  { method: 'POST', path: '/users/{id}/second-factor/reset', who: 'superuser', status: 200, make: () => a.user() },
]

/** Written only by the program, or by a separate call. */
const readOnly: Call[] = [
  { method: 'GET', path: '/cockpit-settlements', who: 'session', status: 200 },
  { method: 'POST', path: '/cockpit-settlements', who: 'session', status: 405 },
  { method: 'GET', path: '/emails', who: 'session', status: 200 },
  { method: 'POST', path: '/emails', who: 'session', status: 405 },
  { method: 'GET', path: '/emails/{id}', who: 'session', status: 200, make: () => a.email() },
  ...['PATCH', 'DELETE'].map((method): Call => ({ method, path: '/emails/{id}', who: 'session', status: 405, make: () => a.email() })),
  { method: 'GET', path: '/outbox/health', who: 'superuser', status: 200 },
  { method: 'GET', path: '/outbox', who: 'superuser', status: 200 },
  { method: 'POST', path: '/outbox', who: 'session', status: 405 },
  { method: 'GET', path: '/outbox/{id}', who: 'superuser', status: 200, make: () => a.mail() },
  ...['PATCH', 'DELETE'].map((method): Call => ({ method, path: '/outbox/{id}', who: 'session', status: 405, make: () => a.mail() })),
]

const beside: Call[] = [
  { method: 'GET', path: '/system', who: 'superuser', status: 200 },
  { method: 'GET', path: '/judge-settings', who: 'session', status: 200 },
  { method: 'PATCH', path: '/judge-settings', who: 'superuser', status: 200 },
  { method: 'GET', path: '/match-settings', who: 'session', status: 200 },
  { method: 'PATCH', path: '/match-settings', who: 'superuser', status: 200 },
  { method: 'GET', path: '/match-settings/{id}/history', who: 'session', status: 200, make: async () => 1 },
  { method: 'GET', path: '/judge-settings/{id}/history', who: 'session', status: 200, make: async () => 1 },
  { method: 'GET', path: '/history', who: 'superuser', status: 200 },
  { method: 'GET', path: '/events/since', who: 'session', status: 200 },
  { method: 'GET', path: '/search', who: 'session', status: 200 },
  ...['GET', 'POST', 'DELETE'].map((method): Call => ({ method, path: '/presence', who: 'session', status: 400 })),
  { method: 'GET', path: '/setup', who: 'superuser', status: 200 },
  { method: 'POST', path: '/setup/lists-seen', who: 'superuser', status: 200 },
  { method: 'POST', path: '/setup/close', who: 'superuser', status: 200 },
  { method: 'POST', path: '/lookups/email-templates/preview', who: 'superuser', status: 200 },
  { method: 'GET', path: '/lookups/email-attachments/{id}/file', who: 'session', status: 404, make: () => insert('email_attachment') },
  { method: 'POST', path: '/lookups/email-attachments/{id}/file', who: 'superuser', status: 415, make: () => insert('email_attachment') },
  { method: 'GET', path: '/employee-documents/{id}/file', who: 'employees.view_document', status: 404, make: () => a.document() },
  { method: 'POST', path: '/employee-documents/{id}/file', who: 'employees.change_document', status: 415, make: () => a.document() },
  { method: 'GET', path: '/lookups/booking-documents/{id}/file', who: 'session', status: 404, make: () => insert('booking_document') },
  { method: 'POST', path: '/lookups/booking-documents/{id}/file', who: 'superuser', status: 415, make: () => insert('booking_document') },
  { method: 'GET', path: '/users/{id}/hand-over', who: 'superuser', status: 200, make: () => a.user() },
  { method: 'POST', path: '/users/{id}/hand-over', who: 'superuser', status: 200, make: () => a.user() },
  { method: 'GET', path: '/vacancies/{id}/requirements', who: 'session', status: 200, make: () => a.vacancy() },
  { method: 'GET', path: '/vacancies/{id}/matches', who: 'employees.view_employee', status: 200, make: () => a.vacancy() },
  { method: 'GET', path: '/applicants/{id}/matches', who: 'employees.view_applicant', status: 200, make: () => a.applicant() },
  { method: 'GET', path: '/employees/{id}/matches', who: 'employees.view_employee', status: 200, make: () => a.employee() },
  { method: 'GET', path: '/facilities/{id}/requirements', who: 'session', status: 200, make: () => a.facility() },
  { method: 'GET', path: '/reports', who: 'Reporting', status: 400 },
  { method: 'GET', path: '/report-series', who: 'Reporting', status: 400 },
  { method: 'GET', path: '/email-templates/{id}', who: 'session', status: 200, make: () => a.lookup('email_template') },
  { method: 'GET', path: '/applicants/{id}/duplicates', who: 'employees.view_applicant', status: 200, make: () => a.applicant() },
]

/** Deleted records are listed for users who may read and delete them, and erased by superusers; here none is deleted. */
const ofDeleted: Call[] = [
  { method: 'GET', path: '/deleted', who: 'session', status: 400 },
  ...entities.map(({ path }): Call => ({
    method: 'POST',
    path: `/deleted${path}/{id}/erase`,
    who: 'superuser',
    status: 404,
    make: async () => 999_999,
  })),
]

const lists = entities.flatMap(({ path }) => (path.startsWith('/lookups/') ? [path] : []))

/** Calls about a reference list as a whole; actions have no order but that of their ids. */
const ofLists: Call[] = lists.flatMap((path): Call[] => [
  { method: 'GET', path: `${path}/uses`, who: 'superuser', status: 200 },
  ...(path.endsWith('-actions') ? [] : [{ method: 'POST', path: `${path}/order`, who: 'superuser' as const, status: 400 }]),
])

const calls: Call[] = [
  ...ofLists,
  ...entities.flatMap(callsOf),
  ...posts,
  ...ownAccount,
  ...ofDeleted,
  ...beside,
  ...ofCockpit,
  ...readOnly,
  ...reads.map(({ path, who }) => ({ method: 'GET', path, who, status: 200 })),
]

type Caller = { name: string; client: Client; holds: (who: Who) => boolean }

const holding = async (name: string, permissions: Permission[], groups: string[] = []): Promise<Caller> => ({
  name,
  client: await as({ permissions, groups }),
  holds: (who) => who === 'public' || who === 'session' || groups.includes(who) || permissions.includes(who as Permission),
})
const allBut = (one: Permission) => strings.filter((other) => other !== one)
const callers: Caller[] = [
  { name: 'anonymous', client: anonymous, holds: (who) => who === 'public' },
  { name: 'superuser', client: await as({ is_superuser: true }), holds: () => true },
  await holding('nothing', []),
  await holding('Reporting alone', [], ['Reporting']),
  ...(await Promise.all(strings.map((one) => holding(`${one} alone`, [one])))),
  ...(await Promise.all(strings.map((one) => holding(`all but ${one}`, allBut(one))))),
]

test.each(calls)('$method $path needs: $who', async ({ method, path, who, and = who, status, make }) => {
  const answers = await Promise.all(
    callers.map(async ({ name, client }) => {
      const address = path.replace('{id}', String(make ? await make() : ''))
      return [name, (await client.call(method, `${address}.json/`, method === 'GET' || method === 'DELETE' ? undefined : {})).status]
    }),
  )
  const expected = callers.map(({ name, client, holds }) => [name, holds(who) && holds(and) ? status : client === anonymous ? 401 : 403])
  expect(answers).toEqual(expected)
})

test('every call that the description of the interface names is here', async () => {
  const paths = await apiPaths(app)
  const described = paths.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path.replace('/api/v0', '')}`))
  const tested = calls.map(({ method, path }) => `${method} ${path}`)
  expect(described.filter((call) => !tested.includes(call))).toEqual([])
  expect(described.length).toBeGreaterThan(80)
})

test('a right counts the same whether it comes from the user or from a group', async () => {
  const support = await as({ groups: ['Support'], permissions: ['vacancies.add_absence'] })
  const { permissions } = (await support.get('/users/me.json/')).body
  expect(permissions.toSorted()).toEqual(['employees.view_employee', 'vacancies.add_absence', 'vacancies.view_booking'])
})

test('a superuser has all of them, being staff gives none', async () => {
  const [root, clerk] = [await as({ is_superuser: true }), await as()]
  await sql`update "user" set is_staff = true where id = ${clerk.id}`.execute(db)
  expect((await root.get('/users/me.json/')).body.permissions).toEqual(strings)
  expect((await clerk.get('/users/me.json/')).body.permissions).toEqual([])
  expect((await clerk.get('/users.json/')).status).toBe(403)
})

async function confirmedApplicant(): Promise<number> {
  const id = await a.applicant()
  await sql`update applicant set email_verification_datetime = now() where id = ${id}`.execute(db)
  return id
}

let number = 0

/** A record with a name, and a code where the table has one. */
async function insert(table: string): Promise<number> {
  const name = `eintrag_${++number}`
  const columns = ['engagement_action', 'email_template'].includes(table)
    ? sql`(name, code) values (${name}, ${name})`
    : sql`(name) values (${name})`
  const { rows } = await sql<{ id: number }>`insert into ${sql.table(table)} ${columns} returning id`.execute(db)
  return rows[0]!.id
}
