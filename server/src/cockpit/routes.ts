import type { Cockpit, CockpitCode, CockpitRow } from '@kasack/contract/cockpit.ts'
import { cockpit, cockpitCodes, cockpitList, cockpitPath, cockpitSections, settledDays, settleRow } from '@kasack/contract/cockpit.ts'
import { cockpitSettlement } from '@kasack/contract/cockpit-settlement.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { Page } from '@kasack/contract/list.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import { dayFrom } from '@kasack/contract/range.ts'
import type { FastifyInstance } from 'fastify'
import { insertSettlement } from '../cockpit-settlement/writes.ts'
import { readListRequest } from '../platform/list/list-request.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { filterParameters, listParameters } from '../platform/openapi/parameter.ts'
import { inputSchema, jsonSchema, named, pageSchema, pascal, recordSchema } from '../platform/openapi/schema.ts'
import { hidingOf } from '../platform/read/reading.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { inTurn } from '../platform/request/large-answer.ts'
import { Refusal, refusalTexts, refuseIf } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import { countRows, findKnown, findRows, hasRow, holdRecord } from './queries.ts'
import { toRow } from './row.ts'
import { refuseSettle } from './rules.ts'
import { texts } from './texts.ts'

/** What needs attention today, and how it is settled (docs/rules/cockpit.md). */
export function cockpitRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, '/cockpit', { methods: { GET: { access: 'session', handle: countSections, docs: docs.counts } } })
  for (const code of cockpitCodes) {
    const { needs: access } = cockpitSections[code]
    endpoint(app, platform, `/${cockpitPath(code)}`, {
      methods: { GET: { access, compressed: true, handle: (call) => listRows(call, code), docs: docs.rows(code) } },
    })
    endpoint(app, platform, `/${cockpitPath(code)}/${settleRow.path}`, {
      methods: { POST: { access, status: 204, handle: (call) => settle(call, code), docs: docs.settle(code) } },
    })
  }
}

const hiddenFrom = hidingOf(cockpitSettlement)

const lookerOf = ({ today, caller }: Pick<Call, 'today' | 'caller'>) => ({ today, hidden: hiddenFrom(caller), user: caller.id })

async function countSections(call: Call): Promise<Cockpit> {
  const codes = cockpitCodes.filter((code) => mayAccess(call.caller, cockpitSections[code].needs))
  return { sections: await countRows(call.db, codes, lookerOf(call)) }
}

async function listRows(call: Call, code: CockpitCode): Promise<Page<CockpitRow>> {
  const asked = readListRequest(cockpitList(code), call.query)
  const { filters, page, size } = asked
  return inTurn(call, size, async () => {
    const wanted = { mine: filters.mine ?? false, settled: filters.settled ?? false, page: page ?? 1, size: page === null ? 0 : size }
    const { count, rows } = await findRows(call.db, code, { ...lookerOf(call), ...wanted })
    if (rows.length === 0 && page !== 1) throw new Refusal(404, refusalTexts.invalid_page)
    return { count, ...pageLinks(call, asked, count), results: rows.map((row) => toRow(code, row, call)) }
  })
}

async function settle(call: Call, code: CockpitCode): Promise<void> {
  const { input, problems } = readInput(settleRow, call.body, call)
  refuseIf({ ...refuseSettle(input, call), ...problems })
  const { record, until, note } = input
  await write(call, async (tx) => {
    await holdRecord(tx, code, record)
    if (!(await hasRow(tx, code, { ...lookerOf(call), record }))) throw new Refusal(400, [texts.no_row])
    const known = await findKnown(tx, code, record)
    await insertSettlement(tx, { code, record, until: until ?? dayFrom(call.today, settledDays), note, known }, call)
  })
}

const tags = ['cockpit']

const docs = {
  counts: {
    operationId: 'countCockpit',
    summary: 'Count what needs attention today: the rows of each section, and how many of them belong to the caller',
    tags,
    responses: { 200: answer('The sections that the caller may see', named('Cockpit', jsonSchema(cockpit, 'output'))) },
  },
  rows: (code: CockpitCode) => {
    const list = cockpitList(code)
    return {
      operationId: `list${pascal(code)}`,
      summary: cockpitSections[code].name.en,
      tags,
      parameters: [...listParameters(list), ...filterParameters(list.filters)],
      responses: { 200: answer('One page, the oldest date first', pageSchema('CockpitRow', recordSchema(list.entity))) },
    }
  },
  settle: (code: CockpitCode) => ({
    operationId: `settle${pascal(code)}`,
    summary: `Mark a row as done: ${cockpitSections[code].name.en}`,
    tags,
    requestBody: body(inputSchema(settleRow, 'create')),
    responses: { 204: { description: 'Hidden up to and including that day, or until its record changes' } },
  }),
}
