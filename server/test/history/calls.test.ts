import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cockpitCodes } from '@kasack/contract/cockpit.ts'
import type { Entity } from '@kasack/contract/entity.ts'
import { recordEntities, settingEntities } from '@kasack/contract/history-entities.ts'
import { hasOrder, lookupOrder } from '@kasack/contract/lookup-order.ts'
import { lookupEntities } from '@kasack/contract/lookup.ts'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { TestAnswer } from '../app.ts'
import { testApp } from '../app.ts'
import { apiPaths } from '../bad-requests/api.ts'
import { newRecords } from '../new-records.ts'
import { form } from '../upload/form.ts'
import { sumUp } from './business.ts'

// Every call that writes leaves lines about its changes, and none changes an existing line. A new call needs a line below.

const directory = mkdtempSync(join(tmpdir(), 'kasack-history-'))
afterAll(() => rmSync(directory, { recursive: true }))
const { app, a, as, db, anonymous } = await testApp({
  variables: { DATA_DIR: directory, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Büro <buero@agentur.example>', APPLY_RATE_LIMIT: 'off' },
})
const root = await as({ is_superuser: true })

/** A call and what it leaves; `begin` creates what it needs. */
type Call = { call: string; leaves: Leaves; begin: () => Promise<() => Promise<TestAnswer>> }

/**
 * Lines, whose group is in the response; a hidden line, about a column that is no field; or nothing, as no record has changed. An undo and
 * an erasure leave lines, too, and are the only ones to change others: those they undo or empty.
 */
type Leaves = 'told' | 'untold' | 'nothing' | 'undone' | 'erased'

function about<T>(call: string, leaves: Leaves, { make, act }: { make: () => Promise<T>; act: (made: T) => Promise<TestAnswer> }): Call {
  return {
    call,
    leaves,
    async begin() {
      const made = await make()
      return () => act(made)
    },
  }
}

const news = newRecords(a)
let number = 0

async function create(path: string): Promise<number> {
  const { status, body } = await root.post(`/${path}.json/`, await news[path]!.make())
  expect([path, status, body]).toEqual([path, 201, body])
  return body.id
}

/** Users cannot be deleted, so nothing of one is erased. */
const erasing = (path: string, name: string): Call => {
  const call = `POST /deleted/${path}/{id}/erase`
  const act = (id: number) => root.post(`/deleted/${path}/${id}/erase.json/`)
  if (name === 'user') return about(call, 'nothing', { make: () => create(path), act })
  return about(call, 'erased', {
    async make() {
      const id = await create(path)
      await root.remove(`/${path}/${id}/`)
      return id
    },
    act,
  })
}

const ofSetting = ({ path }: Entity): Call[] => {
  const call = `PATCH /${path}`
  const read = async () => (await root.get(`/${path}.json/`)).body
  return [
    about(call, 'told', { make: async () => news[path]!.change, act: (body) => root.patch(`/${path}.json/`, body) }),
    about(call, 'nothing', { make: read, act: (body) => root.patch(`/${path}.json/`, body) }),
  ]
}

const ofEntity = ({ path, name }: Entity): Call[] => {
  const one = { make: () => create(path) }
  const read = async () => (await root.get(`/${path}/${await create(path)}.json/`)).body
  const patch = (id: number, body: object) => root.patch(`/${path}/${id}.json/`, body)
  return [
    about(`POST /${path}`, 'told', { make: async () => news[path]!.make(), act: (body) => root.post(`/${path}.json/`, body) }),
    about(`PATCH /${path}/{id}`, 'told', { ...one, act: (id) => patch(id, news[path]!.change) }),
    about(`PATCH /${path}/{id}`, 'nothing', { make: read, act: (body) => patch(body.id, body) }),
    erasing(path, name),
    ...(name === 'user' ? [] : [about(`DELETE /${path}/{id}`, 'told', { ...one, act: (id) => root.remove(`/${path}/${id}/`) })]),
  ]
}

/** Refused, or about something without history. */
const idle = (call: string, body: object = {}) =>
  about(call, 'nothing', {
    make: async () => call.split(' ') as [string, string],
    act: ([method, path]) => root.call(method, `${path.replace(/[{]\w+[}]/, '999999')}.json/`, method === 'DELETE' ? undefined : body),
  })

const hash = async () => {
  const { rows } = await sql<{ text: string }>`select text from outbox where applicant_id = ${await applied()}`.execute(db)
  return /hash=([\w-]+)/.exec(rows[0]!.text)![1]!
}
const applied = async (): Promise<number> => {
  const body = {
    first_name: 'Nora',
    last_name: 'Neu',
    profession_free_text: 'OTA',
    email: `nora${++number}@example.org`,
    mobile: '0151 1',
    privacy_consent: true,
  }
  return (await anonymous.post('/applicants.json/', body)).body.id
}
const idsOf = async (path: string): Promise<number[]> =>
  (await root.get(`/${path}.json/?size=1000`)).body.results.map(({ id }: { id: number }) => id)
const template = async (code: string) =>
  (await sql<{ id: number }>`select id from email_template where code = ${code}`.execute(db)).rows[0]!.id
const dispatcher = async () => {
  const user = await a.user()
  await a.employee({ dispatcher: user })
  return user
}
const upload = (path: string) => {
  const { body, headers } = form({ name: 'preise.txt', content: Buffer.from('Preise') })
  return root.call('POST', path, body, headers)
}
const mail = { recipient: 'pdl@klinik.example', subject: 'Ihr Bedarf', text: 'Guten Tag' }

const post = (path: string, body?: object) => root.post(`${path}.json/`, body)
const ofOne = (path: string, body?: object) => (id: number) => post(path.replace('{id}', `${id}`), body)
const ofCandidate = async () => ({ ...mail, candidate: await a.candidate(), template: await template('profile') })
const ofEmployee = async () => ({ ...mail, employee: await a.employee(), template: await template('documents_requested'), log: true })
const ofFacility = async () => ({ ...mail, facility: await a.facility(), template: await template('no_template') })

const ofLeasing = async () => ({
  employee: await a.employee(),
  facility: await a.facility(),
  date_range: { lower: '2030-01-01', upper: '2030-01-31' },
})

const undo = '/history/groups/{id}/undo'
const groupOf = async () => Number((await post('/facilities', await news['facilities']!.make())).headers['x-history-group'])
const presence = async () => ({ resource: 'facilities', id: await a.facility() })

const ownAccount = ['password', 'one-time-codes', 'one-time-codes/confirm', 'one-time-codes/remove', 'recovery-codes', 'passkeys']
const ofPasskeys = ['passkeys/options', 'passkeys/{id}/remove', 'sessions/end-others']
const sendAgain = '/applicants/{id}/send-verification'
const confirm = '/applicants/confirm-email/{hash}'
const [asked, handOver] = ['/candidates/{id}/asked', '/users/{id}/hand-over']
const [many, askedMany, rejectedMany] = ['/candidates/many', '/candidates/asked-many', '/candidates/rejected-many']
const [reset, end, retry] = ['/users/{id}/second-factor/reset', '/users/{id}/sessions/end', '/outbox/{id}/retry']

const others: Call[] = [
  about(`POST ${undo}`, 'undone', { make: groupOf, act: ofOne(undo) }),
  about('POST /presence', 'nothing', { make: presence, act: (body) => post('/presence', body) }),
  about('DELETE /presence', 'nothing', { make: presence, act: (body) => root.call('DELETE', '/presence.json/', body) }),
  about('POST /send-email', 'told', { make: ofCandidate, act: (body) => post('/send-email', body) }),
  about('POST /send-email', 'nothing', { make: ofFacility, act: (body) => post('/send-email', body) }),
  about('POST /send-email', 'told', { make: ofEmployee, act: (body) => post('/send-email', body) }),
  about('POST /send-email/preview', 'nothing', { make: ofEmployee, act: (body) => post('/send-email/preview', body) }),
  about('POST /send-email/preview', 'nothing', { make: ofCandidate, act: (body) => post('/send-email/preview', body) }),
  about('POST /leasing-clocks/preview', 'nothing', { make: ofLeasing, act: (body) => post('/leasing-clocks/preview', body) }),
  about(`POST ${asked}`, 'told', { make: () => a.candidate(), act: ofOne(asked, { who: 'facility', value: true }) }),
  about(`POST ${asked}`, 'nothing', { make: () => a.candidate(), act: ofOne(asked, { who: 'facility', value: false }) }),
  about(`POST ${many}`, 'told', {
    make: async () => [{ vacancy: await a.vacancy(), employee: await a.employee() }],
    act: (pairs) => post(many, { pairs }),
  }),
  about(`POST ${askedMany}`, 'told', {
    make: () => a.candidate(),
    act: (id) => post(askedMany, { candidates: [id], who: 'facility', value: true }),
  }),
  about(`POST ${rejectedMany}`, 'told', {
    make: () => a.candidate(),
    act: (id) => post(rejectedMany, { candidates: [id], who: 'facility' }),
  }),
  about(`POST ${sendAgain}`, 'untold', { make: applied, act: ofOne(sendAgain) }),
  about(`POST ${confirm}`, 'told', { make: hash, act: (one) => anonymous.post(`/applicants/confirm-email/${one}.json/`) }),
  about(`POST ${confirm}/new-link`, 'nothing', {
    make: hash,
    act: (one) => anonymous.post(`/applicants/confirm-email/${one}/new-link.json/`),
  }),
  about(`POST ${handOver}`, 'told', { make: dispatcher, act: ofOne(handOver, { successor: root.id, deactivate: true }) }),
  about(`POST ${reset}`, 'nothing', { make: () => a.user(), act: ofOne(reset) }),
  about(`POST ${end}`, 'nothing', { make: () => a.user(), act: ofOne(end) }),
  about(`POST ${retry}`, 'nothing', { make: () => a.mail({ state: 'failed' }), act: ofOne(retry) }),
  ...['/setup/lists-seen', '/setup/close', '/bookings/judge', '/bookings/judge-many', '/absences/judge', '/assignments/propose'].map(
    (path) => idle(`POST ${path}`),
  ),
  ...[...ownAccount, ...ofPasskeys].map((path) => idle(`POST /users/me/${path}`)),
  idle('PATCH /users/me/passkeys/{id}', { name: 'Telefon' }),
  idle('DELETE /users/me/sessions/{id}'),
  idle('POST /outbox/test', { recipient: 'chef@agentur.example' }),
  idle('POST /lookups/email-templates/preview', { subject: 'Guten Tag', text_template: 'Guten Tag' }),
  ...['lookups/email-attachments', 'lookups/booking-documents', 'employee-documents'].map((path) =>
    about(`POST /${path}/{id}/file`, 'told', { make: () => create(path), act: (id) => upload(`/${path}/${id}/file/`) }),
  ),
  ...lookupEntities.filter(hasOrder).map((entity) =>
    about(`POST /${lookupOrder(entity).path}`, 'told', {
      make: async () => [...(await idsOf(entity.path)), await create(entity.path)].toReversed(),
      act: (entries) => post(`/${lookupOrder(entity).path}`, { entries }),
    }),
  ),
]

const settlement = '/cockpit-settlements/{id}'

const ofCockpit: Call[] = [
  ...cockpitCodes.map((code) =>
    code === 'vacancies_unfilled'
      ? about(`POST /cockpit/${code}/settle`, 'told', {
          make: () => a.vacancy(),
          act: (record) => post(`/cockpit/${code}/settle`, { record }),
        })
      : idle(`POST /cockpit/${code}/settle`, { record: 999_999 }),
  ),
  about(`DELETE ${settlement}`, 'told', { make: () => a.settlement(), act: (id) => root.remove(`/cockpit-settlements/${id}/`) }),
  about(`POST /deleted${settlement}/erase`, 'erased', {
    async make() {
      const id = await a.settlement()
      await root.remove(`/cockpit-settlements/${id}/`)
      return id
    },
    act: (id) => post(`/deleted/cockpit-settlements/${id}/erase`),
  }),
]

const made = recordEntities.filter(({ path }) => path in news)
const calls = [...made.flatMap(ofEntity), ...ofCockpit, ...settingEntities.flatMap(ofSetting), ...others]

test('every call that writes is tried here', async () => {
  const described = (await apiPaths(app)).flatMap(({ path, methods }) =>
    methods.map((method) => `${method} ${path.replace('/api/v0', '')}`),
  )
  const written = described.filter((call) => !call.startsWith('GET '))
  expect([...new Set(calls.map(({ call }) => call))].toSorted()).toEqual(written.toSorted())
})

test.each(calls)('$call leaves lines of what it changes, and those that were there as they were: $leaves', async ({ leaves, begin }) => {
  const { newest: earlier } = await sumUp(db, 0)
  const act = await begin()
  const { newest } = await sumUp(db, 0)
  const untouched = leaves === 'undone' || leaves === 'erased' ? earlier : newest
  const before = await sumUp(db, untouched)
  const { status, body, headers } = await act()
  const after = await sumUp(db, untouched)
  const { rows } = await sql<{ group: number; is_told: boolean }>`
    select group_id as "group", bool_or(is_told) as is_told from history_line where id > ${newest} group by 1`.execute(db)
  const left = rows.length === 0 ? 'nothing' : rows[0]!.is_told ? 'told' : 'untold'
  expect([status < 500, body, left]).toEqual([true, body, leaves === 'undone' || leaves === 'erased' ? 'told' : leaves])
  expect(after.records !== before.records).toBe(leaves !== 'nothing' && leaves !== 'erased')
  expect(headers['x-history-group']).toBe(left === 'told' ? `${rows[0]!.group}` : undefined)
  expect(rows.length).toBeLessThanOrEqual(1)
  expect(after.trail).toBe(before.trail)
})
