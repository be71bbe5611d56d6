import type { Assignments } from '@kasack/contract/assignment.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import { fillText } from '@kasack/contract/text.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../test/app.ts'
import { leftOutTexts, texts } from './texts.ts'

const { a, as, db } = await testApp() // today is 2026-06-10
const may = (...permissions: Permission[]) => as({ permissions: ['employees.view_employee', ...permissions] })
const anna = await may('vacancies.view_booking')
const recruiter = await may()
const path = '/assignments/propose.json/'
const exam = await a.lookup('exam')
const july = { lower: '2026-07-01', upper: '2026-07-10' }
const later = { lower: '2026-07-05', upper: '2026-07-20' }
const august = { lower: '2026-08-01', upper: '2026-08-10' }

beforeEach(async () => {
  await sql`truncate employee, vacancy cascade`.execute(db)
})

const wanted = (more: object = {}) => a.vacancy({ exams: [exam], date_range: july, ...more })
const somebody = (more: object = {}) => a.employee({ exam, ...more })
async function propose(sent: object, client = anna): Promise<Assignments> {
  const { status, body } = await client.post(path, sent)
  expect({ status, body }).toMatchObject({ status: 200 })
  return body
}
const refused = async (sent: object, headers = {}) => {
  const { status, body } = await anna.post(path, sent, headers)
  return [status, body.errors]
}
const pairsOf = ({ pairs }: Assignments) => pairs.map(({ vacancy, employee }) => [vacancy, employee])
const nearestOf = ({ unfilled }: Assignments) =>
  unfilled.flatMap(({ nearest }) => nearest.map(({ employee, exclusions }) => [employee, ...exclusions.map(({ code }) => code)]))

describe('a plan', () => {
  test('fills as many positions as it can, and changes nothing', async () => {
    const [first, second] = [await wanted(), await wanted({ date_range: later })]
    const [eva, tom] = [await somebody(), await somebody()]
    await a.absence({ employee: tom, date_range: { lower: '2026-07-15', upper: '2026-07-15' } })
    const plan = await propose({ vacancies: [second, { id: first }] })
    expect(pairsOf(plan)).toEqual([
      [first, tom],
      [second, eva],
    ])
    expect(plan).toMatchObject({ filled: 2, total: 2, proven: true, unfilled: [], left_out: [] })
    expect(plan.employees.map(({ id }) => id)).toEqual([eva, tom])
    expect(plan.vacancies).toMatchObject([{ id: first, date_range: { ...july, bounds: '[]' } }, { id: second }])
    expect((await anna.get(`/candidates.json/?vacancy__id=${first}`)).body.count).toBe(0)
  })

  test('says of each pair what matches say of it', async () => {
    const vacancy = await wanted({ qualifications: [await a.lookup('qualification')] })
    const eva = await somebody({ available_from_date: '2026-06-01' })
    const [pair] = (await propose({ vacancies: [vacancy] })).pairs
    const [match] = (await anna.get(`/vacancies/${vacancy}/matches.json/`)).body.results
    const { score, parts, distance_km, findings_level } = match
    expect(pair).toEqual({ vacancy, employee: eva, locked: false, score, parts, distance_km, findings_level })
    const [hidden] = (await propose({ vacancies: [vacancy] }, recruiter)).pairs
    expect(hidden!.parts.map(({ code }) => code)).not.toContain('known_here')
  })

  test('sends somebody to several vacancies whose days do not overlap, and to one without an end as to all that comes after', async () => {
    const [first, third] = [await wanted(), await wanted({ date_range: august })]
    const eva = await somebody()
    expect(pairsOf(await propose({ vacancies: [first, third] }))).toEqual([
      [first, eva],
      [third, eva],
    ])
    const open = await wanted({ date_range: { lower: '2026-07-10' } })
    const plan = await propose({ vacancies: [first, third, open] })
    expect(pairsOf(plan)).toEqual([
      [first, eva],
      [third, eva],
    ])
    expect(nearestOf(plan)).toEqual([[eva, 'planned']])
  })

  test('needs whoever goes to be free on each day from today on: at a vacancy without an end for twelve weeks', async () => {
    const running = await wanted({ date_range: { lower: '2026-05-01', upper: '2026-06-20' } })
    const open = await wanted({ date_range: { lower: '2026-06-01' } })
    const booked = (lower: string, upper: string) => a.booking({ employee: eva, date_range: { lower, upper } })
    const eva = await somebody()
    await booked('2026-05-02', '2026-06-09')
    expect(pairsOf(await propose({ vacancies: [running] }))).toEqual([[running, eva]])
    await booked('2026-09-02', '2026-09-02') // the 85th day
    expect(pairsOf(await propose({ vacancies: [open] }))).toEqual([[open, eva]])
    await booked('2026-09-01', '2026-09-01')
    const { unfilled } = await propose({ vacancies: [open] })
    expect(unfilled[0]!.nearest).toEqual([{ employee: eva, exclusions: [{ code: 'not_free', text: 'Free on 83 of 84 days.' }] }])
  })

  test('fills the positions that are left, and leaves out vacancies for which nobody is looked for, saying why', async () => {
    const half = await wanted({ number_of_positions: 2 })
    await a.booking({ employee: await somebody(), vacancy: half, date_range: july })
    const others = {
      full: await wanted({ number_of_positions: 0 }),
      over: await wanted({ date_range: { lower: '2026-05-01', upper: '2026-06-09' } }),
      paused: await wanted(),
      closed: await wanted(),
    }
    const [root] = [await as({ is_superuser: true })]
    for (const status of ['paused', 'closed'] as const)
      expect((await root.patch(`/vacancies/${others[status]}.json/`, { status })).status).toBe(200)
    const eva = await somebody()
    const plan = await propose({ vacancies: [half, ...Object.values(others)] })
    expect(plan).toMatchObject({ filled: 1, total: 1, pairs: [{ vacancy: half, employee: eva }] })
    expect(plan.left_out).toEqual(
      Object.entries(others).map(([code, vacancy]) => ({ vacancy, code, text: leftOutTexts[code as keyof typeof others].en })),
    )
    const locked = await refused({ vacancies: [others.paused], locked: [{ vacancy: others.paused, employee: eva }] })
    expect(locked).toEqual([400, { locked: [expect.stringMatching(/^Eva Beispiel \d+ for .*: The vacancy is paused\.$/)] }])
  })

  test('asks the named employees alone, else all who are active; nobody who is ruled out is ever in it', async () => {
    const vacancy = await wanted({ number_of_positions: 9 })
    const [eva, tom] = [await somebody(), await somebody()]
    const ruledOut = { inactive: await somebody({ is_active: false }), exam: await a.employee(), candidate: await somebody() }
    await a.candidate({ vacancy, employee: ruledOut.candidate })
    expect(pairsOf(await propose({ vacancies: [vacancy] }))).toEqual([eva, tom].map((one) => [vacancy, one]))
    const named = await propose({ vacancies: [vacancy], employees: [tom, ...Object.values(ruledOut)] })
    expect(pairsOf(named)).toEqual([[vacancy, tom]])
    expect(nearestOf(named).toSorted()).toEqual(Object.entries(ruledOut).map(([code, one]) => [one, code]))
  })
})

