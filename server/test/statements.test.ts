import { boardRows } from '@kasack/contract/board.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { testApp } from './app.ts'
import { apiPaths } from './bad-requests/api.ts'

// A list with an extra statement per row is fast in a test and slow in an agency.
const { app, a, db, connection, as } = await testApp()
const root = await as({ is_superuser: true })
const isChosen = ['states', 'genders', 'absence-reasons'] // part of the product, not of the database
const lists = (await apiPaths(app))
  .filter(({ parameters }) => parameters.includes('page'))
  .map(({ path }) => path.replace('/api/v0/', ''))
  .filter(
    (path) => !isChosen.some((name) => path.endsWith(`/${name}`)) && !path.endsWith('history') && !['deleted', 'board'].includes(path),
  )
  .filter((path) => !path.endsWith('/matches') && !path.startsWith('cockpit/'))

const judged = ['bookings', 'candidates'] // one more statement for all findings
const many = 100
await fillReferenceLists()
for (let number = 0; number < many; number++) await makeFacility()

test.each(lists)('a page of %s takes as many statements for a hundred rows as for one', async (path) => {
  const [one, hundred] = [await ask(`${path}?page_size=1`), await ask(`${path}?page_size=${many}`)]
  expect([one.results, hundred.results]).toEqual([1, many])
  expect(hundred.statements).toBe(one.statements)
  expect(hundred.statements).toBeLessThanOrEqual(judged.includes(path) ? 4 : 3)
  const second = await ask(`${path}?page_size=${many / 2}&page=2`)
  expect(second.statements).toBeLessThanOrEqual(hundred.statements)
})

test('what speaks against bookings is asked once for all that are looked through', async () => {
  const { results } = (await root.get(`/facilities.json/?page_size=${many}`)).body
  const of = (facilities: { id: number }[]) => `bookings.json/?facility__id=${facilities.map(({ id }) => id).join()}`
  const levels = 'findings_level=block,warn,tell&page_size=100'
  const [one, hundred] = [await ask(`${of(results.slice(0, 1))}&${levels}`), await ask(`${of(results)}&${levels}`)]
  expect([one.results, hundred.results, hundred.statements]).toEqual([1, many, one.statements])
  expect(hundred.statements).toBeLessThanOrEqual(5)
})

test('a page of those who might go somewhere takes no more statements for a hundred rows', async () => {
  const [vacancy, employee, facility] = [await idOf('/vacancies.json/'), await idOf('/employees.json/'), await a.facility()]
  for (let number = 0; number < many; number++) await a.vacancy({ facility })
  const applicant = await a.applicant({ postal_code: '10115' })
  for (const path of [`vacancies/${vacancy}`, `employees/${employee}`, `applicants/${applicant}`].map((of) => `${of}/matches`)) {
    const page = (size: number) => ask(`${path}.json/?excluded=1&page_size=${size}`)
    const [one, hundred] = [await page(1), await page(many)]
    expect([one.results, hundred.results, hundred.statements]).toEqual([1, many, one.statements])
    expect(hundred.statements).toBeLessThanOrEqual(11)
  }
})

test.each(boardRows)('a board of %s takes one statement more than a page of their list, for its rows with all their bars', async (rows) => {
  for (const query of ['', '&search=be', '&sort=-id']) {
    const board = (size: number) => ask(`board.json/?rows=${rows}&from=2026-01-01&to=2026-12-31${query}&page_size=${size}`)
    const [one, hundred] = [await board(1), await board(many)]
    expect([query, hundred.statements]).toEqual([query, one.statements])
    expect(hundred.statements).toBeLessThanOrEqual(4)
    expect(hundred.results).toBe(query === '&search=be' && rows !== 'employees' ? 0 : many)
  }
})

