import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { refusalTexts } from '../platform/text/refusal.ts'
import { placementTexts } from '@kasack/contract/placement.ts'
import { texts as userTexts } from '../user/texts.ts'
import { texts as positionTexts } from '../placement/texts.ts'
import { stateOf } from './state.test-support.ts'
import { texts } from './texts.ts'

const { a, as, clock, db } = await testApp()
const [root, anna] = [await as({ is_superuser: true }), await as({ is_superuser: true })]

type Answer = Awaited<ReturnType<typeof root.get>>
const groupOf = ({ headers, status, body }: Answer) => {
  expect([status < 300, body?.errors]).toEqual([true, undefined])
  return Number(headers['x-history-group'])
}
/** The reasons why a call is not undone; checks that nothing has changed. */
async function reasons(done: Answer | number, by = root): Promise<string[]> {
  const before = await stateOf(db)
  const { status, body } = await by.post(`/history/groups/${typeof done === 'number' ? done : groupOf(done)}/undo.json/`)
  expect([status, await stateOf(db)]).toEqual([400, before])
  return body.errors
}
const undo = async (done: Answer) => {
  const answer = await root.post(`/history/groups/${groupOf(done)}/undo.json/`)
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return answer
}
const days = { lower: '2026-07-01', upper: '2026-07-31' }
const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }

test('what somebody changed since stays, field by field', async () => {
  const facility = await a.facility({ name: 'Haus am See' })
  const first = await root.patch(`/facilities/${facility}.json/`, { city: 'Ulm', company: 'A GmbH' })
  await anna.patch(`/facilities/${facility}.json/`, { city: 'Kiel' })
  expect(await reasons(first)).toEqual(['Facility “Haus am See” has been changed since then (city).'])
  await anna.patch(`/facilities/${facility}.json/`, { city: 'Ulm' })
  await undo(first)
  expect((await root.get(`/facilities/${facility}.json/`)).body).toMatchObject({ city: '', company: '' })
})

test('a set that was changed since stays', async () => {
  const [facility, first, second] = [await a.facility({ name: 'Haus' }), await a.lookup('tag', 'A-Kunde'), await a.lookup('tag', 'B-Kunde')]
  const tagged = await root.patch(`/facilities/${facility}.json/`, { tags: [first] })
  await anna.patch(`/facilities/${facility}.json/`, { tags: [first, second] })
  expect(await reasons(tagged)).toEqual(['Facility “Haus” has been changed since then (tags).'])
})

test('what was made is not taken away from whoever has filled in more since', async () => {
  const made = await root.post('/facilities.json/', { name: 'Haus am Meer', facility_type: await a.lookup('facility_type') })
  await anna.patch(`/facilities/${made.body.id}.json/`, { comments: 'Neu' })
  expect(await reasons(made)).toEqual(['Facility “Haus am Meer” has been changed since then (comments).'])
})

test('what was made stays where somebody else refers to it', async () => {
  const made = await root.post('/facilities.json/', { name: 'Haus am Wald', facility_type: await a.lookup('facility_type') })
  const vacancy = await a.vacancy({ facility: made.body.id })
  expect(await reasons(made)).toEqual([expect.stringMatching(/^Vacancy “.*” now refers to Facility “Haus am Wald”[.]$/)])
  await root.remove(`/vacancies/${vacancy}.json/`)
  const entry = await a.engagement({ facility: made.body.id })
  expect((await reasons(made))[0]).toContain('now refers to Facility “Haus am Wald”.')
  await root.remove(`/engagements/${entry}.json/`)
  await undo(made)
})

test('what is pointed to must be there', async () => {
  const [facility, person] = [await a.facility({ name: 'Haus am Hang' }), await a.contactPerson()]
  await root.patch(`/facilities/${facility}.json/`, { main_contact: person })
  const emptied = await root.patch(`/facilities/${facility}.json/`, { main_contact: null })
  const removed = await root.remove(`/contact-persons/${person}.json/`)
  expect(await reasons(emptied)).toEqual([
    `Facility “Haus am Hang” referred to Contact person #${person} (main_contact), which no longer exists.`,
  ])
  await undo(removed)
  await undo(emptied)
})

