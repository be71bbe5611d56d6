import type { Ref } from '@kasack/contract/field.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { LookupEntity } from '@kasack/contract/lookup.ts'
import { hasOrder, lookupOrder, lookupUses, orderedEntries, type LookupUses } from '@kasack/contract/lookup-order.ts'
import type { FastifyInstance } from 'fastify'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { inputSchema, jsonSchema, named, pascal } from '../platform/openapi/schema.ts'
import { refuseIf } from '../platform/text/refusal.ts'
import { write } from '../platform/write/write.ts'
import { countUses, findNames, holdEntries, orderEntries } from './queries.ts'
import { refuseOrder } from './rules.ts'

/** Endpoints of a reference list as a whole: how often its entries are used and, where it has one, their order. */
export function entriesRoutes(app: FastifyInstance, platform: Platform, entity: LookupEntity): void {
  const order = lookupOrder(entity)
  const docs = docsOf(entity)

  /** Refused if entries were added or deleted meanwhile: their position would be left to chance. */
  async function reorder(call: Call): Promise<{ entries: Ref[] }> {
    const { input, problems } = readInput(order, call.body, call)
    const ids = input.entries.map(({ id }) => id)
    return write(call, async (tx) => {
      refuseIf({ ...refuseOrder(ids, await holdEntries(tx, entity)), ...problems })
      await orderEntries(tx, entity, ids)
      return { entries: await findNames(tx, entity, ids) }
    })
  }

  endpoint(app, platform, `/${entity.path}/uses`, {
    methods: { GET: { access: entity.access.read, handle: ({ db }): Promise<LookupUses> => countUses(db, entity), docs: docs.uses } },
  })
  if (hasOrder(entity)) {
    endpoint(app, platform, `/${order.path}`, {
      methods: { POST: { access: order.access.change, handle: reorder, docs: docs.order } },
    })
  }
}

function docsOf(entity: LookupEntity) {
  const [many, tags] = [entity.path.split('/')[1]!, [entity.path.split('/')[0]!]]
  return {
    uses: {
      operationId: `countUsesOf${pascal(many)}`,
      summary: `Count the records that refer to each of the ${many.replaceAll('-', ' ')}; unused ones are left out`,
      tags,
      responses: { 200: answer('The counts', named('LookupUses', jsonSchema(lookupUses, 'output'))) },
    },
    order: {
      operationId: `order${pascal(many)}`,
      summary: `Put all ${many.replaceAll('-', ' ')} in the order in which they should be offered`,
      tags,
      requestBody: body(inputSchema(lookupOrder(entity), 'create')),
      responses: { 200: answer('The entries in their order', named('Order', jsonSchema(orderedEntries, 'output'))) },
    },
  }
}
