import { settingId } from '@kasack/contract/history-entities.ts'
import type { JudgeSetting } from '@kasack/contract/judge-setting.ts'
import { judgeSetting as entity } from '@kasack/contract/judge-setting.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { answer, body, type Operation } from '../platform/openapi/operation.ts'
import { inputSchema, recordSchema } from '../platform/openapi/schema.ts'
import { readingsOf } from '../platform/read/reading.ts'
import { recordOf } from '../platform/record/record.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { isOutdated, Outdated } from '../platform/write/outdated.ts'
import { write } from '../platform/write/write.ts'
import { findJudgeSetting } from './queries.ts'
import { judgeSettings } from './records.ts'

const shown = recordOf(entity)
const readingOf = readingsOf(entity)

/** The settings of judging and counting, one record for all. */
export function judgeSettingRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${entity.path}`, {
    methods: {
      GET: { access: entity.access.read, compressed: true, handle: (call) => read(call.db, call), docs: docs.read },
      PATCH: { access: entity.access.change, handle: change, docs: docs.change },
    },
  })
}

const read = async (db: Db, call: Call): Promise<JudgeSetting> => shown(await findJudgeSetting(db), readingOf(call, {}))

async function change(call: Call): Promise<JudgeSetting> {
  try {
    return await write(call, async (tx) => {
      await judgeSettings.change(tx, call, settingId, call.body)
      return read(tx, call)
    })
  } catch (error) {
    throw isOutdated(error) ? new Outdated(error, await read(call.db, call)) : error
  }
}

const responses = { 200: answer('The settings', recordSchema(entity)) }

const docs: Record<'read' | 'change', Operation> = {
  read: { operationId: 'readJudgeSettings', summary: 'How the agency judges and counts', tags: [entity.path], responses },
  change: {
    operationId: 'changeJudgeSettings',
    summary: 'Change how the agency judges and counts',
    tags: [entity.path],
    requestBody: body(inputSchema(entity, 'change')),
    responses,
  },
}
