import { historyLine, type Undone } from '@kasack/contract/history.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { FastifyInstance } from 'fastify'
import { answer } from '../platform/openapi/operation.ts'
import { recordSchema } from '../platform/openapi/schema.ts'
import type { Settings } from '../platform/program/env.ts'
import type { Db } from '../platform/database/db.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { write } from '../platform/write/write.ts'
import { isThere, readLines, seesAll } from '../history/queries.ts'
import { type Reader, readerOf, type StoredLine } from '../history/line.ts'
import { presentLines } from '../history/present.ts'
import { entityNamed } from './steps.ts'
import { allRecords } from './records.ts'
import { undoGroup } from './undo.ts'

/** Takes back what one call did, for users who may still make that call. */
export function undoRoutes(app: FastifyInstance, platform: Platform, settings: Settings): void {
  const records = allRecords(settings, app.log)
  const { deletedDays } = settings

  const undo = (call: Call): Promise<Undone> =>
    write(call, async (tx) => {
      const group = await undoGroup(tx, call, { group: call.id, records, deletedDays })
      return { group, lines: await linesOfGroup(tx, group, readerOf(call, deletedDays)) }
    })

  endpoint(app, platform, '/history/groups/:id/undo', { methods: { POST: { access: 'session', handle: undo, docs } } })
}

/** The lines written, limited to records that the caller may read. */
async function linesOfGroup(tx: Db, group: number, reader: Reader): Promise<Undone['lines']> {
  const lines = await readLines(tx, group)
  const seen = await Promise.all(lines.map(async (line) => ((await isSeen(tx, line, reader)) ? [line] : [])))
  return presentLines(tx, seen.flat(), reader)
}

async function isSeen(tx: Db, { entity, record_id: id, act }: StoredLine, { caller }: Reader): Promise<boolean> {
  if (!mayAccess(caller, entityNamed(entity).access.read)) return false
  // Records withheld from a reader are not mentioned, not even when they are gone.
  return act === 'deleted' ? seesAll(caller, entity) : isThere(tx, { entity, id }, caller)
}

const docs = {
  operationId: 'undoGroup',
  summary: 'Undo everything one call changed, provided that nothing has changed it since',
  tags: ['history'],
  responses: {
    200: answer('The lines that this wrote', {
      type: 'object',
      properties: { group: { type: 'integer' }, lines: { type: 'array', items: recordSchema(historyLine) } },
      required: ['group', 'lines'],
    }),
  },
}
