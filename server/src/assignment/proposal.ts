import type { Assignments } from '@kasack/contract/assignment.ts'
import { assignmentLimits } from '@kasack/contract/assignment.ts'
import type { Period, Ref } from '@kasack/contract/field.ts'
import type { MatchExclusion } from '@kasack/contract/match-exclusion.ts'
import { scoreOf } from '@kasack/contract/match-score.ts'
import type { MatchWeights } from '@kasack/contract/match-weight.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { overlaps } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fillText } from '@kasack/contract/text.ts'
import type { Highs } from 'highs'
import { groundOfText, placeOf } from '../judge/rules.ts'
import type { MatchReasons, Weighing } from '../match/rules.ts'
import { byFit, groundOfMatches, shownMatch, weigherOf } from '../match/rules.ts'
import type { Pair } from '../placement/queries.ts'
import type { EligiblePair, Opening } from './network.ts'
import { collisionsOf, keyOf } from './network.ts'
import { planOf } from './plan.ts'
import { texts } from './texts.ts'

/** The vacancies to fill, and the pairs that must stay. */
export type Question = Weighing & {
  openings: readonly Opening[]
  locked: readonly Pair[]
  /** Pairs that must not be proposed. */
  without: readonly Pair[]
  /** Skips employees without an exam the vacancy takes. */
  is_narrowed: boolean
  /** Time limit for finding the best plan. */
  seconds: number
}

type AnsweredPair = Omit<Assignments['pairs'][number], 'findings_level'> & { days: Period }

/** The part of the answer that follows from the question alone. `employees` are those it names. */
export type Proposal = Pick<Assignments, 'filled' | 'total' | 'proven' | 'unfilled' | 'employees'> & { pairs: AnsweredPair[] }

/** Proposes who goes where, or says why the question is refused (docs/rules/assignments.md). */
export function propose(highs: Highs, question: Question): Proposal | { problems: Problems } {
  const { openings, locked, seconds } = question
  const grounds = groundsOf(question)
  const problems = refuseLocked(question, grounds)
  if (problems.length > 0) return { problems: { locked: problems } }
  const { pairs, near } = weighAll(question, grounds)
  if (pairs.length > assignmentLimits.pairs) return { problems: { vacancies: [tooManyPairs] } }
  const plan = planOf(highs, { openings, pairs, locked }, seconds)
  const stays = new Set(locked.map(keyOf))
  const answered = plan.pairs.map((pair) =>
    answeredPair(question, { pair, weighed: grounds.weigh(pair)!, is_locked: stays.has(keyOf(pair)) }),
  )
  const unfilled = unfilledOf(question, { grounds, pairs, near, planned: plan.pairs })
  const named = new Set([
    ...answered.map(({ employee }) => employee),
    ...unfilled.flatMap(({ nearest }) => nearest.map(({ employee }) => employee)),
  ])
  return {
    pairs: answered,
    filled: answered.length,
    total: openings.reduce((sum, { positions }) => sum + positions, 0),
    proven: plan.is_proven,
    unfilled,
    employees: [...named].toSorted((one, other) => one - other).map((id): Ref => ({ id, name: grounds.nameOfEmployee(id) })),
  }
}

const tooManyPairs = fillText(texts.too_many_pairs, {
  limit: { de: assignmentLimits.pairs.toLocaleString('de'), en: assignmentLimits.pairs.toLocaleString('en') },
})

type Grounds = ReturnType<typeof groundsOf>

function groundsOf(question: Question) {
  const { known, openings } = question
  const [matches, ground] = [groundOfMatches(JSON.parse(known.matches)), groundOfText(known.judge)]
  const wanted = matches.vacancies.map(([vacancy, facilityType]) => {
    const weigh = weigherOf(question, { matches, ground, vacancy, facilityType })
    const exams = placeOf(ground, { vacancy, facility: null, department: null })?.exams.map(({ id }) => id) ?? []
    return [vacancy, { weigh, exams: new Set(exams) }] as const
  })
  const [vacancies, radii] = [new Map(wanted), new Map(matches.people)]
  const weigh = ({ vacancy, employee }: Pair) => vacancies.get(vacancy)?.weigh(employee, radii.get(employee) ?? 0) ?? null
  return {
    people: [...radii.keys()],
    weigh,
    openings: new Map(openings.map((one) => [one.id, one])),
    mayTake: (employee: number, vacancy: number) => {
      const exams = vacancies.get(vacancy)?.exams
      return !exams || exams.size === 0 || exams.has(ground.people.get(employee)?.exam ?? 0)
    },
    nameOfEmployee: (id: number) => ground.people.get(id)?.name ?? '',
    nameOfVacancy: (id: number) => ground.vacancies.get(id)?.name ?? '',
  }
}

/** Why locked pairs cannot stay, one text per pair and reason. */
function refuseLocked({ locked }: Question, { openings, weigh, nameOfEmployee, nameOfVacancy }: Grounds): Text[] {
  const ruledOut = locked.flatMap((pair): Text[] => {
    const weighed = weigh(pair)
    const names = { employee: nameOfEmployee(pair.employee), vacancy: nameOfVacancy(pair.vacancy) }
    return (weighed ? reasonsOf(weighed) : []).map(({ text: why }) => fillText(texts.locked, { ...names, why }))
  })
  const colliding = collisionsOf(openings, locked).map((one) =>
    'employee' in one
      ? fillText(texts.locked_twice, {
          employee: nameOfEmployee(one.employee),
          one: nameOfVacancy(one.vacancies[0]),
          other: nameOfVacancy(one.vacancies[1]),
        })
      : fillText(texts.too_many_locked, { vacancy: nameOfVacancy(one.vacancy), positions: String(openings.get(one.vacancy)!.positions) }),
  )
  return [...ruledOut, ...colliding]
}

