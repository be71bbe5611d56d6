import type { Assignments, leftOutCodes } from '@kasack/contract/assignment.ts'
import { assignmentQuestion, assignments, assignmentsPath, lockedPair, mostAssigned } from '@kasack/contract/assignment.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { RefInput } from '@kasack/contract/field.ts'
import { readInput, readValue } from '@kasack/contract/input.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import { ended } from '@kasack/contract/range.ts'
import type { Text } from '@kasack/contract/text.ts'
import { fillText } from '@kasack/contract/text.ts'
import type { FastifyInstance } from 'fastify'
import { findLevels } from '../judge/levels.ts'
import { findKnown } from '../judge/queries.ts'
import type { Ground } from '../judge/rules.ts'
import { groundOfJudge, placeOf } from '../judge/rules.ts'
import { at, candidacyOf, factsFor } from '../match/ranked.ts'
import type { Pair } from '../placement/queries.ts'
import { thread } from '../platform/job/thread.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import type { Json } from '../platform/openapi/schema.ts'
import { inputSchema, jsonSchema, named } from '../platform/openapi/schema.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { turns } from '../platform/request/turn.ts'
import { Refusal, refusalTexts, refuseIf } from '../platform/text/refusal.ts'
import type { VacancyToPlan } from './queries.ts'
import { findAskedEmployees, findNames, findVacanciesToPlan } from './queries.ts'
import type { Proposal, Question } from './rules.ts'
import { leftOutTexts, texts } from './texts.ts'

