import { absence } from '@kasack/contract/absence.ts'
import { booking } from '@kasack/contract/booking.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Form } from '@kasack/contract/entity.ts'
import type { PeriodInput } from '@kasack/contract/field.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { Rules } from '@kasack/contract/judge.ts'
import { absenceRules, bookingRules } from '@kasack/contract/judge.ts'
import {
  absenceJudgement,
  bookingJudgement,
  findings,
  type Findings,
  findingsOfMany,
  type FindingsOfMany,
  manyJudgement,
  manyJudgementDays,
  mostJudged,
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
import { refuseIf } from '../platform/text/refusal.ts'
import { refuseUnknownReferences } from '../platform/write/references.ts'
import { findingsFor } from './findings.ts'
import { findJudgeFacts } from './queries.ts'

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
  const { employee, vacancy, date_range: range, ...others } = input
  return judgeOne(call, {
    form: bookingJudgement,
    others,
    problems,
    asked: { employee, vacancy, range, own: { booking: others.id?.id ?? null } },
    rules: bookingRules,
  })
}

async function judgeAbsence(call: Call): Promise<Findings> {
  const { input, problems } = readInput(absenceJudgement, call.body, call)
  const { id, employee, date_range: range } = input
  return judgeOne(call, {
    form: absenceJudgement,
    others: { id },
    problems,
    asked: { employee, vacancy: null, range, own: { absence: id?.id ?? null } },
    rules: absenceRules,
  })
}

type Id = { id: number }
type Asked = {
  employee: Id
  vacancy: Id | null
  range: { lower: string; upper: string | null }
  own: { booking?: number | null; absence?: number | null }
}
type Judgement = { form: Form; others: object; problems: Problems; asked: Asked; rules: Rules }

async function judgeOne(call: Call, { form, others, problems: unreadable, asked, rules }: Judgement): Promise<Findings> {
  const { employee, vacancy, range, own } = asked
  refuseIf(withPeriod(form, range, unreadable))
  const [known, [unknown]] = [
    await findJudgeFacts(call.db, { employees: [employee.id], vacancy: vacancy?.id ?? null, range }),
    await refuseUnknownReferences(call.db, form, [others]),
  ]
  const person = known.employees.get(employee.id)
  refuseIf({
    ...(!person && { employee: [problemTexts.unknown_reference] }),
    ...(vacancy && !known.vacancy && { vacancy: [problemTexts.unknown_reference] }),
    ...unknown,
  })
  return { findings: findingsFor(rules, { range, ...own }, { employee: person!, vacancy: known.vacancy }, call) }
}

async function judgeMany(call: Call): Promise<FindingsOfMany> {
  const { input, problems: unreadable } = readInput(manyJudgement, call.body, call)
  const given = readInput(manyJudgementDays, call.body, call)
  const hasDays = call.body['date_range'] !== undefined && call.body['date_range'] !== null
  const range = hasDays ? given.input.date_range : null
  const ids = input.employees.map(({ id }) => id)
  refuseIf({
    ...(ids.length > mostJudged && { employees: [problemText('too_many', mostJudged)] }),
    ...(range && withPeriod(manyJudgementDays, range, given.problems)),
    ...unreadable,
  })
  const { employees, vacancy } = await findJudgeFacts(call.db, { employees: ids, vacancy: input.vacancy.id, range })
  refuseIf({
    ...(ids.some((id) => !employees.has(id)) && { employees: [problemTexts.unknown_reference] }),
    ...(!vacancy && { vacancy: [problemTexts.unknown_reference] }),
  })
  const plan = { range: range ?? { lower: vacancy!.lower, upper: vacancy!.upper } }
  return {
    results: ids.map((id) => ({
      employee: id,
      findings: findingsFor(bookingRules, plan, { employee: employees.get(id)!, vacancy }, call),
    })),
  }
}

/** What cannot be read, and where the period can be, why it is no whole one. */
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
    summary: 'What speaks against a booking; nothing is written',
    tags: [booking.path],
    requestBody: body(inputSchema(bookingJudgement, 'create')),
    responses: answers.one,
  },
  many: {
    operationId: 'judgeManyBookings',
    summary: 'What speaks against booking each of many employees for a vacancy',
    tags: [booking.path],
    requestBody: body(
      inputSchema({ name: manyJudgement.name, fields: { ...manyJudgement.fields, ...manyJudgementDays.fields } }, 'create'),
    ),
    responses: answers.many,
  },
  absence: {
    operationId: 'judgeAbsence',
    summary: 'What an absence affects; nothing is written',
    tags: [absence.path],
    requestBody: body(inputSchema(absenceJudgement, 'create')),
    responses: answers.one,
  },
}
