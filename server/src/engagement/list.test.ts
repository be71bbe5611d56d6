import { problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, anonymous, db } = await testApp()
const permissions = ['employees.view_employee' as const]
const [anna, ben, clerk] = [await as({ username: 'anna', permissions }), await as({ username: 'ben', permissions }), await as()]
const facility_group = await a.facilityGroup({ name: 'Verbund' })
const [nord, sued] = [
  await a.facility({ name: 'Klinik Nord', postal_code: '20095', facility_group }),
  await a.facility({ name: 'Klinik Süd', postal_code: '80331' }),
]
const person = await a.contactPerson({ first_name: 'Martina', last_name: 'Kessler', facility: nord })
const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel', postal_code: '28195', phone: '0421 1', mobile: '0171 2' })
const call = await a.lookup('engagement_action', 'Telefonat eingehend')
const post = async (client: typeof anna, body: object) => (await client.post('/engagements.json/', body)).body.id as number
const first = await post(anna, {
  facility: nord,
  contact_person: person,
  note: 'Zwei Kräfte für die ITS gesucht',
  followup_date: '2026-06-20',
  priority: 'high',
})
const second = await post(ben, {
  facility: sued,
  action_type: call,
  note: 'Mailbox',
  followup_date: '2026-06-15',
  followup_user: anna.id,
  followup_priority: 'low',
})
const third = await post(ben, { employee, note: 'Verlängerung besprochen' })
const ids = async (query: string) => (await anna.get(`/engagements.json/?${query}`)).body.results.map(({ id }: { id: number }) => id)

test('the logbook is read with a session alone, newest follow-up first, entries without one last', async () => {
  expect((await anonymous.get('/engagements.json/')).status).toBe(401)
  expect(await ids('')).toEqual([first, second, third])
  expect(await ids('sort=followup_date')).toEqual([second, first, third])
  expect(await ids('sort=-created_datetime')).toEqual([third, second, first])
})

test('an entry shows the numbers under which its facility and its contact person are called', async () => {
  await anna.patch(`/facilities/${nord}.json/`, { phone: '040 1234567', mobile: '0171 2345678', country_code: 'DE' })
  await anna.patch(`/contact-persons/${person}.json/`, { phone: '040 1234568', mobile: '0171 2345679' })
  const [{ facility, contact_person }] = (await anna.get('/engagements.json/?sort=id')).body.results
  expect(facility).toEqual({ id: nord, name: 'Klinik Nord', phone: '040 1234567', mobile: '0171 2345678', country_code: 'DE' })
  const name = 'Martina Kessler'
  expect(contact_person).toEqual({ id: person, name, full_name: name, phone: '040 1234568', mobile: '0171 2345679' })
})

test('an employee is called by who may see employees; others read her name alone', async () => {
  const entry = async (client: typeof anna) => (await client.get(`/engagements/${third}.json/`)).body.employee
  const known = { id: employee, name: 'Eva Beispiel' }
  expect(await entry(ben)).toEqual({ ...known, phone: '0421 1', mobile: '0171 2', country_code: 'DE' })
  expect(await entry(clerk)).toEqual({ ...known, phone: null, mobile: null, country_code: null })
  const { body } = await clerk.patch(`/engagements/${third}.json/`, { employee: { id: employee } })
  expect(body.employee).toEqual({ ...known, phone: null, mobile: null, country_code: null })
})

test('without a facility the state is that of the employee, for who may see employees', async () => {
  const fourth = await post(ben, { facility: nord, employee })
  const found = async (client: typeof anna, states: string) =>
    (await client.get(`/engagements.json/?states=${states}&sort=id`)).body.results.map(({ id }: { id: number }) => id)
  expect(await found(ben, 'HB')).toEqual([third])
  expect(await found(ben, 'HH')).toEqual([first, fourth])
  expect(await found(ben, 'HB,BY')).toEqual([second, third])
  expect(await found(clerk, 'HB')).toEqual([])
  expect(await found(clerk, 'HB,HH')).toEqual([first, fourth])
  await anna.remove(`/engagements/${fourth}/`)
})

