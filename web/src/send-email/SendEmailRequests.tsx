import { email } from '@kasack/contract/email.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import type { SentEmail } from '@kasack/contract/send-email.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { readSilently, RequestFailed } from '../shared/call/read.ts'
import { newKey } from '../shared/call/repeat-key.ts'
import type { CallResult } from '../shared/call/send.ts'
import { t } from '../shared/language/i18n.ts'
import { toast } from '../shared/notification/notify.ts'
import { createStore } from '../shared/program/store.ts'
import { readFor } from '../shared/storage/query-client.ts'
import { runOneByOne, sendOne } from '../shared/table/one-by-one.ts'
import type { SelectionContext } from '../shared/table/selection-act.ts'
import { selectionTexts } from '../shared/table/selection-texts.ts'
import { actLabels } from './labels.ts'
import { filledFor, findDefaultTemplate } from './queries.ts'
import { categoriesFor, gapsIn, templatesOf, defaultTemplateOf, whyNotAsked } from './rules.ts'
import { SendEmailRequest } from './SendEmailRequest.tsx'
import { texts } from './texts.ts'

type Row = { id: number; employee: Ref }

const categories = categoriesFor('documents-of')

/**
 * Asks the employees of these rows for documents: one e-mail each, however many rows they have, all from one
 * template.
 */
export async function requestDocuments<R extends Row>({ rows, leftOut, onProgress, stop }: SelectionContext<R>): Promise<readonly R[]> {
  onProgress(0)
  const people = await readAll(rows, stop)
  if (stop.aborted) return []
  const asked = people.flatMap((one) => ('employee' in one ? one.employee : []))
  const [first] = asked
  const template = createStore(await findDefaultTemplate(defaultTemplateOf('documents-of')!, templatesOf(categories, null)))
  const isReady = createStore(false)
  const rowsOf = (these: readonly Employee[]) => rows.filter(({ employee }) => these.some(({ id }) => id === employee.id))
  let isHeld = false
  const written = await runOneByOne(
    {
      label: actLabels.request_document,
      question: { one: texts.request_one, some: texts.request_some },
      more: first && <SendEmailRequest first={first} categories={categories} template={template} isReady={isReady} />,
      isReady,
      send: async (one) => {
        const answer = await writeTo(one, template.get()!)
        isHeld ||= answer.ok && answer.data.state === 'held'
        return answer
      },
      resource: email.path,
    },
    {
      rows: asked,
      leftOut: [...leftOut, ...people.flatMap((one) => ('reason' in one ? one.reason : []))],
      nameOf: ({ name }) => name,
      onProgress: (done) => onProgress(rowsOf(asked.slice(0, done)).length),
      stop,
    },
  )
  if (isHeld) toast('warning', t(texts.are_held))
  return rowsOf(written)
}

/** Employees read in parallel. */
const atOnce = 5

type Person = { employee: Employee } | { reason: string }

/** Each employee of the rows once, or the reason for leaving them out. */
async function readAll(rows: readonly Row[], stop: AbortSignal): Promise<Person[]> {
  const named = rows.map(({ employee }) => employee)
  const people = named.filter(({ id }, at) => named.findIndex((one) => one.id === id) === at)
  const read: Person[] = []
  for (let at = 0; at < people.length && !stop.aborted; at += atOnce) {
    read.push(...(await Promise.all(people.slice(at, at + atOnce).map(readPerson))))
  }
  return read
}

async function readPerson({ id, name }: Ref): Promise<Person> {
  const leftOut = (reason: string) => ({ reason: t(selectionTexts.of_row, { name, reason }) })
  const found = await orRefusal(readFor(readSilently<Employee>(recordCall(employeeEntity, id))))
  if (found instanceof RequestFailed) return leftOut(found.message)
  const why = whyNotAsked(found)
  return why ? leftOut(t(why)) : { employee: found }
}

/** Idempotency keys of e-mails whose response never arrived, by employee; a retry must not send a second one. */
const openKeys = new Map<number, string>()

async function writeTo(employee: Employee, template: Ref): Promise<CallResult<SentEmail>> {
  const { id, email: recipient } = employee
  const filled = await orRefusal(readFor(filledFor(template.id, id)))
  if (filled instanceof RequestFailed) return { ok: false, status: filled.status, data: filled.data, group: null }
  const names = gapsIn(filled).join('; ')
  if (names) return { ok: false, status: 400, data: { errors: [t(texts.empty_placeholders, { names })] }, group: null }
  const repeatKey = openKeys.get(id) ?? newKey()
  openKeys.set(id, repeatKey)
  const body = { ...mailOf(filled), recipient, template: { id: template.id }, employee: { id } }
  const answer = await sendOne<SentEmail>({ method: 'POST', path: `/${sendEmail.path}/`, body, repeatKey })
  if (answer.ok) openKeys.delete(id)
  return answer
}

/** Without documents, and noted in the logbook. */
const mailOf = ({ subject, text_template: text, preselected_attachments, language }: FilledTemplate) => ({
  subject,
  text,
  selected_attachments: preselected_attachments.map(({ id }) => ({ id })),
  language,
  log: true,
})

const orRefusal = <Data,>(reading: Promise<Data>): Promise<Data | RequestFailed> =>
  reading.catch((error: unknown) => {
    if (error instanceof RequestFailed) return error
    throw error
  })
