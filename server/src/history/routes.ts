import type { Entity } from '@kasack/contract/entity.ts'
import type { FilterValues } from '@kasack/contract/list.ts'
import { historyEntities } from '@kasack/contract/history-entities.ts'
import { historyLine, historyList } from '@kasack/contract/history.ts'
import type { FastifyInstance } from 'fastify'
import { readListRequest } from '../platform/list/list-request.ts'
import { pageLinks } from '../platform/list/page-links.ts'
import { answer, type Operation } from '../platform/openapi/operation.ts'
import { filterParameters, pageParameters } from '../platform/openapi/parameter.ts'
import { pageSchema, pascal, recordSchema } from '../platform/openapi/schema.ts'
import { readingsOf } from '../platform/read/reading.ts'
import type { Settings } from '../platform/program/env.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { inTurn } from '../platform/request/large-answer.ts'
import { Refusal, refusalTexts } from '../platform/text/refusal.ts'
import { listHistory } from './list.ts'
import { isThere } from './queries.ts'
import { readerOf, type StoredLine } from './line.ts'
import { presentLines } from './present.ts'

/** Who changed what, and the values before: for one record to its readers, for all records to superusers. */
export function historyRoutes(app: FastifyInstance, platform: Platform, settings: Settings): void {
  endpoint(app, platform, `/${historyLine.path}`, {
    methods: { GET: { access: historyLine.access.read, compressed: true, handle: historyOf(historyLine, settings), docs: docs.all } },
  })
  for (const entity of historyEntities) {
    endpoint(app, platform, `/${entity.path}/:id/history`, {
      methods: { GET: { access: entity.access.read, compressed: true, handle: historyOf(entity, settings), docs: docs.of(entity) } },
    })
  }
}

/** A page of lines. Below a record's path, only the lines of that record. */
function historyOf(of: Entity, { deletedDays }: Pick<Settings, 'deletedDays'>) {
  const readingOf = readingsOf(of)
  return async (call: Call) => {
    if (of !== historyLine && !(await isThere(call.db, { entity: of.name, id: call.id }, call.caller)))
      throw new Refusal(404, refusalTexts.not_found)
    const given = readListRequest(historyList, call.query)
    const filters: FilterValues<typeof historyList> =
      of === historyLine ? given.filters : { ...given.filters, resource: [of.path], record: call.id }
    const asked = { ...given, filters }
    return inTurn(call, asked.size, async () => {
      const { count, rows } = await listHistory.run(call.db, asked, { now: call.now, reading: readingOf(call, {}) })
      const results = await presentLines(call.db, rows as StoredLine[], readerOf(call, deletedDays)) // as the list selects them
      return { count, ...pageLinks(call, asked, count), results }
    })
  }
}

const page = pageSchema(pascal(historyLine.name), recordSchema(historyLine))
const parameters = [...pageParameters, ...filterParameters(historyList.filters)]
const responses = { 200: answer('One page of lines, the newest first', page) }

const docs = {
  all: { operationId: 'listHistory', summary: 'List what was changed and by whom', tags: [historyLine.path], parameters, responses },
  of: ({ name, path }: Entity): Operation => ({
    operationId: `listHistoryOf${pascal(name)}`,
    summary: `List the changes to one ${name.replaceAll('_', ' ')}`,
    tags: [path.split('/')[0]!],
    parameters,
    responses,
  }),
}
