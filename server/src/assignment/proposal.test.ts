import { assignmentLimits } from '@kasack/contract/assignment.ts'
import { defaultWeights } from '@kasack/contract/match-weight.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { testApp } from '../../test/app.ts'
import { findKnownText } from '../judge/queries.ts'
import { findMatchText } from '../match/queries.ts'
import { loadHighs } from './integer-program.ts'
import type { Proposal, Question } from './proposal.ts'
import { propose } from './proposal.ts'

const { a, db } = await testApp()
const highs = await loadHighs()
const today = '2026-06-10'
const exam = await a.lookup('exam')
const days = { lower: '2026-07-01', upper: '2026-07-10' }

beforeEach(async () => {
  await sql`truncate employee, vacancy cascade`.execute(db)
})

/** The proposal for these vacancies, each with one position, from these employees. */
async function proposed(vacancies: number[], employees: number[], more: Partial<Question> = {}): Promise<Proposal> {
  const taking = more.is_narrowed ? vacancies.map((vacancy) => ({ vacancy, exam })) : []
  const known = {
    matches: await findMatchText(db, { employees, vacancies, today }, taking),
    judge: await findKnownText(db, { employees, vacancies }, { days: false, papers: false }),
  }
  const reader = { is_superuser: true, permissions: [] }
  const openings = vacancies.map((id) => ({ id, positions: 1, days }))
  const asked = { known, weights: defaultWeights, today, reader, language: 'en' as const, openings, locked: [], without: [] }
  const answer = propose(highs, { ...asked, is_narrowed: false, seconds: 60, ...more })
  if ('problems' in answer) throw new Error(JSON.stringify(answer.problems))
  return answer
}

test('a plan for which there was no time says that it is not proven', async () => {
  const vacancies = [await a.vacancy({ exams: [exam], date_range: days }), await a.vacancy({ exams: [exam], date_range: days })]
  const [eva, tom] = [await a.employee({ exam }), await a.employee({ exam })]
  const plan = await proposed(vacancies, [eva, tom], { seconds: 0 })
  expect(plan).toMatchObject({ proven: false, filled: 2, total: 2, unfilled: [] })
  expect((await proposed(vacancies, [eva, tom])).proven).toBe(true)
  expect(assignmentLimits.seconds).toBe(10)
})

test('of many pairs those are left out whose exam does not fit; of few they are told to be near', async () => {
  const berlin = { address_latitude: 52.52, address_longitude: 13.405 }
  const vacancy = await a.vacancy({ exams: [exam], date_range: days, facility: await a.facility(berlin) })
  const [eva, other] = [await a.employee({ exam, ...berlin }), await a.employee(berlin)]
  const away = await a.employee({ exam, ...berlin })
  await a.absence({ employee: away, date_range: days })
  const nearOf = ({ unfilled }: Proposal) => unfilled.flatMap(({ nearest }) => nearest.map(({ employee }) => employee))
  const openings = [{ id: vacancy, positions: 2, days }]
  const [few, many] = [
    await proposed([vacancy], [eva, other, away], { openings }),
    await proposed([vacancy], [eva, other, away], { openings, is_narrowed: true }),
  ]
  expect([few.pairs, nearOf(few)]).toEqual([many.pairs, [other, away]])
  expect([many.pairs[0]!.distance_km, nearOf(many)]).toEqual([0, [away]])
})
