import type { Permission } from '@kasack/contract/permission.ts'
import { candidate } from '@kasack/contract/candidate.ts'
import { matchPartCodes, defaultWeights } from '@kasack/contract/match-weight.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db } = await testApp() // today is 2026-06-10
const may = (...permissions: Permission[]) => as({ permissions: ['employees.view_employee', ...permissions] })
const anna = await may('vacancies.view_booking', 'employees.view_document')
const recruiter = await may()
const root = await as({ is_superuser: true })

const days = { lower: '2026-07-01', upper: '2026-07-10' }
const berlin = { address_latitude: 52.52, address_longitude: 13.405 }
const exam = await a.lookup('exam')

type Match = {
  employee: { id: number; name: string }
  vacancy: { id: number; name: string }
  score: number | null
  parts: { code: string; weight: number; value: number; text: string }[]
  exclusions: { code: string; text: string }[]
  distance_km: number | null
  availability: object[] | null
  findings_level: string | null
}

beforeEach(async () => {
  await sql`truncate employee, vacancy cascade`.execute(db)
  facility = await a.facility(berlin)
})

let facility: number
const wanted = (more: object = {}) => a.vacancy({ facility, exams: [exam], date_range: days, ...more })
const somebody = (more: object = {}) => a.employee({ exam, ...berlin, ...more })
async function matches(path: string, client = anna): Promise<Match[]> {
  const { status, body } = await client.get(path)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body.results
}
const ofVacancy = (vacancy: number, query = '', client = anna) => matches(`/vacancies/${vacancy}/matches.json/${query}`, client)
const idsOf = async (...asked: Parameters<typeof ofVacancy>) => (await ofVacancy(...asked)).map(({ employee }) => employee.id)

async function weigh(weights: object) {
  expect((await root.patch('/match-settings.json/', { weights })).status).toBe(200)
  onTestFinished(async () => void (await root.patch('/match-settings.json/', { weights: defaultWeights })))
}
async function levels(given: object) {
  await root.patch('/judge-settings.json/', { levels: given })
  onTestFinished(async () => void (await sql`update judge_setting set levels = '{}'`.execute(db)))
}

