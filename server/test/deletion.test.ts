import { lookupEntities } from '@kasack/contract/lookup.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { lookupsOf } from '../src/lookup/records.ts'
import type { StoredEntity } from '../src/platform/database/column.ts'
import type { References } from '../src/platform/write/deletion.ts'
import type { Records } from '../src/platform/write/records.ts'
import { refusalTexts } from '../src/platform/text/refusal.ts'
import { texts as lookupTexts } from '../src/lookup/texts.ts'
import { texts as groupTexts } from '../src/user-group/texts.ts'
import type { Client } from './app.ts'
import { testApp } from './app.ts'
import { apiPaths } from './bad-requests/api.ts'
import { contractLists } from './bad-requests/contract.ts'

// What is announced before a deletion is what happens: both use the same references.
const { app, a, as, db, anonymous } = await testApp()
const [root, anna] = [await as({ is_superuser: true }), await as()]
const foreseen = async (path: string, id: number, client: Client = root) => (await client.get(`/${path}/${id}/deletion.json/`)).body

const entities = [...(await contractLists()).map(({ entity }) => entity), ...lookupEntities]
const deletable = (await apiPaths(app))
  .filter(({ path, methods }) => methods.includes('DELETE') && /^\/api\/v0\/(lookups\/)?[^/]+\/[{]id[}]$/.test(path))
  .map(({ path }) => (path.split('/')[3] === 'lookups' ? path.split('/').slice(3, 5).join('/') : path.split('/')[3]!))

type Writing = Records<StoredEntity>

test.each(deletable)('whoever refers to one of %s is told before it is deleted', async (path) => {
  const { name } = entities.find((entity) => entity.path === path)!
  const { rows } = await sql<{ column: string; action: string }>`
    select conrelid::regclass || '.' || attname as column, confdeltype as action
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = format('%I', ${name}::text)::regclass`.execute(db)
  const known = (await referencesOf(name, path)) as Record<string, unknown>
  const columns = (all: typeof rows) => all.map(({ column }) => column).toSorted()
  // What is deleted with the record is part of it, unless it can be deleted separately.
  const isListed = (column: string) =>
    !column.startsWith('cockpit_settlement.') && // a settlement is only a note on its record
    entities.some((entity) => entity.name === column.split('.')[0] && deletable.includes(entity.path))
  const told = rows.filter(({ column, action }) => action !== 'c' || column in known || isListed(column))
  expect(Object.keys(known).toSorted()).toEqual(columns(told))
  // References that the database empties prevent nothing.
  const emptied = rows.filter(({ action }) => action === 'n').map(({ column }) => known[column])
  expect(emptied.filter((reference) => JSON.stringify(reference).includes('prevents'))).toEqual([])
})

/** The references in the entity's recipe. */
async function referencesOf(name: string, path: string): Promise<References> {
  const lookup = lookupEntities.find((entity) => entity.path === path)
  if (lookup) return lookupsOf(lookup).references
  const folder = `../src/${name.replaceAll('_', '-')}`
  const served = (await import(`${folder}/routes.ts`)) as Record<string, { records?: Writing }>
  const [writing] = Object.values(served).flatMap(({ records }) => records ?? [])
  return (writing ?? (await exportedRecords(folder, path))).references
}

/** Modules that serve more than the records keep them in a separate file. */
async function exportedRecords(folder: string, path: string): Promise<Writing> {
  const exported = (await import(`${folder}/records.ts`)) as Record<string, Writing>
  return Object.values(exported).find(({ entity }) => entity?.path === path)!
}

