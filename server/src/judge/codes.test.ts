import type { Permission } from '@kasack/contract/permission.ts'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { a, as, db } = await testApp()
const root = await as({ is_superuser: true })
const may = (...permissions: Permission[]) => as({ permissions: ['vacancies.add_booking', ...permissions] })
const exam = await a.lookup('exam')
const [department, other] = [await a.lookup('facility_department'), await a.lookup('facility_department', 'Pädiatrie')]
const july = { lower: '2026-07-01', upper: '2026-07-31' }
const facility = await a.facility({ name: 'Elbmark ITS', facility_group: await a.facilityGroup() })
const vacancy = await a.vacancy({ facility, department, exams: [exam], name: 'Intensiv', date_range: july, number_of_positions: 9 })
const kind = await a.documentKind({ name: 'Fachkundenachweis' })
const { rows: titles } = await sql<{ id: number }>`select id from document_kind where is_residence_title`.execute(db)
const eva = (given: object = {}) => a.employee({ first_name: 'Eva', last_name: 'Beispiel', exam, ...given })
const judge = async (sent: object, client = root) =>
  (await client.post('/bookings/judge.json/', { vacancy, date_range: july, ...sent })).body.findings as Finding[]
type Finding = { code: string; level: string; text: string; lower: string | null; upper: string | null; source: object | null }
const codes = async (...asked: Parameters<typeof judge>) => (await judge(...asked)).map(({ code }) => code)

/** Adds a requirement for one test. */
async function requireThere(line: Record<string, number | string>) {
  const columns = Object.keys(line).map((name) => sql.ref(name))
  await sql`insert into requirement (${sql.join(columns)}) values (${sql.join(Object.values(line))})`.execute(db)
  onTestFinished(async () => void (await sql`delete from requirement`.execute(db)))
}

async function levels(given: object) {
  await sql`update judge_setting set levels = ${JSON.stringify(given)}::jsonb`.execute(db)
  onTestFinished(async () => void (await sql`update judge_setting set levels = '{}'`.execute(db)))
}

const block = (employee: number, at = facility) =>
  sql`insert into facility_person (facility_id, employee_id, state, reason) values (${at}, ${employee}, 'blocked', 'Zu spät')`.execute(db)

describe('whoever is not wanted', () => {
  test('is blocked at that facility, for the reason that is said', async () => {
    const employee = await eva()
    await block(employee)
    expect(await judge({ employee })).toMatchObject([
      { code: 'blocked_at_facility', level: 'block', text: 'Not wanted at Elbmark ITS: Zu spät', ...july, can_override: true },
    ])
    expect(await codes({ employee, vacancy: null, facility })).toEqual(['blocked_at_facility'])
    expect(await codes({ employee, vacancy: null, facility: await a.facility() })).toEqual([])
    await sql`update facility_person set state = 'favourite' where employee_id = ${employee}`.execute(db)
    expect(await codes({ employee })).toEqual([])
  })

  test('is not stored, and only whoever may override is told that it can be', async () => {
    const employee = await eva()
    await block(employee)
    const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
    const { status, body } = await root.post('/bookings.json/', { ...terms, vacancy, employee, date_range: july })
    expect([status, body.errors]).toEqual([400, { findings: ['Not wanted at Elbmark ITS: Zu spät'] }])
    const [plain, overriding] = [await may('employees.view_employee'), await may('employees.view_employee', 'vacancies.override_finding')]
    expect([(await judge({ employee }, plain))[0], (await judge({ employee }, overriding))[0]]).toMatchObject([
      { can_override: false },
      { can_override: true },
    ])
  })
})