describe('who might go to a vacancy', () => {
  test('is told with reasons, days, and how much speaks against her', async () => {
    const vacancy = await wanted()
    const employee = await somebody({ first_name: 'Eva', last_name: 'Beispiel' })
    await a.absence({ employee, date_range: { lower: '2026-07-01', upper: '2026-07-01' } })
    const [eva] = await ofVacancy(vacancy)
    expect(eva).toMatchObject({ employee: { id: employee, name: 'Eva Beispiel' }, distance_km: 0, exclusions: [], findings_level: 'warn' })
    expect(eva!.parts.map(({ code, weight, text }) => [code, weight, text])).toEqual([
      ['qualifications', 30, 'No qualifications required.'],
      ['coverage', 25, 'Free on 9 of 10 days.'],
      ['distance', 25, '0 km away.'],
      ['preferences', 10, 'No preferences stated.'],
      ['known_here', 5, 'Has not worked there yet.'],
      ['recent_contact', 5, 'No contact in the last 180 days.'],
    ])
    expect(eva!.availability).toHaveLength(12)
  })

  test('stands at the end with the reason where she is ruled out, if that is asked for', async () => {
    const vacancy = await wanted()
    const fitting = await somebody()
    const gone = await somebody({ is_active: false })
    const known = await somebody()
    await a.candidate({ vacancy, employee: known, status: 'rejected_by_employee' })
    const booked = await somebody()
    await a.booking({ vacancy, employee: booked, date_range: { lower: '2026-07-01', upper: '2026-07-02' } })
    const over = await somebody()
    await a.booking({ vacancy, employee: over, terminated: true, date_range: { lower: '2026-06-01', upper: '2026-06-05' } })
    expect(await idsOf(vacancy)).toEqual([over, fitting]) // those who have worked there rank first
    const all = await ofVacancy(vacancy, '?excluded=true')
    expect(all.map(({ employee, exclusions }) => [employee.id, ...exclusions.map(({ code }) => code)])).toEqual([
      [over],
      [fitting],
      [gone, 'inactive'],
      [known, 'candidate'],
      [booked, 'booked'],
    ])
    expect(all.map(({ score }) => score === null)).toEqual([false, false, true, true, true])
  })

  test('is ruled out as a candidate of the vacancy in every status', async () => {
    const vacancy = await wanted()
    const statuses = candidate.fields.status.choices
    for (const status of statuses) await a.candidate({ vacancy, employee: await somebody(), status })
    const all = await ofVacancy(vacancy, '?excluded=1')
    expect(all.map(({ exclusions }) => exclusions[0]?.code)).toEqual(statuses.map(() => 'candidate'))
  })

  test('has an exam that is required on any level, where the vacancy asks for another', async () => {
    const { rows } = await sql<{ id: number }>`select id from exam order by id offset 1 limit 1`.execute(db)
    const other = rows[0]!.id
    const [vacancy, employee] = [await wanted(), await somebody({ exam: other })]
    expect(await idsOf(vacancy)).toEqual([])
    await a.requirement({ facility, exam: other })
    onTestFinished(async () => void (await sql`delete from requirement`.execute(db)))
    expect(await idsOf(vacancy)).toEqual([employee])
  })

  test('was not turned down there within twelve months, counted by the last time', async () => {
    const vacancy = await wanted()
    const employee = await somebody()
    const id = await a.candidate({ vacancy: await wanted(), employee, status: 'rejected_by_facility' })
    const reject = async (day: string) =>
      sql`
        insert into candidate_rejection (candidate_id, status, user_id, created_datetime)
        values (${id}, 'rejected_by_facility', ${await a.user()}, ${day}::timestamptz)`.execute(db)
    expect(await idsOf(vacancy)).toEqual([employee]) // the day is unknown
    await reject('2025-06-09 23:59+02')
    expect(await idsOf(vacancy)).toEqual([employee])
    await reject('2025-06-10 00:00+02')
    expect(await idsOf(vacancy)).toEqual([])
    const elsewhere = await a.vacancy({ exams: [exam], date_range: days })
    expect(await idsOf(elsewhere)).toEqual([employee])
    await sql`update candidate set status = 'new' where id = ${id}`.execute(db)
    expect(await idsOf(vacancy)).toEqual([employee])
  })

  test('is ruled out by what the agency lets forbid, but not by days that are told as such', async () => {
    const vacancy = await wanted()
    const employee = await somebody({ available_from_date: '2026-07-02' })
    await a.absence({ employee, date_range: { lower: '2026-07-05', upper: '2026-07-05' } })
    await a.booking({ employee, date_range: { lower: '2026-07-06', upper: '2026-07-06' } })
    await levels({ overlaps_absence: 'block', overlaps_booking: 'block', before_available_from: 'block' })
    expect(await idsOf(vacancy)).toEqual([employee])
    const kind = await a.documentKind()
    await a.requirement({ vacancy, document_kind: kind })
    expect(await idsOf(vacancy)).toEqual([employee])
    await levels({ document_missing: 'block' })
    expect((await ofVacancy(vacancy, '?excluded=1'))[0]!.exclusions).toMatchObject([{ code: 'document_missing' }])
    await a.document({ employee, kind, valid_until: '2026-07-10', checked_date: '2026-06-01' })
    expect(await idsOf(vacancy)).toEqual([employee])
  })

  test('is known where she was booked or is a favourite, but not by a booking that was cancelled or has not begun, or by a block', async () => {
    const vacancy = await wanted()
    const before = { lower: '2026-01-01', upper: '2026-01-31' }
    const [was, off, later, liked, unwanted] = [await somebody(), await somebody(), await somebody(), await somebody(), await somebody()]
    await a.booking({ facility, employee: was, date_range: before })
    await a.booking({ facility, employee: off, cancelled: true, date_range: before })
    await a.booking({ facility, employee: later, date_range: { lower: '2026-06-10', upper: '2026-06-12' } })
    await a.facilityPerson({ facility, employee: liked, state: 'favourite' })
    await a.facilityPerson({ facility, employee: unwanted, state: 'blocked', reason: 'Beschwerde' })
    await levels({ blocked_at_facility: 'off' })
    const known = (await ofVacancy(vacancy)).map(({ employee, parts }) => [
      employee.id,
      parts.find(({ code }) => code === 'known_here')!.value,
    ])
    expect(new Map(known as [number, number][])).toEqual(new Map([[was, 1], [off, 0], [later, 0], [liked, 1], [unwanted, 0]])) // prettier-ignore
  })

  test('is not booked any more by a booking for it that is over, ended early or was cancelled', async () => {
    const vacancy = await wanted()
    const [over, ended, off] = [await somebody(), await somebody(), await somebody()]
    const range = { lower: '2026-06-01', upper: '2026-06-10' }
    await a.booking({ vacancy, employee: over, date_range: { ...range, upper: '2026-06-09' } })
    await a.booking({ vacancy, employee: ended, terminated: true, date_range: range })
    await a.booking({ vacancy, employee: off, cancelled: true, date_range: range })
    expect((await ofVacancy(vacancy, '?excluded=1')).map(({ exclusions }) => exclusions)).toEqual([[], [], []])
  })

  test('is ruled out by a clock where the agency lets it forbid', async () => {
    const vacancy = await wanted()
    const employee = await somebody()
    await a.booking({ employee, facility, date_range: { lower: '2024-10-01', upper: '2026-06-30' } })
    expect(await idsOf(vacancy)).toEqual([employee])
    await levels({ maximum_duration: 'block' })
    expect((await ofVacancy(vacancy, '?excluded=1'))[0]!.exclusions).toMatchObject([{ code: 'maximum_duration' }])
  })

  test('is found by words and filters as in every list of employees, page by page', async () => {
    const vacancy = await wanted()
    const eva = await somebody({ first_name: 'Eva', last_name: 'Probst' })
    const jana = await somebody({ first_name: 'Jana', last_name: 'Probst', address_latitude: 53.55, address_longitude: 9.99 })
    await somebody({ first_name: 'Jana', last_name: 'Reuter' })
    expect(await idsOf(vacancy, '?search=probst')).toEqual([eva, jana])
    expect(await idsOf(vacancy, '?search=jana%20probst')).toEqual([jana])
    expect(await idsOf(vacancy, '?search=probst&preferred_location_radius=50')).toEqual([eva])
    const { body } = await anna.get(`/vacancies/${vacancy}/matches.json/?search=probst&size=1&page=2`)
    expect(body).toMatchObject({ count: 2, next: null, previous: expect.stringContaining('page=1'), results: [{ employee: { id: jana } }] })
    expect((await anna.get(`/vacancies/${vacancy}/matches.json/?page=9`)).status).toBe(404)
    expect((await anna.get(`/vacancies/${vacancy}/matches.json/?exam__id=x`)).body.errors).toHaveProperty('exam__id')
    expect((await anna.get(`/vacancies/${vacancy}/matches.json/?excluded=perhaps`)).body.errors).toHaveProperty('excluded')
    for (const id of [999_999, 2_147_483_648]) expect((await anna.get(`/vacancies/${id}/matches.json/`)).status).toBe(404)
  })

  test('is the same in the same order whatever is said of age, gender and nationality, where no document is required', async () => {
    const vacancy = await wanted()
    const whom = [await somebody(), await somebody(), await somebody({ address_latitude: 53.55, address_longitude: 9.99 })]
    const told = async () =>
      (await ofVacancy(vacancy, '?excluded=1')).map(({ employee, score, parts, exclusions }) => [employee.id, score, parts, exclusions])
    const before = await told()
    for (const [index, id] of whom.entries()) {
      const birthday_date = `19${50 + index * 20}-01-01`
      await root.patch(`/employees/${id}.json/`, {
        birthday_date,
        gender: ['f', 'm', 'u'][index],
        nationality_group: ['third_country', 'eu_eea_ch', null][index],
      })
    }
    expect(await told()).toEqual(before)
  })
})

