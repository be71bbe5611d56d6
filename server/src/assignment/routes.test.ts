import type { Assignments } from '@kasack/contract/assignment.ts'
import type { Permission } from '@kasack/contract/permission.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { leftOutTexts } from './texts.ts'

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
})
