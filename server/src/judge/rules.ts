import type { JudgeFacts, Paper, Place, Plan } from '@kasack/contract/judge-facts.ts'
import { isAnother } from '@kasack/contract/judge-facts.ts'
import type { Stay } from '@kasack/contract/leasing-history.ts'
import { inherited } from '@kasack/contract/requirement-inherited.ts'
import { clocksOfPlan, groundOf } from '../leasing-clock/rules.ts'
import type { FactsQuery, FactsByPlan, Line, Origin } from './queries.ts'

/** Who is to go where, and when. Without a place it is an absence. With a vacancy, the place is the vacancy's. */
export type PlanOf = Omit<FactsQuery, 'days'> & { department: number | null; plan: Plan }

/** The facts needed for a plan. */
export const factsQueryOf = ({ plan, ...planned }: PlanOf): FactsQuery => ({ ...planned, days: plan.range })

/** The known facts, indexed by what they are about. */
export type Ground = ReturnType<typeof groundOfJudge>

/** Same for facts read as JSON. */
export const groundOfText = (text: string): Ground => groundOfJudge(JSON.parse(text) as FactsByPlan)

export function groundOfJudge(known: FactsByPlan) {
  const byId = <One extends { id: number }>(all: readonly One[] | null) => new Map((all ?? []).map((one) => [one.id, one]))
  const byEmployee = <One extends { employee: number }>(all: readonly One[] | null) => Map.groupBy(all ?? [], ({ employee }) => employee)
  const byFirst = (pairs: readonly [number, number][] | null) => Map.groupBy(pairs ?? [], ([first]) => first)
  return {
    people: byId(known.people),
    bookings: byEmployee(known.bookings),
    absences: byEmployee(known.absences),
    papers: byEmployee(known.papers),
    blocks: byEmployee(known.blocks),
    priorPeriods: byEmployee(known.prior_periods),
    vacancies: byId(known.vacancies),
    facilities: byId(known.facilities),
    qualificationsOf: byFirst(known.employee_qualifications),
    examsWanted: byFirst(known.vacancy_exams),
    qualificationsWanted: byFirst(known.vacancy_qualifications),
    exams: byId(known.exams),
    qualifications: byId(known.qualifications),
    unleased: new Set(known.unleased),
    requirements: Map.groupBy(known.requirements ?? [], ({ origin }) => placeKey(origin)),
    kinds: byId(known.kinds),
    clocks: groundOf({ houses: known.houses ?? [], hirers: known.hirers ?? [], count_by: known.count_by }),
    levels: known.levels,
    places: new Map<string, Place | null>(),
    persons: new Map<number, JudgeFacts['employee']>(),
  }
}

/** The facts to judge a plan by; null if the employee does not exist. */
export function factsOf(ground: Ground, planned: PlanOf): JudgeFacts | null {
  const { employee: id, vacancy: wanted } = planned
  const employee = personOf(ground, id)
  if (!employee) return null
  const vacancy = wanted === null ? null : (ground.vacancies.get(wanted) ?? null)
  let clocks: JudgeFacts['clocks'] | undefined
  return {
    employee,
    vacancy,
    place: placeOf(ground, planned),
    // Many plans are judged without their clocks.
    get clocks() {
      return (clocks ??= clocksOf(ground, planned))
    },
    levels: ground.levels,
  }
}

/** Cached, since an employee may be judged for hundreds of vacancies. */
function personOf(ground: Ground, id: number): JudgeFacts['employee'] | null {
  const known = ground.persons.get(id)
  if (known) return known
  const person = ground.people.get(id)
  if (!person) return null
  const made = {
    ...person,
    qualifications: (ground.qualificationsOf.get(id) ?? []).map(([, one]) => one),
    bookings: ground.bookings.get(id) ?? [],
    absences: ground.absences.get(id) ?? [],
    papers: (ground.papers.get(id) ?? []).map((paper): Paper => ({ ...paper, ...kindOf(ground, paper.kind) })),
    blocks: ground.blocks.get(id) ?? [],
  }
  ground.persons.set(id, made)
  return made
}

