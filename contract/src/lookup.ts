import * as z from 'zod/mini'
import { entity, sameAccess, type Answer, type Fields, type Input } from './entity.ts'
import { readOnly } from './field.ts'
import { storedFile } from './file.ts'
import { refs } from './reference-field.ts'
import { code, longText, text } from './text-field.ts'
import { choice } from './choice-field.ts'
import { day, flag, integer } from './value-field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import type { LookupName } from './reference.ts'
import { lookups } from './reference.ts'

const itemFields = {
  id: readOnly(z.number()),
  name: text({ required: true, unique: true }),
  order: integer({ initial: 0 }),
  is_active: flag({ initial: true }),
}

export const templateCategories = ['facility', 'profile', 'candidate', 'other'] as const

const file = readOnly(z.nullable(storedFile))

/** Whether documents of a kind expire. */
export const expiries = ['never', 'optional', 'required'] as const

const moreFields = {
  booking_document: { file },
  document_kind: {
    code: code({ required: true, unique: true }),
    expires: choice(expiries, { initial: 'optional' }),
    is_obligatory: flag(),
    is_health_data: flag(),
    is_residence_title: flag(),
    exempt_born_before: day(),
    remind_days: integer({ min: 0, initial: 30 }),
  },
  email_attachment: { file },
  engagement_action: { code: code({ required: true, unique: true }) },
  email_template: {
    code: code({ required: true, unique: true }),
    category: choice(templateCategories, { initial: 'other' }),
    subject: text(),
    text_template: longText(),
    subject_en: text(),
    text_template_en: longText(),
    facilities: refs('facility'),
    allowed_attachments: refs('email_attachment'),
    preselected_attachments: refs('email_attachment'),
  },
  vacancy_type: { is_leasing: flag({ initial: true }) },
} satisfies Partial<Record<LookupName, Fields>>

function lookupEntity<F extends Fields, N extends LookupName>(name: N, fields: F) {
  const { path, noun, plural }: (typeof lookups)[LookupName] = lookups[name]
  return entity(`lookups/${path}`, { name, noun, plural, access: sameAccess('superuser'), fields: { ...itemFields, ...fields } })
}

export const emailTemplate = lookupEntity('email_template', moreFields.email_template)
export const engagementAction = lookupEntity('engagement_action', moreFields.engagement_action)
export const emailAttachment = lookupEntity('email_attachment', moreFields.email_attachment)
export const documentKind = lookupEntity('document_kind', moreFields.document_kind)
export const bookingDocument = lookupEntity('booking_document', moreFields.booking_document)
export const vacancyType = lookupEntity('vacancy_type', moreFields.vacancy_type)

/** A reference list with the common fields only. */
export const lookup = (name: Exclude<LookupName, keyof typeof moreFields>) => lookupEntity(name as LookupName, {}) // one type for all lists
export type LookupEntity = ReturnType<typeof lookup>

export type Lookup = Answer<LookupEntity>
export type LookupInput = Input<LookupEntity>

const withMoreFields: LookupEntity[] = [emailTemplate, engagementAction, emailAttachment, bookingDocument, documentKind, vacancyType]

/** All reference lists, each with its own fields. */
export const lookupEntities: LookupEntity[] = Object.keys(lookups).map(
  (name) => withMoreFields.find((one) => one.name === name) ?? lookup(name as Parameters<typeof lookup>[0]), // the remaining names
)

const listFilters = { is_active: filter.flags(), category: filter.choices(templateCategories) }

/** The same list for every reference list; actions sort by id, and only templates have categories. */
export const lookupList = <E extends LookupEntity>(of: E) =>
  defineList(of, {
    filters: of.name === 'email_template' ? listFilters : ({ is_active: listFilters.is_active } as typeof listFilters), // one type for all
    sorts: ['id', 'name', 'order', 'is_active'],
    defaultSort: of.name === 'engagement_action' ? 'id' : 'order,name',
  })