test('a record that is gone is not changed back, and one that was deleted comes back once', async () => {
  const absence = await a.absence()
  const changed = await root.patch(`/absences/${absence}.json/`, { note: 'Neu' })
  const removed = await root.remove(`/absences/${absence}.json/`)
  expect(await reasons(changed)).toEqual([`Absence #${absence} no longer exists.`])
  await undo(removed)
  expect(await reasons(removed)).toEqual([texts.already_undone.en])
  await undo(changed)
})

test('what DELETE would refuse is not removed by an undo', async () => {
  const vacancy = await a.vacancy()
  const made = await root.post('/candidates.json/', { vacancy, employee: await a.employee(), status: 'signed' })
  expect(await reasons(made)).toEqual([placementTexts.signed.en])
  const user = await root.post('/users.json/', { username: 'uta', password: 'Zwölf Karten im Regal' })
  expect(await reasons(user)).toEqual([texts.users_stay.en])
})

test('of a vacancy no more positions are taken than there are', async () => {
  const vacancy = await a.vacancy({ name: 'Nachtdienst', number_of_positions: 1, date_range: days })
  const first = await root.post('/bookings.json/', { vacancy, employee: await a.employee(), date_range: days, ...terms })
  const cancelled = await root.patch(`/bookings/${first.body.id}.json/`, { cancelled: true })
  await root.post('/bookings.json/', { vacancy, employee: await a.employee(), date_range: days, ...terms })
  expect(await reasons(cancelled)).toEqual([positionTexts.more_bookings('Nachtdienst').en])
  const more = await root.patch(`/vacancies/${vacancy}.json/`, { number_of_positions: 2 })
  const back = await undo(cancelled)
  expect(await reasons(more)).toEqual([positionTexts.more_bookings('Nachtdienst').en])
  await undo(back)
  await undo(more)
})

test('there is one candidate and one favourite a pair, and one record a unique value', async () => {
  const [vacancy, employee] = [await a.vacancy(), await a.employee()]
  const candidate = await a.candidate({ vacancy, employee })
  const removed = await root.remove(`/candidates/${candidate}.json/`)
  await root.post('/candidates.json/', { vacancy, employee })
  expect(await reasons(removed)).toEqual([texts.taken({ noun: { de: 'Kandidat', en: 'Candidate' } }, undefined).en])
  const facility = await a.facility()
  const unblocked = await root.remove(`/facility-persons/${await a.facilityPerson({ facility, employee })}.json/`)
  await root.post('/facility-persons.json/', { facility, employee, state: 'favourite' })
  expect((await reasons(unblocked))[0]).toContain('(employee): another record has this unique value by now.')
  const made = await root.post('/lookups/tags.json/', { name: 'Einmalig' })
  const gone = await root.remove(`/lookups/tags/${made.body.id}.json/`)
  await root.post('/lookups/tags.json/', { name: 'einmalig' })
  expect((await reasons(gone))[0]).toContain('(name): another record has this unique value by now.')
})

test('the last active superuser stays one', async () => {
  const others = await sql<{ id: number }>`update "user" set is_superuser = false where id <> ${root.id} returning id`.execute(db)
  const made = await root.patch(`/users/${anna.id}.json/`, { is_superuser: true })
  const left = await root.patch(`/users/${anna.id}.json/`, { first_name: 'Anna' })
  await sql`update "user" set is_active = false where id = ${root.id}`.execute(db)
  expect(await reasons(made, await as2(anna.id))).toEqual([userTexts.last_superuser.en])
  await sql`update "user" set is_active = true where id = ${root.id}`.execute(db)
  await undo(left)
  await sql`update "user" set is_superuser = true where id = any(${others.rows.map(({ id }) => id)}) and id = ${anna.id}`.execute(db)
})
const as2 = async (_id: number) => anna.again()

