import { email } from '@kasack/contract/email.ts'
import { candidateRight } from '@kasack/contract/filled-template.ts'
import { readInput } from '@kasack/contract/input.ts'
import { mayAccess } from '@kasack/contract/permission.ts'
import type { Problems } from '@kasack/contract/problem.ts'
import type { EmailPreview, SendEmailInput, SentEmail } from '@kasack/contract/send-email.ts'
import { emailPreview, maxCandidates, sendEmail, sentEmail } from '@kasack/contract/send-email.ts'
import type { FastifyInstance } from 'fastify'
import { candidates } from '../candidate/records.ts'
import { whenAsked } from '../candidate/rules.ts'
import { noteAsked } from '../candidate/writes.ts'
import { employees } from '../employee/records.ts'
import { findPapers, lockDocuments } from '../enclosed-paper/queries.ts'
import { papersFor } from '../enclosed-paper/rules.ts'
import { engagements } from '../engagement/records.ts'
import { emailLimit } from '../limit/email.ts'
import type { Call, Platform } from '../platform/request/call.ts'
import type { Db } from '../platform/database/db.ts'
import { endpoint } from '../platform/request/endpoint.ts'
import type { Settings } from '../platform/program/env.ts'
import { answer, body } from '../platform/openapi/operation.ts'
import { inputSchema, jsonSchema, named } from '../platform/openapi/schema.ts'
import { refuseUnknownReferences } from '../platform/write/references.ts'
import { Refusal, refusalTexts, refuseIf } from '../platform/text/refusal.ts'
import { repeatKeyOf } from '../platform/resource/repeat-key.ts'
import { resource } from '../platform/resource/resource.ts'
import { admitIn } from '../platform/request/throttle.ts'
import { records } from '../platform/write/records.ts'
import { needAlso, write } from '../platform/write/write.ts'
import { listEmails } from './list.ts'
import { emailKeys, findAbout, findAttachments, findRequestAction, findSent, findTemplate, toEmail } from './queries.ts'
import { askedBy, keptWith, refuseEmail } from './rules.ts'
import { texts } from './texts.ts'

const readEmails = resource(records(email, {}), { list: listEmails, record: toEmail })

/** The e-mails users have written, and the call that sends one. */
export function emailRoutes(app: FastifyInstance, platform: Platform, settings: Settings): void {
  readEmails(app, platform)
  endpoint(app, platform, `/${sendEmail.path}`, {
    methods: { POST: { access: sendEmail.access.create, isLimited: true, handle: send, docs: docs.send } },
  })
  endpoint(app, platform, `/${sendEmail.path}/preview`, {
    methods: { POST: { access: sendEmail.access.create, handle: previewOf(settings), docs: docs.preview } },
  })
}

/** Reads the e-mail to send. Naming candidates or an employee requires the permission to see employees. */
function readEmail(call: Call): { input: SendEmailInput; problems: Problems } {
  const read = readInput(sendEmail, call.body, call)
  const isNamed = (['candidate', 'candidates', 'employee'] as const).some(
    (name) => [read.input[name] ?? []].flat().length > 0 || read.problems[name] !== undefined,
  )
  if (isNamed && !mayAccess(call.caller, candidateRight)) throw new Refusal(403, refusalTexts.not_allowed)
  return read
}

/** Refuses an e-mail with all its problems at once, or says what it is about and whom it asks about its candidates. */
async function judge(db: Db, { input, problems }: ReturnType<typeof readEmail>, { caller }: Pick<Call, 'caller'>) {
  const template = await findTemplate(db, input.template.id)
  const papers = papersFor(caller, await lockDocuments(db, idsOf(input.selected_documents)))
  const [unknown] = await refuseUnknownReferences(db, sendEmail, [input])
  const found = await findAbout(db, input)
  const unreadable = { ...unknown, ...problems }
  const isUnclear = ['candidate', 'candidates', 'employee'].some((name) => name in unreadable)
  const whose = [...found.candidates.map(({ employee_id }) => employee_id), found.employee_id ?? []].flat()
  const vacancies = new Set(found.candidates.map(({ vacancy_id }) => vacancy_id)).size
  refuseIf({
    ...refuseEmail(input, template, { papers, ...(isUnclear ? { whose: undefined, vacancies: undefined } : { whose, vacancies }) }),
    ...unreadable,
  })
  return { about: keptWith(found, input), candidates: found.candidates, whose, whom: template && askedBy(template) }
}

/** Writes the e-mail and its effects together, once per key. */
async function send(call: Call): Promise<SentEmail> {
  const read = readEmail(call)
  const { input } = read
  const repeatable = { key: repeatKeyOf(call), input: [call.caller.id, input], now: call.now }
  return write(call, async (tx) => {
    const id = await emailKeys.once(tx, repeatable, async () => {
      await admitIn(tx, [emailLimit(call.caller)], call.now)
      const presented = input.candidate ? [input.candidate] : input.candidates
      await candidates.holdAll(tx, idsOf(presented).slice(0, maxCandidates))
      if (input.employee && presented.length === 0) await employees.hold(tx, input.employee.id)
      const { about, whose, whom } = await judge(tx, read, call)
      if (presented.length > 0 && whom) {
        await needAlso(tx, candidateRight)
        await noteAsked(tx, idsOf(presented), { whom, now: call.now, isByMail: true })
      }
      if (input.log) await noteRequests(tx, call, whose)
      return call.outbox.addWritten(tx, {
        ...input,
        template: input.template.id,
        attachments: idsOf(input.selected_attachments),
        documents: idsOf(input.selected_documents),
        replyTo: call.caller.email,
        about: { ...about, created_by_user_id: call.caller.id },
        candidates: idsOf(input.candidates),
      })
    })
    return findSent(tx, id)
  })
}

/** Notes for each employee that something was requested, but not what, since all readers of entries would learn it. */
async function noteRequests(tx: Db, call: Call, people: number[]): Promise<void> {
  await needAlso(tx, candidateRight)
  const entry = { action_type: await findRequestAction(tx), note: texts.documents_requested.de }
  for (const employee of people) await engagements.create(tx, call, { ...entry, employee })
}

const idsOf = (refs: { id: number }[]): number[] => refs.map(({ id }) => id)

const previewOf =
  ({ mailFrom }: Settings) =>
  async (call: Call): Promise<EmailPreview> => {
    const read = readEmail(call)
    const { candidates: presented, whom } = await judge(call.db, read, call)
    const { recipient, subject, text, selected_attachments, selected_documents, log } = read.input
    return {
      from: mailFrom,
      reply_to: call.caller.email,
      recipient,
      subject,
      text,
      attachments: await findAttachments(call.db, idsOf(selected_attachments)),
      documents: await findPapers(call.db, idsOf(selected_documents)),
      effects: whom ? [...new Set(presented.flatMap((one) => whenAsked(whom, one)))] : [],
      is_logged: log,
      state: call.outbox.state,
    }
  }

const tags = [sendEmail.path]
const requestBody = body(inputSchema(sendEmail, 'create'))

const docs = {
  send: {
    operationId: 'sendEmail',
    summary: 'Send an e-mail; with an `Idempotency-Key`, it is sent only once however often the call is repeated',
    tags,
    requestBody,
    responses: { 200: answer('The e-mail as it is on its way', named('SentEmail', jsonSchema(sentEmail, 'output'))) },
  },
  preview: {
    operationId: 'previewEmail',
    summary: 'Preview what an e-mail would look like and change; nothing is sent',
    tags,
    requestBody,
    responses: { 200: answer('The e-mail as it would arrive', named('EmailPreview', jsonSchema(emailPreview, 'output'))) },
  },
}
