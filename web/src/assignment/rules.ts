import type { AssignedPair, Assignments } from '@kasack/contract/assignment.ts'
import { overlaps } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import { isFull, placementTexts } from '@kasack/contract/placement.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { isSearched } from '../match/rules.ts'
import { texts } from './texts.ts'

export type Pair = Pick<AssignedPair, 'vacancy' | 'employee'>

/** A pair that could not be added, and why. */
type Refusal = Pair & { reason: string }

/** A planned vacancy, and how many positions it had to fill. */
export type PlannedVacancy = Assignments['vacancies'][number] & { positions: number }

/** A proposal, and the user's decisions about it. */
export type Plan = {
  proposal: Assignments | null
  /** The previous proposal, for comparison. */
  previous: Assignments | null
  /** To be added as candidates. */
  chosen: readonly Pair[]
  /** Kept in the next proposal. */
  locked: readonly Pair[]
  /** Excluded from the next proposal. */
  excluded: readonly Pair[]
  /** Added as candidates. */
  added: readonly Pair[]
  refused: readonly Refusal[]
  /** Everyone ever proposed, by id. */
  names: ReadonlyMap<number, string>
  vacancies: ReadonlyMap<number, PlannedVacancy>
}

export type Decision = 'chosen' | 'locked' | 'excluded'

export type Event =
  | { type: 'received'; proposal: Assignments }
  | { type: 'decided'; as: Decision; pair: Pair }
  | { type: 'chosen'; pairs: readonly Pair[] }
  | { type: 'added'; pairs: readonly Pair[]; refused: readonly Refusal[] }
  | { type: 'undone'; pairs: readonly Pair[] }

export const noPlan: Plan = {
  proposal: null,
  previous: null,
  chosen: [],
  locked: [],
  excluded: [],
  added: [],
  refused: [],
  names: new Map(),
  vacancies: new Map(),
}

export const isSame = (a: Pair, b: Pair): boolean => a.vacancy === b.vacancy && a.employee === b.employee

export const isAmong = (pairs: readonly Pair[], pair: Pair): boolean => pairs.some((one) => isSame(one, pair))

const withoutPairs = <P extends Pair>(pairs: readonly P[], others: readonly Pair[]): P[] => pairs.filter((pair) => !isAmong(others, pair))