test('the cockpit takes one statement for its sections and one for a page of each, whatever there is', async () => {
  const count = async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    await root.get('/cockpit.json/')
    const statements = sent.mock.calls.filter(([one]) => !JSON.stringify(one).includes('pg_notify')).length
    sent.mockRestore()
    return statements
  }
  expect(await count()).toBe(2)
  const [one, hundred] = [
    await ask('cockpit/vacancies_unfilled.json/?page_size=1'),
    await ask('cockpit/vacancies_unfilled.json/?page_size=100'),
  ]
  expect([one.results, hundred.results, one.statements, hundred.statements]).toEqual([1, many, 2, 2])
})

test('a page of history takes two statements more, for names and for what can be undone, and no more for a hundred lines', async () => {
  const facility = await a.facility()
  const [one, other] = [await a.contactPerson(), await a.contactPerson()]
  for (let time = 0; time < many / 2; time++)
    for (const main_contact of [one, other]) await root.patch(`/facilities/${facility}.json/`, { main_contact, comments: `${time}` })
  const removed = (await root.get(`/lookups/professions.json/?size=${many}`)).body.results as { id: number }[]
  for (const { id } of removed) expect((await root.remove(`/lookups/professions/${id}/`)).status).toBe(204)
  for (const path of ['history.json/?', `facilities/${facility}/history.json/?`, 'deleted.json/?resource=lookups/professions&']) {
    const [line, hundred] = [await ask(`${path}page_size=1`), await ask(`${path}page_size=${many}`)]
    expect([line.results, hundred.results, hundred.statements]).toEqual([1, many, line.statements])
    expect(hundred.statements).toBeLessThanOrEqual(6)
  }
})

test('a list near a record takes one statement more, to find out where that is, and no more for a hundred rows', async () => {
  for (const [path, near] of [
    ['facilities.json/', 'near_employee_id'],
    ['employees.json/', 'near_facility_id'],
  ] as const) {
    const { results } = (await root.get(near === 'near_employee_id' ? '/employees.json/?page_size=1' : '/facilities.json/?page_size=1'))
      .body
    const query = `${near}=${results[0].id}&sort=distance_to_${near}_km`
    const [one, hundred] = [await ask(`${path}?${query}&page_size=1`), await ask(`${path}?${query}&page_size=${many}`)]
    expect([one.results, hundred.results, hundred.statements]).toEqual([1, many, one.statements])
    expect(hundred.statements).toBeLessThanOrEqual(4)
  }
})

test('who might come to a vacancy takes one statement more for the vacancy, and no more for a hundred rows', async () => {
  const [near, sought] = [await idOf('/facilities.json/'), await idOf('/vacancies.json/')]
  const query = `near_facility_id=${near}&sort=distance_to_near_facility_id_km&candidates_for_vacancy__id=${sought}&to_date=2000-01-01`
  const page = (size: number) => ask(`employees.json/?${query}&exams_match_with_vacancy=true&page_size=${size}`)
  const [one, most] = [await page(1), await page(many - 1)]
  expect([one.results, most.results, most.statements]).toEqual([1, many - 1, one.statements])
  expect(most.statements).toBeLessThanOrEqual(5)
})

test('a single record that a search finds is read by a plan that is kept, as ten are', async () => {
  await a.employee({ last_name: 'Einzigartig' })
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  expect((await root.get('/employees.json/?search=einzigartig')).body.count).toBe(1)
  const [shown] = sent.mock.calls.map(([one]) => one as unknown as pg.QueryConfig).filter(({ text }) => text.includes('asked_id'))
  sent.mockRestore()
  const client = new pg.Client(connection)
  await client.connect()
  for (let time = 0; time < 10; time++) await client.query(shown!)
  const { rows } = await client.query('select generic_plans::int as kept from pg_prepared_statements')
  await client.end()
  expect(rows).toEqual([{ kept: 5 }]) // PostgreSQL plans a statement five times before it keeps a plan
})

const idOf = async (path: string): Promise<number> => (await root.get(`${path}?page_size=1`)).body.results[0].id

/** How many statements the driver sends for a request, including the one for its session. */
async function ask(path: string): Promise<{ statements: number; results: number }> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  const { body } = await root.get(`/${path}`)
  // Earlier writes may be announced just now.
  const statements = sent.mock.calls.filter(([one]) => !JSON.stringify(one).includes('pg_notify')).length
  sent.mockRestore()
  return { statements, results: body.results.length }
}

