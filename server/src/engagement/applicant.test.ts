import { problemTexts } from '@kasack/contract/problem.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { texts } from './texts.ts'

// Entries about applicants: who sees them, and what becomes of them.
const { a, as } = await testApp()
const recruiter = await as({ permissions: ['employees.view_applicant', 'employees.view_employee', 'employees.add_employee'] })
const seesApplicants = await as({ permissions: ['employees.view_applicant'] })
const dispatcher = await as({ permissions: ['employees.view_employee'] })
const clerk = await as({ permissions: [] })
const unknown = { errors: { applicant: [problemTexts.unknown_reference.en] } }

const applicantCalled = (last_name: string) => a.applicant({ first_name: 'Jana', last_name, mobile: '0151 4711' })
const write = async (body: object): Promise<number> => (await recruiter.post('/engagements.json/', body)).body.id
const read = (client: typeof clerk, id: number) => client.get(`/engagements/${id}.json/`)
const list = async (client: typeof clerk, query: string): Promise<number[]> =>
  (await client.get(`/engagements.json/?${query}&size=1000`)).body.results.map(({ id }: { id: number }) => id)
const counted = async (client: typeof clerk, query = ''): Promise<number> => (await client.get(`/engagements.json/?${query}`)).body.count
const todoOf = async (...ids: number[]) => {
  const open = await list(recruiter, 'todo=1')
  return ids.map((id) => open.includes(id))
}

test('an entry about an applicant alone is written and shown with her number by who may see applicants', async () => {
  const applicant = await applicantCalled('Neumann')
  const { status, body } = await seesApplicants.post('/engagements.json/', { applicant, note: 'ruft zurück' })
  expect([status, body.applicant]).toEqual([201, { id: applicant, name: 'Jana Neumann', mobile: '0151 4711' }])
  expect([body.facility, body.employee]).toEqual([null, null])
  expect((await seesApplicants.get(`/applicants/${applicant}.json/`)).body.latest_engagement).toEqual({
    id: body.id,
    created_datetime: body.created_datetime,
  })
})

test('about nobody it is refused in the two keys it always was', async () => {
  expect((await recruiter.post('/engagements.json/', {})).body).toEqual({
    errors: { facility: [texts.about_nobody.en], employee: [texts.about_nobody.en] },
  })
})

test('for who may not see applicants there is none of that number, and no entry about one alone', async () => {
  const [applicant, facility] = [await applicantCalled('Kunz'), await a.facility()]
  for (const client of [clerk, dispatcher])
    for (const named of [applicant, 999_999])
      for (const about of [{ applicant: named }, { facility, applicant: named }])
        expect((await client.post('/engagements.json/', about)).body).toEqual(unknown)
  const alone = await write({ applicant, note: 'Geheimwort' })
  for (const client of [clerk, dispatcher]) {
    expect((await read(client, alone)).status).toBe(404)
    expect((await client.patch(`/engagements/${alone}.json/`, { note: 'x' })).status).toBe(404)
    expect((await client.patch(`/engagements/${alone}.json/`, { applicant: 'x' })).status).toBe(404)
    expect((await client.remove(`/engagements/${alone}/`)).status).toBe(404)
    expect((await client.get(`/engagements/${alone}/deletion.json/`)).status).toBe(404)
    for (const query of ['', 'search=Geheimwort', 'search=kunz', 'note__icontains=geheimwort', `applicant__id=${applicant}`])
      expect(await list(client, query)).not.toContain(alone)
  }
  expect((await read(recruiter, alone)).body.note).toBe('Geheimwort')
  for (const query of ['', 'search=Geheimwort', 'search=kunz', 'note__icontains=geheimwort', `applicant__id=${applicant}`])
    expect(await list(seesApplicants, query)).toContain(alone)
})

test('an entry that names a facility as well is there for everybody, the applicant for who may see her', async () => {
  const [applicant, facility] = [await applicantCalled('Vogt'), await a.facility()]
  const id = await write({ applicant, facility, note: 'Hospitation' })
  for (const client of [clerk, dispatcher]) {
    expect((await read(client, id)).body).toMatchObject({ applicant: null, facility: { id: facility } })
    expect(await list(client, `facility__id=${facility}`)).toEqual([id])
    expect([await list(client, 'search=vogt'), await list(client, `applicant__id=${applicant}`)]).toEqual([[], []])
    expect((await client.patch(`/engagements/${id}.json/`, { applicant: null })).body).toEqual(unknown)
    expect((await client.patch(`/engagements/${id}.json/`, { facility: null })).body.errors).toEqual({
      facility: [texts.about_nobody.en],
      employee: [texts.about_nobody.en],
    })
    expect((await client.patch(`/engagements/${id}.json/`, { note: 'war gut' })).body).toMatchObject({ applicant: null, note: 'war gut' })
  }
  expect((await read(seesApplicants, id)).body.applicant.id).toBe(applicant)
  expect((await seesApplicants.patch(`/engagements/${id}.json/`, { applicant: null })).body.applicant).toBeNull()
  expect((await clerk.patch(`/engagements/${id}.json/`, { applicant: null })).status).toBe(200)
})

