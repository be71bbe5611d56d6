import { confirmedEmail } from '@kasack/contract/application.ts'
import type { FastifyInstance } from 'fastify'
import { confirmAddress } from '../applicant/writes.ts'
import { applyLimits } from '../limit/visitor.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import type { Settings } from '../platform/program/env.ts'
import { answer } from '../platform/openapi/operation.ts'
import { jsonSchema, named } from '../platform/openapi/schema.ts'
import { admitVisitors } from '../platform/request/public-call.ts'
import { Refusal } from '../platform/text/refusal.ts'
import type { Limit } from '../platform/program/setting.ts'
import { write } from '../platform/write/write.ts'
import { askVisitorToConfirm, findLink } from './queries.ts'
import { judgeLink } from './rules.ts'
import { texts } from './texts.ts'

const tags = ['applicants']

/** What applicants do with the link in their mail; the hash in the path is all they need. */
export function verificationRoutes(app: FastifyInstance, platform: Platform, settings: Settings): void {
  endpoint(app, platform, '/applicants/confirm-email/:hash', {
    methods: {
      POST: {
        access: 'public',
        form: true,
        handle: confirm,
        docs: {
          operationId: 'confirmEmail',
          summary: 'Confirm the address that an e-mail with this hash was sent to',
          tags,
          responses: { 200: answer('The moment of the first confirmation', named('ConfirmedEmail', jsonSchema(confirmedEmail, 'output'))) },
        },
      },
    },
  })
  endpoint(app, platform, '/applicants/confirm-email/:hash/new-link', {
    methods: {
      POST: {
        access: 'public',
        form: true,
        status: 204,
        throttle: admitVisitors(applyLimits('new-link', settings)),
        handle: (call) => exchange(call, settings.applyLimit),
        docs: {
          operationId: 'exchangeLink',
          summary: 'Send a new link to replace an expired one; the answer is the same for any hash',
          tags,
          responses: { 204: { description: 'If the link has expired, an e-mail with a new one is on its way' } },
        },
      },
    },
  })
}

const confirm = (call: Call) =>
  write(call, async (tx) => {
    const link = await findLink(tx, hashOf(call), call.now)
    const verdict = judgeLink(link)
    if (!link || verdict === 'unknown') throw new Refusal(400, [texts.unknown], {}, 'unknown')
    if (verdict === 'expired') throw new Refusal(400, [texts.expired], {}, verdict)
    return { id: link.id, email_verification_datetime: link.email_verification_datetime ?? (await confirmAddress(tx, link.id, call.now)) }
  })

/** An expired link is exchanged once: the new one replaces it. */
const exchange = (call: Call, applyLimit: Limit) =>
  write(call, async (tx) => {
    const link = await findLink(tx, hashOf(call), call.now)
    if (link && judgeLink(link) === 'expired') await askVisitorToConfirm(tx, link, { ...call, applyLimit })
  })

const hashOf = ({ params }: Call): string => params['hash'] ?? ''
