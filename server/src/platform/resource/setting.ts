import { settingId } from '@kasack/contract/history-entities.ts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { StoredEntity } from '../database/column.ts'
import type { Db } from '../database/db.ts'
import type { Operation } from '../openapi/operation.ts'
import { answer, body } from '../openapi/operation.ts'
import { inputSchema, pascal, recordSchema } from '../openapi/schema.ts'
import { readingsOf } from '../read/reading.ts'
import type { Row } from '../record/record.ts'
import { recordOf, storedColumns } from '../record/record.ts'
import type { Call, Platform } from '../request/call.ts'
import { endpoint } from '../request/endpoint.ts'
import { isOutdated, Outdated } from '../write/outdated.ts'
import type { Records } from '../write/records.ts'
import { write } from '../write/write.ts'

/** What reading and changing settings does, in a sentence each. */
type Summaries = { read: string; change: string }

/** Serves the settings of one kind, which are one record, under the path of their entity. */
export function setting<E extends StoredEntity>(writing: Records<E>, summaries: Summaries) {
  const { entity } = writing
  const shown = recordOf(entity)
  const readingOf = readingsOf(entity)
  const docs = describe(writing, summaries)

  async function read(db: Db, call: Call) {
    const { rows } = await sql<Row>`
      select ${storedColumns(entity)} from ${sql.table(entity.name)} where id = ${settingId}`.execute(db)
    return shown(rows[0]!, readingOf(call, {}))
  }

  async function change(call: Call) {
    try {
      return await write(call, async (tx) => {
        await writing.change(tx, call, settingId, call.body)
        return read(tx, call)
      })
    } catch (error) {
      throw isOutdated(error) ? new Outdated(error, await read(call.db, call)) : error
    }
  }

  return (app: FastifyInstance, platform: Platform): void =>
    endpoint(app, platform, `/${entity.path}`, {
      methods: {
        GET: { access: entity.access.read, compressed: true, handle: (call) => read(call.db, call), docs: docs.read },
        PATCH: { access: entity.access.change, handle: change, docs: docs.change },
      },
    })
}

function describe<E extends StoredEntity>({ entity }: Records<E>, summaries: Summaries): Record<'read' | 'change', Operation> {
  const [tags, name] = [[entity.path], pascal(entity.path)]
  const responses = { 200: answer('The settings', recordSchema(entity)) }
  return {
    read: { operationId: `read${name}`, summary: summaries.read, tags, responses },
    change: {
      operationId: `change${name}`,
      summary: summaries.change,
      tags,
      requestBody: body(inputSchema(entity, 'change')),
      responses,
    },
  }
}
