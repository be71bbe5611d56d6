import { readInput } from '@kasack/contract/input.ts'
import { mailHealth, outbox, testMail } from '@kasack/contract/outbox.ts'
import type { FastifyInstance } from 'fastify'
import type { Call, Platform } from '../platform/request/call.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { inputSchema, jsonSchema, named, recordSchema } from '../platform/openapi/schema.ts'
import { readingsOf } from '../platform/read/reading.ts'
import { refuseIf } from '../platform/text/refusal.ts'
import { resource } from '../platform/resource/resource.ts'
import { write } from '../platform/write/write.ts'
import { findTemplate } from '../template/queries.ts'
import { listOutbox } from './list.ts'
import { findHealth, findMail, toOutboxMail } from './queries.ts'
import { outboxMails } from './records.ts'
import { refuseTest } from './rules.ts'
import { texts } from './texts.ts'

const readOutbox = resource(outboxMails, { list: listOutbox, record: toOutboxMail, holdsSecrets: true })

/** The outbox for superusers, the state of mail delivery, and a test mail. */
export function outboxRoutes(app: FastifyInstance, platform: Platform): void {
  endpoint(app, platform, `/${outbox.path}/health`, {
    methods: { GET: { access: outbox.access.read, handle: health, docs: docs.health } },
  })
  endpoint(app, platform, `/${testMail.path}`, {
    methods: { POST: { access: testMail.access.create, status: 201, handle: sendTest, docs: docs.test } },
  })
  readOutbox(app, platform)
}

const health = ({ db, now, outbox: { state } }: Call) => findHealth(db, { now, has_server: state === 'waiting' })

const readingOf = readingsOf(outbox)

/** Uses the outbox like every mail, so that its arrival proves that all mails arrive. */
async function sendTest(call: Call) {
  const { input, problems } = readInput(testMail, call.body, call)
  const recipient = input.recipient || call.caller.email
  refuseIf({ ...refuseTest({ recipient }), ...problems })
  return write(call, async (tx) => {
    const id = await call.outbox.addWritten(tx, {
      recipient,
      template: (await findTemplate(tx, 'automated', call.language)).id,
      subject: texts.test_subject[call.language],
      text: texts.test_text[call.language].replace('{url}', call.publicUrl),
      language: call.language,
      replyTo: '',
      about: {},
      attachments: [],
    })
    return toOutboxMail(await findMail(tx, id), readingOf(call, {}))
  })
}

const tags = [outbox.path]

const docs = {
  health: {
    operationId: 'readMailHealth',
    summary: 'Read whether e-mails are being delivered',
    tags,
    responses: { 200: answer('What waits, is held and has failed', named('MailHealth', jsonSchema(mailHealth, 'output'))) },
  },
  test: {
    operationId: 'sendTestMail',
    summary: 'Send a test e-mail, to the caller’s own address unless another is given',
    tags,
    requestBody: body(inputSchema(testMail, 'create')),
    responses: { 201: answer('The mail in the outbox', recordSchema(outbox)) },
  },
}