function kindOf({ kinds }: Ground, id: number): Pick<Paper, 'kind' | 'is_residence_title' | 'is_health_data'> {
  const kind = kinds.get(id)!
  return { kind, is_residence_title: kind.is_residence_title, is_health_data: kind.is_health_data }
}

/** The clocks including the plan; none if it is not leasing. */
function clocksOf(ground: Ground, { employee, vacancy: wanted, facility, vacancy_type: type, plan }: PlanOf) {
  const vacancy = wanted === null ? undefined : ground.vacancies.get(wanted)
  const where = vacancy?.facility ?? facility
  const isLeasing = !ground.unleased.has(vacancy?.vacancy_type ?? type ?? 0)
  if (where === null || !isLeasing) return []
  const booked = (ground.bookings.get(employee) ?? []).filter((one) => one.is_leasing && isAnother(plan, one))
  const stays = booked.map(({ at, lower, upper }): Stay => ({ kind: 'leased', at: { facility: at }, date_range: { lower, upper } }))
  return clocksOfPlan(ground.clocks, [...stays, ...(ground.priorPeriods.get(employee) ?? [])], { facility: where, ...plan.range })
}

/** Where a plan leads, and what is required there. */
export function placeOf(
  ground: Ground,
  { vacancy: wanted, facility, department }: Omit<PlanOf, 'employee' | 'vacancy_type' | 'plan'>,
): Place | null {
  const key = `${wanted} ${facility} ${department}`
  const known = ground.places.get(key)
  if (known !== undefined) return known
  const vacancy = wanted === null ? undefined : ground.vacancies.get(wanted)
  const stored = ground.facilities.get(vacancy?.facility ?? facility ?? 0)
  const place = stored ? placeIn(ground, { facility: stored, vacancy, department: department ?? vacancy?.department ?? null }) : null
  ground.places.set(key, place)
  return place
}

type Where = {
  facility: NonNullable<ReturnType<Ground['facilities']['get']>>
  vacancy: ReturnType<Ground['vacancies']['get']>
  department: number | null
}

function placeIn(ground: Ground, { facility, vacancy, department }: Where): Place {
  const of = (level: Origin['level'], id: number | null | undefined, within: number | null = null) =>
    ground.requirements.get(placeKey({ level, id: id ?? 0, department: within })) ?? []
  const lines = inherited([
    ...of('facility_type', facility.facility_type),
    ...of('facility_group', facility.facility_group),
    ...of('facility', facility.id),
    ...of('department', facility.id, department),
    ...of('vacancy', vacancy?.id),
  ])
  const required = lines.filter(({ dropped_by }) => dropped_by === null)
  const own = (pairs: ReadonlyMap<number, [number, number][]>) => new Set((pairs.get(vacancy?.id ?? 0) ?? []).map(([, one]) => one))
  const [ownExams, ownQualifications] = [own(ground.examsWanted), own(ground.qualificationsWanted)]
  const [exams, qualifications] = [ids(required, 'exam'), ids(required, 'qualification')]
  const kinds = ids(required, 'document_kind')
  return {
    facility: { id: facility.id, name: facility.name },
    exams: among(ground.exams, ({ id }) => ownExams.has(id) || exams.has(id)),
    qualifications: among(ground.qualifications, ({ id }) => ownQualifications.has(id)),
    required: among(ground.qualifications, ({ id }) => qualifications.has(id) && !ownQualifications.has(id)),
    kinds: among(ground.kinds, ({ id, is_obligatory }) => is_obligatory || kinds.has(id)),
  }
}

const placeKey = ({ level, id, department }: Origin): string => `${level} ${id} ${department}`

const among = <One>(all: ReadonlyMap<number, One>, fits: (one: One) => boolean): One[] => [...all.values()].filter(fits)

const ids = (lines: readonly Pick<Line, 'kind' | 'item'>[], wanted: Line['kind']) =>
  new Set(lines.filter(({ kind }) => kind === wanted).map(({ item }) => item.id))
