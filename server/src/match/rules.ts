import { mayAccess } from '@kasack/contract/permission.ts'
import type { Rights } from '@kasack/contract/permission.ts'
import { dayCount } from '@kasack/contract/day-count.ts'
import type { Period } from '@kasack/contract/field.ts'
import type { JudgeFacts } from '@kasack/contract/judge-facts.ts'
import type { MatchExclusion } from '@kasack/contract/match-exclusion.ts'
import { blockingRules, exclusionsOf } from '@kasack/contract/match-exclusion.ts'
import type { Match } from '@kasack/contract/match-list.ts'
import type { MatchFacts, MatchPart } from '@kasack/contract/match-score.ts'
import { employeeParts, freeDays, scoreOf } from '@kasack/contract/match-score.ts'
import type { MatchWeights } from '@kasack/contract/match-weight.ts'
import type { DayRange } from '@kasack/contract/range.ts'
import type { Language } from '@kasack/contract/text.ts'
import type { CurrentUser } from '@kasack/contract/user.ts'
import type { Ground } from '../judge/rules.ts'
import { factsOf, groundOfText } from '../judge/rules.ts'
import type { MatchKnown } from './queries.ts'

/** What employees are weighed by, and for which reader; the facts are JSON because they may be large. */
export type Weighing = {
  /** Facts about employees and vacancies, as `MatchKnown` and as the judge's `Known`. */
  known: { matches: string; judge: string }
  weights: MatchWeights
  today: string
  reader: Pick<CurrentUser, 'is_superuser' | 'permissions'>
  language: Language
}

/** The requested page of a ranking. */
export type Question = Weighing & {
  /** Whether employees who are ruled out are listed at the end. */
  with_excluded: boolean
  page: number | null
  size: number
}

export type MatchRow = {
  employee: number
  vacancy: number
  /** Of the vacancy. */
  days: Period
  /** Null: she is ruled out. */
  score: number | null
  parts: Match['parts']
  exclusions: Match['exclusions']
  distance_km: number | null
}

export type Ranking = { count: number; page: MatchRow[] }

/** What the judge must know to find only what forbids a booking. */
export function neededFor(levels: JudgeFacts['levels']) {
  const codes = Object.keys(blockingRules(levels))
  return {
    days: codes.some((code) => clockCodes.has(code)),
    papers: codes.some((code) => code.startsWith('document_')),
  }
}

const clockCodes = new Set(['maximum_duration', 'maximum_duration_near', 'equal_pay', 'revolving_door'])

/** All employees for all vacancies, best first; equal scores are sorted by distance, then by id; those ruled out come last. */
export function rank(question: Question): Ranking {
  const { known, with_excluded, page, size, language } = question
  const [matches, ground] = [groundOfMatches(JSON.parse(known.matches)), groundOfText(known.judge)]
  const pairs = pairsOf(question, matches, ground)
  const ranked = (with_excluded ? pairs : pairs.filter(({ score }) => score !== null)).toSorted(byFit)
  const shown = page === null ? [] : ranked.slice((page - 1) * size, page * size)
  return { count: ranked.length, page: shown.map((one) => shownMatch(one, question.weights, language)) }
}

type MatchPlace = Pick<MatchRow, 'employee' | 'vacancy' | 'score' | 'distance_km'>
/** A weighed pair; its texts are made only when it is sent. */
export type MatchReasons = Omit<MatchRow, 'parts' | 'exclusions'> & { parts: MatchPart[]; exclusions: MatchExclusion[] }

function pairsOf(asked: Weighing, matches: MatchGround, ground: Ground): MatchReasons[] {
  return matches.vacancies.flatMap(([vacancy, facilityType]) => {
    const weigh = weigherOf(asked, { matches, ground, vacancy, facilityType })
    return matches.people.flatMap(([employee, radius]) => weigh(employee, radius) ?? [])
  })
}

type Grounds = { matches: MatchGround; ground: Ground; vacancy: number; facilityType: number }