describe('what is asked of her', () => {
  test('is any exam of the vacancy’s and those required, each qualification of it, and each that is required', async () => {
    const [second, third] = [await a.lookup('qualification'), await a.lookup('qualification', 'Wundexperte ICW')]
    const wanted = await a.vacancy({ facility, department, exams: [exam], qualifications: [second], date_range: july })
    const employee = await a.employee({ exam: null })
    await requireThere({ vacancy_id: wanted, qualification_id: second })
    await requireThere({ facility_id: facility, qualification_id: third })
    expect(await codes({ employee, vacancy: wanted })).toEqual(['exam_missing', 'requirement_missing', 'qualification_missing'])
    expect(await codes({ employee: await eva({ qualifications: [third] }), vacancy: wanted })).toEqual(['qualification_missing'])
    expect(await codes({ employee: await eva({ qualifications: [second] }), vacancy: wanted })).toEqual(['requirement_missing'])
  })

  test('is an exam that is required beside the vacancy’s, where she has none of both', async () => {
    const { rows } = await sql<{ id: number }>`select id from exam where id <> ${exam} order by id limit 2`.execute(db)
    const [also, none] = rows.map(({ id }) => id)
    await requireThere({ facility_id: facility, exam_id: also! })
    expect(await codes({ employee: await eva({ exam: also }) })).toEqual([])
    expect(await codes({ employee: await eva({ exam: none }) })).toEqual(['exam_missing'])
    expect(await codes({ employee: await eva({ exam: none }), vacancy: null, facility })).toEqual(['exam_missing'])
  })

  test('comes from the type, the group, the facility, its department or the vacancy; the nearest decides', async () => {
    const employee = await eva()
    const { rows } = await sql<{
      facility_type_id: number
      facility_group_id: number
    }>`select * from facility where id = ${facility}`.execute(db)
    const kinds = [await a.documentKind(), await a.documentKind(), await a.documentKind(), await a.documentKind()]
    const [ofType, ofGroup, ofDepartment, ofVacancy] = kinds as [number, number, number, number]
    await requireThere({ facility_type_id: rows[0]!.facility_type_id, document_kind_id: ofType })
    await requireThere({ facility_group_id: rows[0]!.facility_group_id, document_kind_id: ofGroup })
    await requireThere({ facility_id: facility, department_id: department, document_kind_id: ofDepartment })
    await requireThere({ vacancy_id: vacancy, document_kind_id: ofVacancy })
    expect(await codes({ employee })).toHaveLength(4)
    expect(await codes({ employee, department: other })).toHaveLength(3)
    expect(await codes({ employee, vacancy: null, facility, department })).toHaveLength(3)
    expect(await codes({ employee, vacancy: null, facility, department: other })).toHaveLength(2)
    expect(await codes({ employee, vacancy: null, facility })).toHaveLength(2)
    await requireThere({ facility_id: facility, document_kind_id: ofType, effect: 'drop' })
    expect(await codes({ employee })).toHaveLength(3)
    await requireThere({ vacancy_id: vacancy, document_kind_id: ofType })
    expect(await codes({ employee })).toHaveLength(4)
  })
})

describe('a paper that is asked for', () => {
  const checked = { kind, checked_date: '2026-01-02' }

  test('is lacked unless a checked one holds on the first day, and expires unless one holds to the last', async () => {
    await requireThere({ facility_id: facility, document_kind_id: kind })
    const told = async (...papers: object[]) => {
      const employee = await eva()
      for (const paper of papers) await a.document({ employee, ...checked, ...paper })
      return (await judge({ employee })).map(({ code, lower, upper }) => [code, lower, upper])
    }
    expect(await told({ valid_from: '2026-07-01', valid_until: '2026-07-31' })).toEqual([])
    expect(await told({ issued_date: '2026-07-01' })).toEqual([])
    expect(await told({})).toEqual([])
    expect(await told({ checked_date: null })).toEqual([['document_missing', '2026-07-01', '2026-07-31']])
    expect(await told({ valid_until: '2026-06-30' })).toEqual([['document_missing', '2026-07-01', '2026-07-31']])
    expect(await told({ issued_date: '2026-07-02' })).toEqual([['document_missing', '2026-07-01', '2026-07-01']])
    expect(await told({ issued_date: '2026-07-02', valid_from: '2026-07-01' })).toEqual([])
    expect(await told({ valid_until: '2026-07-30' })).toEqual([['document_expires', '2026-07-31', '2026-07-31']])
    expect(await told({ valid_until: '2026-07-15' }, { valid_from: '2026-07-16' })).toEqual([])
    expect(await told({ kind: await a.documentKind() })).toEqual([['document_missing', '2026-07-01', '2026-07-31']])
  })

  test('has to have no end where the booking has none', async () => {
    await requireThere({ facility_id: facility, document_kind_id: kind })
    const employee = await eva()
    const id = await a.document({ employee, ...checked, valid_until: '2027-01-31' })
    const sent = { employee, vacancy: null, facility, date_range: { lower: '2026-07-01', upper: null } }
    await levels({ maximum_duration_near: 'off', equal_pay: 'off' })
    expect(await judge(sent)).toMatchObject([
      {
        code: 'document_expires_open',
        level: 'tell',
        text: 'Document expires during an open-ended booking: Fachkundenachweis, valid until 31.01.27',
        lower: '2027-02-01',
        upper: null,
        source: { resource: 'employee-documents', id, name: 'Fachkundenachweis, Eva Beispiel' },
      },
    ])
  })

  test('is asked everywhere of everybody if its kind is obligatory and in use, but not of who is exempt', async () => {
    const always = await a.documentKind({ is_obligatory: true, exempt_born_before: '1971-01-01' })
    onTestFinished(async () => void (await sql`update document_kind set is_obligatory = false where id = ${always}`.execute(db)))
    expect(await codes({ employee: await eva() })).toEqual(['document_missing'])
    expect(await codes({ employee: await eva({ birthday_date: '1971-01-01' }) })).toEqual(['document_missing'])
    expect(await codes({ employee: await eva({ birthday_date: '1970-12-31' }) })).toEqual([])
    await sql`update document_kind set is_active = false where id = ${always}`.execute(db)
    expect(await codes({ employee: await eva() })).toEqual([])
  })
})