/** Everything that keeps an employee from a vacancy, including days on which they are not free. */
function reasonsOf({ exclusions, parts }: MatchReasons): MatchExclusion[] {
  const coverage = parts.find(({ code }) => code === 'coverage')!
  const isToldAnyway = coverage.value === 1 || exclusions.some(({ code }) => code === notFree)
  return isToldAnyway ? exclusions : [...exclusions, { code: notFree, text: coverage.text() }]
}

const notFree = 'not_free'

/** An employee who cannot go, the number of reasons, and the score they would have. Eligible employees have no reason of their own. */
type NearOne = Pair & { reasons: number; score: number; distance_km: number | null }

const nearOne = ({ employee, vacancy, distance_km, parts }: MatchReasons, reasons: number, weights: MatchWeights): NearOne => ({
  employee,
  vacancy,
  reasons,
  score: scoreOf(parts, weights),
  distance_km,
})

const byNearness = (one: NearOne, other: NearOne): number => one.reasons - other.reasons || byFit(one, other)

/** The eligible pairs and, by vacancy, the nearest of the other employees. Stops when there are too many pairs. */
function weighAll({ openings, without, is_narrowed, weights }: Question, { people, weigh, mayTake }: Grounds) {
  const pairs: EligiblePair[] = []
  const near = new Map<number, NearOne[]>()
  for (const { id: vacancy } of openings) {
    const nearest: NearOne[] = []
    const ruledOut = new Set(without.filter((pair) => pair.vacancy === vacancy).map(({ employee }) => employee))
    for (const employee of people) {
      if (ruledOut.has(employee) || (is_narrowed && !mayTake(employee, vacancy))) continue
      const weighed = weigh({ vacancy, employee })
      if (!weighed) continue
      const reasons = reasonsOf(weighed).length
      if (reasons === 0) pairs.push({ vacancy, employee, score: weighed.score! })
      else keepNearest(nearest, nearOne(weighed, reasons, weights))
    }
    near.set(vacancy, nearest)
    if (pairs.length > assignmentLimits.pairs) break
  }
  return { pairs, near }
}

function keepNearest(nearest: NearOne[], one: NearOne): void {
  if (nearest.length === assignmentLimits.nearest && byNearness(nearest.at(-1)!, one) <= 0) return
  nearest.push(one)
  nearest.sort(byNearness)
  nearest.length = Math.min(nearest.length, assignmentLimits.nearest)
}

type Answering = { pair: EligiblePair; weighed: MatchReasons; is_locked: boolean }

function answeredPair({ weights, language }: Question, { pair, weighed, is_locked: locked }: Answering): AnsweredPair {
  const { vacancy, employee, score } = pair
  const { parts, distance_km, days } = shownMatch(weighed, weights, language)
  return { vacancy, employee, score, locked, parts, distance_km, days }
}

type Planning = { grounds: Grounds; pairs: readonly EligiblePair[]; near: ReadonlyMap<number, NearOne[]>; planned: readonly EligiblePair[] }

/** Vacancies with positions left, and who came nearest. Eligible employees are kept from them because the plan needs them elsewhere. */
function unfilledOf({ openings, weights, language }: Question, { grounds, pairs, near, planned }: Planning): Proposal['unfilled'] {
  const [taken, plans] = [Map.groupBy(planned, ({ vacancy }) => vacancy), Map.groupBy(planned, ({ employee }) => employee)]
  const eligible = Map.groupBy(pairs, ({ vacancy }) => vacancy)
  return openings.flatMap(({ id, positions, days }) => {
    const there = taken.get(id) ?? []
    if (there.length >= positions) return []
    const chosen = new Set(there.map(({ employee }) => employee))
    const elsewhere = (eligible.get(id) ?? []).filter(({ employee }) => !chosen.has(employee))
    const needed = elsewhere.map((pair) => nearOne(grounds.weigh(pair)!, 1, weights))
    const nearest = [...(near.get(id) ?? []), ...needed].toSorted(byNearness).slice(0, assignmentLimits.nearest)
    const plannedFor = (employee: number): MatchExclusion[] => {
      const others = (plans.get(employee) ?? []).filter(({ vacancy }) => overlaps(grounds.openings.get(vacancy)!.days, days))
      const vacancies = others.map(({ vacancy }) => grounds.nameOfVacancy(vacancy)).join(', ')
      return [{ code: 'planned', text: fillText(texts.planned, { vacancies }) }]
    }
    return {
      vacancy: id,
      positions: positions - there.length,
      nearest: nearest.map(({ employee }) => {
        const own = reasonsOf(grounds.weigh({ vacancy: id, employee })!)
        const exclusions = own.length > 0 ? own : plannedFor(employee)
        return { employee, exclusions: exclusions.map(({ code, text }) => ({ code, text: text[language] })) }
      }),
    }
  })
}