/** Who is proposed for which of several vacancies (docs/rules/assignments.md). */
export function assignmentRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${assignmentsPath}/${assignmentQuestion.path}`, {
    methods: { POST: { access: employee.access.read, compressed: true, handle: proposeAssignments, docs } },
  })
}

const ask = thread<Question, Proposal | { problems: Problems }>(new URL('thread.ts', import.meta.url))

/** One plan at a time. Whoever waits longer than an answer may take is told to come again. */
const takeTurn = turns({ atOnce: 1, waiting: 4, ofOneClient: 3 })

/** Of more pairs than that only those are weighed whose exam fits. */
const manyPairs = 100_000

async function proposeAssignments(call: Call): Promise<Assignments> {
  const asked = readAsked(call)
  const answered = await takeTurn(String(call.caller.id), () => proposalFor(call, asked))
  if (!answered) throw new Refusal(503, refusalTexts.too_many_at_once, { 'Retry-After': '10' })
  return answered
}

async function proposalFor(call: Call, { vacancies: ids, employees, locked }: Asked): Promise<Assignments> {
  const { db, today, language } = call
  const known = await findVacanciesToPlan(db, [...ids, ...locked.map(({ vacancy }) => vacancy)])
  const names = await findNames(db, [...(employees ?? []), ...locked.map((pair) => pair.employee)])
  refuseIf(refuseUnknown({ vacancies: ids, employees, locked }, { known, names }))
  const vacancies = known.filter(({ id }) => ids.includes(id))
  const leftOut = vacancies.flatMap((one) => leftOutOf(one, today) ?? [])
  refuseIf(refuseLeftOut(locked, { known, names, leftOut }))
  const wanted = vacancies.filter(({ id }) => !leftOut.some(({ vacancy }) => vacancy === id))
  const openings = wanted.map(({ id, positions, bookings, lower, upper }) => ({
    id,
    positions: positions - bookings,
    days: { lower, upper },
  }))
  const proposal = await ask(await questionFor(call, { openings, employees, locked }))
  if ('problems' in proposal) throw new Refusal(400, proposal.problems)
  const levels = await findLevels(db, proposal.pairs.map(candidacyOf))
  return {
    ...proposal,
    pairs: proposal.pairs.map(({ days: _days, ...pair }, index) => ({
      ...pair,
      findings_level: levels.get(index)?.findings_level ?? null,
    })),
    left_out: leftOut.map(({ vacancy, code }) => ({ vacancy, code, text: leftOutTexts[code][language] })),
    vacancies: vacancies.map(({ id, name, lower, upper, facility_id, facility_name }) => ({
      id,
      name,
      facility: { id: facility_id, name: facility_name },
      date_range: { lower, upper, bounds: '[]' },
    })),
  }
}

type Wanted = Pick<Question, 'openings' | 'locked'> & { employees: number[] | null }

/** What is weighed. Exams may be required by others than the vacancy: what the judge knows of it is read before. */
async function questionFor(call: Call, { openings, employees, locked }: Wanted): Promise<Question> {
  const { db } = call
  const vacancies = openings.map(({ id }) => id)
  const ground = groundOfJudge(
    await findKnown(
      db,
      vacancies.map((id) => ({ employee: null, ...at(id) })),
    ),
  )
  const taking = vacancies.map((vacancy) => ({ vacancy, exams: examsOf(ground, vacancy) }))
  const exams = taking.some((one) => one.exams.length === 0) ? null : [...new Set(taking.flatMap((one) => one.exams))]
  const whom = { employees, others: locked.map((pair) => pair.employee) }
  const { ids, is_narrowed } = await findAskedEmployees(db, whom, { vacancies: vacancies.length, exams, most: manyPairs })
  const taken = is_narrowed ? taking.flatMap((one) => one.exams.map((exam) => ({ vacancy: one.vacancy, exam }))) : []
  const facts = await factsFor(call, { employees: ids, vacancies, levels: ground.levels }, taken)
  return { ...facts, openings, locked, is_narrowed, seconds: mostAssigned.seconds }
}

const examsOf = (ground: Ground, vacancy: number): number[] =>
  (placeOf(ground, { ...at(vacancy), department: null })?.exams ?? []).map(({ id }) => id)

type Asked = { vacancies: number[]; employees: number[] | null; locked: Pair[] }

function readAsked(call: Call): Asked {
  const { input, problems } = readInput(assignmentQuestion, call.body, call)
  const { pairs, problem } = readLocked(call.body['locked'] ?? [], call)
  const isTooMany = input.vacancies.length > mostAssigned.vacancies
  refuseIf({
    ...(isTooMany && { vacancies: [problemText('too_many', mostAssigned.vacancies)] }),
    ...problems,
    ...(problem && { locked: [problem] }),
  })
  const [vacancies, employees] = [input.vacancies.map(({ id }) => id), input.employees.map(({ id }) => id)]
  return { vacancies, employees: employees.length > 0 ? employees : null, locked: pairs }
}

/** Pairs, each once; a problem where they are no list of pairs. */
function readLocked(given: unknown, call: Call): { pairs: Pair[]; problem?: Text } {
  if (!Array.isArray(given)) return { pairs: [], problem: problemTexts.not_list }
  if (given.length > mostAssigned.pairs) return { pairs: [], problem: problemText('too_many', mostAssigned.pairs) }
  const pairs = new Map<string, Pair>()
  for (const pair of given as unknown[]) {
    const sent = typeof pair === 'object' && pair !== null ? (pair as Record<string, unknown>) : {}
    const [vacancy, whom] = [readId('vacancy', sent, call), readId('employee', sent, call)]
    if (typeof vacancy !== 'number') return { pairs: [], problem: vacancy }
    if (typeof whom !== 'number') return { pairs: [], problem: whom }
    pairs.set(`${vacancy} ${whom}`, { vacancy, employee: whom })
  }
  return { pairs: [...pairs.values()] }
}

function readId(name: 'vacancy' | 'employee', sent: Record<string, unknown>, call: Call): number | Text {
  const read = readValue(lockedPair.fields[name], sent[name] ?? null, call)
  return 'problem' in read ? read.problem[0]! : (read.value as RefInput).id // the field is required
}

type There = { known: readonly VacancyToPlan[]; names: ReadonlyMap<number, string> }

/** What names no record, and locked pairs of others than were chosen. */
function refuseUnknown({ vacancies, employees, locked }: Asked, { known, names }: There): Problems {
  const there = new Map(known.map(({ id, name }) => [id, name]))
  const unknownPair = locked.some((pair) => !there.has(pair.vacancy) || !names.has(pair.employee))
  const otherVacancies = namesOf(
    there,
    locked.map(({ vacancy }) => vacancy).filter((id) => !vacancies.includes(id)),
  )
  const otherEmployees = employees
    ? namesOf(
        names,
        locked.map((pair) => pair.employee).filter((id) => !employees.includes(id)),
      )
    : ''
  const ofLocked = unknownPair
    ? [problemTexts.unknown_reference]
    : [
        ...(otherVacancies ? [fillText(texts.other_vacancy, { names: otherVacancies })] : []),
        ...(otherEmployees ? [fillText(texts.other_employee, { names: otherEmployees })] : []),
      ]
  return {
    ...(vacancies.some((id) => !there.has(id)) && { vacancies: [problemTexts.unknown_reference] }),
    ...(employees?.some((id) => !names.has(id)) && { employees: [problemTexts.unknown_reference] }),
    ...(ofLocked.length > 0 && { locked: ofLocked }),
  }
}

const namesOf = (names: ReadonlyMap<number, string>, ids: readonly number[]): string =>
  [...new Set(ids)].map((id) => names.get(id) ?? '').join(', ')

type LeftOut = { vacancy: number; code: (typeof leftOutCodes)[number] }

/** Why nobody is looked for. */
function leftOutOf({ id: vacancy, status, lower, upper, positions, bookings }: VacancyToPlan, today: string): LeftOut | null {
  if (ended({ lower, upper }, today)) return { vacancy, code: 'over' }
  if (status !== 'open') return { vacancy, code: status }
  return bookings >= positions ? { vacancy, code: 'full' } : null
}

function refuseLeftOut(locked: readonly Pair[], { known, names, leftOut }: There & { leftOut: readonly LeftOut[] }): Problems {
  const problems = locked.flatMap((pair) => {
    const why = leftOut.find(({ vacancy }) => vacancy === pair.vacancy)
    const vacancy = namesOf(new Map(known.map(({ id, name }) => [id, name])), [pair.vacancy])
    return why ? [fillText(texts.locked, { employee: names.get(pair.employee) ?? '', vacancy, why: leftOutTexts[why.code] })] : []
  })
  return problems.length > 0 ? { locked: problems } : {}
}

const input = inputSchema(assignmentQuestion, 'create') as { properties: Json }
const locked: Json = { type: 'array', items: inputSchema(lockedPair, 'create') }

const docs = {
  operationId: 'proposeAssignments',
  summary: 'Who is proposed for which of several vacancies, so that as many positions as possible are filled; nothing is written',
  tags: [assignmentsPath],
  requestBody: body(named('AssignmentsInput', { ...input, properties: { ...input.properties, locked } })),
  responses: { 200: answer('The plan, and what it leaves unfilled', named('Assignments', jsonSchema(assignments, 'output'))) },
}