test('a version tells nothing of an applicant who is not seen, and warns who sees her', async () => {
  const [applicant, other, facility] = [await applicantCalled('Lang'), await applicantCalled('Kurz'), await a.facility()]
  const id = await write({ applicant, facility })
  const version = async (client: typeof clerk): Promise<string> => (await read(client, id)).body.version
  const [seen, unseen] = [await version(seesApplicants), await version(clerk)]
  await recruiter.patch(`/engagements/${id}.json/`, { applicant: other })
  expect(await version(clerk)).toBe(unseen)
  expect((await clerk.patch(`/engagements/${id}.json/`, { note: 'x', version: unseen })).status).toBe(200)
  expect((await seesApplicants.patch(`/engagements/${id}.json/`, { applicant: null, version: seen })).body.errors).toHaveProperty('version')
})

test('what is not there is not counted: in the list, by kind, in the figures, in selects', async () => {
  const reporting = await as({ permissions: [], groups: ['Reporting'] })
  const [before, kind] = [await counted(clerk), await a.lookup('engagement_action', 'Telefonat ausgehend')]
  const [ofKind, all] = [await counted(clerk, `action_type__id=${kind}`), await counted(recruiter)]
  const figures = async (client: typeof clerk) => (await client.get('/reports.json/?year=2026')).body.engagements
  const total = (one: object) => Object.values(one).reduce((sum, { value }: { value: number }) => sum + value, 0)
  const known = total(await figures(reporting))
  const applicant = await applicantCalled('Zahl')
  const alone = await write({ applicant, action_type: kind })
  expect([await counted(clerk), await counted(dispatcher), await counted(recruiter)]).toEqual([before, before, all + 1])
  expect(await counted(clerk, `action_type__id=${kind}`)).toBe(ofKind)
  expect(await counted(seesApplicants, `action_type__id=${kind}`)).toBe((await list(seesApplicants, `action_type__id=${kind}`)).length)
  expect(await counted(clerk)).toBe((await list(clerk, '')).length)
  expect(total(await figures(reporting))).toBe(known)
  const root = await as({ is_superuser: true })
  expect(total(await figures(root))).toBe((await list(recruiter, '')).length)
  const latest = async (client: typeof clerk): Promise<number> => {
    const series: Record<string, { values: number[] }> = (await client.get('/report-series.json/?year=2026')).body.engagements
    return Object.values(series).reduce((sum, { values }) => sum + values.at(-1)!, 0)
  }
  expect([await latest(reporting), await latest(root)]).toEqual([known, total(await figures(root))])
  const offered = async (client: typeof clerk) =>
    (await client.get('/autocompletes/engagements.json/')).body.map(({ id }: { id: number }) => id)
  expect([(await offered(clerk)).includes(alone), (await offered(seesApplicants)).includes(alone)]).toEqual([false, true])
})

test('a contact person’s latest contact is one that everybody may see', async () => {
  const [applicant, contact_person, facility] = [await applicantCalled('Auskunft'), await a.contactPerson(), await a.facility()]
  await write({ applicant, contact_person })
  const latest = async () => (await recruiter.get(`/contact-persons/${contact_person}.json/`)).body.latest_engagement?.id ?? null
  expect(await latest()).toBeNull()
  const seen = await write({ applicant, contact_person, facility })
  expect(await latest()).toBe(seen)
  expect((await clerk.get(`/contact-persons/${contact_person}/deletion.json/`)).body.consequences).toEqual([
    { effect: 'emptied', resource: 'engagements', field: 'contact_person', count: 1 },
  ])
})

test('the newest entry about an applicant alone is open, if it has a day', async () => {
  const [applicant, facility] = [await applicantCalled('Offen'), await a.facility()]
  const first = await write({ applicant, followup_date: '2026-06-20' })
  expect(await todoOf(first)).toEqual([true])
  const atFacility = await write({ applicant, facility, followup_date: '2026-06-21' })
  expect(await todoOf(first, atFacility)).toEqual([true, true])
  const second = await write({ applicant })
  expect(await todoOf(first, atFacility, second)).toEqual([false, true, false])
  await recruiter.remove(`/engagements/${second}/`)
  expect(await todoOf(first)).toEqual([true])
})