test('what would contradict what others wrote since is refused', async () => {
  const entry = await a.engagement({ employee: await a.employee(), note: 'Erreicht' })
  const named = await root.patch(`/engagements/${entry}.json/`, { facility: await a.facility() })
  await root.patch(`/engagements/${entry}.json/`, { employee: null })
  expect(await reasons(named)).toEqual([texts.impossible.en]) // an entry about nobody
})

test('a follow-up is carried by one entry that says the same', async () => {
  const facility = await a.facility({ name: 'Haus am Deich' })
  const entry = await a.engagement({ facility, followup_date: '2026-06-20' })
  const cleared = await root.patch(`/facilities/${facility}.json/`, { followup_date: null })
  await root.patch(`/engagements/${entry}.json/`, { facility: await a.facility() })
  expect(await reasons(cleared)).toEqual(['The follow-up of the facility “Haus am Deich” no longer matches its logbook entry.'])
})

test('two follow-ups of the same day: the later entry keeps it', async () => {
  const facility = await a.facility({ name: 'Haus am Fluss' })
  await a.engagement({ facility, followup_date: '2026-06-20' })
  const second = await root.post('/engagements.json/', { facility, followup_date: '2026-06-20' })
  const third = await root.post('/engagements.json/', { facility, followup_date: '2026-06-20' })
  await undo(second)
  const { rows } = await sql`select carrier_id, followup_date from facility where id = ${facility}`.execute(db)
  expect(rows).toEqual([{ carrier_id: third.body.id, followup_date: '2026-06-20' }])
  const { rows: open } = await sql`select id from engagement where facility_id = ${facility} and todo`.execute(db)
  expect(open).toEqual([{ id: third.body.id }])
})

test('a group that there is not is unknown', async () => {
  for (const group of [999_999, 99_999_999_999]) {
    const { status, body } = await root.post(`/history/groups/${group}/undo.json/`)
    expect([status, body.errors]).toEqual([404, [refusalTexts.not_found.en]])
  }
})

test('the reasons come in the language of the reader, and name nobody whom he may not see', async () => {
  const clerk = await as()
  const made = await clerk.post('/contact-persons.json/', { first_name: 'Nora', last_name: 'Neu' })
  await root.patch(`/contact-persons/${made.body.id}.json/`, { note: 'Neu' })
  const { body } = await clerk.post(`/history/groups/${groupOf(made)}/undo.json/`, {}, { 'accept-language': 'de' })
  expect(body.errors).toEqual(['Ansprechpartner „Nora Neu“ wurde seitdem geändert (note).'])
  const recruiter = await as({ permissions: ['employees.add_employee'] })
  const employee = await recruiter.post('/employees.json/', {
    first_name: 'Uta',
    last_name: 'Geheim',
    status: await a.lookup('employee_status'),
  })
  await root.patch(`/employees/${employee.body.id}.json/`, { comments: 'Neu' })
  const unseen = await recruiter.post(`/history/groups/${groupOf(employee)}/undo.json/`)
  expect(unseen.body.errors).toEqual([`Employee #${employee.body.id} has been changed since then.`])
  const facility = await clerk.post('/facilities.json/', { name: 'Haus am Moor', facility_type: await a.lookup('facility_type') })
  const booking = await a.booking({ facility: facility.body.id })
  const refused = await clerk.post(`/history/groups/${groupOf(facility)}/undo.json/`)
  expect(refused.body.errors).toEqual([`Booking #${booking} now refers to Facility “Haus am Moor”.`])
})

test('a deletion can be taken back for thirty days', async () => {
  const removed = await root.remove(`/facilities/${await a.facility()}.json/`)
  const at = clock.now()
  clock.set(new Date(at.getTime() + 30 * 86_400_000 + 1).toISOString())
  const later = await root.again()
  expect(await reasons(groupOf(removed), later)).toEqual([texts.too_old(30).en])
  clock.set(new Date(at.getTime() + 30 * 86_400_000).toISOString())
  expect((await (await root.again()).post(`/history/groups/${groupOf(removed)}/undo.json/`)).status).toBe(200)
  clock.set(at.toISOString())
})