describe('where somebody might go', () => {
  test('are vacancies that are open and not over, the best first', async () => {
    const employee = await somebody()
    const [far, near] = [
      await a.vacancy({
        exams: [exam],
        date_range: days,
        facility: await a.facility({ address_latitude: 53.55, address_longitude: 9.99 }),
      }),
      await wanted(),
    ]
    const today = await wanted({ date_range: { lower: '2026-06-01', upper: '2026-06-10' } })
    await wanted({ date_range: { lower: '2026-06-01', upper: '2026-06-09' } })
    for (const status of ['paused', 'closed']) await wanted({ status })
    const filled = await wanted()
    await a.booking({ vacancy: filled, date_range: days })
    const found = await matches(`/employees/${employee}/matches.json/`)
    expect(found.map(({ vacancy, score }) => [vacancy.id, score])).toEqual([[near, 90], [today, 90], [far, 78]]) // prettier-ignore
    expect(found[0]!.availability).toHaveLength(12)
  })

  test('tells where she is ruled out, and why', async () => {
    const { rows } = await sql<{ id: number }>`select id from exam order by id offset 1 limit 1`.execute(db)
    const employee = await somebody({ exam: rows[0]!.id })
    const vacancy = await wanted({ name: 'Intensiv' })
    expect(await matches(`/employees/${employee}/matches.json/`)).toEqual([])
    const [ruledOut] = await matches(`/employees/${employee}/matches.json/?excluded=1&search=intens`)
    expect(ruledOut).toMatchObject({ vacancy: { id: vacancy, name: 'Intensiv' }, score: null, exclusions: [{ code: 'exam' }] })
    for (const id of [999_999, 2_147_483_648]) expect((await anna.get(`/employees/${id}/matches.json/`)).status).toBe(404)
  })
})