describe('who came nearest to a vacancy with positions left', () => {
  test('are five: the fewest reasons first, then the best fit; each reason is told, and what the plan needs her for', async () => {
    const [vacancy, other] = [await wanted({ number_of_positions: 2, name: 'Nord' }), await wanted({ name: 'Süd' })]
    const eva = await somebody()
    const away = async (days: object, more: object = {}) => {
      const employee = await somebody(more)
      await a.absence({ employee, date_range: days })
      return employee
    }
    const long = await away({ lower: '2026-07-01', upper: '2026-07-09' })
    const short = await away({ lower: '2026-07-01', upper: '2026-07-02' })
    const both = await away({ lower: '2026-07-01', upper: '2026-07-02' })
    await a.candidate({ vacancy, employee: both })
    const plan = await propose({ vacancies: [vacancy, other] })
    const [north, south] = plan.unfilled
    expect(pairsOf(plan)).toEqual([[vacancy, eva]])
    expect(north).toMatchObject({ vacancy, positions: 1 })
    expect(north!.nearest.map(({ employee, exclusions }) => [employee, ...exclusions.map(({ text }) => text)])).toEqual([
      [short, 'Free on 8 of 10 days.'],
      [long, 'Free on 1 of 10 days.'],
      [both, 'Already a candidate for this vacancy.', 'Free on 8 of 10 days.'],
    ])
    expect(south!.nearest[0]).toEqual({
      employee: eva,
      exclusions: [{ code: 'planned', text: fillText(texts.planned, { vacancies: 'Nord' }).en }],
    })
    for (let number = 0; number < 5; number++) await away(july)
    const german = await anna.post(path, { vacancies: [vacancy, other] }, { 'accept-language': 'de' })
    expect(german.body.unfilled.map(({ nearest }: { nearest: object[] }) => nearest.length)).toEqual([5, 5])
    expect(german.body.unfilled[1].nearest[0].exclusions[0].text).toBe('In diesem Plan vorgesehen für Nord.')
  })
})

