import { application } from '@kasack/contract/application.ts'
import { readInput } from '@kasack/contract/input.ts'
import type { FastifyInstance } from 'fastify'
import { applyLimits } from '../limit/visitor.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import type { Settings } from '../platform/program/env.ts'
import { admitVisitors } from '../platform/request/public-call.ts'
import { refuseIf } from '../platform/text/refusal.ts'
import { repeatKeyOf } from '../platform/resource/repeat-key.ts'
import { resource } from '../platform/resource/resource.ts'
import { write } from '../platform/write/write.ts'
import { askVisitorToConfirm } from '../verification/queries.ts'
import { listApplicants } from './list.ts'
import { applicationKeys, insertApplication, toApplicant } from './queries.ts'
import { applicants } from './records.ts'

/** Applicants, for readers with the permission. Without a session the same POST is an application. */
export const applicantRoutes = (app: FastifyInstance, platform: Platform, settings: Settings): void =>
  resource(applicants, {
    list: listApplicants,
    record: toApplicant,
    visitor: { throttle: admitVisitors(applyLimits('application', settings)), handle: (call) => apply(call, settings) },
  })(app, platform)

/** Stores an application and the mail asking to confirm its address, once per key. Answers nothing beyond what was sent. */
async function apply(call: Call, { applyLimit }: Pick<Settings, 'applyLimit'>) {
  const { input, problems } = readInput(application, call.body, call)
  refuseIf(problems)
  const key = repeatKeyOf(call)
  const { first_name, last_name, email } = input
  const id = await write(call, (tx) =>
    applicationKeys.once(tx, { key, input, now: call.now }, async () => {
      const applied = await insertApplication(tx, input, call)
      await askVisitorToConfirm(tx, { id: applied, email }, { ...call, applyLimit })
      return applied
    }),
  )
  return { id, first_name, last_name, email }
}
