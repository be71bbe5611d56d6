import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from './app.ts'

const { a, as, clock, db } = await testApp()
const root = await as({ is_superuser: true, username: 'root' })

// A record could stand in its own way: by its name or number, its pair, its position, its days, or a day that is over.
const facility_group = await a.facilityGroup({ name: 'Nordverbund' })
const facility = await a.facility({ facility_group, followup_date: '2026-06-11' })
const applicant = await a.applicant()
const employee = await a.employee({ public_id: 4711, converted_from_applicant: applicant, birthday_date: '1990-01-01' })
const vacancy = await a.vacancy({ facility, number_of_positions: 1, date_range: { lower: '2026-06-01', upper: '2026-06-30' } })
const candidate = await a.candidate({ vacancy, employee })
const booking = await a.booking({ vacancy, employee, date_range: { lower: '2026-06-01', upper: '2026-06-30' } })
const absence = await a.absence({ employee, date_range: { lower: '2026-06-10', upper: '2026-06-20' } })
const person = await a.contactPerson({ facility })
const entry = await a.engagement({ employee, contact_person: person, followup_date: '2026-06-11' })
const template = (await sql<{ id: number }>`select id from email_template where code = 'profile'`.execute(db)).rows[0]!.id
const group = (await root.get('/groups.json/?search=dispatcher')).body.results[0].id
clock.set('2026-06-13T10:00:00Z') // the follow-ups are overdue

test.each<[string, () => Promise<number> | number]>([
  ['/facilities', () => facility],
  ['/facilitygroups', () => facility_group],
  ['/hirers', () => a.hirer()],
  ['/contact-persons', () => person],
  ['/applicants', () => applicant],
  ['/employees', () => employee],
  ['/vacancies', () => vacancy],
  ['/candidates', () => candidate],
  ['/bookings', () => booking],
  ['/absences', () => absence],
  ['/prior-periods', () => a.priorPeriod({ employee })],
  ['/facility-persons', () => a.facilityPerson({ employee })],
  ['/prior-periods', async () => a.priorPeriod({ hirer: await a.hirer(), kind: 'employed' })],
  ['/requirements', () => a.requirement({ facility, department: 1, effect: 'drop' })],
  ['/engagements', () => entry],
  ['/users', () => root.id],
  ['/groups', () => group],
  ['/lookups/exams', () => a.lookup('exam')],
  ['/lookups/engagement-actions', () => a.lookup('engagement_action')],
  ['/lookups/email-templates', () => template],
])('a record of %s can be written back as it was read, and stays as it is', async (path, id) => {
  const recent = await root.again()
  const address = `${path}/${await id()}.json/`
  const { body: read } = await recent.get(address)
  // `filled` is shown when all positions are taken, but never written.
  const written = read.status === 'filled' ? { ...read, status: 'open' } : read
  expect(await recent.patch(address, written)).toMatchObject({ status: 200, body: read })
  expect((await recent.get(address)).body).toEqual(read)
})