test('a facility takes its own entries along; those of employees and its contact persons stay without it', async () => {
  const facility = await a.facility({ tags: [await a.lookup('tag')] })
  const [employee, other] = [await a.employee(), await a.facility()]
  for (const about of [{ facility }, { facility }, { facility, employee }, { employee }, { facility: other }]) await a.engagement(about)
  for (const place of [facility, facility, facility, other]) await a.contactPerson({ facility: place })
  expect(await foreseen('facilities', facility)).toEqual({
    refused: [],
    consequences: [
      { effect: 'deleted', resource: 'engagements', field: 'facility', count: 2 },
      { effect: 'emptied', resource: 'engagements', field: 'facility', count: 1 },
      { effect: 'emptied', resource: 'contact-persons', field: 'facility', count: 3 },
    ],
  })
  const count = async (path: string) => (await root.get(`/${path}.json/`)).body.count as number
  const before = [await count('engagements'), await count('contact-persons')]
  expect((await root.remove(`/facilities/${facility}/`)).status).toBe(204)
  expect([await count('engagements'), await count('contact-persons')]).toEqual([before[0]! - 2, before[1]])
})

test('a template holds its facility; only who may see templates is told how many, all are told why', async () => {
  const facility = await a.facility()
  await sql`insert into email_template_facility values (${await a.lookup('email_template')}, ${facility})`.execute(db)
  const refused = [refusalTexts.in_use.en]
  const consequences = [{ effect: 'prevents', resource: 'lookups/email-templates', field: 'facilities', count: 1 }]
  expect(await foreseen('facilities', facility)).toEqual({ refused, consequences })
  expect(await foreseen('facilities', facility, anna)).toEqual({ refused, consequences: [] })
  expect((await anna.remove(`/facilities/${facility}/`)).body).toEqual({ errors: refused })
})

test('facilities and contact persons hold their group', async () => {
  const facility_group = await a.facilityGroup()
  expect(await foreseen('facilitygroups', facility_group)).toEqual({ refused: [], consequences: [] })
  await a.facility({ facility_group })
  for (let number = 0; number < 2; number++) await a.contactPerson({ facility_group })
  expect(await foreseen('facilitygroups', facility_group)).toEqual({
    refused: [refusalTexts.in_use.en],
    consequences: [
      { effect: 'prevents', resource: 'facilities', field: 'facility_group', count: 1 },
      { effect: 'prevents', resource: 'contact-persons', field: 'facility_group', count: 2 },
    ],
  })
  expect((await root.remove(`/facilitygroups/${facility_group}/`)).body.errors).toEqual([refusalTexts.in_use.en])
})

test('an employee takes earlier periods along; a facility and a hirer stay as long as one names them', async () => {
  const [employee, facility, hirer] = [await a.employee(), await a.facility(), await a.hirer()]
  await a.priorPeriod({ employee, facility })
  await a.priorPeriod({ employee, hirer })
  const held = (field: string) => ({
    refused: [refusalTexts.in_use.en],
    consequences: [{ effect: 'prevents', resource: 'prior-periods', field, count: 1 }],
  })
  expect(await foreseen('facilities', facility)).toEqual(held('facility'))
  expect(await foreseen('facilities', facility, anna)).toEqual({ refused: [refusalTexts.in_use.en], consequences: [] })
  expect(await foreseen('hirers', hirer)).toEqual(held('hirer'))
  expect((await root.remove(`/facilities/${facility}/`)).body.errors).toEqual([refusalTexts.in_use.en])
  expect((await root.remove(`/hirers/${hirer}/`)).body.errors).toEqual([refusalTexts.in_use.en])
  expect((await foreseen('employees', employee)).consequences).toEqual([
    { effect: 'deleted', resource: 'prior-periods', field: 'employee', count: 2 },
  ])
  expect((await root.remove(`/employees/${employee}/`)).status).toBe(204)
  expect((await root.get(`/prior-periods.json/?employee__id=${employee}`)).body.count).toBe(0)
  expect((await root.remove(`/facilities/${facility}/`)).status).toBe(204)
  expect((await root.remove(`/hirers/${hirer}/`)).status).toBe(204)
})

