import type { Candidate } from '@kasack/contract/candidate.ts'
import { candidate as candidateEntity } from '@kasack/contract/candidate.ts'
import type { ContactPerson } from '@kasack/contract/contact-person.ts'
import { contactPerson as personEntity } from '@kasack/contract/contact-person.ts'
import type { Facility } from '@kasack/contract/facility.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee as employeeEntity } from '@kasack/contract/employee.ts'
import { facility as facilityEntity } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import type { EmailPreview } from '@kasack/contract/send-email.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import type { Language } from '@kasack/contract/text.ts'
import type { Vacancy } from '@kasack/contract/vacancy.ts'
import { vacancy as vacancyEntity } from '@kasack/contract/vacancy.ts'
import { skipToken, useQueries, useQuery } from '@tanstack/react-query'
import type { OriginOf } from '../shared/address/modals.ts'
import { recordCall } from '../shared/address/record-path.ts'
import { request } from '../shared/call/api.ts'
import { read, readSilently } from '../shared/call/read.ts'
import type { Params } from '../shared/call/send.ts'
import { findChoices } from '../shared/form/choices.ts'
import { confirm } from '../shared/form/confirm.ts'
import type { Form } from '../shared/form/form.ts'
import { fillIn, patch } from '../shared/form/form.ts'
import { isBlocked } from '../shared/form/form-problems.ts'
import type { FieldValues } from '../shared/form/values.ts'
import { changedValues } from '../shared/form/values.ts'
import { t } from '../shared/language/i18n.ts'
import type { Store } from '../shared/program/store.ts'
import { createStore } from '../shared/program/store.ts'
import { readFor } from '../shared/storage/query-client.ts'
import type { emailModal } from './door.ts'
import type { DefaultTemplate } from './rules.ts'
import { emailBody, personToWriteTo, questionAbout } from './rules.ts'
import { texts } from './texts.ts'

export const personOf = (id: number | undefined) => ifAny(id, read<ContactPerson>(recordCall(personEntity, id ?? '')))

/** What a new e-mail starts from, derived from the record in the page's address. */
export type EmailStart = {
  isPending: boolean
  unread: { status: number; readAgain: () => void } | null
  /** One, or several of one vacancy presented together. */
  candidates: readonly Candidate[]
  /** An employee written to directly, without a candidate. */
  employee: Employee | null
  facility: Ref | null
  person: Ref | null
  recipient: string
}

export function useEmailStart(from: OriginOf<typeof emailModal> | null): EmailStart {
  const isOf = (word: string) => (from?.entity === word ? from.id : undefined)
  const ofPerson = isOf('contact-person')
  const ofProfile = isOf('profile')
  const ofCandidate = ofProfile ?? isOf('candidate')
  const ofCandidates = ofCandidate === undefined ? [] : [ofCandidate, ...(from?.others ?? [])]
  const ofEmployee = isOf('documents-of')
  const person = useQuery(personOf(ofPerson))
  const employee = useQuery(ifAny(ofEmployee, read<Employee>(recordCall(employeeEntity, ofEmployee ?? ''))))
  const people = useQueries({ queries: ofCandidates.map((id) => read<Candidate>(recordCall(candidateEntity, id))) })
  const candidates = people.flatMap(({ data }) => data ?? [])
  const [candidate] = candidates
  const ofVacancy = ofProfile && candidate?.vacancy.id
  const vacancy = useQuery(ifAny(ofVacancy, read<Vacancy>(recordCall(vacancyEntity, ofVacancy ?? ''))))
  const ofFacility = isOf('facility') ?? isOf('absence-at') ?? isOf('ended-at') ?? (ofProfile && candidate?.vacancy.facility.id)
  const facility = useQuery(ifAny(ofFacility, read<Facility>(recordCall(facilityEntity, ofFacility ?? ''))))

  const failed = [person, employee, ...people, facility].find(({ error, data }) => error && !data)
  const addressee =
    person.data ??
    (facility.data ? personToWriteTo([vacancy.data?.contact_person, facility.data.main_contact], facility.data.contact_persons) : null)
  return {
    isPending: [person, employee, ...people, vacancy, facility].some(({ isLoading }) => isLoading),
    unread: failed?.error ? { status: failed.error.status, readAgain: () => void failed.refetch() } : null,
    candidates,
    employee: employee.data ?? null,
    facility: plain(facility.data ?? person.data?.facility ?? candidate?.vacancy.facility ?? null),
    person: plain(addressee),
    recipient: employee.data?.email || (ofProfile === undefined && candidate?.employee.email) || (addressee?.email ?? ''),
  }
}

const plain = (record: Ref | null): Ref | null => record && { id: record.id, name: record.name }

const ifAny = <Asked extends { queryFn?: unknown }>(id: number | undefined, asked: Asked): Asked =>
  id === undefined ? { ...asked, queryFn: skipToken } : asked

/**
 * The state of filling in the template. `kept`: the writer kept their own text; `onlyGerman`: the requested language
 * is missing.
 */
export type Filling = { phase: 'idle' | 'busy' | 'failed'; turn: number; filled: FilledTemplate | null; kept: boolean; onlyGerman: boolean }

export const createFilling = (): Store<Filling> =>
  createStore<Filling>({ phase: 'idle', turn: 0, filled: null, kept: false, onlyGerman: false })

/** The form of an e-mail, the state of its template, and the employee it is about if there is no candidate. */
export type Writing = { form: Form; filling: Store<Filling>; about: number | undefined }
type Values = Record<'template' | 'contact_person' | 'candidate' | 'employee' | 'facility', Ref | null> & {
  candidates: Ref[]
  language: Language
}

