import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, clock, db, work } = await testApp({ variables: { DELETED_DAYS: '10', HISTORY_MONTHS: '2' } })
const root = await as({ is_superuser: true })

type HistoryRow = { act: string; changes: Record<string, [unknown, unknown]>; kept: object | null; note: string }
const linesOf = async (entity: string, id: number) =>
  (
    await sql<HistoryRow>`
    select act, changes, kept, note from history_line where entity = ${entity} and record_id = ${id} order by id`.execute(db)
  ).rows
/** Created by a call, since factories take the moment from the database. */
const made = async (path: string, body: object) => (await (await root.again()).post(`/${path}.json/`, body)).body.id as number
async function later(days: number) {
  clock.set(new Date(clock.now().getTime() + days * 86_400_000).toISOString())
  await work.once()
}
const person = { first_name: 'Uta', last_name: 'Geheim' }

test('after its days what is kept of deleted persons is emptied, of other records what an undo needed', async () => {
  const again = await root.again()
  const employee = await made('employees', { ...person, status: await a.lookup('employee_status') })
  const absence = await made('absences', {
    employee,
    reason: 'sick',
    date_range: { lower: '2026-06-01', upper: '2026-06-02' },
    note: 'Geheim',
  })
  const other = await made('employees', { first_name: 'Eva', last_name: 'Bleibt', status: await a.lookup('employee_status') })
  const group = await made('facilitygroups', { name: 'Träger' })
  await again.remove(`/employees/${employee}.json/`)
  await again.remove(`/facilitygroups/${group}.json/`)
  await later(9.9)
  expect(JSON.stringify(await linesOf('employee', employee))).toContain('Geheim')
  await later(0.2)
  const emptied = JSON.stringify([await linesOf('employee', employee), await linesOf('absence', absence)])
  expect(emptied).not.toMatch(/Geheim|Uta/)
  expect((await linesOf('employee', employee)).at(-1)).toMatchObject({ act: 'deleted', kept: null, changes: { last_name: [null, null] } })
  expect((await linesOf('facility_group', group)).at(-1)).toMatchObject({ act: 'deleted', kept: null, changes: { name: ['Träger', null] } })
  expect(JSON.stringify(await linesOf('employee', other))).toContain('Bleibt')
  await work.once()
})

test('applicants and contact persons are emptied as well, and the notes of what went along', async () => {
  const again = await root.again()
  const words = { ...person, profession_free_text: 'Pflege', email: 'uta@example.org', mobile: '0151 23456789' }
  const [applicant, contact] = [await made('applicants', words), await made('contact-persons', person)]
  const employee = await made('employees', { ...person, status: await a.lookup('employee_status') })
  const pairs = [{ vacancy: await a.vacancy(), employee }]
  const candidate = (await again.post('/candidates/many.json/', { pairs, source: 'matches' })).body.results[0].id
  for (const path of [`applicants/${applicant}`, `contact-persons/${contact}`, `employees/${employee}`])
    expect((await again.remove(`/${path}.json/`)).status).toBe(204)
  const told = async () =>
    JSON.stringify([await linesOf('applicant', applicant), await linesOf('contact_person', contact), await linesOf('candidate', candidate)])
  expect((await told()).match(/uta@example.org|Geheim|matches/g)).toEqual(expect.arrayContaining(['uta@example.org', 'Geheim', 'matches']))
  await later(10.1)
  expect(await told()).not.toMatch(/uta@example.org|Geheim|matches/)
})

test('somebody who came back is not emptied', async () => {
  const again = await root.again()
  const contact = await made('contact-persons', person)
  const removed = await again.remove(`/contact-persons/${contact}.json/`)
  await again.post(`/history/groups/${Number(removed.headers['x-history-group'])}/undo.json/`)
  await later(11)
  expect(JSON.stringify(await linesOf('contact_person', contact))).toContain('Geheim')
})

test('somebody who came back at the second attempt is not emptied', async () => {
  const again = await root.again()
  const contact = await made('contact-persons', person)
  const groupOf = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['x-history-group'])
  let group = groupOf(await again.remove(`/contact-persons/${contact}.json/`))
  for (let time = 0; time < 3; time++) group = groupOf(await again.post(`/history/groups/${group}/undo.json/`))
  expect((await again.get(`/contact-persons/${contact}.json/`)).status).toBe(200)
  await later(11)
  expect((await linesOf('contact_person', contact))[0]).toMatchObject({ act: 'created', changes: { last_name: [null, 'Geheim'] } })
})

test('lines go after their months', async () => {
  const group = await made('facilitygroups', { name: 'Alt' })
  await later(60)
  expect(await linesOf('facility_group', group)).toHaveLength(1)
  await later(3)
  expect(await linesOf('facility_group', group)).toHaveLength(0)
})
