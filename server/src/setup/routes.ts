import type { Setup } from '@kasack/contract/setup.ts'
import { setup, setupPath } from '@kasack/contract/setup.ts'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../platform/database/db.ts'
import { answer } from '../platform/openapi/operation.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import type { Settings } from '../platform/program/env.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { closeSetup, findSetup, noteListsSeen } from './queries.ts'
import { stepsOf } from './rules.ts'

/** The first steps of an agency that starts empty, until they are done or dismissed (docs/rules/administration.md). */
export function setupRoutes(app: FastifyInstance, platform: Platform, { unset }: Settings): void {
  /** Once all steps are done they stay done, whatever is removed later. */
  async function read({ db, now }: Call): Promise<Setup> {
    const facts = await findSetup(db)
    const steps = facts ? stepsOf(facts, unset) : []
    if (!steps.every(({ is_done }) => is_done)) return { steps }
    if (facts) await closeSetup(db, now)
    return { steps: [] }
  }

  const after = (note: (db: Db, now: Date) => Promise<void>) => async (call: Call) => {
    await note(call.db, call.now)
    return read(call)
  }

  endpoint(app, platform, `/${setupPath}`, { methods: { GET: { access: 'superuser', handle: read, docs: docs.read } } })
  endpoint(app, platform, `/${setupPath}/lists-seen`, {
    methods: { POST: { access: 'superuser', handle: after(noteListsSeen), docs: docs.listsSeen } },
  })
  endpoint(app, platform, `/${setupPath}/close`, {
    methods: { POST: { access: 'superuser', handle: after(closeSetup), docs: docs.close } },
  })
}

const tags = [setupPath]
const responses = { 200: answer('The first steps; none: nobody is to be told', named('Setup', jsonSchema(setup, 'output'))) }

const docs = {
  read: { operationId: 'readSetup', summary: 'Read the first steps of an agency that started empty', tags, responses },
  listsSeen: { operationId: 'noteListsSeen', summary: 'Mark the reference lists as checked', tags, responses },
  close: { operationId: 'closeSetup', summary: 'Hide the first steps for all superusers', tags, responses },
}
