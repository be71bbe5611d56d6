import { autocompletes, type AutocompleteItem } from '@kasack/contract/autocomplete.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { db, a, as, anonymous } = await testApp()
const anna = await as({ username: 'anna', permissions: ['employees.view_employee', 'employees.view_applicant'] })
const offered = async (name: string, query = ''): Promise<AutocompleteItem[]> =>
  (await anna.get(`/autocompletes/${name}.json/?${query}`)).body
await a.vacancy({ facility: await a.facility({ name: 'Ärztehaus' }) })
await a.facilityGroup({ name: 'Ärztebund' })
await a.hirer()
await a.contactPerson({ first_name: 'Ute', last_name: 'Sander' })
await a.attachment()
const employee = await a.employee({ first_name: 'Eva', last_name: 'Beispiel' })
await a.applicant()
await a.engagement({ employee }, { by: anna.id })

describe.each(Object.entries(autocompletes))('%s', (name, { item }) => {
  test('offers items to whoever is signed in', async () => {
    const { status, body } = await anna.get(`/autocompletes/${name}.json/`)
    expect([status, Array.isArray(body)]).toEqual([200, true])
    expect(body.length).toBeGreaterThan(0)
    expect(Object.keys(body[0])).toEqual(Object.keys(item.shape))
    expect((await anonymous.get(`/autocompletes/${name}.json/`)).status).toBe(401)
  })
  test('offers a page where one is asked for, and finds a part of a name', async () => {
    const all = await offered(name)
    const first = (await anna.get(`/autocompletes/${name}.json/?page_size=1`)).body
    expect(first).toMatchObject({ count: all.length, previous: null, results: [all[0]] })
    expect((await anna.get(`/autocompletes/${name}.json/?page=${all.length + 1}&page_size=1`)).status).toBe(404)
    const part = encodeURIComponent(all[0]!.name.slice(1).toUpperCase())
    expect(await offered(name, `name__icontains=${part}`)).toContainEqual(all[0])
    expect(await offered(name, 'name__icontains=%25nowhere_')).toEqual([])
  })
  test('refuses a wrong parameter and any method but GET', async () => {
    const { status, body } = await anna.get(`/autocompletes/${name}.json/?is_active=perhaps&page=99`)
    expect([status, Object.keys(body.errors)]).toEqual([400, ['is_active']])
    expect((await anna.post(`/autocompletes/${name}.json/`)).status).toBe(405)
  })
})

test('there is a list for everything that is chosen in forms, each of items with id and name', async () => {
  const people = [
    'applicants',
    'contact-persons',
    'contact-person-functions',
    'employees',
    'employee-statuses',
    'genders',
    'absence-reasons',
    'users',
  ]
  const places = ['facilities', 'facility-departments', 'facility-groups', 'facility-types', 'hirers', 'states']
  const work = ['exams', 'professions', 'qualifications', 'vacancies', 'vacancy-types', 'engagements', 'engagement-actions']
  const papers = ['application-tags', 'booking-documents', 'document-kinds', 'email-attachments', 'email-templates', 'tags']
  expect(Object.keys(autocompletes).toSorted()).toEqual([...people, ...places, ...work, ...papers].toSorted())
  for (const name of Object.keys(autocompletes))
    expect((await offered(name))[0]).toMatchObject({ id: expect.anything(), name: expect.any(String) })
  expect(Object.keys((await offered('vacancies'))[0]!)).toEqual(['id', 'name'])
})

test('a list that does not exist is an unknown path', async () => {
  expect((await anna.get('/autocompletes/nonsense.json/')).status).toBe(404)
  expect((await anonymous.get('/autocompletes/nonsense.json/')).status).toBe(401)
})

describe('pages', () => {
  test('lead to one another, and are ten items long unless told', async () => {
    const { next, previous, results } = (await anna.get('/autocompletes/exams.json/?page=2')).body
    expect(next).toBe('http://localhost:3000/api/v0/autocompletes/exams.json/?page=3')
    expect(previous).toBe('http://localhost:3000/api/v0/autocompletes/exams.json/?page=1')
    expect(results).toEqual((await offered('exams')).slice(10, 20))
    expect((await anna.get('/autocompletes/exams.json/?page_size=x')).body.results).toHaveLength(10)
  })
  test('end with the last, and need a number', async () => {
    for (const query of ['page=99', 'page=0', 'page=x', 'page=-1&page_size=5']) {
      const { status, body } = await anna.get(`/autocompletes/exams.json/?${query}`)
      expect([status, body.detail]).toEqual([404, 'Invalid page.'])
    }
    expect((await anna.get('/autocompletes/exams.json/?name__icontains=nowhere&page=1')).body).toMatchObject({ count: 0, results: [] })
  })
  test('that are empty parameters are none', async () => {
    expect(await offered('exams', 'page=&page_size=')).toEqual(await offered('exams'))
  })
})

test('states, genders and reasons of absence are named in the language of the reader', async () => {
  const german = async (name: string) => (await anna.get(`/autocompletes/${name}.json/`, { 'accept-language': 'de' })).body
  expect(await german('genders')).toContainEqual({ id: 'f', name: 'weiblich' })
  expect(await offered('genders')).toContainEqual({ id: 'f', name: 'female' })
  expect((await german('absence-reasons'))[0]).toEqual({ id: 'sick', name: 'krank' })
  expect((await german('states'))[2]).toEqual({ id: 'BE', name: 'Berlin' })
})

test('without a page the first thousand items are offered, and pages lead to all of them', async () => {
  await sql`insert into facility_group (name) select 'Verbund ' || lpad(number::text, 4, '0') from generate_series(1, 1100) number`.execute(
    db,
  )
  const whole = await offered('facility-groups')
  const pages = []
  for (let page = 1; page <= 11; page++)
    pages.push((await anna.get(`/autocompletes/facility-groups.json/?page=${page}&page_size=100`)).body)
  expect(whole).toEqual(pages.slice(0, 10).flatMap(({ results }) => results))
  expect(pages[10].count).toBeGreaterThan(1100)
  expect(pages[10].results).toHaveLength(100)
})

test('entries are found by any part of their names: of the day, of the action, or of both', async () => {
  const { rows: kinds } = await sql<{ id: number }>`
    insert into engagement_action (name, "order", code)
    values ('Telefonat – kurz', 900, 'short_call'), ('Messe 2026', 901, 'fair') returning id`.execute(db)
  for (const day of ['2025-12-31T22:59:59Z', '2025-12-31T23:00:00Z', '2026-03-29T01:30:00Z', '2026-06-30T12:00:00Z'])
    await sql`
      insert into engagement (action_type_id, employee_id, note, created_by_user_id, created_datetime)
      select kind, ${employee}, '', ${anna.id}, ${day} from unnest(${kinds.map(({ id }) => id)}::int[]) kind`.execute(db)
  const all = await offered('engagements')
  expect(new Set(all.map(({ name }) => name)).size).toBeGreaterThan(7)
  const whole = all.map(({ name }) => name).join(' ')
  const parts = [
    '31.12',
    '01.01.2026',
    '2026',
    '.20',
    '.',
    '0',
    '– t',
    '–',
    'TELEFON',
    'e',
    '2026 – T',
    '31.12.2025 –',
    '.2026 – telefonat',
    'telefonat – k',
    '2025 – telefonat – ',
    '.2026 – messe 2026',
    '9',
    '99',
  ]
  for (const part of parts) {
    const expected = all.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()))
    expect([part, await offered('engagements', `name__icontains=${encodeURIComponent(part)}`)]).toEqual([part, expected])
  }
  expect(whole).toContain('01.01.2026 – Telefonat – kurz')
})
