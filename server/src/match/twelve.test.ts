import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

// Twelve people and three vacancies whose scores are worked out by hand. Maximum points: 30 for qualifications, 25 each for days and
// distance, 10 for preferences, 5 each for being known and for a contact.

const { a, as, db } = await testApp() // today is 2026-06-10
const anna = await as({ permissions: ['employees.view_employee', 'vacancies.view_booking'] })
const [berlin, hamburg] = [
  { address_latitude: 52.52, address_longitude: 13.405 },
  { address_latitude: 53.55, address_longitude: 9.99 },
]
const two = async (table: 'exam' | 'qualification' | 'facility_type' | 'facility_department') =>
  (await sql<{ id: number }>`select id from ${sql.table(table)} order by id limit 2`.execute(db)).rows.map(({ id }) => id) as [
    number,
    number,
  ]
const [nurse, midwife] = await two('exam')
const [icu, dialysis] = await two('qualification')
const [clinic, home] = await two('facility_type')
const [ward, outpatients] = await two('facility_department')

const here = await a.facility({ ...berlin, facility_type: clinic })
const there = await a.facility({ ...hamburg, facility_type: home })
const july = await a.vacancy({
  facility: here,
  department: ward,
  exams: [nurse],
  qualifications: [icu, dialysis],
  date_range: { lower: '2026-07-01', upper: '2026-07-10' },
})
const open = await a.vacancy({ facility: there, department: outpatients, exams: [nurse, midwife], date_range: { lower: '2026-06-01' } })
const june = await a.vacancy({
  facility: here,
  department: outpatients,
  exams: [nurse, midwife],
  qualifications: [icu],
  date_range: { lower: '2026-05-01', upper: '2026-06-20' },
})

const somebody = (given: object = {}) => a.employee({ exam: nurse, qualifications: [icu, dialysis], ...berlin, ...given })
const ago = (days: number) => new Date(Date.parse('2026-06-10T10:00:00Z') - days * 86_400_000)

const people = {
  usual: await somebody(),
  halfway: await somebody({ qualifications: [icu] }),
  far: await somebody({ ...hamburg, preferred_location_radius: 50 }),
  anywhere: await somebody({ address_latitude: null, address_longitude: null }),
  away: await somebody(),
  later: await somebody({ available_from_date: '2026-07-08' }),
  choosy: await somebody({ preferred_facility_types: [home], preferred_facility_departments: [outpatients] }),
  known: await somebody(),
  favourite: await somebody({ qualifications: [] }),
  midwife: await somebody({ exam: midwife }),
  rejected: await somebody(),
  blocked: await somebody(),
}
await a.absence({ employee: people.away, date_range: { lower: '2026-07-01', upper: '2026-07-05' } })
await a.booking({ employee: people.known, facility: here, date_range: { lower: '2026-01-01', upper: '2026-01-31' } })
for (const days of [200, 1, 90]) await a.engagement({ employee: people.known, note: 'Gut erreichbar' }, { now: ago(days) })
await a.engagement({ employee: people.usual, action_type: await a.lookup('engagement_action', 'Wiedervorlage') }, { now: ago(1) }) // no contact
await a.facilityPerson({ facility: here, employee: people.favourite, state: 'favourite' })
await a.engagement({ employee: people.favourite, note: 'Ruft zurück' }, { now: ago(105) })
await a.facilityPerson({ facility: here, employee: people.blocked, state: 'blocked', reason: 'Beschwerde' })
const turnedDown = await a.candidate({
  vacancy: await a.vacancy({ facility: here }),
  employee: people.rejected,
  status: 'rejected_by_facility',
})
await sql`
  insert into candidate_rejection (candidate_id, status, user_id, created_datetime)
  values (${turnedDown}, 'rejected_by_facility', ${await a.user()}, '2026-02-03 12:00+01')`.execute(db)

type Name = keyof typeof people
type Match = { employee: { id: number }; score: number | null; exclusions: { code: string; text: string }[] }

/** Every employee with her score, or with why she is ruled out, in the order of the response. */
async function ranking(vacancy: number): Promise<[string, number | string[]][]> {
  const names = new Map(Object.entries(people).map(([name, id]) => [id, name as Name]))
  const { body } = await anna.get(`/vacancies/${vacancy}/matches.json/?excluded=1&size=100`)
  return (body.results as Match[]).map(({ employee, score, exclusions }) => [
    names.get(employee.id)!,
    score ?? exclusions.map(({ code }) => code),
  ])
}

test('a ward that looks for two qualifications in July', async () => {
  expect(await ranking(july)).toEqual([
    ['known', 100], // 30 + 25 + 25 + 10 + 5 + 5
    ['usual', 90], // 30 + 25 + 25 + 10
    ['choosy', 80], // 30 + 25 + 25 + 0: neither type nor department
    ['away', 78], // 30 + 25 · 5/10 + 25 + 10 = 77.5
    ['anywhere', 78], // 30 + 25 + 25 · 0.5 + 10 = 77.5; farther than any
    ['halfway', 75], // 30 · 1/2 + 25 + 25 + 10
    ['later', 73], // 30 + 25 · 3/10 + 25 + 10 = 72.5
    ['favourite', 68], // 0 + 25 + 25 + 10 + 5 + 5 · 75/150 = 67.5
    ['far', 65], // 30 + 25 + 0 + 10: 255 km, 205 more than her radius
    ['midwife', ['exam']],
    ['rejected', ['rejected']],
    ['blocked', ['blocked_at_facility']],
  ])
})

test('outpatients of another town, without an end and without qualifications', async () => {
  expect(await ranking(open)).toEqual([
    ['far', 90], // 30 + 25 + 25 + 10: she lives there
    ['known', 83], // 30 + 25 + 25 · 0.5 + 10 + 0 + 5 = 82.5: known elsewhere
    ['favourite', 80], // 30 + 25 + 12.5 + 10 + 0 + 2.5
    ['usual', 78], // 30 + 25 + 12.5 + 10 = 77.5
    ['halfway', 78], // she lacks nothing the vacancy requires
    ['choosy', 78], // type and department are both as she wants
    ['midwife', 78], // her exam is one of the two
    ['rejected', 78], // elsewhere
    ['blocked', 78], // elsewhere
    ['anywhere', 78],
    ['away', 76], // 30 + 25 · 79/84 + 12.5 + 10 = 76.01
    ['later', 69], // 30 + 25 · 56/84 + 12.5 + 10 = 69.17: free from the 29th of 84 days on
  ])
})

test('days that have begun, of which those from today on are asked about', async () => {
  expect(await ranking(june)).toEqual([
    ['known', 100],
    ['usual', 90],
    ['halfway', 90], // she has the one required
    ['away', 90], // in July
    ['midwife', 90],
    ['choosy', 85], // 30 + 25 + 25 + 5: only the department
    ['anywhere', 78],
    ['favourite', 68],
    ['far', 65],
    ['later', ['not_free']],
    ['rejected', ['rejected']],
    ['blocked', ['blocked_at_facility']],
  ])
})

test('says why somebody is not there in the language of the reader', async () => {
  const { body } = await anna.get(`/vacancies/${july}/matches.json/?excluded=1&size=100`, { 'accept-language': 'de' })
  const why = (body.results as Match[]).flatMap(({ exclusions }) => exclusions.map(({ text }) => text))
  expect(why.slice(1)).toEqual(['Dort am 03.02.26 abgesagt.', expect.stringContaining('Beschwerde')])
})