describe('pairs', () => {
  test('that are locked stay, whatever would be better, and say so', async () => {
    const [first, second] = [await wanted(), await wanted({ date_range: later })]
    const [eva, tom] = [await somebody(), await somebody()]
    await a.absence({ employee: tom, date_range: { lower: '2026-07-15', upper: '2026-07-15' } })
    const plan = await propose({ vacancies: [first, second], locked: [{ vacancy: { id: first }, employee: eva }] })
    expect(plan.pairs).toMatchObject([{ vacancy: first, employee: eva, locked: true }])
    expect([plan.filled, plan.total, plan.proven]).toEqual([1, 2, true])
    expect(nearestOf(plan)).toEqual([
      [eva, 'planned'],
      [tom, 'not_free'],
    ])
  })

  test('that are locked and cannot stay are refused, each by name and with the reason', async () => {
    const first = await wanted({ name: 'Nord' })
    const second = await wanted({ date_range: later, name: 'Süd' })
    const [eva, tom] = [await somebody({ last_name: 'Ost' }), await somebody({ last_name: 'West' })]
    await a.absence({ employee: tom, date_range: july })
    const vacancies = [first, second]
    expect(await refused({ vacancies, locked: [{ vacancy: first, employee: tom }] })).toEqual([
      400,
      { locked: [fillText(texts.locked, { employee: 'Eva West', vacancy: 'Nord', why: 'Not free on any of the days.' }).en] },
    ])
    expect(await refused({ vacancies, locked: vacancies.map((vacancy) => ({ vacancy, employee: eva })) })).toEqual([
      400,
      { locked: [fillText(texts.locked_twice, { employee: 'Eva Ost', one: 'Nord', other: 'Süd' }).en] },
    ])
    const third = await somebody()
    const both = [eva, third].map((employee) => ({ vacancy: first, employee }))
    expect(await refused({ vacancies, locked: both }, { 'accept-language': 'de' })).toEqual([
      400,
      { locked: [fillText(texts.too_many_locked, { vacancy: 'Nord', positions: '1' }).de] },
    ])
    expect(await refused({ vacancies: [second], employees: [tom], locked: [{ vacancy: first, employee: eva }] })).toEqual([
      400,
      {
        locked: [fillText(texts.other_vacancy, { names: 'Nord' }).en, fillText(texts.other_employee, { names: 'Eva Ost' }).en],
      },
    ])
  })

  test('that are not wanted are not proposed, nor told to be near; what they name besides changes nothing', async () => {
    const [first, second] = [await wanted({ name: 'Nord' }), await wanted({ date_range: august })]
    const eva = await somebody({ last_name: 'Ost' })
    const pair = { vacancy: first, employee: eva }
    const plan = await propose({ vacancies: [first, second], locked: [], without: [pair, { vacancy: 999_999, employee: 999_999 }] })
    expect([pairsOf(plan), nearestOf(plan)]).toEqual([[[second, eva]], []])
    expect(await refused({ vacancies: [first], locked: [pair], without: [pair] })).toEqual([
      400,
      { without: [fillText(texts.locked_and_without, { employee: 'Eva Ost', vacancy: 'Nord' }).en] },
    ])
  })
})

test('what names nothing, is no list or too long is refused at its field', async () => {
  const [vacancy, eva] = [await wanted(), await somebody()]
  const unknown = 999_999
  expect(await refused({})).toEqual([400, { vacancies: [problemTexts.required.en] }])
  expect(await refused({ vacancies: [] })).toEqual([400, { vacancies: [problemTexts.required.en] }])
  expect(await refused({ vacancies: Array.from({ length: 201 }, (_, at) => at + 1) })).toEqual([
    400,
    { vacancies: [problemText('too_many', 200).en] },
  ])
  expect(await refused({ vacancies: [vacancy, unknown], employees: [eva, unknown] })).toEqual([
    400,
    { vacancies: [problemTexts.unknown_reference.en], employees: [problemTexts.unknown_reference.en] },
  ])
  const pair = { vacancy, employee: eva }
  for (const field of ['locked', 'without']) {
    expect(await refused({ vacancies: [vacancy], [field]: pair })).toEqual([400, { [field]: [problemTexts.not_list.en] }])
    expect(await refused({ vacancies: [vacancy], [field]: ['nobody'] })).toEqual([400, { [field]: [problemTexts.required.en] }])
    expect(await refused({ vacancies: [vacancy], [field]: [{ ...pair, employee: 'eva' }] })).toEqual([
      400,
      { [field]: [problemTexts.not_reference.en] },
    ])
  }
  for (const wrong of [
    { ...pair, vacancy: unknown },
    { ...pair, employee: unknown },
  ])
    expect(await refused({ vacancies: [vacancy], locked: [wrong] })).toEqual([400, { locked: [problemTexts.unknown_reference.en] }])
})

test('more than twenty thousand pairs are too many', async () => {
  const vacancies: number[] = []
  for (let number = 0; number < 101; number++) vacancies.push(await wanted())
  await sql`
    insert into employee (first_name, last_name, status_id, exam_id, created_datetime)
    select 'Eva', 'Beispiel ' || number, ${await a.lookup('employee_status')}, ${exam}, now() from generate_series(1, 199) number`.execute(
    db,
  )
  expect(await refused({ vacancies })).toEqual([400, { vacancies: [fillText(texts.too_many_pairs, { limit: '20,000' }).en] }])
  expect((await propose({ vacancies: vacancies.slice(1) })).filled).toBe(100)
})

test('a plan takes as many statements for many as for one', async () => {
  const count = async (vacancies: number[]) => {
    const sent = vi.spyOn(pg.Client.prototype, 'query')
    await propose({ vacancies })
    const statements = sent.mock.calls.length
    sent.mockRestore()
    return statements
  }
  const vacancies = [await wanted(), await wanted(), await wanted({ date_range: august })]
  for (let number = 0; number < 4; number++) await somebody()
  await propose({ vacancies })
  expect(await count(vacancies)).toBe(await count(vacancies.slice(0, 1)))
})