describe('whoever may not see bookings', () => {
  test('is told nothing of where somebody has been, in parts, score or order, whatever weighs', async () => {
    const vacancy = await wanted()
    const [never, before] = [await somebody(), await somebody()]
    await a.booking({ facility, employee: before, date_range: { lower: '2026-01-01', upper: '2026-01-31' } })
    const [one, other] = await ofVacancy(vacancy, '', recruiter)
    expect([one!.employee.id, other!.employee.id]).toEqual([never, before])
    expect(one!.parts).toEqual(other!.parts)
    expect(one!.parts.map(({ code }) => code)).not.toContain('known_here')
    expect([one!.score, other!.score]).toEqual([95, 95])
    expect([one!.availability, one!.employee]).toMatchObject([null, { bookings: null }])
    for (const code of matchPartCodes) {
      await weigh({ ...Object.fromEntries(matchPartCodes.map((each) => [each, 0])), [code]: 100 })
      const scores = (await ofVacancy(vacancy, '', recruiter)).map(({ employee, score }) => [code, employee.id, score])
      const worth = code === 'known_here' || code === 'recent_contact' ? 0 : 100
      expect(scores).toEqual([never, before].map((id) => [code, id, worth]))
    }
  })

  test('is not told that somebody is booked for the vacancy, but that she is not free', async () => {
    const vacancy = await wanted()
    const employee = await somebody()
    await a.booking({ vacancy, employee, date_range: days })
    const [told] = await ofVacancy(vacancy, '?excluded=1', recruiter)
    expect(told!.exclusions).toMatchObject([{ code: 'not_free' }])
  })
})

test('whoever may not see documents is told that it must be checked, and no more', async () => {
  const vacancy = await wanted()
  const employee = await somebody({ nationality_group: 'third_country' })
  const { rows } = await sql<{ id: number }>`select id from document_kind where is_residence_title`.execute(db)
  await a.document({ employee, kind: rows[0]!.id, valid_until: '2027-12-31', checked_date: '2026-06-01', allows_leasing: false })
  expect((await ofVacancy(vacancy, '?excluded=1'))[0]!.exclusions).toMatchObject([{ code: 'residence_forbids_leasing' }])
  const [told] = await ofVacancy(vacancy, '?excluded=1', recruiter)
  expect(told).toMatchObject({
    score: null,
    exclusions: [{ code: 'not_cleared', text: 'The clearance for this assignment must be checked.' }],
  })
  expect(told!.employee).toMatchObject({ document_state: null })
})

test('a filter that needs a right is refused to who lacks it', async () => {
  const vacancy = await wanted()
  expect((await recruiter.get(`/vacancies/${vacancy}/matches.json/?document_state=missing`)).status).toBe(403)
})