/** A facility with every possible reference, and records of every other kind that refer to it. */
async function makeFacility(): Promise<void> {
  const facility_group = await a.facilityGroup()
  const tags = [await a.lookup('tag', 'A-Kunde'), await a.lookup('tag', 'Rahmenvertrag')]
  const user = await a.user({ groups: ['Dispatcher', 'Recruiting'] })
  const facility = await a.facility({
    facility_group,
    hirer: await a.hirer(),
    company: 'Nord gGmbH',
    support_user: user,
    tags,
    followup_date: '2026-07-01',
  })
  const person = { function: await a.lookup('contact_person_function'), tags }
  const contact_person = await a.contactPerson({ ...person, facility })
  await a.contactPerson({ ...person, facility_group })
  const employee = await a.employee({
    exam: await a.lookup('exam'),
    dispatcher: user,
    qualifications: [await a.lookup('qualification')],
    preferred_facility_types: [await a.lookup('facility_type')],
    preferred_facility_departments: [await a.lookup('facility_department')],
    tags,
  })
  const applicant = await a.applicant({ application_tags: [await a.lookup('application_tag')] })
  expect((await root.post(`/applicants/${applicant}/send-verification.json/`)).status).toBe(200)
  await sql`update employee set converted_from_applicant_id = ${applicant} where id = ${employee}`.execute(db)
  await a.engagement({ action_type: await a.lookup('engagement_action'), facility, contact_person, employee })
  await a.absence({ employee })
  await a.priorPeriod({ employee, facility })
  await a.requirement({ facility, department: await a.lookup('facility_department') })
  await a.facilityPerson({ employee, facility })
  await a.document({ employee, checked_date: '2026-06-01' }, { by: user })
  const vacancy = await a.vacancy({ facility, contact_person, qualifications: [await a.lookup('qualification')] })
  await a.settlement({ vacancy })
  const candidate_id = await a.candidate({ vacancy, employee })
  const about = { contact_person_id: contact_person, employee_id: employee, vacancy_id: vacancy, facility_id: facility }
  await a.email({ template: 'profile' }, { ...about, candidate_id })
  const booking = await a.booking({ vacancy, employee, send_documents: [await a.lookup('booking_document')] })
  const noted = JSON.stringify([{ code: 'inactive', reason: 'Abgesprochen', needs: [], user_id: user, datetime: '2026-06-10T10:00:00Z' }])
  await sql`update booking set overrides = ${noted}, confirmed = ${noted} where id = ${booking}`.execute(db)
  await a.mail()
  const roles = { main_contact: contact_person, contract_contact: contact_person, invoice_contact: contact_person }
  expect((await root.patch(`/facilities/${facility}.json/`, roles)).status).toBe(200)
}

async function fillReferenceLists(): Promise<void> {
  const { rows } = await sql<{ name: string; coded: boolean }>`
    select tables.table_name as name, exists (
      select 1 from information_schema.columns where columns.table_name = tables.table_name and column_name = 'code'
    ) as coded
    from information_schema.tables join information_schema.columns using (table_name)
    where tables.table_schema = 'public' and column_name = 'order'`.execute(db)
  for (const { name, coded } of rows) {
    const code = coded ? [sql`, code`, sql`, 'code_' || number`] : [sql``, sql``]
    await sql`
      insert into ${sql.table(name)} (name, "order" ${code[0]!})
      select 'Eintrag ' || number, number ${code[1]!} from generate_series(1, ${many}::int) number`.execute(db)
  }
  await sql`
    update email_attachment set file_name = 'a.pdf', file_type = 'application/pdf', file_size = 1, file_sha256 = repeat('a', 64)`.execute(
    db,
  )
  await sql`insert into user_group (name) select 'Gruppe ' || number from generate_series(1, ${many}::int) number`.execute(db)
}