/** The template to apply automatically; null if it is not offered. */
export async function findDefaultTemplate(defaultTemplate: DefaultTemplate, params: Params): Promise<Ref | null> {
  const offered = await findChoices('email_template', '', params)
  const found = offered.find((one) => one.id === defaultTemplate || ('code' in one && one.code === defaultTemplate))
  return plain(found ?? null)
}

/** A template filled in for an employee. */
export const filledFor = (template: number, employee: number) =>
  readSilently<FilledTemplate>(`/email-templates/${template}/`, { employee__id: employee, language: 'de' })

/** Fills in another template or language. If the writer keeps their own text, template and language are reset, too. */
export async function applyTemplate(writing: Writing, changed: Partial<Pick<Values, 'template' | 'language'>>): Promise<void> {
  const { form, filling } = writing
  const before = form.get().values
  fillIn(form, changed)
  const isTaken = await refill(writing, begin(filling))
  if (!isTaken) fillIn(form, Object.fromEntries(Object.keys(changed).map((name) => [name, before[name]])))
}

/**
 * Switches to another contact person and their address, unless one was typed while it loaded, and fills in the
 * template again.
 */
export async function writeTo(writing: Writing, person: Ref | null): Promise<void> {
  const { form, filling } = writing
  const turn = begin(filling)
  fillIn(form, { contact_person: person, recipient: '' })
  const whole = person && (await readFor(personOf(person.id)).catch(() => null))
  if (filling.get().turn !== turn) return
  if (form.get().values['recipient'] === '') fillIn(form, { recipient: whole?.email ?? '' })
  await refill(writing, turn)
}

export const tryAgain = (writing: Writing) => refill(writing, begin(writing.filling))

/** False while a template is being filled in: the writer must have seen what is sent. */
export const isSettled = (filling: Store<Filling>): boolean => filling.get().phase === 'idle'

/** Asks the writer to confirm documents on health or residence; true at once if none is chosen. */
export async function confirmSensitive({ form, filling }: Pick<Writing, 'form' | 'filling'>): Promise<boolean> {
  const { selected_documents: chosen, recipient } = form.get().values as { selected_documents: Ref[]; recipient: string } // form fields
  const question = questionAbout(chosen, filling.get().filled?.documents ?? [], recipient)
  return question === null || confirm({ ...question, isLoss: false })
}

/**
 * The e-mail as it would arrive; null if the form shows errors, the request failed (with a notification), or the
 * writer has typed since.
 */
export async function askPreview({ form, filling }: Writing): Promise<EmailPreview | null> {
  patch(form, { submitAttempted: true })
  if (isBlocked(form.get()) || !isSettled(filling)) return null
  const { values } = form.get()
  const answer = await request<EmailPreview>({
    method: 'POST',
    path: `/${sendEmail.path}/preview/`,
    body: emailBody(values),
    shownIn: [],
    entity: sendEmail.noun,
    hooks: { 200() {}, 400() {} }, // 200 is shown on top of the form, 400 at its fields
  })
  if (form.get().values !== values || form.get().phase !== 'open') return null
  if (!answer.ok && answer.status === 400) patch(form, { refused: { status: 400, data: answer.data, changedSince: new Set() } })
  return answer.ok ? answer.data : null
}

function begin(filling: Store<Filling>): number {
  const turn = filling.get().turn + 1
  filling.set({ ...filling.get(), phase: 'busy', turn })
  return turn
}

/** Fills the form from the template. False only if the writer keeps their own text. */
async function refill({ form, filling, about }: Writing, turn: number): Promise<boolean> {
  const finish = (now: Partial<Filling>) => filling.set({ ...filling.get(), phase: 'idle', kept: false, onlyGerman: false, ...now })
  const { template, contact_person, candidate, candidates, employee, facility, language } = form.get().values as Values // form fields
  const presented = candidate ? [candidate] : candidates
  if (!template) {
    finish({ filled: null })
    return true
  }
  const params = {
    contact_person__id: contact_person?.id,
    candidate__id: presented.map(({ id }) => id),
    employee__id: presented.length > 0 ? undefined : (employee?.id ?? about),
    facility__id: facility?.id,
    language,
  }
  const answer = await readFor(read<FilledTemplate>(`/email-templates/${template.id}/`, params)).catch(() => null)
  if (filling.get().turn !== turn) return true
  if (!answer) {
    finish({ phase: 'failed' })
    return true
  }
  // An employee the facility is merely told about is no part of the e-mail, so their documents are not offered.
  const filled = presented.length > 0 || employee ? answer : { ...answer, documents: [] }
  const { subject, text_template: text, preselected_attachments, documents } = filled
  const next = {
    subject,
    text,
    selected_attachments: preselected_attachments.map(({ id, name }) => ({ id, name })),
    selected_documents: documents.filter(({ is_preselected }) => is_preselected).map(({ id, name }) => ({ id, name })),
  }
  if (wouldLoseEdits(form, next) && !(await confirmReplacing())) {
    finish({ kept: true })
    return false
  }
  fillIn(form, { ...next, language: filled.language })
  finish({ filled, onlyGerman: filled.language !== language })
  return true
}

/** Whether the writer's own changes would be lost. */
function wouldLoseEdits(form: Form, next: FieldValues): boolean {
  const { start, values } = form.get()
  const [own, lost] = [changedValues(sendEmail, start, values), changedValues(sendEmail, values, { ...values, ...next })]
  return Object.keys(next).some((name) => name in own && name in lost)
}

const confirmReplacing = () =>
  confirm({ title: t(texts.replace), text: t(texts.replace_help), yes: t(texts.replace_yes), no: t(texts.replace_no) })
