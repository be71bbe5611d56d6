import type { AssignedPair, Assignments } from '@kasack/contract/assignment.ts'
import { overlaps } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import { isFull, placementTexts } from '@kasack/contract/placement.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { isSearched } from '../match/rules.ts'
import { texts } from './texts.ts'

/** Somebody for a vacancy. */
export type Pair = Pick<AssignedPair, 'vacancy' | 'employee'>

/** Somebody who has not become a candidate, and why. */
type Refusal = Pair & { reason: string }

/** A vacancy that has been planned, and how many of its positions there were to fill. */
export type PlannedVacancy = Assignments['vacancies'][number] & { positions: number }

/** A proposal, and what the user has decided about it. */
export type Plan = {
  told: Assignments | null
  /** The proposal before, with which it is compared. */
  former: Assignments | null
  /** To become candidates. */
  chosen: readonly Pair[]
  /** Stay as they are in the next proposal. */
  locked: readonly Pair[]
  /** Are not proposed again. */
  struck: readonly Pair[]
  /** Have become candidates. */
  added: readonly Pair[]
  refused: readonly Refusal[]
  /** Of all that were ever told, by id. */
  names: ReadonlyMap<number, string>
  vacancies: ReadonlyMap<number, PlannedVacancy>
}

export type Decision = 'chosen' | 'locked' | 'struck'

export type Event =
  | { type: 'told'; told: Assignments }
  | { type: 'decided'; as: Decision; pair: Pair }
  | { type: 'chosen'; pairs: readonly Pair[] }
  | { type: 'added'; pairs: readonly Pair[]; refused: readonly Refusal[] }
  | { type: 'undone'; pairs: readonly Pair[] }

export const noPlan: Plan = {
  told: null,
  former: null,
  chosen: [],
  locked: [],
  struck: [],
  added: [],
  refused: [],
  names: new Map(),
  vacancies: new Map(),
}

export const isSame = (a: Pair, b: Pair): boolean => a.vacancy === b.vacancy && a.employee === b.employee

export const isAmong = (pairs: readonly Pair[], pair: Pair): boolean => pairs.some((one) => isSame(one, pair))

const withoutPairs = <P extends Pair>(pairs: readonly P[], others: readonly Pair[]): P[] => pairs.filter((pair) => !isAmong(others, pair))

/** What becomes of the plan. */
export function planAfter(plan: Plan, event: Event): Plan {
  switch (event.type) {
    case 'told':
      return replaced(plan, event.told)
    case 'decided':
      return decided(plan, event.as, event.pair)
    case 'chosen':
      return { ...plan, chosen: event.pairs }
    case 'added':
      return {
        ...plan,
        added: [...plan.added, ...event.pairs],
        chosen: event.refused,
        locked: withoutPairs(plan.locked, event.pairs),
        refused: event.refused,
      }
    case 'undone':
      return { ...plan, added: withoutPairs(plan.added, event.pairs) }
  }
}

/** Whoever is proposed again stays chosen; nobody else is, unseen. */
function replaced(plan: Plan, told: Assignments): Plan {
  const positions = (id: number) =>
    told.pairs.filter(({ vacancy }) => vacancy === id).length + (told.unfilled.find(({ vacancy }) => vacancy === id)?.positions ?? 0)
  return {
    ...plan,
    told,
    former: plan.told,
    chosen: plan.chosen.filter((pair) => isAmong(told.pairs, pair)),
    refused: [],
    names: new Map([...plan.names, ...told.employees.map(({ id, name }) => [id, name] as const)]),
    vacancies: new Map([...plan.vacancies, ...told.vacancies.map((one) => [one.id, { ...one, positions: positions(one.id) }] as const)]),
  }
}

/** The same once more takes it back. Nobody stays who is left out, nor becomes a candidate. */
function decided(plan: Plan, as: Decision, pair: Pair): Plan {
  const isTakenBack = isAmong(plan[as], pair)
  const next = { ...plan, [as]: isTakenBack ? withoutPairs(plan[as], [pair]) : [...plan[as], pair] }
  if (isTakenBack || as === 'chosen') return next
  if (as === 'locked') return { ...next, struck: withoutPairs(plan.struck, [pair]) }
  return { ...next, chosen: withoutPairs(plan.chosen, [pair]), locked: withoutPairs(plan.locked, [pair]) }
}

/** Why nobody is proposed for a vacancy; undefined: somebody can be. */
export function whyNotPlanned(vacancy: Vacancy, today: string): Text | undefined {
  if (isFull(vacancy)) return placementTexts.full
  return isSearched(vacancy, today) ? undefined : texts.not_searched
}

/** What the next proposal is asked about. */
export type Question = { vacancies: number[]; locked: Pair[]; without: Pair[] }

/**
 * A vacancy of which every position has its new candidate is left out, and whoever has become a candidate is not proposed for the same
 * days elsewhere: for the server she is free until she is booked.
 */
