import { bookingOverrideEntity, bookingOverrideList } from '@kasack/contract/booking-override.ts'
import type { FastifyInstance } from 'fastify'
import { readListRequest } from '../platform/list/list-request.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { answer } from '../platform/openapi/operation.ts'
import { filterParameters, listParameters } from '../platform/openapi/parameter.ts'
import { pageSchema, pascal, recordSchema } from '../platform/openapi/schema.ts'
import { readingsOf } from '../platform/read/reading.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { inTurn } from '../platform/request/large-answer.ts'
import { listBookingOverrides, toBookingOverride } from './list.ts'

const readingOf = readingsOf(bookingOverrideEntity)

/** Who was booked although a finding forbade it, and why (docs/rules/judge.md). */
export function bookingOverrideRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${bookingOverrideEntity.path}`, {
    methods: { GET: { access: bookingOverrideEntity.access.read, compressed: true, handle: listOverrides, docs } },
  })
}

async function listOverrides(call: Call) {
  const asked = readListRequest(bookingOverrideList, call.query)
  return inTurn(call, asked.size, async () => {
    const reading = readingOf(call, {})
    const { count, rows } = await listBookingOverrides.run(call.db, asked, { now: call.now, reading })
    return {
      count,
      ...pageLinks(call, asked, count),
      results: rows.map((row) => toBookingOverride(row as Parameters<typeof toBookingOverride>[0], reading)), // as the list selects them
    }
  })
}

const docs = {
  operationId: 'listBookingOverrides',
  summary: 'List who was booked despite a blocking finding, and why',
  tags: [bookingOverrideEntity.path],
  parameters: [...listParameters(bookingOverrideList), ...filterParameters(bookingOverrideList.filters)],
  responses: { 200: answer('One page', pageSchema(pascal(bookingOverrideEntity.name), recordSchema(bookingOverrideEntity))) },
}