test('it sorts by priority, high above low, and by the names of all it concerns', async () => {
  expect(await ids('sort=-priority')).toEqual([first, third, second])
  expect(await ids('sort=followup_priority')).toEqual([second, third, first])
  expect(await ids('sort=facility__name')).toEqual([first, second, third])
  expect(await ids('sort=-facility__name')).toEqual([second, first, third])
  await sql`update "user" set last_name = case username when 'anna' then 'Zoller' else 'Adler' end where id in (${anna.id}, ${ben.id})`.execute(
    db,
  )
  const own = await post(ben, { facility: nord, followup_date: '2026-06-11' })
  expect(await ids('sort=followup_user__name')).toEqual([own, first, second, third])
  expect(await ids('sort=-followup_user__name')).toEqual([second, first, own, third])
  await anna.remove(`/engagements/${own}/`)
  for (const sort of ['contact_person__name', 'employee__name', 'action_type__name']) expect(await ids(`sort=${sort}`)).toHaveLength(3)
})

test.each([
  ['created_by_user__id', () => ben.id, [second, third]],
  ['action_type__id', () => call, [second]],
  ['followup_user__id', () => anna.id, [first, second]],
  ['employee__id', () => employee, [third]],
  ['contact_person__id', () => person, [first]],
  ['facility', () => nord, [first]],
  ['facility__id', () => sued, [second]],
  ['facility__name__icontains', () => 'nord', [first]],
  ['contact_person__name__icontains', () => 'kessler, mar', [first]],
  ['employee__name__icontains', () => 'beispiel eva', [third]],
  ['note__icontains', () => 'ITS', [first]],
  ['priority', () => 'low,medium', [second, third]],
  ['followup_priority', () => 'high', [first]],
  ['followup_date__gte', () => '2026-06-20', [first]],
  ['followup_date__gte', () => '2026-06-21', []],
  ['followup_date__lte', () => '2026-06-14', []],
  ['followup_date__lte', () => '2026-06-15', [second]],
  ['created_datetime__date__gte', () => '2026-06-10', [first, second, third]],
  ['created_datetime__date__gte', () => '2026-06-11', []],
  ['created_datetime__date__lte', () => '2026-06-09', []],
  ['created_datetime__date__lte', () => '2026-06-10', [first, second, third]],
  ['todo', () => '1', [first, second]],
  ['todo', () => 'false', [third]],
  ['states', () => 'HH', [first]],
  ['facility_or_group_ids', () => `${sued},${facility_group}`, [first, second]],
  ['search', () => 'kräfte kessler', [first]],
  ['search', () => 'süd', [second]],
  ['search', () => 'eva', [third]],
])('%s narrows the logbook', async (name, value, expected) => {
  expect((await ids(`${name}=${encodeURIComponent(String(value()))}`)).toSorted()).toEqual([...expected].toSorted())
})

test.each([
  ['today', '2026-06-10', '2026-06-09T22:00:00Z', '2026-06-10T21:59:59.999Z'],
  ['long ago, when clocks went forward', '2025-03-30', '2025-03-29T23:00:00Z', '2025-03-30T21:59:59.999Z'],
])('a day %s begins at midnight in Berlin and ends at the next', async (_, day, begin, end) => {
  const [start, over] = [Date.parse(begin), Date.parse(end)]
  const moments = [start - 1, start, over, over + 1]
  const entries: number[] = []
  for (const moment of moments) entries.push(await a.engagement({ facility: sued }, { now: new Date(moment) }))
  const among = async (query: string) => (await ids(`${query}&sort=id&size=100`)).filter((id: number) => entries.includes(id))
  expect(await among(`created_datetime__date__gte=${day}`)).toEqual(entries.slice(1))
  expect(await among(`created_datetime__date__lte=${day}`)).toEqual(entries.slice(0, 3))
  for (const id of entries) await anna.remove(`/engagements/${id}/`)
})