export function questionOf(asked: readonly number[], { added, locked, struck, vacancies }: Plan): Question {
  const open = asked.filter((id) => {
    const planned = vacancies.get(id)
    return !planned || planned.positions === 0 || added.filter(({ vacancy }) => vacancy === id).length < planned.positions
  })
  const meanwhile = added.flatMap(({ vacancy, employee }) =>
    open
      .filter((id) => id !== vacancy && isAtTheSameTime(vacancies.get(id), vacancies.get(vacancy)))
      .map((id) => ({ vacancy: id, employee })),
  )
  const ofOpen = (pairs: readonly Pair[]) =>
    pairs.filter(({ vacancy }) => open.includes(vacancy)).map(({ vacancy, employee }) => ({ vacancy, employee }))
  return { vacancies: open, locked: ofOpen(locked), without: [...ofOpen(struck), ...withoutPairs(meanwhile, [...struck, ...locked])] }
}

const isAtTheSameTime = (a: PlannedVacancy | undefined, b: PlannedVacancy | undefined): boolean =>
  a !== undefined && b !== undefined && overlaps(a.date_range, b.date_range)

/** Somebody who is proposed. `isNew`: she was not, before; `before`: where she was then. */
export type ProposedRow = { pair: AssignedPair; name: string; isNew: boolean; before: string | null }

/** Somebody who is not proposed any more; `now`: where she is. */
export type GoneRow = Pair & { name: string; now: string | null }

export type VacancyPlan = {
  vacancy: PlannedVacancy
  filled: number
  rows: ProposedRow[]
  gone: GoneRow[]
  /** Whom the user has left out, and who is not in the proposal. */
  struck: (Pair & { name: string })[]
  /** The names of those who have become candidates. */
  added: string[]
  left: number
  nearest: (Nearest & { name: string })[]
  /** Why nobody is looked for; null: somebody is. */
  leftOut: string | null
}
type Nearest = Assignments['unfilled'][number]['nearest'][number]

/** The proposal by vacancies, those first that begin first, and last those that take no part. */
export function vacancyPlans(plan: Plan): VacancyPlan[] {
  const { told, former, vacancies } = plan
  if (!told) return []
  const moved = former
    ? { come: withoutPairs(told.pairs, former.pairs), gone: withoutPairs(former.pairs, told.pairs) }
    : { come: [], gone: [] }
  return told.vacancies
    .flatMap(({ id }) => vacancies.get(id) ?? [])
    .toSorted((a, b) => compare(a.date_range.lower, b.date_range.lower) || compare(a.name, b.name) || a.id - b.id)
    .map((vacancy) => vacancyPlan(vacancy, { ...plan, told, moved }))
    .toSorted((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null))
}

type PlanDifference = { come: readonly Pair[]; gone: readonly Pair[] }
type PlanInput = Plan & { told: Assignments; moved: PlanDifference }

function vacancyPlan(vacancy: PlannedVacancy, { told, moved, struck, added, names, vacancies }: PlanInput): VacancyPlan {
  const isHere = ({ vacancy: id }: Pick<Pair, 'vacancy'>) => id === vacancy.id
  const nameOf = ({ employee }: Pick<Pair, 'employee'>) => names.get(employee) ?? ''
  const elsewhere = (pairs: readonly Pair[], { employee }: Pick<Pair, 'employee'>) => {
    const other = pairs.find((pair) => pair.employee === employee && !isHere(pair))
    return (other && vacancies.get(other.vacancy)?.name) ?? null
  }
  const here = told.pairs.filter(isHere)
  const unfilled = told.unfilled.find(isHere)
  return {
    vacancy,
    filled: here.length,
    rows: withoutPairs(here, added).map((pair) => {
      const isNew = isAmong(moved.come, pair)
      return { pair, name: nameOf(pair), isNew, before: isNew ? elsewhere(moved.gone, pair) : null }
    }),
    gone: withoutPairs(moved.gone.filter(isHere), [...added, ...struck]).map(({ employee }) => ({
      vacancy: vacancy.id,
      employee,
      name: nameOf({ employee }),
      now: elsewhere(moved.come, { employee }),
    })),
    struck: withoutPairs(struck.filter(isHere), here).map((pair) => ({ ...pair, name: nameOf(pair) })),
    added: added.filter(isHere).map(nameOf),
    left: unfilled?.positions ?? 0,
    nearest: unfilled?.nearest.map((one) => ({ ...one, name: nameOf(one) })) ?? [],
    leftOut: told.left_out.find(isHere)?.text ?? null,
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Those who are proposed and not left out: who can become candidates, in the order of the rows. */
export const choosable = (plan: Plan): AssignedPair[] =>
  withoutPairs(
    vacancyPlans(plan).flatMap(({ rows }) => rows.map(({ pair }) => pair)),
    plan.struck,
  )

/** How many are proposed now who were not, and the other way round; null: there is nothing to compare. */
export function differenceOf({ told, former, added }: Plan): { come: number; gone: number } | null {
  if (!told || !former) return null
  return { come: withoutPairs(told.pairs, former.pairs).length, gone: withoutPairs(former.pairs, [...told.pairs, ...added]).length }
}