/** Weighs an employee of a given radius for a vacancy; null: the employee or the vacancy was deleted between the two reads. */
export function weigherOf(
  { weights, today, reader }: Pick<Weighing, 'weights' | 'today' | 'reader'>,
  { matches, ground, vacancy, facilityType }: Grounds,
): (employee: number, radius: number) => MatchReasons | null {
  const may = (needs: Rights) => mayAccess(reader, needs)
  const rules = blockingRules(ground.levels)
  const wanted = ground.vacancies.get(vacancy)
  if (!wanted) return () => null
  const plan = { range: { lower: wanted.lower, upper: wanted.upper }, candidacy: vacancy }
  return (employee, radius) => {
    const facts = factsOf(ground, { employee, vacancy, facility: null, vacancy_type: null, department: null, plan })
    if (!facts) return null
    const match = matchFacts(matches, { facts, radius, facilityType, wanted, today })
    const standing = {
      is_candidate: matches.candidates.has(key(employee, vacancy)),
      is_booked: matches.booked.has(key(employee, vacancy)),
      rejected_on: matches.rejected.get(key(employee, wanted.facility)) ?? null,
      is_taken: freeDays(match).free === 0,
    }
    const exclusions = exclusionsOf(standing, { rules, plan, facts }, may)
    const parts = employeeParts(match).filter(({ needs }) => !needs || may(needs))
    const score = exclusions.length > 0 ? null : scoreOf(parts, weights)
    return { employee, vacancy, days: plan.range, score, parts, exclusions, distance_km: match.distance_km }
  }
}

type Of = {
  facts: JudgeFacts
  radius: number
  facilityType: number
  wanted: NonNullable<ReturnType<Ground['vacancies']['get']>>
  today: string
}

function matchFacts(matches: MatchGround, { facts, radius, facilityType, wanted, today }: Of): MatchFacts {
  const { id, available_from_date, qualifications } = facts.employee
  const contact = matches.contacts.get(id)
  return {
    today,
    days: { lower: wanted.lower, upper: wanted.upper },
    qualifications: facts.place?.qualifications ?? [],
    facility_type: facilityType,
    department: wanted.department,
    employee: {
      available_from_date,
      qualifications,
      radius,
      facility_types: matches.facility_types.get(id) ?? [],
      departments: matches.departments.get(id) ?? [],
    },
    taken: matches.taken.get(id) ?? [],
    distance_km: matches.distances.get(wanted.id)?.[matches.places.get(id)!] ?? null,
    was_here: matches.was_at.has(key(id, wanted.facility)),
    is_favourite: matches.favourites.has(key(id, wanted.facility)),
    contact_days: contact === undefined ? null : dayCount(today) - dayCount(contact),
  }
}

export type MatchGround = ReturnType<typeof groundOfMatches>

/** `MatchKnown` as sets and maps to look up. */
export function groundOfMatches(known: MatchKnown) {
  const keys = (pairs: readonly [number, number][] | null) => new Set((pairs ?? []).map(([employee, other]) => key(employee, other)))
  return {
    people: known.people ?? [],
    vacancies: known.vacancies ?? [],
    facility_types: others(known.facility_types),
    departments: others(known.departments),
    taken: rangesOf(known.taken),
    distances: new Map(known.distances),
    places: new Map((known.people ?? []).map(([employee], place) => [employee, place])),
    was_at: keys(known.was_at),
    favourites: keys(known.favourites),
    contacts: new Map(known.contacts),
    candidates: keys(known.candidates),
    booked: keys(known.booked),
    rejected: new Map((known.rejected ?? []).map(([employee, facility, day]) => [key(employee, facility), day])),
  }
}

/** One number for two ids, exact as long as they are below 67 million. */
const key = (one: number, other: number): number => one * 2 ** 26 + other

function others(pairs: readonly [number, number][] | null): Map<number, number[]> {
  const found = new Map<number, number[]>()
  for (const [one, other] of pairs ?? []) {
    const known = found.get(one)
    if (known) known.push(other)
    else found.set(one, [other])
  }
  return found
}

function rangesOf(taken: MatchKnown['taken']): Map<number, DayRange[]> {
  const found = new Map<number, DayRange[]>()
  for (const [employee, lower, upper] of taken ?? []) {
    const known = found.get(employee)
    if (known) known.push({ lower, upper })
    else found.set(employee, [{ lower, upper }])
  }
  return found
}

/** Best first, then nearest, then by id; those ruled out come last. */
export const byFit = (one: MatchPlace, other: MatchPlace): number =>
  (other.score ?? -1) - (one.score ?? -1) ||
  distanceOrInfinity(one) - distanceOrInfinity(other) ||
  one.employee - other.employee ||
  one.vacancy - other.vacancy

/** An unknown distance sorts after every known one. */
const distanceOrInfinity = ({ distance_km: km }: MatchPlace): number => km ?? Number.MAX_VALUE

/** A pair as responses show it. */
export const shownMatch = ({ parts, exclusions, ...pair }: MatchReasons, weights: MatchWeights, language: Language): MatchRow => ({
  ...pair,
  parts: shownParts(parts, weights, language),
  exclusions: exclusions.map(({ code, text }) => ({ code, text: text[language] })),
})

/** Parts as responses show them. */
export const shownParts = (parts: readonly MatchPart[], weights: MatchWeights, language: Language): Match['parts'] =>
  parts.map(({ code, value, text }) => ({ code, weight: weights[code], value, text: text()[language] }))