test.each([
  'action_type__id=x',
  'priority=urgent',
  'followup_date__gte=1.2.2026',
  'todo=perhaps',
  'states=XX',
  'facility_or_group_ids=1,2,3',
])('%s is refused', async (query) => {
  const { status, body } = await anna.get(`/engagements.json/?${query}`)
  expect([status, Object.keys(body.errors)]).toEqual([400, [query.split('=')[0]]])
})

test('a facility that cannot be read is not missed as well', async () => {
  expect(Object.keys((await anna.post('/engagements.json/', { facility: true })).body.errors)).toEqual(['facility'])
  expect(Object.keys((await anna.post('/engagements.json/', { employee: true })).body.errors)).toEqual(['employee'])
})

test('everything that can be said in an entry is kept as it was said, with who said it and when', async () => {
  const said = { note: 'Bedarf ab Juli.\nRuft zurück.', followup_date: '2026-06-30' }
  const references = {
    action_type: { id: call },
    facility: { id: sued },
    contact_person: { id: person },
    employee: { id: employee },
    followup_user: { id: ben.id },
  }
  for (const followup_priority of ['high', 'medium', 'low']) {
    const { status, body } = await anna.post('/engagements.json/', { ...said, ...references, followup_priority })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...said, ...references, followup_priority, priority: followup_priority })
    expect(body.follow_up).toEqual({ date: '2026-06-30', user: body.followup_user, priority: followup_priority })
    expect(body.created_by_user.id).toBe(anna.id)
    expect(body.created_datetime).toBe('2026-06-10T10:00:00.000000Z')
    expect((await anna.get(`/engagements/${body.id}.json/`)).body).toEqual(body)
    const latest_engagement = { id: body.id, created_datetime: '2026-06-10T10:00:00.000000Z' }
    expect((await anna.get(`/facilities/${sued}.json/`)).body).toMatchObject({ latest_engagement })
    expect((await anna.get(`/contact-persons/${person}.json/`)).body).toMatchObject({ latest_engagement, last_contact_date: '2026-06-10' })
    expect((await anna.remove(`/engagements/${body.id}/`)).status).toBe(204)
  }
  const bare = (await anna.post('/engagements.json/', { employee })).body
  expect(bare).toMatchObject({ action_type: { id: 1 }, followup_priority: 'medium', followup_date: null, follow_up: null })
  await anna.remove(`/engagements/${bare.id}/`)
})

test('whose a follow-up would be is kept with a day alone, but has to be somebody', async () => {
  const { body } = await anna.post('/engagements.json/', { employee, followup_user: { id: ben.id } })
  expect(body).toMatchObject({ followup_date: null, followup_user: null, follow_up: null })
  expect((await anna.post('/engagements.json/', { employee, followup_user: 99999 })).body.errors).toEqual({
    followup_user: [problemTexts.unknown_reference.en],
  })
  await anna.remove(`/engagements/${body.id}/`)
})

test('an entry can be changed but for its follow-up, and is gone when deleted', async () => {
  const id = await post(anna, { facility: nord })
  const { status, body } = await anna.patch(`/engagements/${id}.json/`, { note: 'Nachtrag', employee: { id: employee } })
  expect([status, body.note, body.employee]).toEqual([200, 'Nachtrag', expect.objectContaining({ id: employee, name: 'Eva Beispiel' })])
  expect((await anna.patch(`/engagements/${id}.json/`, { facility: null, employee: null })).status).toBe(400)
  expect((await anna.patch(`/engagements/${id}.json/`, { facility: 99999 })).body.errors).toHaveProperty('facility')
  expect((await anna.remove(`/engagements/${id}/`)).status).toBe(204)
  expect((await anna.get(`/engagements/${id}.json/`)).status).toBe(404)
})

test('an entry cannot be moved to a number that no record can have', async () => {
  const id = await post(anna, { facility: nord })
  for (const field of ['facility', 'contact_person', 'employee'])
    for (const unknown of [2147483648, '9223372036854775808', 1e30, -1]) {
      const { status, body } = await anna.patch(`/engagements/${id}.json/`, { [field]: { id: unknown } })
      expect([status, body.errors]).toEqual([400, { [field]: [problemTexts.unknown_reference.en] }])
    }
})
