import { contactPerson } from '@kasack/contract/contact-person.ts'
import type { Employee } from '@kasack/contract/employee.ts'
import { employee } from '@kasack/contract/employee.ts'
import { facility } from '@kasack/contract/facility.ts'
import type { Ref } from '@kasack/contract/field.ts'
import type { FilledTemplate } from '@kasack/contract/filled-template.ts'
import type { templateCategories } from '@kasack/contract/lookup.ts'
import { sendEmail } from '@kasack/contract/send-email.ts'
import type { Text } from '@kasack/contract/text.ts'
import { user } from '@kasack/contract/user.ts'
import { vacancy } from '@kasack/contract/vacancy.ts'
import { labels as personLabels } from '../contact-person/labels.ts'
import { labels as employeeLabels } from '../employee/labels.ts'
import { labels as facilityLabels } from '../facility/labels.ts'
import type { Question } from '../shared/form/confirm.ts'
import type { FieldValues } from '../shared/form/values.ts'
import { allValues } from '../shared/form/values.ts'
import { t } from '../shared/language/i18n.ts'
import { labels as vacancyLabels } from '../vacancy/labels.ts'
import { actLabels } from './labels.ts'
import { texts } from './texts.ts'

export type Category = (typeof templateCategories)[number]
/** What an e-mail starts from, as named in the page's address. */
export type EmailOrigin = 'facility' | 'absence-at' | 'ended-at' | 'contact-person' | 'profile' | 'candidate' | 'documents-of'

/** A template applied automatically: its id or code. */
export type DefaultTemplate = number | string

/** Default templates, by code. For a profile, only until the writer has sent one from another template. */
const defaultCodes: Partial<Record<EmailOrigin, DefaultTemplate>> = {
  'absence-at': 'sick_note',
  'ended-at': 'assignment_end',
  'documents-of': 'documents_requested',
  profile: 'profile',
}

export const defaultTemplateOf = (origin: EmailOrigin | undefined): DefaultTemplate | null => (origin && defaultCodes[origin]) ?? null

/**
 * The template categories offered, likeliest first. An e-mail to a facility about a candidate need not be a profile.
 */
export function categoriesFor(origin: EmailOrigin | undefined): readonly Category[] {
  if (origin === 'profile') return ['profile', 'facility', 'other']
  if (origin === 'candidate') return ['candidate', 'other']
  if (origin === 'documents-of') return ['other', 'candidate']
  return origin === undefined ? ['facility', 'profile', 'candidate', 'other'] : ['facility', 'other']
}

/** Query parameters for the templates of these categories that are available to the facility. */
export const templatesOf = (categories: readonly Category[], at: { id: number } | null) => ({
  category: categories,
  facility__id: at?.id,
})

/** Why an employee cannot be asked for documents in bulk; undefined: they can. */
export const whyNotAsked = ({ email, is_active }: Pick<Employee, 'email' | 'is_active'>): Text | undefined =>
  email === '' ? actLabels.no_address : is_active ? undefined : actLabels.is_inactive

/**
 * Unfilled placeholders of an e-mail nobody reads before it goes. The writer's own data is ignored: it is the same in
 * every e-mail.
 */
export const gapsIn = ({ empty_placeholders }: Pick<FilledTemplate, 'empty_placeholders'>): string[] =>
  empty_placeholders.filter((placeholder) => !placeholder.startsWith('user.')).map(placeholderName)

type Addressee = { id: number; name: string; email: string }

/**
 * Who to write to at a facility: the first named person with an address, else the first named, else the only contact
 * person.
 */
export function personToWriteTo(named: readonly (Addressee | null | undefined)[], all: readonly Addressee[]): Addressee | null {
  const known = named.filter((person) => person != null)
  const first = known.find(({ email }) => email !== '') ?? known[0]
  return first ?? (all.length === 1 ? all[0]! : null)
}

/** Total bytes of the chosen files, as far as they are known. */
export const sizeTogether = (chosen: readonly { id: number }[], known: readonly { id: number; file: { size: number } }[]): number =>
  known.filter(({ id }) => chosen.some((one) => one.id === id)).reduce((sum, { file }) => sum + file.size, 0)

type SendableDocument = { id: number; name: string; file: { name: string }; is_health: boolean; is_residence: boolean; employee: Ref }

/** The documents of each person, in order. */
export const byPerson = <P extends { employee: Ref }>(documents: readonly P[]): { person: Ref; documents: P[] }[] =>
  [...Map.groupBy(documents, ({ employee: { id } }) => id).values()].map((own) => ({ person: own[0]!.employee, documents: own }))

/** Confirmation before documents on health or residence are sent; null if none is chosen. */
export function questionAbout(chosen: readonly { id: number }[], offered: readonly SendableDocument[], recipient: string): Question | null {
  const delicate = offered.filter(({ id, is_health, is_residence }) => (is_health || is_residence) && chosen.some((one) => one.id === id))
  if (delicate.length === 0) return null
  const isOfSeveral = byPerson(offered).length > 1
  return {
    title: t(sureAbout(delicate)),
    text: t(texts.goes_to, { recipient }),
    reasons: delicate.map(({ name, file, employee: whose }) => `${isOfSeveral ? `${whose.name}: ` : ''}${name} (${file.name})`),
    yes: t(actLabels.send),
    no: t(texts.write_on),
  }
}

function sureAbout(documents: readonly SendableDocument[]): Text {
  const ofHealth = documents.filter(({ is_health }) => is_health).length
  const isOne = documents.length === 1
  if (ofHealth === 0) return isOne ? texts.residence_one : texts.residence_several
  if (ofHealth < documents.length) return texts.health_and_residence
  return isOne ? texts.health_one : texts.health_several
}

/** The request body, without null values. */
export const emailBody = (values: FieldValues): object =>
  Object.fromEntries(Object.entries(allValues(sendEmail, values)).filter(([, value]) => value !== null))

/** How many candidates an e-mail is about; sending may change each. */
export const candidatesIn = ({ candidate = null, candidates = [] }: FieldValues): number =>
  candidate === null ? (candidates as unknown[]).length : 1 // form fields

/** Warnings about the recipient: the address is missing or is not theirs, or they are inactive. */
export function addresseeHints({ name, email, is_active }: Omit<Addressee, 'id'> & { is_active: boolean }, recipient: string): string[] {
  const isOther = recipient.trim() !== '' && recipient.trim().toLowerCase() !== email.toLowerCase()
  return [
    ...(email === '' ? [t(texts.no_address, { name })] : isOther ? [t(texts.other_address, { name, email })] : []),
    ...(is_active ? [] : [t(texts.is_inactive, { name })]),
  ]
}

const words: Record<string, { noun: Text; labels: Record<string, Text> }> = {
  contact_person: { noun: contactPerson.noun, labels: { ...personLabels, greeting: texts.greeting, salutation: texts.greeting } },
  employee: { noun: employee.noun, labels: employeeLabels },
  facility: { noun: facility.noun, labels: facilityLabels },
  user: { noun: user.noun, labels: personLabels },
  vacancy: { noun: vacancy.noun, labels: vacancyLabels },
}

/**
 * The label of a template placeholder: `employee.exam` is the exam of the employee. Unknown ones are returned
 * unchanged.
 */
export function placeholderName(placeholder: string): string {
  const [of = '', field = ''] = placeholder.split('.')
  const label = words[of]?.labels[field]
  return label ? `${t(words[of]!.noun)}: ${t(label)}` : placeholder
}
