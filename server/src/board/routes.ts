import type { BoardRow, BoardRows } from '@kasack/contract/board.ts'
import { barKinds, barNeeds, boardList, boardPath, boardRows } from '@kasack/contract/board.ts'
import type { List, Page } from '@kasack/contract/list.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyInstance } from 'fastify'
import { listEmployees } from '../employee/list.ts'
import { listFacilities } from '../facility/list.ts'
import type { ListQuery } from '../platform/list/list-query.ts'
import type { ListRequest } from '../platform/list/list-request.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { answer } from '../platform/openapi/operation.ts'
import { contextParameters, filterParameters, listParameters } from '../platform/openapi/parameter.ts'
import { pageSchema, recordSchema } from '../platform/openapi/schema.ts'
import { findFirst } from '../platform/read/read-first.ts'
import { readingsOf } from '../platform/read/reading.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { inTurn, ofEach } from '../platform/request/large-answer.ts'
import { listVacancies } from '../vacancy/list.ts'
import { readAsked } from './asked.ts'
import { findRows } from './queries.ts'
import { toRow } from './row.ts'

/** The weeks of many records in one picture (docs/rules/board.md). */
export function boardRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${boardPath}`, { methods: { GET: { access: 'session', compressed: true, handle: showBoard, docs } } })
}

type RunWith<L extends List = List> = <Shown>(
  call: Call,
  request: ListRequest<L>,
  show: (ids: number[]) => Promise<Shown[]>,
) => Promise<{ count: number; rows: Shown[] }>

/** A page of a list, chosen as the list's own endpoint would. */
function pageOf<L extends List>(list: ListQuery<L>): RunWith {
  const readingOf = readingsOf(list.list.entity)
  const run: RunWith<L> = async (call, request, show) => {
    const { context } = request
    const reading = readingOf(call, context, await findFirst(call.db, list.readFirst, context))
    return list.runWith(call.db, request, { now: call.now, reading, show })
  }
  return run as RunWith // the request was read for this list
}

const pages: Record<BoardRows, RunWith> = {
  employees: pageOf(listEmployees),
  facilities: pageOf(listFacilities),
  vacancies: pageOf(listVacancies),
}

async function showBoard(call: Call): Promise<Page<BoardRow>> {
  const { rows, from, to, request } = readAsked(call)
  const kinds = barKinds.filter((kind) => mayAccess(call.caller, barNeeds[kind] ?? 'session'))
  return inTurn(call, request.size, async () => {
    const { db, today } = call
    const found = await pages[rows](call, request, (ids) => findRows(db, rows, kinds, { ids, from, to, today }))
    return { count: found.count, ...pageLinks(call, request, found.count), results: await ofEach(found.rows, (row) => toRow(row, call)) }
  })
}

/** The parameters of all boards. `rows` decides which of them apply. */
const every = boardRows.map(boardList).reduce((some, { filters, sorts, context }) => ({
  ...some,
  filters: { ...some.filters, ...filters },
  sorts: [...new Set([...some.sorts, ...sorts])],
  context: { ...some.context, ...context },
}))

const docs = {
  operationId: 'showBoard',
  summary: 'Read the board: employees, facilities or vacancies, each with its bars in a period',
  tags: [boardPath],
  parameters: [
    ...listParameters(every),
    ...filterParameters(every.filters),
    ...contextParameters(every).filter(({ name }) => !((name as string) in every.filters)),
  ],
  responses: { 200: answer('One page of these rows', pageSchema('BoardRow', recordSchema(every.entity))) },
}