test('a facility and a vacancy take along what they require', async () => {
  const facility = await a.facility()
  const vacancy = await a.vacancy({ facility })
  await a.requirement({ facility })
  await a.requirement({ facility, department: await a.lookup('facility_department') })
  await a.requirement({ vacancy, effect: 'drop' })
  expect(await foreseen('vacancies', vacancy)).toEqual({
    refused: [],
    consequences: [{ effect: 'deleted', resource: 'requirements', field: 'vacancy', count: 1 }],
  })
  expect((await anna.remove(`/vacancies/${vacancy}/`)).status).toBe(204)
  expect(await foreseen('facilities', facility)).toEqual({
    refused: [],
    consequences: [{ effect: 'deleted', resource: 'requirements', field: 'facility', count: 2 }],
  })
  expect((await anna.remove(`/facilities/${facility}/`)).status).toBe(204)
  expect((await root.get(`/requirements.json/?facility__id=${facility}`)).body.count).toBe(0)
  expect((await root.get(`/requirements.json/?vacancy__id=${vacancy}`)).body.count).toBe(0)
})

test('a group and entries of reference lists stay as long as a requirement names them', async () => {
  const facility_group = await a.facilityGroup()
  const [entry, kind] = [await root.post('/lookups/exams.json/', { name: 'Neues Examen' }), await a.documentKind()]
  const one = await a.requirement({ facility_group, exam: entry.body.id })
  const other = await a.requirement({ document_kind: kind })
  const held = [`/facilitygroups/${facility_group}/`, `/lookups/exams/${entry.body.id}/`, `/lookups/document-kinds/${kind}/`]
  for (const path of held) expect((await root.remove(path)).body.errors).toEqual([refusalTexts.in_use.en])
  for (const id of [one, other]) expect((await root.remove(`/requirements/${id}/`)).status).toBe(204)
  for (const path of held) expect((await root.remove(path)).status).toBe(204)
})

test('an employee and a facility take along where she is blocked or a favourite', async () => {
  const [employee, other, facility] = [await a.employee(), await a.employee(), await a.facility()]
  await a.facilityPerson({ employee, facility })
  await a.facilityPerson({ employee })
  await a.facilityPerson({ employee: other, facility, state: 'favourite' })
  const gone = (field: string) => [{ effect: 'deleted', resource: 'facility-persons', field, count: 2 }]
  expect((await foreseen('employees', employee)).consequences).toEqual(gone('employee'))
  expect((await foreseen('facilities', facility)).consequences).toEqual(gone('facility'))
  expect(await foreseen('facilities', facility, anna)).toEqual({ refused: [], consequences: [] })
  expect((await root.remove(`/facilities/${facility}/`)).status).toBe(204)
  expect((await root.get(`/facility-persons.json/?facility__id=${facility}`)).body.count).toBe(0)
  expect((await root.remove(`/employees/${employee}/`)).status).toBe(204)
  expect((await root.get(`/facility-persons.json/?employee__id=${employee},${other}`)).body.count).toBe(0)
})

test('an employee takes absences along', async () => {
  const [employee, other] = [await a.employee(), await a.employee()]
  const gone = [await a.absence({ employee }), await a.absence({ employee, reason: 'vacation' })]
  const stays = await a.absence({ employee: other })
  expect(await foreseen('employees', employee)).toEqual({
    refused: [],
    consequences: [{ effect: 'deleted', resource: 'absences', field: 'employee', count: 2 }],
  })
  expect((await root.remove(`/employees/${employee}/`)).status).toBe(204)
  for (const id of gone) expect((await root.get(`/absences/${id}.json/`)).status).toBe(404)
  expect((await root.get(`/absences/${stays}.json/`)).status).toBe(200)
})

