import { employee, type employeeList } from '@kasack/contract/employee.ts'
import type { ContextValues, FilterValues } from '@kasack/contract/list.ts'
import { listEmployees } from '../employee/list.ts'
import { findKnown, findKnownText } from '../judge/queries.ts'
import type { Ground } from '../judge/rules.ts'
import { groundOfJudge, placeOf } from '../judge/rules.ts'
import { findWeights } from '../match-setting/queries.ts'
import type { Db } from '../platform/database/db.ts'
import { sideBySide } from '../platform/database/db.ts'
import { findFirst } from '../platform/read/read-first.ts'
import type { Reading } from '../platform/read/reading.ts'
import { readingsOf } from '../platform/read/reading.ts'
import type { Call } from '../platform/request/call.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { found } from '../platform/write/records.ts'
import type { TakenExam } from './queries.ts'
import { findMatchText, mayFit } from './queries.ts'
import { ranking } from './ranking.ts'
import type { MatchRow } from './rules.ts'
import { neededFor } from './rules.ts'

/** The parts of a call that a ranking depends on. */
export type RankingFor = Pick<Call, 'db' | 'caller' | 'now' | 'today' | 'language'>

type Context = ContextValues<typeof employeeList>
type RankingQuery = Paging & { filters: FilterValues<typeof employeeList>; words: string[] }

/** The judge's facts about a vacancy; refuses an unknown one. */
export async function groundFor(db: Db, vacancy: number): Promise<Ground> {
  const ground = groundOfJudge(await findKnown(db, [{ employee: null, ...at(vacancy) }]))
  found(ground.vacancies.get(vacancy) ?? null)
  return ground
}

const readingOf = readingsOf(employee)

/** Reads employees as possible candidates of a vacancy, with their distance to its facility. */
export async function readingFor(
  call: RankingFor,
  { id, facility }: { id: number; facility: number },
  given: Context,
): Promise<Reading<Context>> {
  const context = { ...given, near_facility_id: facility, candidates_for_vacancy__id: id }
  return readingOf(call, context, await findFirst(call.db, listEmployees.readFirst, context))
}

/** One page of the employees who might take a vacancy. */
export async function rankedFor(
  call: RankingFor,
  vacancy: number,
  { ground, asked, reading }: { ground: Ground; asked: RankingQuery; reading: Reading<Context> },
) {
  const exams = (placeOf(ground, { ...at(vacancy), department: null })?.exams ?? []).map(({ id }) => id)
  const also = asked.with_excluded ? [] : mayFit(vacancy, exams)
  const request = { ...asked, context: reading.context, sort: [] }
  const ids = await listEmployees.idsOf(call.db, request, { now: call.now, reading, also })
  return rankedPage(call, asked, { employees: ids, vacancies: [vacancy], levels: ground.levels })
}

/** The `size` employees who fit a vacancy best; empty if there is no such vacancy. */
export async function topOf(call: RankingFor, vacancy: number, size: number): Promise<number[]> {
  const ground = groundOfJudge(await findKnown(call.db, [{ employee: null, ...at(vacancy) }]))
  const where = ground.vacancies.get(vacancy)
  if (!where) return []
  const reading = await readingFor(call, where, {})
  const asked = { filters: {}, words: [], with_excluded: false, page: 1, size }
  return (await rankedFor(call, vacancy, { ground, asked, reading })).page.map((one) => one.employee)
}

export const nowhere = { vacancy: null, facility: null, vacancy_type: null, days: null }
export const at = (id: number) => ({ ...nowhere, vacancy: id })

/** A match as the booking that the judge assesses. */
export const candidacyOf = ({ employee: whom, vacancy: where, days }: Pick<MatchRow, 'employee' | 'vacancy' | 'days'>, index: number) => ({
  id: index,
  employee: whom,
  ...at(where),
  department: null,
  plan: { range: days, candidacy: where },
})

type Paging = { with_excluded: boolean; page: number | null; size: number }
type Pairs = { employees: number[]; vacancies: number[]; levels: Ground['levels'] }

/** One page of the ranking of all these employees for all these vacancies. */
export async function rankedPage(call: RankingFor, asked: Paging, pairs: Pairs) {
  const { with_excluded, page, size } = asked
  const ranked = await ranking(
    { ...(await factsFor(call, pairs)), with_excluded, page, size },
    pairs.employees.length * pairs.vacancies.length,
  )
  if (ranked.page.length === 0 && page !== 1) throw new Refusal(404, refusalTexts.invalid_page)
  return ranked
}

/** All facts by which employees are weighed for the caller; `taking` limits distances as in `findMatchText`. */
export async function factsFor(call: RankingFor, { employees: whom, vacancies: where, levels }: Pairs, taking?: readonly TakenExam[]) {
  const { db, today, language, caller } = call
  const [matches, judge] = await sideBySide(
    db,
    () => findMatchText(db, { employees: whom, vacancies: where, today }, taking),
    () => findKnownText(db, { employees: whom, vacancies: where }, neededFor(levels)),
  )
  const reader = { is_superuser: caller.is_superuser, permissions: caller.permissions }
  return { known: { matches, judge }, weights: await findWeights(db), today, reader, language }
}