describe('somebody from a third country', () => {
  const foreign = () => eva({ nationality_group: 'third_country' })
  const title = (employee: number, given: object) =>
    a.document({ employee, kind: titles[0]!.id, checked_date: '2026-01-02', valid_until: '2026-12-31', allows_leasing: true, ...given })

  test.each([
    ['no title', null, ['residence_missing']],
    ['a title that nobody checked', { checked_date: null }, ['residence_missing']],
    ['a title until the day before', { valid_until: '2026-06-30' }, ['residence_missing']],
    ['a title until the last day but one', { valid_until: '2026-07-30' }, ['residence_expires']],
    ['a title until the last day', { valid_until: '2026-07-31' }, []],
    ['a title of which nothing is known', { allows_leasing: null }, ['residence_unclear']],
    ['a title that forbids it', { allows_leasing: false }, ['residence_forbids_leasing']],
  ])('with %s', async (_, given, expected) => {
    const employee = await foreign()
    if (given) await title(employee, given)
    expect(await codes({ employee })).toEqual(expected)
  })

  test('whose title forbids leasing is blocked, and nobody may override that', async () => {
    const employee = await foreign()
    await title(employee, { allows_leasing: false })
    expect(await judge({ employee })).toMatchObject([{ level: 'block', can_override: false }])
    await levels({ residence_missing: 'block' })
    expect(await judge({ employee: await foreign() })).toMatchObject([{ code: 'residence_missing', level: 'block', can_override: true }])
  })
})

