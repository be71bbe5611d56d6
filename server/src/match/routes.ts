import { applicant } from '@kasack/contract/applicant.ts'
import { employee } from '@kasack/contract/employee.ts'
import type { EmployeeMatch, Match, VacancyMatch } from '@kasack/contract/match-list.ts'
import { employeeMatchList, match, matchPath, missingPlace, vacancyMatchList, withExcluded } from '@kasack/contract/match-list.ts'
import type { List, Page } from '@kasack/contract/list.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import type { FastifyInstance } from 'fastify'
import { listEmployees } from '../employee/list.ts'
import { toEmployee } from '../employee/queries.ts'
import { findLevels } from '../judge/levels.ts'
import { findKnown } from '../judge/queries.ts'
import { groundOfJudge } from '../judge/rules.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { answer } from '../platform/openapi/operation.ts'
import { contextParameters, filterParameters, listParameters } from '../platform/openapi/parameter.ts'
import type { Json } from '../platform/openapi/schema.ts'
import { jsonSchema, named, pageSchema, recordSchema } from '../platform/openapi/schema.ts'
import { findFirst } from '../platform/read/read-first.ts'
import { readingsOf } from '../platform/read/reading.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { inTurn } from '../platform/request/large-answer.ts'
import { found } from '../platform/write/records.ts'
import { listVacancies } from '../vacancy/list.ts'
import { toVacancy } from '../vacancy/queries.ts'
import { matchesOfApplicant } from './applicant.ts'
import { readAsked } from './asked.ts'
import { isSearching } from './queries.ts'
import { candidacyOf, groundFor, nowhere, rankedFor, rankedPage, readingFor } from './ranked.ts'
import type { MatchRow } from './rules.ts'

/** Who might take a vacancy, and which vacancies an employee or applicant might take (docs/rules/matching.md). */
export function matchRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${vacancy.path}/:id/${matchPath}`, {
    methods: { GET: { access: employee.access.read, compressed: true, handle: matchesOfVacancy, docs: docs.vacancy } },
  })
  endpoint(app, platform, `/${employee.path}/:id/${matchPath}`, {
    methods: { GET: { access: employee.access.read, compressed: true, handle: matchesOfEmployee, docs: docs.employee } },
  })
  endpoint(app, platform, `/${applicant.path}/:id/${matchPath}`, {
    methods: { GET: { access: applicant.access.read, compressed: true, handle: matchesOfApplicant, docs: docs.applicant } },
  })
}

const readingOf = readingsOf(vacancy)

async function matchesOfVacancy(call: Call): Promise<Page<EmployeeMatch>> {
  const { db, id } = call
  const ground = await groundFor(db, id)
  const asked = readAsked(call, employeeMatchList)
  return inTurn(call, asked.size, async () => {
    const reading = await readingFor(call, ground.vacancies.get(id)!, asked.context)
    const { count, page } = await rankedFor(call, id, { ground, asked, reading })
    const rows = await listEmployees.rowsOf(
      db,
      page.map((one) => one.employee),
      reading,
    )
    const results = await complete(call, page, ({ employee: whom }) => {
      const row = rows.get(whom)
      const shown = row ? toEmployee(row as Parameters<typeof toEmployee>[0], reading) : null
      return shown && { employee: shown, availability: shown.availability }
    })
    return { count, ...pageLinks(call, asked, count), results }
  })
}

async function matchesOfEmployee(call: Call): Promise<Page<VacancyMatch>> {
  const { db, id, today } = call
  const ground = groundOfJudge(await findKnown(db, [{ employee: id, ...nowhere }]))
  found(ground.people.get(id) ?? null)
  const asked = readAsked(call, vacancyMatchList)
  return inTurn(call, asked.size, async () => {
    const context = { ...asked.context, near_employee_id: id }
    const reading = readingOf(call, context, await findFirst(db, listVacancies.readFirst, context))
    const request = { ...asked, context, sort: [] }
    const ids = await listVacancies.idsOf(db, request, { now: call.now, reading, also: isSearching(today) })
    const { count, page } = await rankedPage(call, asked, { employees: [id], vacancies: ids, levels: ground.levels })
    const rows = await listVacancies.rowsOf(
      db,
      page.map((one) => one.vacancy),
      reading,
    )
    const results = await complete(call, page, ({ vacancy: where }) => {
      const row = rows.get(where)
      const shown = row ? toVacancy(row as Parameters<typeof toVacancy>[0], reading) : null
      return shown && { vacancy: shown, availability: shown.availability }
    })
    return { count, ...pageLinks(call, asked, count), results }
  })
}

/**
 * The rows of a page with their record and the level of findings against booking; a null from `shownOf` means the record was deleted
 * meanwhile.
 */
async function complete<Shown extends object>(call: Call, page: readonly MatchRow[], shownOf: (one: MatchRow) => Shown | null) {
  const levels = await findLevels(call.db, page.map(candidacyOf))
  return page.flatMap((one, index): (Shown & Omit<Match, 'availability'>)[] => {
    const { score, parts, exclusions, distance_km } = one
    const shown = shownOf(one)
    return shown ? [{ ...shown, score, parts, exclusions, distance_km, findings_level: levels.get(index)?.findings_level ?? null }] : []
  })
}

const fit = jsonSchema(match, 'output')

/** A fit with the record that it is about. */
const fitSchema = (name: string, about: 'employee' | 'vacancy', record: Json): Json => {
  const { properties, required } = fit as { properties: Json; required: string[] }
  return named(name, { type: 'object', properties: { [about]: record, ...properties }, required: [about, ...required] })
}

const parametersOf = (list: List): Json[] => [
  ...listParameters(list).filter(({ name }) => name !== 'sort'),
  ...filterParameters({ ...list.filters, ...withExcluded }),
  ...contextParameters(list).filter(({ name }) => !((name as string) in list.filters)),
]

const places = fitSchema('VacancyMatch', 'vacancy', recordSchema(vacancy))

const docs = {
  vacancy: {
    operationId: 'listMatchesOfVacancy',
    summary: 'List employees who match a vacancy, best first',
    tags: [vacancy.path],
    parameters: parametersOf(employeeMatchList),
    responses: { 200: answer('One page', pageSchema('EmployeeMatch', fitSchema('EmployeeMatch', 'employee', recordSchema(employee)))) },
  },
  employee: {
    operationId: 'listMatchesOfEmployee',
    summary: 'List vacancies that match an employee, best first',
    tags: [employee.path],
    parameters: parametersOf(vacancyMatchList),
    responses: { 200: answer('One page', pageSchema('VacancyMatch', places)) },
  },
  applicant: {
    operationId: 'listMatchesOfApplicant',
    summary: 'List vacancies that match an applicant, best first; empty while the postal code is missing',
    tags: [applicant.path],
    parameters: parametersOf(vacancyMatchList),
    responses: { 200: answer('One page, and what is missing', withMissing(pageSchema('ApplicantMatches', places))) },
  },
}

function withMissing({ properties, required, ...page }: Json): Json {
  const missing = { type: 'array', items: { type: 'string', enum: [...missingPlace] } }
  return { ...page, properties: { ...(properties as Json), missing }, required: [...(required as string[]), 'missing'] }
}
