import type { leftOutCodes } from '@kasack/contract/assignment.ts'
import { assignmentRequest, lockedPair, assignmentLimits } from '@kasack/contract/assignment.ts'
import type { RefInput } from '@kasack/contract/field.ts'
import { readInput, readValue } from '@kasack/contract/input.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import { ended } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fillText } from '@kasack/contract/text.ts'
import type { Pair } from '../placement/queries.ts'
import type { Call } from '../platform/request/call.ts'
import { refuseIf } from '../platform/text/refusal.ts'
import { keyOf } from './network.ts'
import type { VacancyToPlan } from './queries.ts'
import { leftOutTexts, texts } from './texts.ts'

/** `employees` null means everyone active. `without` are pairs that must not be proposed. */
export type PlanRequest = { vacancies: number[]; employees: number[] | null; locked: Pair[]; without: Pair[] }

/** The request as it was sent. */
export function readRequest(call: Call): PlanRequest {
  const { input, problems } = readInput(assignmentRequest, call.body, call)
  const [locked, without] = [readPairs(call.body['locked'] ?? [], call), readPairs(call.body['without'] ?? [], call)]
  const isTooMany = input.vacancies.length > assignmentLimits.vacancies
  refuseIf({
    ...(isTooMany && { vacancies: [problemText('too_many', assignmentLimits.vacancies)] }),
    ...problems,
    ...(locked.problem && { locked: [locked.problem] }),
    ...(without.problem && { without: [without.problem] }),
  })
  const [vacancies, employees] = [input.vacancies.map(({ id }) => id), input.employees.map(({ id }) => id)]
  return { vacancies, employees: employees.length > 0 ? employees : null, locked: locked.pairs, without: without.pairs }
}

/** Distinct pairs, or a problem if they are not a list of pairs. */
function readPairs(given: unknown, call: Call): { pairs: Pair[]; problem?: Text } {
  if (!Array.isArray(given)) return { pairs: [], problem: problemTexts.not_list }
  if (given.length > assignmentLimits.pairs) return { pairs: [], problem: problemText('too_many', assignmentLimits.pairs) }
  const pairs = new Map<string, Pair>()
  for (const pair of given as unknown[]) {
    const sent = typeof pair === 'object' && pair !== null ? (pair as Record<string, unknown>) : {}
    const [vacancy, whom] = [readId('vacancy', sent, call), readId('employee', sent, call)]
    if (typeof vacancy !== 'number') return { pairs: [], problem: vacancy }
    if (typeof whom !== 'number') return { pairs: [], problem: whom }
    const read = { vacancy, employee: whom }
    pairs.set(keyOf(read), read)
  }
  return { pairs: [...pairs.values()] }
}

function readId(name: 'vacancy' | 'employee', sent: Record<string, unknown>, call: Call): number | Text {
  const read = readValue(lockedPair.fields[name], sent[name] ?? null, call)
  return 'problem' in read ? read.problem[0]! : (read.value as RefInput).id // the field is required
}

export type There = { known: readonly VacancyToPlan[]; names: ReadonlyMap<number, string> }

/** Refuses unknown records, locked pairs outside the chosen vacancies or employees, and pairs both locked and excluded. */
export function refuseUnknown({ vacancies, employees, locked, without }: PlanRequest, { known, names }: There): Problems {
  const there = new Map(known.map(({ id, name }) => [id, name]))
  const chosen = { vacancies: new Set(vacancies), employees: new Set(employees) }
  const isUnknown = locked.some((pair) => !there.has(pair.vacancy) || !names.has(pair.employee))
  const otherVacancies = namesOf(
    there,
    locked.map(({ vacancy }) => vacancy).filter((id) => !chosen.vacancies.has(id)),
  )
  const otherEmployees = employees
    ? namesOf(
        names,
        locked.map((pair) => pair.employee).filter((id) => !chosen.employees.has(id)),
      )
    : ''
  const ofLocked = isUnknown
    ? [problemTexts.unknown_reference]
    : [
        ...(otherVacancies ? [fillText(texts.other_vacancy, { names: otherVacancies })] : []),
        ...(otherEmployees ? [fillText(texts.other_employee, { names: otherEmployees })] : []),
      ]
  const excepted = new Set(without.map(keyOf))
  const both = locked.filter((pair) => excepted.has(keyOf(pair)))
  const ofBoth = both.map((pair) => fillText(texts.locked_and_without, namesOfPair(pair, { there, names })))
  return {
    ...(vacancies.some((id) => !there.has(id)) && { vacancies: [problemTexts.unknown_reference] }),
    ...(employees?.some((id) => !names.has(id)) && { employees: [problemTexts.unknown_reference] }),
    ...(ofLocked.length > 0 && { locked: ofLocked }),
    ...(ofBoth.length > 0 && !isUnknown && { without: ofBoth }),
  }
}

const namesOf = (names: ReadonlyMap<number, string>, ids: readonly number[]): string =>
  [...new Set(ids)].map((id) => names.get(id) ?? '').join(', ')

type NameMaps = { there: ReadonlyMap<number, string>; names: ReadonlyMap<number, string> }

const namesOfPair = (pair: Pair, { there, names }: NameMaps) => ({
  employee: names.get(pair.employee) ?? '',
  vacancy: there.get(pair.vacancy) ?? '',
})

export type LeftOut = { vacancy: number; code: (typeof leftOutCodes)[number] }

/** Why a vacancy is left out. */
export function leftOutOf({ id: vacancy, status, lower, upper, positions, bookings }: VacancyToPlan, today: string): LeftOut | null {
  if (ended({ lower, upper }, today)) return { vacancy, code: 'over' }
  if (status !== 'open') return { vacancy, code: status }
  return bookings >= positions ? { vacancy, code: 'full' } : null
}

/** Refuses locked pairs of vacancies that are left out. */
export function refuseLeftOut(locked: readonly Pair[], { known, names, leftOut }: There & { leftOut: readonly LeftOut[] }): Problems {
  const there = new Map(known.map(({ id, name }) => [id, name]))
  const problems = locked.flatMap((pair) => {
    const why = leftOut.find(({ vacancy }) => vacancy === pair.vacancy)
    return why ? [fillText(texts.locked, { ...namesOfPair(pair, { there, names }), why: leftOutTexts[why.code] })] : []
  })
  return problems.length > 0 ? { locked: problems } : {}
}