/** The plan after an event. */
export function planAfter(plan: Plan, event: Event): Plan {
  switch (event.type) {
    case 'received':
      return replaced(plan, event.proposal)
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

/** Pairs that are proposed again stay chosen; new ones are not chosen before the user has seen them. */
function replaced(plan: Plan, proposal: Assignments): Plan {
  const positions = (id: number) =>
    proposal.pairs.filter(({ vacancy }) => vacancy === id).length +
    (proposal.unfilled.find(({ vacancy }) => vacancy === id)?.positions ?? 0)
  return {
    ...plan,
    proposal,
    previous: plan.proposal,
    chosen: plan.chosen.filter((pair) => isAmong(proposal.pairs, pair)),
    refused: [],
    names: new Map([...plan.names, ...proposal.employees.map(({ id, name }) => [id, name] as const)]),
    vacancies: new Map([
      ...plan.vacancies,
      ...proposal.vacancies.map((one) => [one.id, { ...one, positions: positions(one.id) }] as const),
    ]),
  }
}

/** Making the same decision again undoes it. Excluding a pair also unlocks and unchooses it; locking it includes it again. */
function decided(plan: Plan, as: Decision, pair: Pair): Plan {
  const isTakenBack = isAmong(plan[as], pair)
  const next = { ...plan, [as]: isTakenBack ? withoutPairs(plan[as], [pair]) : [...plan[as], pair] }
  if (isTakenBack || as === 'chosen') return next
  if (as === 'locked') return { ...next, excluded: withoutPairs(plan.excluded, [pair]) }
  return { ...next, chosen: withoutPairs(plan.chosen, [pair]), locked: withoutPairs(plan.locked, [pair]) }
}

/** Why a vacancy cannot be planned; undefined if it can. */
export function whyNotPlanned(vacancy: Vacancy, today: string): Text | undefined {
  if (isFull(vacancy)) return placementTexts.full
  return isSearched(vacancy, today) ? undefined : texts.not_searched
}

/** The request for the next proposal. */
export type Question = { vacancies: number[]; locked: Pair[]; without: Pair[] }

/**
 * Leaves out vacancies whose positions all have new candidates. New candidates are not proposed elsewhere for the same days: to the server
 * they are free until they are booked.
 */
export function questionOf(asked: readonly number[], { added, locked, excluded, vacancies }: Plan): Question {
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
  return { vacancies: open, locked: ofOpen(locked), without: [...ofOpen(excluded), ...withoutPairs(meanwhile, [...excluded, ...locked])] }
}

const isAtTheSameTime = (a: PlannedVacancy | undefined, b: PlannedVacancy | undefined): boolean =>
  a !== undefined && b !== undefined && overlaps(a.date_range, b.date_range)

/** A proposed employee. `isNew`: not in the previous proposal; `before`: where she was proposed then. */
export type ProposedRow = { pair: AssignedPair; name: string; isNew: boolean; before: string | null }

/** An employee no longer proposed here; `now`: where she is proposed instead. */
export type GoneRow = Pair & { name: string; now: string | null }

export type VacancyPlan = {
  vacancy: PlannedVacancy
  filled: number
  rows: ProposedRow[]
  gone: GoneRow[]
  /** Excluded by the user and not in the proposal. */
  excluded: (Pair & { name: string })[]
  /** Names of the new candidates. */
  added: string[]
  left: number
  nearest: (Nearest & { name: string })[]
  /** Why the vacancy takes no part; null if it does. */
  leftOut: string | null
}
type Nearest = Assignments['unfilled'][number]['nearest'][number]

/** The proposal by vacancy, earliest start first; vacancies that take no part come last. */
export function vacancyPlans(plan: Plan): VacancyPlan[] {
  const { proposal, previous, vacancies } = plan
  if (!proposal) return []
  const moved = previous
    ? { come: withoutPairs(proposal.pairs, previous.pairs), gone: withoutPairs(previous.pairs, proposal.pairs) }
    : { come: [], gone: [] }
  return proposal.vacancies
    .flatMap(({ id }) => vacancies.get(id) ?? [])
    .toSorted((a, b) => compare(a.date_range.lower, b.date_range.lower) || compare(a.name, b.name) || a.id - b.id)
    .map((vacancy) => vacancyPlan(vacancy, { ...plan, proposal, moved }))
    .toSorted((a, b) => Number(a.leftOut !== null) - Number(b.leftOut !== null))
}

type PlanDifference = { come: readonly Pair[]; gone: readonly Pair[] }
type PlanInput = Plan & { proposal: Assignments; moved: PlanDifference }

function vacancyPlan(vacancy: PlannedVacancy, { proposal, moved, excluded, added, names, vacancies }: PlanInput): VacancyPlan {
  const isHere = ({ vacancy: id }: Pick<Pair, 'vacancy'>) => id === vacancy.id
  const nameOf = ({ employee }: Pick<Pair, 'employee'>) => names.get(employee) ?? ''
  const elsewhere = (pairs: readonly Pair[], { employee }: Pick<Pair, 'employee'>) => {
    const other = pairs.find((pair) => pair.employee === employee && !isHere(pair))
    return (other && vacancies.get(other.vacancy)?.name) ?? null
  }
  const here = proposal.pairs.filter(isHere)
  const unfilled = proposal.unfilled.find(isHere)
  return {
    vacancy,
    filled: here.length,
    rows: withoutPairs(here, added).map((pair) => {
      const isNew = isAmong(moved.come, pair)
      return { pair, name: nameOf(pair), isNew, before: isNew ? elsewhere(moved.gone, pair) : null }
    }),
    gone: withoutPairs(moved.gone.filter(isHere), [...added, ...excluded]).map(({ employee }) => ({
      vacancy: vacancy.id,
      employee,
      name: nameOf({ employee }),
      now: elsewhere(moved.come, { employee }),
    })),
    excluded: withoutPairs(excluded.filter(isHere), here).map((pair) => ({ ...pair, name: nameOf(pair) })),
    added: added.filter(isHere).map(nameOf),
    left: unfilled?.positions ?? 0,
    nearest: unfilled?.nearest.map((one) => ({ ...one, name: nameOf(one) })) ?? [],
    leftOut: proposal.left_out.find(isHere)?.text ?? null,
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The proposed pairs that are not excluded, in the order of the rows. */
export const choosable = (plan: Plan): AssignedPair[] =>
  withoutPairs(
    vacancyPlans(plan).flatMap(({ rows }) => rows.map(({ pair }) => pair)),
    plan.excluded,
  )

/** How many pairs were added and dropped since the previous proposal; null without one to compare. */
export function differenceOf({ proposal, previous, added }: Plan): { come: number; gone: number } | null {
  if (!proposal || !previous) return null
  return {
    come: withoutPairs(proposal.pairs, previous.pairs).length,
    gone: withoutPairs(previous.pairs, [...proposal.pairs, ...added]).length,
  }
}
