import type { ClockPreview } from '@kasack/contract/leasing-clocks.ts'
import { clockPreview, clockRights, leasingClockEntity, leasingClockList } from '@kasack/contract/leasing-clocks.ts'
import { readInput } from '@kasack/contract/input.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { refusePeriod } from '@kasack/contract/merged.ts'
import { problemTexts } from '@kasack/contract/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { ListRequest } from '../platform/list/list-request.ts'
import { readListRequest } from '../platform/list/list-request.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { contextParameters, filterParameters, listParameters } from '../platform/openapi/parameter.ts'
import { inputSchema, pageSchema, pascal, recordSchema } from '../platform/openapi/schema.ts'
import { readingsOf } from '../platform/read/reading.ts'
import type { Call, Caller, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { inTurn } from '../platform/request/large-answer.ts'
import { Refusal, refusalTexts, refuseIf } from '../platform/text/refusal.ts'
import { refuseUnknownReferences } from '../platform/write/references.ts'
import { listLeasingClocks, toLeasingClock } from './list.ts'
import { findClocksOn } from './on-day.ts'
import { findClockFacts, findNames, findVacancyPlace, isLeasing } from './queries.ts'
import { clockOfPlan, presentHirer } from './rules.ts'
import { texts } from './texts.ts'

const access = (caller: Caller) => mayAccess(caller, clockRights)
const readingOf = readingsOf(leasingClockEntity)

/** How long employees have been leased to which hirer, and until when they may be (docs/rules/clocks.md). */
export function leasingClockRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${leasingClockEntity.path}`, {
    methods: { GET: { access, compressed: true, handle: listClocks, docs: docs.list } },
  })
  endpoint(app, platform, `/${leasingClockEntity.path}/preview`, {
    methods: { POST: { access, handle: preview, docs: docs.preview } },
  })
}

async function listClocks(call: Call) {
  const asked = readListRequest(leasingClockList, call.query)
  const { date } = asked.context
  return inTurn(call, asked.size, async () =>
    date === undefined || date === call.today ? listKept(call, asked) : listOn(call, asked, date),
  )
}

type ClockListRequest = ListRequest<typeof leasingClockList>

/** As of today, from the stored clocks. */
async function listKept(call: Call, { context: _today, ...asked }: ClockListRequest) {
  const reading = readingOf(call, {})
  const { count, rows } = await listLeasingClocks.run(call.db, { ...asked, context: {} }, { now: call.now, reading })
  return {
    count,
    ...pageLinks(call, asked, count),
    results: rows.map((row) => toLeasingClock(row as Parameters<typeof toLeasingClock>[0], reading)),
  }
}

/** As of another day, counted now. */
async function listOn(call: Call, asked: ClockListRequest, date: string) {
  const { filters, page, size } = asked
  if (!filters.employee__id && !filters.facility__id) throw new Refusal(400, { date: [texts.date_needs_whom] })
  const all = await findClocksOn(call.db, { ...asked, date })
  const results = page === null ? [] : all.slice((page - 1) * size, page * size)
  if (results.length === 0 && page !== 1) throw new Refusal(404, refusalTexts.invalid_page)
  return { count: all.length, ...pageLinks(call, asked, all.length), results }
}

/** The clock as it would be with a booking under consideration. */
async function preview(call: Call): Promise<ClockPreview> {
  const { input, problems } = readInput(clockPreview, call.body, call)
  const { employee, vacancy, vacancy_type: type, facility, date_range: range, booking } = input
  const unreadable = 'date_range' in problems ? null : refusePeriod(clockPreview.fields.date_range, range)
  refuseIf({
    ...problems,
    ...(unreadable && { date_range: [unreadable] }),
    ...(!vacancy && !facility && !('vacancy' in problems || 'facility' in problems) && { facility: [problemTexts.required] }),
  })
  const [unknown] = await refuseUnknownReferences(call.db, clockPreview, [input])
  refuseIf(unknown!)
  const place = vacancy && (await findVacancyPlace(call.db, vacancy.id))
  if (vacancy && !place) throw deletedConcurrently('vacancy')
  if (!(place ? place.is_leasing : !type || (await isLeasing(call.db, type.id)))) return null
  const at = place?.facility ?? facility!.id
  const facts = await findClockFacts(call.db, { employees: [employee.id], without: booking?.id ?? null, facility: at })
  const known = facts.houses.find(({ id }) => id === at)
  if (!known) throw deletedConcurrently('facility')
  const clock = clockOfPlan(facts, { employee: employee.id, facility: known, lower: range.lower, upper: range.upper })
  if (!clock) return null
  const { employee: _id, key: _key, hirer, shown_from: _shown, blocks: _blocks, ...shown } = clock
  const named = (await findNames(call.db, [employee.id])).get(employee.id)
  if (!named) throw deletedConcurrently('employee')
  return { employee: { id: employee.id, name: named.name }, hirer: presentHirer(hirer, facts), ...shown }
}

/** The referenced record has just been deleted. */
const deletedConcurrently = (field: string) => new Refusal(400, { [field]: [problemTexts.unknown_reference] })

const tags = [leasingClockEntity.path]
const record = recordSchema(leasingClockEntity)
const { id: _id, computing: _computing, ...previewFields } = leasingClockEntity.fields
const previewed = recordSchema({ ...leasingClockEntity, name: 'clock_preview', fields: previewFields })

const docs = {
  list: {
    operationId: 'listLeasingClocks',
    summary: 'List how long employees have been leased to which hirers, and until when they may be',
    tags,
    parameters: [
      ...listParameters(leasingClockList),
      ...filterParameters(leasingClockList.filters),
      ...contextParameters(leasingClockList),
    ],
    responses: { 200: answer('One page', pageSchema(pascal(leasingClockEntity.name), record)) },
  },
  preview: {
    operationId: 'previewLeasingClock',
    summary: 'Preview the clock as it would be with a planned booking; nothing is written',
    tags,
    requestBody: body(inputSchema(clockPreview, 'create')),
    responses: { 200: answer('The clock; null where the days do not count', { oneOf: [previewed, { type: 'null' }] }) },
  },
}