describe('the clocks of leasing', () => {
  const near = { lower: '2026-07-01', upper: '2026-07-31' }
  const at = async (lower: string, given: object = {}) => {
    const [employee, house] = [await eva(), await a.facility()]
    await a.booking({ employee, facility: house, date_range: { lower, upper: '2026-06-30' }, ...given })
    return { employee, vacancy: null, facility: house, date_range: near }
  }

  test.each([
    ['a day beyond', '2025-01-31', ['maximum_duration']],
    ['up to the last day', '2025-02-01', ['maximum_duration_near']],
    ['sixty days before the last day', '2025-03-30', ['maximum_duration_near']],
    ['sixty-one days before', '2025-03-31', []],
  ])('a booking goes %s', async (_, lower, expected) => {
    expect(await codes(await at(lower))).toEqual(expected)
  })

  test('equal pay begins in the booking or before it, and at once after she was the hirer’s own', async () => {
    expect(await judge(await at('2025-10-31'))).toMatchObject([
      { code: 'equal_pay', lower: '2026-07-31', upper: '2026-07-31', level: 'tell' },
    ])
    expect(await codes(await at('2025-09-30'))).toEqual([])
    const [employee, house] = [await eva(), await a.facility()]
    await a.priorPeriod({ employee, facility: house, kind: 'employed', date_range: { lower: '2020-01-01', upper: '2026-01-01' } })
    const sent = { employee, vacancy: null, facility: house, date_range: near }
    expect(await judge(sent)).toMatchObject([{ code: 'revolving_door', level: 'warn', ...near }])
    expect(await codes({ ...sent, date_range: { lower: '2026-07-02', upper: '2026-07-31' } })).toEqual([])
  })

  test('count what is leasing, of a vacancy’s type or the booking’s own, and leave out the booking that changes', async () => {
    const direct = await a.lookup('vacancy_type', 'Direktvermittlung').catch(async () => {
      const { rows } = await sql<{ id: number }>`insert into vacancy_type (name) values ('Direktvermittlung') returning id`.execute(db)
      return rows[0]!.id
    })
    await sql`update vacancy_type set is_leasing = false where id = ${direct}`.execute(db)
    expect(await codes(await at('2025-01-31', { vacancy_type: direct }))).toEqual([])
    const sent = await at('2025-01-31')
    expect(await codes({ ...sent, vacancy_type: direct })).toEqual([])
    const placed = await a.vacancy({ facility: sent.facility, exams: [exam], vacancy_type: direct, date_range: july })
    expect(await codes({ employee: sent.employee, vacancy: placed })).toEqual([])
    const id = await a.booking({ employee: sent.employee, facility: sent.facility, date_range: near })
    expect(await codes({ ...sent, id })).toEqual(['maximum_duration'])
  })
})

test('a save is judged by its facility, its department and whether it is leasing, as the form is', async () => {
  await levels({ requirement_missing: 'block', maximum_duration: 'block' })
  const [house, leasing] = [await a.facility(), await a.lookup('vacancy_type')]
  const { rows } = await sql<{
    id: number
  }>`insert into vacancy_type (name, is_leasing) values ('Vermittlung', false) returning id`.execute(db)
  const unleased = rows[0]!.id
  await requireThere({ facility_id: house, department_id: department, qualification_id: await a.lookup('qualification') })
  const employee = await eva()
  await a.booking({ employee, facility: house, vacancy_type: leasing, date_range: { lower: '2025-01-31', upper: '2026-06-30' } })
  const terms = { charge_rate: 48, working_hours_month: 160, expenses: 0, employee_transportation_expenses: 'daily', accommodation: 'no' }
  const save = async (given: object) => {
    const { status, body } = await root.post('/bookings.json/', { ...terms, employee, facility: house, date_range: july, ...given })
    return [status, ...((body.findings ?? []) as Finding[]).map(({ code }) => code)]
  }
  expect(await save({ vacancy_type: leasing, department: other })).toEqual([400, 'maximum_duration'])
  expect(await save({ vacancy_type: leasing, department })).toEqual([400, 'requirement_missing', 'maximum_duration'])
  expect(await save({ vacancy_type: unleased, department })).toEqual([400, 'requirement_missing'])
  expect(await save({ vacancy_type: unleased, department: other })).toEqual([201])
})

test('the agency says how much a finding means, and that it means nothing', async () => {
  const employee = await eva({ exam: null, is_active: false })
  await levels({ exam_missing: 'tell', inactive: 'block' })
  expect((await judge({ employee })).map(({ code, level }) => [code, level])).toEqual([
    ['inactive', 'block'],
    ['exam_missing', 'tell'],
  ])
  expect(await judge({ employee }, await may())).toMatchObject([{ code: 'not_cleared', level: 'block' }])
  await levels({ exam_missing: 'off', inactive: 'off' })
  expect(await judge({ employee }, await may())).toEqual([])
})

test('many are judged by the same rules', async () => {
  const [free, lacking] = [await eva(), await eva({ exam: null })]
  await block(lacking)
  const { body } = await root.post('/bookings/judge-many.json/', { vacancy, employees: [lacking, free] })
  expect(body.results.map((one: { findings: Finding[] }) => one.findings.map(({ code }) => code))).toEqual([
    ['blocked_at_facility', 'exam_missing'],
    [],
  ])
})
