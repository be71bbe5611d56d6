import * as z from 'zod/mini'
import type { Answer, Entity, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import type { Fields } from './entity.ts'
import { choice, code, flag, integer, longText, readOnly, refs, text } from './field.ts'
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

const moreFields = {
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
} satisfies Partial<Record<LookupName, Fields>>

const lookupEntity = <F extends Fields>(name: LookupName, fields: F) =>
  entity(`lookups/${lookups[name].path}`, { name, access: sameAccess('superuser'), fields: { ...itemFields, ...fields } })

export const emailTemplate = lookupEntity('email_template', moreFields.email_template)
export const engagementAction = lookupEntity('engagement_action', moreFields.engagement_action)

/** A reference list without fields of its own. */
export const lookup = (name: Exclude<LookupName, keyof typeof moreFields>) => lookupEntity(name, {})

export type Lookup = Answer<ReturnType<typeof lookup>>
export type LookupInput = Input<ReturnType<typeof lookup>>

/** Lists of every reference list look alike. */
export const lookupList = <E extends Entity>(of: E, defaultSort: 'order,name' | 'id') =>
  defineList(of, { filters: { is_active: filter.flags() }, sorts: ['id', 'name', 'order', 'is_active'], defaultSort })