test('a contact person leaves entries and the parts played for facilities', async () => {
  const person = await a.contactPerson()
  const facility = await a.facility({ main_contact: person, invoice_contact: person })
  await a.facility({ main_contact: person })
  await a.engagement({ facility, contact_person: person })
  expect(await foreseen('contact-persons', person, anna)).toEqual({
    refused: [],
    consequences: [
      { effect: 'emptied', resource: 'engagements', field: 'contact_person', count: 1 },
      { effect: 'emptied', resource: 'facilities', field: 'main_contact', count: 2 },
      { effect: 'emptied', resource: 'facilities', field: 'invoice_contact', count: 1 },
    ],
  })
})

test('an entry says whether it carries the follow-up of its facility', async () => {
  const facility = await a.facility()
  const [carrier, other] = [await a.engagement({ facility, followup_date: '2026-06-20' }), await a.engagement({ facility })]
  expect((await foreseen('engagements', carrier)).consequences).toEqual([
    { effect: 'emptied', resource: 'facilities', field: 'follow_up', count: 1 },
  ])
  expect(await foreseen('engagements', other)).toEqual({ refused: [], consequences: [] })
  expect((await root.remove(`/engagements/${carrier}/`)).status).toBe(204)
  expect((await root.get(`/facilities/${facility}.json/`)).body.follow_up).toBe(null)
})

test('an entry of a reference list is held by whoever uses it, and by the program', async () => {
  const tag = await a.lookup('tag', 'Neukunde')
  await a.facility({ tags: [tag] })
  expect(await foreseen('lookups/tags', tag)).toEqual({
    refused: [refusalTexts.in_use.en],
    consequences: [{ effect: 'prevents', resource: 'facilities', field: 'tags', count: 1 }],
  })
  expect((await foreseen('lookups/engagement-actions', 1)).refused).toEqual([lookupTexts.not_removable.en])
  const unused = await a.lookup('exam')
  expect(await foreseen('lookups/exams', unused)).toEqual({ refused: [], consequences: [] })
})

test('a group of users is held by its members, and Reporting by its name', async () => {
  await a.user({ groups: ['Support'] })
  const groups = (await root.get('/groups.json/')).body.results as { id: number; name: string }[]
  const idOf = (name: string) => groups.find((group) => group.name === name)!.id
  expect(await foreseen('groups', idOf('Support'))).toEqual({
    refused: [refusalTexts.in_use.en],
    consequences: [{ effect: 'prevents', resource: 'users', field: 'groups', count: 1 }],
  })
  expect((await foreseen('groups', idOf('Reporting'))).refused).toEqual([groupTexts.reporting_removed.en])
})

test('the reasons come in the language of the reader', async () => {
  const { body } = await root.get('/lookups/engagement-actions/1/deletion.json/', { 'accept-language': 'de' })
  expect(body.refused).toEqual([lookupTexts.not_removable.de])
})

test('who may not delete is not told what would happen, and nothing is told of what is not there', async () => {
  const tag = await a.lookup('tag')
  expect((await anonymous.get(`/lookups/tags/${tag}/deletion.json/`)).status).toBe(401)
  expect((await anna.get(`/lookups/tags/${tag}/deletion.json/`)).status).toBe(403)
  expect((await root.get('/facilities/999999/deletion.json/')).status).toBe(404)
  expect((await root.get('/facilities/2147483648/deletion.json/')).status).toBe(404)
  expect((await root.post(`/facilities/${await a.facility()}/deletion.json/`)).status).toBe(405)
})

test('it takes the same four statements however much would happen: session, record, its sets and the counts', async () => {
  const [empty, full] = [await a.facility(), await a.facility()]
  for (let number = 0; number < 30; number++) await a.engagement({ facility: full, employee: await a.employee() })
  const statements: number[] = []
  for (const [facility, consequences] of [
    [empty, []],
    [full, [{ count: 30 }]],
  ] as const) {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    expect((await foreseen('facilities', facility)).consequences).toMatchObject(consequences)
    statements.push(sent.mock.calls.length)
    sent.mockRestore()
  }
  expect(statements).toEqual([4, 4])
})