test('an applicant who becomes an employee takes her entries along, still unseen by who sees neither', async () => {
  const [applicant, facility, status] = [await applicantCalled('Wechsel'), await a.facility(), await a.lookup('employee_status')]
  const alone = await write({ applicant, followup_date: '2026-06-20' })
  const atFacility = await write({ applicant, facility })
  const made = await recruiter.post('/employees.json/', {
    first_name: 'Jana',
    last_name: 'Wechsel',
    status,
    converted_from_applicant: applicant,
  })
  const employee = made.body.id
  for (const id of [alone, atFacility])
    expect((await read(recruiter, id)).body).toMatchObject({ applicant: { id: applicant }, employee: { id: employee } })
  expect(await list(dispatcher, `employee__id=${employee}`)).toEqual(expect.arrayContaining([alone, atFacility]))
  expect((await read(dispatcher, alone)).body.applicant).toBeNull()
  expect([(await read(clerk, alone)).status, (await read(clerk, atFacility)).status]).toEqual([404, 200])
  expect((await read(seesApplicants, alone)).status).toBe(200)
  expect(await todoOf(alone)).toEqual([true])
  const later = await write({ employee })
  expect(await todoOf(alone, later)).toEqual([false, false])

  await recruiter.remove(`/applicants/${applicant}/`)
  expect((await read(dispatcher, alone)).body).toMatchObject({ applicant: null, employee: { id: employee } })
  expect((await read(clerk, alone)).status).toBe(404)
})

test('an employee who was there before takes the entries of the applicant as her own', async () => {
  const [applicant, employee] = [await applicantCalled('Alt'), await a.employee()]
  const older = await write({ employee, followup_date: '2026-06-22' })
  const newer = await write({ applicant, followup_date: '2026-06-20' })
  await recruiter.patch(`/employees/${employee}.json/`, { converted_from_applicant: applicant })
  expect(await todoOf(older, newer)).toEqual([false, true])
})

test('with an applicant those of her entries go that name nobody else', async () => {
  const [applicant, facility, employee] = [await applicantCalled('Fort'), await a.facility(), await a.employee()]
  const alone = await write({ applicant, contact_person: await a.contactPerson() })
  const others = [await write({ applicant, facility }), await write({ applicant, employee })]
  const foreseen = (await recruiter.get(`/applicants/${applicant}/deletion.json/`)).body.consequences
  expect(foreseen).toEqual([
    { effect: 'deleted', resource: 'engagements', field: 'applicant', count: 1 },
    { effect: 'emptied', resource: 'engagements', field: 'applicant', count: 2 },
  ])
  expect((await recruiter.remove(`/applicants/${applicant}/`)).status).toBe(204)
  expect((await read(recruiter, alone)).status).toBe(404)
  for (const id of others) expect((await read(recruiter, id)).body.applicant).toBeNull()
})

test('a facility or an employee who goes leaves entries to the applicant, and the newest is open', async () => {
  const [applicant, facility, employee] = [await applicantCalled('Bleibt'), await a.facility(), await a.employee()]
  const about = await write({ applicant, facility, followup_date: '2026-06-20' })
  expect((await recruiter.remove(`/facilities/${facility}/`)).status).toBe(204)
  expect((await read(recruiter, about)).body).toMatchObject({ applicant: { id: applicant }, facility: null, todo: true })
  expect((await read(clerk, about)).status).toBe(404)
  const both = await write({ applicant, employee, followup_date: '2026-06-21' })
  expect(await todoOf(about, both)).toEqual([false, true])
  expect((await recruiter.remove(`/employees/${employee}/`)).status).toBe(204)
  expect((await read(recruiter, both)).body).toMatchObject({ applicant: { id: applicant }, employee: null, todo: true })
})

test('whoever names and whoever converts an applicant at once: the entry gets the employee, or was written after', async () => {
  const status = await a.lookup('employee_status')
  for (let round = 0; round < 10; round++) {
    const applicant = await applicantCalled(`Zugleich ${round}`)
    const [entry, made] = await Promise.all([
      seesApplicants.post('/engagements.json/', { applicant, followup_date: '2026-06-20' }),
      recruiter.post('/employees.json/', { first_name: 'Jana', last_name: 'Zugleich', status, converted_from_applicant: applicant }),
    ])
    expect([entry.status, made.status]).toEqual([201, 201])
    const stored = (await read(recruiter, entry.body.id)).body
    expect([null, made.body.id]).toContain(stored.employee?.id ?? null)
    expect(stored.todo).toBe(true)
  }
})
