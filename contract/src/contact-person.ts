import * as z from 'zod/mini'
import { address, addressLines, addressPlace } from './address.ts'
import type { Answer, Input } from './entity.ts'
import { entity, sameAccess } from './entity.ts'
import { latestEngagement } from './shared-shape.ts'
import { groupRef } from './facility-group.ts'
import { moment, readOnly } from './field.ts'
import { ref, refs } from './reference-field.ts'
import { email, longText, phone, text } from './text-field.ts'
import { optionalChoice } from './choice-field.ts'
import { day, flag } from './value-field.ts'
import * as filter from './filter.ts'
import { genders } from './gender.ts'
import { defineList } from './list.ts'

export const contactPerson = entity('contact-persons', {
  name: 'contact_person',
  noun: { de: 'Ansprechpartner', en: 'Contact person' },
  plural: { de: 'Ansprechpartner', en: 'Contact persons' },
  access: sameAccess('session'),
  fields: {
    id: readOnly(z.number()),
    name: readOnly(z.string()),
    full_name: readOnly(z.string()),
    gender: optionalChoice(genders.map(({ code }) => code)),
    title: text(),
    first_name: text({ required: true }),
    last_name: text({ required: true }),
    facility: ref('facility'),
    facility_group: ref('facility_group', { answer: groupRef }),
    function: ref('contact_person_function'),
    birthday_date: day({ bound: 'not_after_today' }),
    mobile: phone(),
    phone: phone(),
    fax: phone(),
    email: email(),
    ...addressLines,
    exam_city: text(),
    ...addressPlace,
    formatted_address: readOnly(z.string()),
    address_warning: readOnly(z.boolean()),
    tags: refs('tag'),
    note: longText(),
    is_active: flag({ initial: true }),
    latest_engagement: readOnly(latestEngagement),
    last_contact_date: readOnly(z.nullable(z.string()), { kind: 'day' }),
    created_datetime: moment(),
  },
  compositeFields: { formatted_address: address },
})
export type ContactPerson = Answer<typeof contactPerson>
export type ContactPersonInput = Input<typeof contactPerson>

export const contactPersonList = defineList(contactPerson, {
  filters: {
    name__icontains: filter.contains(),
    facility__name__icontains: filter.contains(),
    facility__id: filter.ids('facility'),
    facility: filter.ids('facility'),
    facility_group__id: filter.ids('facility_group'),
    facility_group__name__icontains: filter.contains(),
    facility_or_group_ids: filter.facilityOrGroup(),
    function__id: filter.ids('contact_person_function'),
    phone__icontains: filter.contains(),
    email__icontains: filter.contains(),
    latest_engagement__created_datetime__date__gte: filter.day(),
    latest_engagement__created_datetime__date__lte: filter.day(),
    states: filter.states(),
    is_active: filter.flags(),
  },
  sorts: [
    'id',
    'last_name',
    'first_name',
    'name',
    'email',
    'facility__name',
    'facility_group__name',
    'function__name',
    'created_datetime',
    'latest_engagement__created_datetime',
  ],
  defaultSort: 'id',
})
