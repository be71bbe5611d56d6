import type { Assignments } from '@kasack/contract/assignment.ts'
import { assignmentRequest, assignments, assignmentsPath, lockedPair, assignmentLimits } from '@kasack/contract/assignment.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import { findLevels } from '../judge/levels.ts'
import { findKnown } from '../judge/queries.ts'
import type { Ground } from '../judge/rules.ts'
import { groundOfJudge, placeOf } from '../judge/rules.ts'
import { at, candidacyOf, factsFor } from '../match/ranked.ts'
import { thread } from '../platform/job/thread.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import type { Json } from '../platform/openapi/schema.ts'
import { inputSchema, jsonSchema, named } from '../platform/openapi/schema.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { refuseCrowd, turns } from '../platform/request/turn.ts'
import { Refusal, refuseIf } from '../platform/text/refusal.ts'
import { findRequestedEmployees, findNames, findVacanciesToPlan } from './queries.ts'
import type { PlanRequest } from './request.ts'
import { leftOutOf, readRequest, refuseLeftOut, refuseUnknown } from './request.ts'
import type { Proposal, Question } from './proposal.ts'
import { leftOutTexts } from './texts.ts'

/** Proposes employees for several vacancies at once (docs/rules/assignments.md). */
export function assignmentRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${assignmentsPath}/${assignmentRequest.path}`, {
    methods: { POST: { access: employee.access.read, compressed: true, handle: proposeAssignments, docs } },
  })
}

const ask = thread<Question, Proposal | { problems: Problems }>(new URL('thread.ts', import.meta.url))

/** One plan at a time. Callers who would wait longer than an answer may take are told to retry. */
const takeTurn = turns({ atOnce: 1, waiting: 4, ofOneClient: 3 })

/** Beyond this many pairs, only employees whose exam fits are weighed. */
const manyPairs = 100_000

async function proposeAssignments(call: Call): Promise<Assignments> {
  const asked = readRequest(call)
  return (await takeTurn(String(call.caller.id), () => proposalFor(call, asked))) ?? refuseCrowd(10)
}

async function proposalFor(call: Call, asked: PlanRequest): Promise<Assignments> {
  const { db, today, language } = call
  const { vacancies: ids, employees, locked, without } = asked
  const known = await findVacanciesToPlan(db, [...ids, ...locked.map(({ vacancy }) => vacancy)])
  const names = await findNames(db, [...(employees ?? []), ...locked.map((pair) => pair.employee)])
  refuseIf(refuseUnknown(asked, { known, names }))
  const vacancies = known.filter(({ id }) => ids.includes(id))
  const leftOut = vacancies.flatMap((one) => leftOutOf(one, today) ?? [])
  refuseIf(refuseLeftOut(locked, { known, names, leftOut }))
  const wanted = vacancies.filter(({ id }) => !leftOut.some(({ vacancy }) => vacancy === id))
  const openings = wanted.map(({ id, positions, bookings, lower, upper }) => ({
    id,
    positions: positions - bookings,
    days: { lower, upper },
  }))
  const proposal = await ask(await questionFor(call, { openings, employees, locked, without }))
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

type PlanInput = Pick<Question, 'openings'> & Omit<PlanRequest, 'vacancies'>

/** Collects what is weighed. Requirements may add exams to the vacancy's own, so the judge's facts are read first. */
async function questionFor(call: Call, { openings, employees, locked, without }: PlanInput): Promise<Question> {
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
  const { ids, is_narrowed } = await findRequestedEmployees(db, whom, { vacancies: vacancies.length, exams, most: manyPairs })
  const taken = is_narrowed ? taking.flatMap((one) => one.exams.map((exam) => ({ vacancy: one.vacancy, exam }))) : []
  const facts = await factsFor(call, { employees: ids, vacancies, levels: ground.levels }, taken)
  return { ...facts, openings, locked, without, is_narrowed, seconds: assignmentLimits.seconds }
}

const examsOf = (ground: Ground, vacancy: number): number[] =>
  (placeOf(ground, { ...at(vacancy), department: null })?.exams ?? []).map(({ id }) => id)

const input = inputSchema(assignmentRequest, 'create') as { properties: Json }
const pairs: Json = { type: 'array', items: inputSchema(lockedPair, 'create') }

const docs = {
  operationId: 'proposeAssignments',
  summary: 'Propose which employees go to which vacancies, filling as many positions as possible; nothing is written',
  tags: [assignmentsPath],
  requestBody: body(named('AssignmentsInput', { ...input, properties: { ...input.properties, locked: pairs, without: pairs } })),
  responses: { 200: answer('The plan, and what it leaves unfilled', named('Assignments', jsonSchema(assignments, 'output'))) },
}
