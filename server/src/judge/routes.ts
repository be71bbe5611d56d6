import { absence } from '@kasack/contract/absence.ts'
import { booking } from '@kasack/contract/booking.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Form } from '@kasack/contract/entity.ts'
import type { Period, PeriodInput } from '@kasack/contract/field.ts'
import { readInput } from '@kasack/contract/input.ts'
import { bookingRules } from '@kasack/contract/judge.ts'
import { absenceRules } from '@kasack/contract/judge-days.ts'
import type { Rules } from '@kasack/contract/judge-facts.ts'
import {
  absenceJudgement,
  bookingJudgement,
  findings,
  type Findings,
  findingsOfMany,
  type FindingsOfMany,
  manyJudgement,
  manyJudgementDays,
  maxJudged,
} from '@kasack/contract/judgement.ts'
import { refusePeriod } from '@kasack/contract/merged.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import { problemText, problemTexts } from '@kasack/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { inputSchema, jsonSchema, named } from '../platform/openapi/schema.ts'
import { Refusal, refuseIf } from '../platform/text/refusal.ts'
import { refuseUnknownReferences } from '../platform/write/references.ts'
import { findingsFor } from './findings.ts'
import { findKnown } from './queries.ts'
import { factsQueryOf, factsOf, groundOfJudge } from './rules.ts'

/** What speaks against a booking or an absence, before it is written. */
export function judgeRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${booking.path}/judge`, {
    methods: { POST: { access: booking.access.create, handle: judgeBooking, docs: docs.booking } },
  })
  endpoint(app, platform, `/${booking.path}/judge-many`, {
    methods: {
      POST: {
        access: (caller) => mayAccess(caller, booking.access.create) && mayAccess(caller, employeeEntity.access.read),
        handle: judgeMany,
        docs: docs.many,
      },
    },
  })
  endpoint(app, platform, `/${absence.path}/judge`, {
    methods: { POST: { access: absence.access.create, handle: judgeAbsence, docs: docs.absence } },
  })
}

async function judgeBooking(call: Call): Promise<Findings> {
  const { input, problems } = readInput(bookingJudgement, call.body, call)
  const { employee, date_range: range, ...others } = input
  const own = { booking: others.id?.id ?? null }
  return judgeOne(call, { form: bookingJudgement, others, problems, asked: { employee, range, own }, rules: bookingRules })
}

async function judgeAbsence(call: Call): Promise<Findings> {
  const { input, problems } = readInput(absenceJudgement, call.body, call)
  const { employee, date_range: range, ...others } = input
  const own = { absence: others.id?.id ?? null }
  return judgeOne(call, { form: absenceJudgement, others, problems, asked: { employee, range, own }, rules: absenceRules })
}

type Id = { id: number }
type JudgeRequest = { employee: Id; range: Period; own: { booking?: number | null; absence?: number | null } }
/** `others` are the references in addition to the employee. For an absence, no place is among them. */
type Judgement = { form: Form; others: Where; problems: Problems; asked: JudgeRequest; rules: Rules }
type Where = { id: Id | null; vacancy?: Id | null; facility?: Id | null; vacancy_type?: Id | null; department?: Id | null }

async function judgeOne(call: Call, { form, others, problems: unreadable, asked, rules }: Judgement): Promise<Findings> {
  const { employee, range, own } = asked
  refuseIf(withPeriod(form, range, unreadable))
  const planned = {
    employee: employee.id,
    vacancy: others.vacancy?.id ?? null,
    facility: others.facility?.id ?? null,
    vacancy_type: others.vacancy_type?.id ?? null,
    department: others.department?.id ?? null,
    plan: { range, ...own },
  }
  const [known, [unknown]] = [
    await findKnown(call.db, [factsQueryOf(planned)]),
    await refuseUnknownReferences(call.db, form, [{ employee, ...others }]),
  ]
  refuseIf(unknown!)
  const facts = factsOf(groundOfJudge(known), planned)
  if (!facts) throw new Refusal(400, { employee: [problemTexts.unknown_reference] })
  return { findings: findingsFor(rules, planned.plan, facts, call) }
}

async function judgeMany(call: Call): Promise<FindingsOfMany> {
  const { input, problems: unreadable } = readInput(manyJudgement, call.body, call)
  const given = readInput(manyJudgementDays, call.body, call)
  const hasDays = call.body['date_range'] !== undefined && call.body['date_range'] !== null
  const range = hasDays ? given.input.date_range : null
  const ids = input.employees.map(({ id }) => id)
  refuseIf({
    ...(ids.length > maxJudged && { employees: [problemText('too_many', maxJudged)] }),
    ...(range && withPeriod(manyJudgementDays, range, given.problems)),
    ...unreadable,
  })
  const wanted = input.vacancy.id
  const days = range as Period | null // checked to be complete
  const asked = { vacancy: wanted, facility: null, vacancy_type: null, days }
  const ground = groundOfJudge(
    await findKnown(
      call.db,
      ids.map((employee) => ({ employee, ...asked })),
    ),
  )
  const vacancy = ground.vacancies.get(wanted)
  refuseIf({
    ...(ids.some((id) => !ground.people.has(id)) && { employees: [problemTexts.unknown_reference] }),
    ...(!vacancy && { vacancy: [problemTexts.unknown_reference] }),
  })
  const plan = { range: days ?? { lower: vacancy!.lower, upper: vacancy!.upper } }
  const planned = { vacancy: wanted, facility: null, vacancy_type: null, department: null, plan }
  return {
    results: ids.map((id) => ({
      employee: id,
      findings: findingsFor(bookingRules, plan, factsOf(ground, { employee: id, ...planned })!, call),
    })),
  }
}

/** The unreadable fields and, if the period is readable, why it is incomplete. */
function withPeriod(form: Form, range: PeriodInput, unreadable: Problems): Problems {
  if ('date_range' in unreadable) return unreadable
  const problem = refusePeriod(form.fields['date_range']!, range)
  return problem ? { date_range: [problem], ...unreadable } : unreadable
}

const answers = {
  one: { 200: answer('What speaks against it', named('Findings', jsonSchema(findings, 'output'))) },
  many: { 200: answer('What speaks against each', named('FindingsOfMany', jsonSchema(findingsOfMany, 'output'))) },
}

const docs = {
  booking: {
    operationId: 'judgeBooking',
    summary: 'Check what speaks against a booking; nothing is written',
    tags: [booking.path],
    requestBody: body(inputSchema(bookingJudgement, 'create')),
    responses: answers.one,
  },
  many: {
    operationId: 'judgeManyBookings',
    summary: 'Check what speaks against booking each of several employees for a vacancy',
    tags: [booking.path],
    requestBody: body(
      inputSchema({ name: manyJudgement.name, fields: { ...manyJudgement.fields, ...manyJudgementDays.fields } }, 'create'),
    ),
    responses: answers.many,
  },
  absence: {
    operationId: 'judgeAbsence',
    summary: 'Check what an absence affects; nothing is written',
    tags: [absence.path],
    requestBody: body(inputSchema(absenceJudgement, 'create')),
    responses: answers.one,
  },
}
