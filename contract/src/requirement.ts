import * as z from 'zod/mini'
import { choice } from './choice-field.ts'
import type { Answer, Input } from './entity.ts'
import { entity } from './entity.ts'
import { readOnly } from './field.ts'
import * as filter from './filter.ts'
import { defineList } from './list.ts'
import { ref } from './reference-field.ts'
import { text } from './text-field.ts'
import type { Text } from './text.ts'

/** Where something is required: at all facilities of a type or group, at a facility, or for a vacancy. Exactly one of them. */
export const requirementPlaces = ['facility_type', 'facility_group', 'facility', 'vacancy'] as const

export type RequirementPlace = (typeof requirementPlaces)[number]

/** What is required. Exactly one of them. */
export const requirementKinds = ['document_kind', 'exam', 'qualification'] as const
export type RequirementKind = (typeof requirementKinds)[number]

/** Whether it is required, or a requirement from farther off is dropped. */
export const requirementEffects = ['require', 'drop'] as const
export type RequirementEffect = (typeof requirementEffects)[number]

const writers = 'vacancies.add_booking'

/** What an employee must have to be booked: docs/rules/requirements.md. Superusers write those of types and groups, and drops. */
export const requirement = entity('requirements', {
  name: 'requirement',
  noun: { de: 'Voraussetzung', en: 'Requirement' },
  plural: { de: 'Voraussetzungen', en: 'Requirements' },
  access: { read: 'session', create: writers, change: writers, remove: writers },
  fields: {
    id: readOnly(z.number()),
    facility_type: ref('facility_type', { locked: true }),
    facility_group: ref('facility_group', { locked: true }),
    facility: ref('facility', { locked: true }),
    vacancy: ref('vacancy', { locked: true }),
    department: ref('facility_department', { locked: true }),
    document_kind: ref('document_kind', { locked: true }),
    exam: ref('exam', { locked: true }),
    qualification: ref('qualification', { locked: true }),
    effect: choice(requirementEffects, { initial: 'require' }),
    note: text(),
  },
})
export type Requirement = Answer<typeof requirement>
export type RequirementInput = Input<typeof requirement>

export const requirementList = defineList(requirement, {
  filters: {
    facility_type__id: filter.ids('facility_type'),
    facility_group__id: filter.ids('facility_group'),
    facility__id: filter.ids('facility'),
    vacancy__id: filter.ids('vacancy'),
    document_kind__id: filter.ids('document_kind'),
  },
  sorts: ['id'],
  defaultSort: 'id',
})

/** Whether only superusers may write it: what applies to many facilities, and drops. */
export const needsSuperuser = ({ facility_type, facility_group, effect }: Pick<Requirement, 'effect'> & Places): boolean =>
  facility_type !== null || facility_group !== null || effect === 'drop'

type Places = { facility_type: object | null; facility_group: object | null }

/** The kind of item required; null: none, or several. */
export function kindOf(input: Readonly<Record<RequirementKind, unknown>>): RequirementKind | null {
  const [kind, ...others] = requirementKinds.filter((one) => input[one] !== null)
  return kind && others.length === 0 ? kind : null
}

/** Why a requirement is refused that names no place or several, or no item or several. */
export const requirementTexts = {
  no_place: {
    de: 'Bitte wählen Sie einen Einrichtungstyp, eine Gruppe, eine Einrichtung oder eine Stelle.',
    en: 'Please choose a facility type, a group, a facility or a vacancy.',
  },
  several_places: {
    de: 'Bitte wählen Sie nur eines: Einrichtungstyp, Gruppe, Einrichtung oder Stelle.',
    en: 'Please choose only one: facility type, group, facility or vacancy.',
  },
  no_item: {
    de: 'Bitte wählen Sie eine Nachweisart, ein Examen oder eine Qualifikation.',
    en: 'Please choose a document type, an exam or a qualification.',
  },
  several_items: {
    de: 'Bitte wählen Sie nur eines: Nachweisart, Examen oder Qualifikation.',
    en: 'Please choose only one: document type, exam or qualification.',
  },
  only_with_facility: {
    de: 'Ein Fachbereich gehört zu einer Einrichtung.',
    en: 'A department can only be chosen together with a facility.',
  },
} satisfies Record<string, Text>
